import Foundation

// Foundation on Linux has no key-value observing: these are its names, and the properties of UIKit's own classes that people watch.

public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Kept; nothing is told before a change.
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
    /// With the option `new`, and at first with `initial`.
    public let newValue: Value?
    /// With the option `old`; nil at first.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// An observation that lasts until it is invalidated or let go of.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let watch: KeyValueWatch?

    init(_ watch: KeyValueWatch?) { self.watch = watch }

    public func invalidate() { watch?.end() }

    deinit { watch?.end() }
}

extension NSObject {
    /// A setter of an app's own says that a change begins. Observers are told when it has ended.
    @preconcurrency @MainActor public func willChangeValue(forKey key: String) {}

    /// A setter of an app's own says that the property has changed: those who observe that name are told.
    @preconcurrency @MainActor public func didChangeValue(forKey key: String) {
        if KeyValueTable.isUsed { KeyValueTable.changed(self, key) }
    }
}
