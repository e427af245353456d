import UIKit

/// A property's value as the spec gives it, before the language, metrics and light or dark appearance are applied.
indirect enum Value: Hashable, Sendable {
    /// `~`: removes a text, colour or image.
    case none
    case flag(Bool)
    case integer(Int)
    case number(Amount)
    case text(LocalizedText)
    case string(String)
    case color(ColorValue)
    case choice(String)
    case list([Value])
    case object(ObjectValue)
}

/// Named parts of a value, in the order of the spec.
struct ObjectValue: Hashable, Sendable {
    struct Part: Hashable, Sendable {
        var name: String
        var value: Value
        var range: SourceRange
    }

    var parts: [Part]
    /// The range of the whole value, for faults found while building.
    var range: SourceRange

    subscript(name: String) -> Value? { parts.first { $0.name == name }?.value }

    func range(of name: String) -> SourceRange { parts.first { $0.name == name }?.range ?? range }
}

/// A text: one string, one for each language, or a key of a string table.
enum LocalizedText: Hashable, Sendable {
    case plain(String)
    case perLanguage([Version])
    /// A key of the string tables beside the spec.
    case localized(key: String, table: String?, range: SourceRange)

    struct Version: Hashable, Sendable {
        var language: String
        var text: String
    }

    /// Returns the version for the language, or else for the language without its region, for English, or the first version.
    func text(for language: String) -> String {
        switch self {
        case .plain(let text): return text
        case .perLanguage(let versions):
            let primary = String(language.prefix { $0 != "-" })
            for wanted in [language, primary, "en"] {
                if let version = versions.first(where: { $0.language == wanted }) { return version.text }
            }
            return versions.first?.text ?? ""
        case .localized(let key, _, _): return key
        }
    }
}

/// A colour that may differ between light and dark.
indirect enum ColorValue: Hashable, Sendable {
    /// UIKit's name of a system or semantic colour.
    case named(String)
    case fixed(CGColor)
    /// A colour of an asset catalog, with the range of its name.
    case asset(String, range: SourceRange)
    case dynamic(light: ColorValue, dark: ColorValue, lightHighContrast: ColorValue?, darkHighContrast: ColorValue?)
    /// 0…1.
    case faded(ColorValue, alpha: Double)
}

extension Value {
    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }
    var amount: Amount? { if case .number(let amount) = self { amount } else { nil } }
    var choice: String? { if case .choice(let choice) = self { choice } else { nil } }
    var string: String? { if case .string(let string) = self { string } else { nil } }
    var list: [Value]? { if case .list(let list) = self { list } else { nil } }
    var object: ObjectValue? { if case .object(let object) = self { object } else { nil } }
}

extension Value {
    /// The plain strings in the value, excluding its texts.
    var strings: [String] {
        switch self {
        case .string(let word): [word]
        case .list(let values): values.flatMap(\.strings)
        case .object(let object): object.parts.flatMap { $0.value.strings }
        default: []
        }
    }
}
