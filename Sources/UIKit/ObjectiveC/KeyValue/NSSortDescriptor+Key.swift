import Foundation

// Foundation on Linux sorts by key paths of Swift only.

extension NSSortDescriptor {
    /// Creates a descriptor that sorts by the value that an object has for a key path; objects without a value come first.
    public convenience init(key: String?, ascending: Bool, _: Void = ()) {
        self.init(key: key, ascending: ascending) { KeyedOrder.compare($0, $1) }
    }

    /// - Parameter selector: `compare:` or one of the comparisons of strings.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let options = KeyedOrder.options[selector?.name ?? ""] ?? []
        self.init(key: key, ascending: ascending) { KeyedOrder.compare($0, $1, options) }
    }

    /// Creates a descriptor that sorts by a property of any type, such as an optional one; objects without a value come first, as on iOS.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { KeyedOrder.compare(KeyedOrder.value($0), KeyedOrder.value($1)) }
    }

    private convenience init(key: String?, ascending: Bool, order: @escaping @Sendable (Any?, Any?) -> ComparisonResult) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            guard let key else { return order(one, other) }
            return order((one as? NSObject)?.value(forKeyPath: key), (other as? NSObject)?.value(forKeyPath: key))
        }
    }
}

/// The order of two values whose types are known when the program runs.
private enum KeyedOrder {
    static let options: [String: String.CompareOptions] = [
        "caseInsensitiveCompare:": .caseInsensitive, "localizedCaseInsensitiveCompare:": [.caseInsensitive],
        "localizedStandardCompare:": [.caseInsensitive, .numeric],
    ]

    /// Returns what is inside a value whose type is an optional.
    static func value(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    static func compare(_ one: Any?, _ other: Any?, _ options: String.CompareOptions = []) -> ComparisonResult {
        guard let one else { return other == nil ? .orderedSame : .orderedAscending }
        guard let other else { return .orderedDescending }
        if let one = one as? String, let other = other as? String { return one.compare(other, options: options) }
        if let one = one as? any Comparable { return compare(one, other) }
        if let one = one as? NSNumber, let other = other as? NSNumber { return one.compare(other) }
        return .orderedSame
    }

    private static func compare<Value: Comparable>(_ one: Value, _ other: Any) -> ComparisonResult {
        guard let other = other as? Value else { return .orderedSame }
        return one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
    }
}
