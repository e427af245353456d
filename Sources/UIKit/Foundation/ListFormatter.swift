import Foundation

/// "a, b, and c", which Foundation on Linux does not have. English.
open class ListFormatter: Formatter, @unchecked Sendable {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var locale: Locale! = Locale(identifier: "en_US")
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0: return ""
        case 1: return strings[0]
        case 2: return "\(strings[0]) and \(strings[1])"
        default: return strings.dropLast().joined(separator: ", ") + ", and \(strings[strings.count - 1])"
        }
    }

    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { item in itemFormatter?.string(for: item) ?? "\(item)" })
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
