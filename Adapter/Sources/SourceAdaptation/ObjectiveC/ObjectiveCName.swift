/// The names that an Objective-C method has in Swift.
///
/// Swift leaves out words that the types say. Which ones depends on rules about English (`OmitNeedlessWords`); where more than one name may
/// result, the method gets all of them, and code calls the one that it knows.
struct ObjectiveCName: Hashable {
    var base: String
    /// `_` for a parameter without a label.
    var labels: [String]

    /// Returns the names of a method, the most probable first.
    /// - Parameters:
    ///   - types: the types of the parameters.
    ///   - result: the type of the result.
    ///   - owner: the type that has the method.
    static func names(of selector: [String], types: [String], result: String, owner: String = "") -> [ObjectiveCName] {
        let first = selector[0], rest = Array(selector.dropFirst())
        guard !types.isEmpty else {
            let short = pruned(first, by: result)
            return unique([ObjectiveCName(base: short, labels: []), ObjectiveCName(base: first, labels: [])])
        }
        let short = zip(rest, types.dropFirst()).map { $0.isEmpty ? "_" : prunedLabel($0, by: $1) }
        let full = rest.map { $0.isEmpty ? "_" : $0 }
        var heads: [(String, String)] = []
        if types[0] == "Bool", first.hasSuffix("Animated"), first != "Animated" {
            heads.append((String(first.dropLast("Animated".count)), "animated"))
        }
        if let (base, label) = split(first) {
            heads.append((base, prunedLabel(label, by: types[0])))
            heads.append((base, label))
            let rested = pruned(base, by: result)
            if rested != base { heads.insert((rested, prunedLabel(label, by: types[0])), at: 0) }
            if let short = withoutOwner(base, owner) { heads.append((short, prunedLabel(label, by: types[0]))) }
        }
        heads.append((pruned(first, by: types[0]), "_"))
        heads.append((first, "_"))
        return unique(heads.flatMap { head in [short, full].map { ObjectiveCName(base: head.0, labels: [head.1] + $0) } })
    }

    /// Returns the labels of an initialiser: `initWithTitle:image:` is `init(title:image:)`.
    static func initializer(_ selector: [String], types: [String]) -> [ObjectiveCName] {
        var first = selector[0].dropFirst("init".count)
        if first.hasPrefix("With") { first = first.dropFirst("With".count) }
        let label = lowered(String(first)), rest = selector.dropFirst().map { $0.isEmpty ? "_" : $0 }
        guard !types.isEmpty else { return [] }
        return unique([ObjectiveCName(base: "init", labels: [label.isEmpty ? "_" : label] + rest)])
    }

    private static func unique(_ names: [ObjectiveCName]) -> [ObjectiveCName] {
        var seen: Set<ObjectiveCName> = []
        return names.filter { seen.insert($0).inserted }
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// `imageWithColor` is `image` and `withColor`.
    private static func split(_ name: String) -> (base: String, label: String)? {
        let words = words(of: name)
        guard let index = words.indices.dropFirst().last(where: { prepositions.contains(words[$0].lowercased()) }),
            index < words.count - 1 || words.count > 1
        else { return nil }
        return (words[..<index].joined(), lowered(words[index...].joined()))
    }

    /// `showHUDAdded` of `MBProgressHUD` is `showAdded`: after the first word, those that end the name of the type that has the method are left
    /// out. Nil if there are none.
    private static func withoutOwner(_ name: String, _ owner: String) -> String? {
        let words = words(of: name), owners = self.words(of: plain(owner))
        for count in (1..<max(owners.count, 2)).reversed() where words.count > count {
            guard words[1...count].elementsEqual(owners.suffix(count)) else { continue }
            let short = words[0] + words[(count + 1)...].joined()
            return keywords.contains(short) ? nil : short
        }
        return nil
    }

    /// Returns a name without the words of a type at its end, unless nothing would be left.
    private static func pruned(_ name: String, by type: String) -> String {
        let words = words(of: name)
        let count = common(words, type)
        // `tableView(_:didSelectRowAt:)`: of a name that only says the type, nothing would be left.
        guard count > 0, count < words.count else { return name }
        let base = words.dropLast(count).joined()
        return keywords.contains(base) || prepositions.contains(base.lowercased()) && words.count - count == 1 ? name : base
    }

    /// Returns a label without the words of a type at its end; `withColor` for a colour is `with`.
    private static func prunedLabel(_ label: String, by type: String) -> String {
        let words = words(of: label)
        let count = common(words, type)
        return count > 0 && count < words.count ? words.dropLast(count).joined() : label
    }

    /// Returns how many words at the end a type says.
    private static func common(_ words: [String], _ type: String) -> Int {
        names(of: type).map { name in
            zip(words.reversed(), Self.words(of: name).reversed()).prefix { isSame($0.lowercased(), $1.lowercased()) }.count
        }.max() ?? 0
    }

    /// Returns what a name may call a type: for a list, `Array` and its elements, `Views`.
    private static func names(of type: String) -> [String] {
        guard type.first == "[" else {
            // `UIControlEvents` is `UIControl.Event`.
            let name = plain(type)
            return type.contains(".") ? [name, name + "s"] : [name]
        }
        guard !type.contains(":") else { return ["Dictionary"] }
        return ["Array", plain(String(type.dropFirst())) + "s"]
    }

    /// Whether a word of a name says no more than one of a type. An index is a number, and an object anything (Swift's `OmitNeedlessWords`).
    private static func isSame(_ word: String, _ type: String) -> Bool {
        word == type || word == "index" && type == "int" || word == "object" && type == "any"
    }

    private static func plain(_ type: String) -> String {
        String(type.drop { $0 == "(" }.replacing("any ", with: "").prefix { $0.isLetter || $0.isNumber || $0 == "." }.filter { $0 != "." })
    }

    /// `receivedURLString` is `received`, `URL`, `String`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let before = index > 0 ? letters[index - 1] : nil, after = index + 1 < letters.count ? letters[index + 1] : nil
            let begins = letter.isUppercase && (before?.isUppercase != true || after?.isLowercase == true)
            if words.isEmpty || begins { words.append(String(letter)) } else { words[words.count - 1].append(letter) }
        }
        return words
    }

    /// Returns the name with a small first word: `URLString` is `urlString`.
    static func lowered(_ name: String) -> String {
        let words = words(of: name)
        guard let first = words.first else { return name }
        return first.lowercased() + words.dropFirst().joined()
    }

    static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
        "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "true", "try", "typealias", "var", "where",
        "while",
    ]

    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
