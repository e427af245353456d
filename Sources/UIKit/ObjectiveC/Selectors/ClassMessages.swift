import Foundation

// Messages to a class, which code sends that must not name what it asks for: an app extension has no `UIApplication.shared`.

// They extend the protocol so that a class can declare its own.
extension NSObjectProtocol where Self: NSObject {
    /// Whether the class has the method: one that a selector was created with, or that of an object that the class shares.
    public static func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return KnownSingletons.has(aSelector.name, self) || aSelector.method(of: self) != nil
    }

    @discardableResult public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard let aSelector else { return nil }
        guard let shared = KnownSingletons.object(aSelector.name, self) else { return unsafe LastResult.keep(aSelector.send(to: self)) }
        return unsafe LastResult.keep(shared)
    }

    public static func value(forKey key: String) -> Any? { KnownSingletons.object(key, self) }

    public static func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first, let object = KnownSingletons.object(first, self) else { return nil }
        return keys.count == 1 ? object : (object as? any NSObjectProtocol)?.value(forKeyPath: keys[1])
    }
}

/// The objects that UIKit's classes share, by the names of Objective-C and of Swift.
private enum KnownSingletons {
    static func has(_ name: String, _ type: AnyClass) -> Bool { names(type).contains(name) }

    private static func names(_ type: AnyClass) -> Set<String> {
        switch type {
        case is UIApplication.Type: ["sharedApplication", "shared"]
        case is UIScreen.Type: ["mainScreen", "main"]
        case is UIDevice.Type: ["currentDevice", "current"]
        case is UIPasteboard.Type: ["generalPasteboard", "general"]
        default: []
        }
    }

    static func object(_ name: String, _ type: AnyClass) -> Any? {
        guard has(name, type) else { return nil }
        nonisolated(unsafe) var object: Any?
        MainQueue.run {
            MainActor.assumeIsolated {
                switch type {
                case is UIApplication.Type: unsafe object = UIApplication.shared
                case is UIScreen.Type: unsafe object = UIScreen.main
                case is UIDevice.Type: unsafe object = UIDevice.current
                default: unsafe object = UIPasteboard.general
                }
            }
        }
        return unsafe object
    }
}
