import Foundation

/// The values that iCloud syncs between devices; here they are only kept in memory.
open class NSUbiquitousKeyValueStore: NSObject {
    public static var `default`: NSUbiquitousKeyValueStore { Stored.current.store }

    /// The store of a screen, which begins with what the app stored at its launch.
    private final class Stored: InheritedState, @unchecked Sendable {
        let store = NSUbiquitousKeyValueStore()

        init() {}

        init(inheriting parent: Stored) { store.dictionaryRepresentation = parent.store.dictionaryRepresentation }
    }

    public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    open private(set) var dictionaryRepresentation: [String: Any] = [:]

    open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }
    open func set(_ anObject: Any?, forKey aKey: String) { dictionaryRepresentation[aKey] = anObject }
    open func removeObject(forKey aKey: String) { dictionaryRepresentation[aKey] = nil }
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func longLong(forKey aKey: String) -> Int64 {
        (object(forKey: aKey) as? NSNumber)?.int64Value ?? object(forKey: aKey) as? Int64 ?? 0
    }
    open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
    open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
    /// Always returns true; nothing is synced.
    @discardableResult open func synchronize() -> Bool { true }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
