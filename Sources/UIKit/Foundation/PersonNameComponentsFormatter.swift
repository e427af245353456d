import Foundation

/// Formats the names of people, given name first. The class in Foundation on Linux cannot be instantiated.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = Locale.current

    open func string(from components: PersonNameComponents) -> String {
        let c = components
        func joined(_ parts: [String?]) -> String { parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ") }
        switch style {
        case .short: return c.nickname ?? c.givenName ?? c.familyName ?? ""
        case .long: return joined([c.namePrefix, c.givenName, c.middleName, c.familyName, c.nameSuffix])
        case .abbreviated: return [c.givenName, c.familyName].compactMap { $0?.first.map { String($0).uppercased() } }.joined()
        case .default, .medium: return joined([c.givenName, c.familyName])
        }
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

    open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style, options: Options = []) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    /// Returns components in which the first word is the given name and the last the family name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words.last }
        if words.count > 2 { components.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return components
    }
}

extension PersonNameComponents {
    public func formatted() -> String { PersonNameComponentsFormatter().string(from: self) }
}
