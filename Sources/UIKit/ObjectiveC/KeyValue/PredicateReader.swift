import Foundation

/// Reads a predicate's format: `name BEGINSWITH[cd] %@ AND (age >= 18 OR NOT tags CONTAINS 'guest')`.
struct PredicateReader {
    private enum Word: Equatable {
        case name(String), text(String), number(Double), sign(String), argument(String)
    }

    private var words: [Word]
    private var place = 0
    private var arguments: ArraySlice<Any?>

    static func read(_ format: String, _ arguments: [Any?]) -> PredicateCondition {
        guard let words = split(format) else { return refuse(format) }
        // One array stands for all arguments, as Swift passes a list on.
        let all = arguments.count == 1 ? (arguments[0] as? [Any?]).flatMap { list in argumentCount(words) == 1 ? nil : list } : nil
        var reader = PredicateReader(words: words, arguments: (all ?? arguments)[...])
        guard let condition = reader.either(), reader.place == words.count else { return refuse(format) }
        return condition
    }

    private static func refuse(_ format: String) -> PredicateCondition {
        KeyValueMessage.write("NSPredicate: the format \"\(format)\" is not understood, and everything matches")
        return .constant(true)
    }

    private static func argumentCount(_ words: [Word]) -> Int { words.count { if case .argument = $0 { true } else { false } } }

    // MARK: Words

    private static func split(_ format: String) -> [Word]? {
        var words: [Word] = [], rest = Substring(format)
        while let letter = rest.first {
            if letter.isWhitespace {
                rest.removeFirst()
            } else if letter == "'" || letter == "\"" {
                guard let (text, after) = quoted(rest) else { return nil }
                words.append(.text(text))
                rest = after
            } else if letter == "%" {
                let specifier = rest.dropFirst().prefix { $0 == "l" || $0 == "h" || $0 == "q" || $0 == "z" }
                guard let kind = rest.dropFirst(1 + specifier.count).first else { return nil }
                words.append(.argument(String(kind)))
                rest = rest.dropFirst(2 + specifier.count)
            } else if letter.isNumber {
                let digits = rest.prefix { $0.isNumber || $0 == "." }
                guard let number = Double(digits) else { return nil }
                words.append(.number(number))
                rest = rest.dropFirst(digits.count)
            } else if letter.isLetter || "_@$#".contains(letter) {
                let name = rest.prefix { $0.isLetter || $0.isNumber || "_@$#".contains($0) }
                words.append(.name(String(name)))
                rest = rest.dropFirst(name.count)
            } else {
                guard let sign = signs.first(where: { rest.hasPrefix($0) }) else { return nil }
                words.append(.sign(sign))
                rest = rest.dropFirst(sign.count)
            }
        }
        return words
    }

    private static let signs = [
        "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "[", "]", "{", "}", ",", ".", "+", "-", "*",
        "/",
    ]

    private static func quoted(_ text: Substring) -> (String, Substring)? {
        guard let mark = text.first else { return nil }
        var result = "", rest = text.dropFirst()
        while let letter = rest.popFirst() {
            if letter == mark { return (result, rest) }
            if letter == "\\", let next = rest.popFirst() { result.append(next) } else { result.append(letter) }
        }
        return nil
    }

    private mutating func take(_ sign: String) -> Bool {
        guard place < words.count, words[place] == .sign(sign) else { return false }
        place += 1
        return true
    }

    /// Takes a word of the grammar, in any case.
    private mutating func take(word: String) -> Bool {
        guard place < words.count, case .name(let name) = words[place], name.uppercased() == word else { return false }
        place += 1
        return true
    }

    // MARK: Conditions

    private mutating func either() -> PredicateCondition? {
        guard var condition = both() else { return nil }
        while take("||") || take(word: "OR") {
            guard let other = both() else { return nil }
            condition = .either(condition, other)
        }
        return condition
    }

    private mutating func both() -> PredicateCondition? {
        guard var condition = single() else { return nil }
        while take("&&") || take(word: "AND") {
            guard let other = single() else { return nil }
            condition = .both(condition, other)
        }
        return condition
    }

    private mutating func single() -> PredicateCondition? {
        if take("!") || take(word: "NOT") { return single().map { .not($0) } }
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        let start = place, left = arguments
        if take("("), let inner = either(), take(")") { return inner }
        (place, arguments) = (start, left)
        return comparison()
    }

    private mutating func comparison() -> PredicateCondition? {
        var share: PredicateCondition.Share?
        if take(word: "ANY") || take(word: "SOME") {
            share = .any
        } else if take(word: "ALL") {
            share = .all
        } else if take(word: "NONE") {
            share = PredicateCondition.Share.none
        }
        guard let left = sum() else { return nil }
        guard let relation = relation() else { return nil }
        let options = options()
        guard let right = sum() else { return nil }
        return .comparison(left, relation, right, options, share)
    }

    private mutating func relation() -> PredicateCondition.Relation? {
        for (sign, relation) in Self.relations where take(sign) { return relation }
        for (word, relation) in Self.wordRelations where take(word: word) { return relation }
        return nil
    }

    private static let relations: [(String, PredicateCondition.Relation)] = [
        ("==", .equal), ("=", .equal), ("!=", .unequal), ("<>", .unequal), ("<=", .lessOrEqual), ("=<", .lessOrEqual),
        (">=", .greaterOrEqual),
        ("=>", .greaterOrEqual), ("<", .less), (">", .greater),
    ]

    private static let wordRelations: [(String, PredicateCondition.Relation)] = [
        ("MATCHES", .matches), ("LIKE", .like), ("BEGINSWITH", .begins), ("ENDSWITH", .ends), ("CONTAINS", .contains), ("IN", .within),
        ("BETWEEN", .between),
    ]

    private mutating func options() -> String.CompareOptions {
        guard take("[") else { return [] }
        var options: String.CompareOptions = []
        if place < words.count, case .name(let letters) = words[place] {
            place += 1
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        }
        _ = take("]")
        return options
    }

    // MARK: Values

    private mutating func sum() -> PredicateValue? { chain(of: ["+", "-"]) { $0.chain(of: ["*", "/"]) { $0.value() } } }

    private mutating func chain(of signs: [Character], _ part: (inout Self) -> PredicateValue?) -> PredicateValue? {
        guard var value = part(&self) else { return nil }
        while let sign = signs.first(where: { take(String($0)) }) {
            guard let other = part(&self) else { return nil }
            value = .sum(value, sign, other)
        }
        return value
    }

    private mutating func value() -> PredicateValue? {
        guard let first = plainValue() else { return nil }
        var keys: [String] = []
        while take(".") {
            guard place < words.count else { return nil }
            switch words[place] {
            case .name(let name): keys += [name]
            case .argument("K"): keys += keyPath()
            default: return nil
            }
            place += 1
        }
        if keys.isEmpty { return first }
        if case .path(let owner, let before) = first { return .path(owner, before + keys) }
        return .path(first, keys)
    }

    private mutating func keyPath() -> [String] { (arguments.popFirst() as? String ?? "").split(separator: ".").map(String.init) }

    private mutating func plainValue() -> PredicateValue? {
        guard place < words.count else { return nil }
        let word = words[place]
        place += 1
        switch word {
        case .text(let text): return .given(text)
        case .number(let number): return .given(number)
        case .argument("K"): return .path(.subject, keyPath())
        case .argument: return arguments.popFirst().map { .given($0) }
        case .name(let name): return named(name)
        case .sign("("):
            guard let inner = sum(), take(")") else { return nil }
            return inner
        case .sign("{"): return list()
        case .sign("-"): return value().map { .sum(.given(0), "-", $0) }
        case .sign: return nil
        }
    }

    private func named(_ name: String) -> PredicateValue {
        switch name.uppercased() {
        case "SELF": .subject
        case "TRUE", "YES": .given(true)
        case "FALSE", "NO": .given(false)
        case "NIL", "NULL": .given(nil)
        default: name.hasPrefix("$") ? .variable(String(name.dropFirst())) : .path(.subject, [name])
        }
    }

    private mutating func list() -> PredicateValue? {
        var values: [PredicateValue] = []
        if take("}") { return .list(values) }
        repeat {
            guard let value = sum() else { return nil }
            values.append(value)
        } while take(",")
        return take("}") ? .list(values) : nil
    }
}
