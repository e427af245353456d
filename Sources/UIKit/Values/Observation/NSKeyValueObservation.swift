import Foundation

// Foundation on Linux has no key-value observing. These are its types, and the commonly observed properties of UIKit's own classes.

public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Stored only; nothing is reported before a change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Hashable, Sendable { case setting = 1, insertion, removal, replacement }

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    /// The new value with the option `new`, also in the initial notification.
    public let newValue: Value?
    /// The old value with the option `old`; nil in the initial notification.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// An observation that lasts until it is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let watch: KeyValueWatch?

    init(_ watch: KeyValueWatch?) { self.watch = watch }

    public func invalidate() { watch?.end() }

    deinit { watch?.end() }
}

// Foundation's `Operation` has these methods of its own, which apps' operations call on queues of their own.
extension NSObject {
    /// Does nothing: observers are notified after the change.
    @_disfavoredOverload @preconcurrency @MainActor public func willChangeValue(forKey key: String) {}

    /// Notifies the observers of the property with this name, after an app's own setter has changed it.
    @_disfavoredOverload @preconcurrency @MainActor public func didChangeValue(forKey key: String) {
        if KeyValueTable.isUsed { KeyValueTable.changed(self, key) }
    }
}
