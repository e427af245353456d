import Foundation
import Synchronization

/// The text of a table for a key, with all its variants by number and device.
struct Phrase: Sendable {
    indirect enum Text: Sendable {
        case plain(String)
        /// Texts by CLDR's categories: zero, one, two, few, many, other.
        case byNumber([String: String])
        case byDevice([String: Text])
    }

    struct Substitution: Sendable {
        /// The argument's number, counted from 1; nil for the next argument.
        var argument: Int?
        var specifier: String
        var texts: [String: String]
    }

    var language: String
    var text: Text
    var substitutions: [String: Substitution] = [:]

    init(language: String, text: Text, substitutions: [String: Substitution] = [:]) {
        self.language = language; self.text = text; self.substitutions = substitutions
    }

    /// Creates a phrase from an entry of a `.stringsdict`: a format, and a dictionary for each `%#@name@` in it.
    init?(stringsDictionary entry: StringTableEntry, language: String) {
        guard let format = entry.parts["NSStringLocalizedFormatKey"]?.text else { return nil }
        self.init(language: language, text: .plain(format))
        for (name, value) in entry.parts where !value.parts.isEmpty {
            let rule = value.parts.compactMapValues(\.text)
            substitutions[name] = Substitution(
                argument: nil, specifier: rule["NSStringFormatValueTypeKey"] ?? "d", texts: rule.filter { !$0.key.hasPrefix("NS") })
        }
    }

    /// A name that equal substitutions in one language share.
    var name: String {
        let parts = substitutions.sorted { $0.key < $1.key }.map { name, rule in
            let texts = rule.texts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "\n")
            return "\(name) \(rule.argument ?? 0) \(rule.specifier)\n\(texts)"
        }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in "\(language)\n\(parts.joined(separator: "\n"))".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// - Parameter number: the first numeric argument.
    func text(for number: Double?, idiom: String) -> (template: String, language: String) { (template(text, number, idiom), language) }

    private func template(_ text: Text, _ number: Double?, _ idiom: String) -> String {
        switch text {
        case .plain(let text): return text
        case .byNumber(let texts): return Self.choice(texts, number, language)
        case .byDevice(let texts):
            return (texts[idiom] ?? texts["other"] ?? texts.sorted { $0.key < $1.key }.first?.value).map { template($0, number, idiom) }
                ?? ""
        }
    }

    /// Whether numbers choose among its texts.
    var dependsOnNumbers: Bool { !substitutions.isEmpty || Self.dependsOnNumbers(text) }

    private static func dependsOnNumbers(_ text: Text) -> Bool {
        switch text {
        case .plain: false
        case .byNumber: true
        case .byDevice(let texts): texts.values.contains(where: dependsOnNumbers)
        }
    }

    static func choice(_ texts: [String: String], _ number: Double?, _ language: String) -> String {
        let category = number.map { PluralCategory.of($0, in: language).rawValue } ?? "other"
        // A text for zero is used in every language that has one.
        if number == 0, let none = texts["zero"] { return none }
        return texts[category] ?? texts["other"] ?? ""
    }
}

/// CLDR's plural categories, for languages that apps are translated to. Numbers with a fraction are `other` unless stated otherwise.
enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other

    static func of(_ number: Double, in language: String) -> PluralCategory {
        let code = String(language.prefix { $0 != "-" && $0 != "_" })
        guard number == number.rounded(), abs(number) < 1e15 else { return fraction(number, code) }
        let n = Int(abs(number)), tens = n % 100, ones = n % 10
        switch code {
        case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "km": return .other
        case "fr", "pt", "hy", "kab", "hi", "bn", "gu", "kn", "fa", "am", "zu": return n <= 1 ? .one : .other
        case "ru", "uk", "be", "sr", "hr", "bs":
            if ones == 1, tens != 11 { return .one }
            if (2...4).contains(ones), !(12...14).contains(tens) { return .few }
            return ["sr", "hr", "bs"].contains(code) ? .other : .many
        case "pl":
            if n == 1 { return .one }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
        case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "ar":
            switch n {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default: return (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
            }
        case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
        case "lt": return ones == 1 && tens != 11 ? .one : (2...9).contains(ones) && !(12...19).contains(tens) ? .few : .other
        case "lv": return ones == 0 || (11...19).contains(tens) ? .zero : ones == 1 ? .one : .other
        case "ro": return n == 1 ? .one : n == 0 || (1...19).contains(tens) ? .few : .other
        case "sl": return tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
        case "ga": return n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
        case "cy":
            return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
        default: return n == 1 ? .one : .other
        }
    }

    private static func fraction(_ number: Double, _ code: String) -> PluralCategory {
        switch code {
        case "fr", "pt": abs(number) < 2 ? .one : .other
        case "ru", "uk", "be", "pl": .other
        case "cs", "sk", "lt": .many
        case "ro", "sl": .few
        default: .other
        }
    }
}

/// The value of a key in a property list of strings: a text, or parts by name.
struct StringTableEntry: Decodable {
    var text: String?
    var parts: [String: StringTableEntry] = [:]

    /// The limit of nesting. A binary file can contain a dictionary as a part of itself, many times over, so dictionaries are limited in
    /// depth (a table has key, variable and plural rule) and in number.
    private static let deepest = 8
    private final class Budget: Sendable {
        private let left = Mutex(200_000)

        var hasMore: Bool {
            left.withLock {
                $0 -= 1; return $0 >= 0
            }
        }
    }
    private static let budget = CodingUserInfoKey(rawValue: "entries")!

    /// Returns the entries of a file, or none if the file is not a table.
    static func table(_ data: Data) -> [String: StringTableEntry] {
        let decoder = PropertyListDecoder()
        decoder.userInfo[budget] = Budget()
        return (try? decoder.decode([String: StringTableEntry].self, from: data)) ?? [:]
    }

    /// Decodes an entry. Numbers, data and lists are not texts and become empty entries; the rest of the table is used.
    init(from decoder: any Decoder) throws {
        guard let budget = decoder.userInfo[Self.budget] as? Budget, decoder.codingPath.count <= Self.deepest,
            budget.hasMore,
            let container = try? decoder.singleValueContainer()
        else { return }
        text = try? container.decode(String.self)
        if text == nil { parts = (try? container.decode([String: StringTableEntry].self)) ?? [:] }
    }
}
