import Foundation

/// A value with a custom description in dumps.
public protocol AnySnapshotStringConvertible {
    /// Whether the value's children are listed below its description.
    static var renderChildren: Bool { get }
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    /// The date in UTC, independent of the machine's time zone.
    public var snapshotDescription: String {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter.string(from: self)
    }
}

extension NSObject: AnySnapshotStringConvertible {
    public var snapshotDescription: String { withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Snapshotting where Format == String {
    /// The value and everything it contains, indented; unordered collections are sorted.
    public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { Dump().text(of: $0, named: nil, depth: 0) } }
}

/// Removes addresses from the text, because they differ between runs.
func withoutAddresses(_ text: String) -> String { text.replacing(/:?\s*0x[0-9a-f]+(\s*)/) { String($0.output.1) } }

private struct Dump {
    /// The objects on the path from the root.
    private var path: Set<ObjectIdentifier> = []

    func text(of value: Any, named name: String?, depth: Int) -> String {
        let mirror = Mirror(reflecting: value)
        let bullet = mirror.children.isEmpty ? "-" : "▿"
        let start = String(repeating: " ", count: depth) + bullet + " "
        let label = name.map { "\($0): " } ?? ""
        var inner = self
        if mirror.displayStyle == .class, !(value is any AnySnapshotStringConvertible), !(value is any CustomStringConvertible) {
            guard inner.path.insert(ObjectIdentifier(value as AnyObject)).inserted else {
                return start + "\(name ?? "value") (circular reference detected)\n"
            }
        }
        if let known = value as? any AnySnapshotStringConvertible, !type(of: known).renderChildren {
            return String(repeating: " ", count: depth) + "- \(label)\(known.snapshotDescription)\n"
        }
        let children = inner.children(of: value, mirror).map { inner.text(of: $0.value, named: $0.label, depth: depth + 2) }
        return start + label + Self.description(for: value, mirror) + "\n" + children.joined()
    }

    /// Returns the children, sorted by their own dumps if their order has no meaning.
    private func children(of value: Any, _ mirror: Mirror) -> [Mirror.Child] {
        let children = Array(mirror.children)
        switch mirror.displayStyle {
        case .dictionary, .set: break
        case .class, .struct:
            if value is any AnySnapshotStringConvertible || value is any CustomStringConvertible { return children }
        default: return children
        }
        return children.map { (child: $0, key: ($0.label ?? "", text(of: $0.value, named: nil, depth: 0))) }.sorted { $0.key < $1.key }
            .map(\.child)
    }

    private static func description(for value: Any, _ mirror: Mirror) -> String {
        let count = mirror.children.count
        switch mirror.displayStyle {
        case .collection: return count == 1 ? "1 element" : "\(count) elements"
        case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
        case .set: return count == 1 ? "1 member" : "\(count) members"
        case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
        case .optional: return count == 0 ? "\(name(of: mirror)).none" : name(of: mirror)
        default: break
        }
        if let known = value as? any AnySnapshotStringConvertible { return known.snapshotDescription }
        if let known = value as? any CustomStringConvertible { return known.description }
        switch mirror.displayStyle {
        case .class, .struct: return name(of: mirror)
        case .enum: return count == 0 ? "\(name(of: mirror)).\(value)" : name(of: mirror)
        default: return String(describing: value)
        }
    }

    /// Removes the numbers that the runtime gives to function types.
    private static func name(of mirror: Mirror) -> String { String(describing: mirror.subjectType).replacing(/\s#\d+/, with: "") }
}
