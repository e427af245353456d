import Foundation

/// Formats lists such as "a, b, and c" in the locale's language, which Foundation on Linux lacks.
open class ListFormatter: Formatter, @unchecked Sendable {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var locale: Locale! = Locale.current
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String { joined(strings, Locale.current) }

    private static func joined(_ strings: [String], _ locale: Locale) -> String {
        guard locale.language.languageCode?.identifier == "en" else {
            return strings.formatted(ListFormatStyle<StringStyle, [String]>.list(type: .and).locale(locale))
        }
        switch strings.count {
        case 0: return ""
        case 1: return strings[0]
        case 2: return "\(strings[0]) and \(strings[1])"
        default: return strings.dropLast().joined(separator: ", ") + ", and \(strings[strings.count - 1])"
        }
    }

    open func string(from items: [Any]) -> String? {
        Self.joined(items.map { item in itemFormatter?.string(for: item) ?? "\(item)" }, locale)
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
