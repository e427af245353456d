import Foundation

/// An object that keeps its values by name itself, as those of Core Data do.
package protocol ValuesByName: AnyObject {
    func namedValue(_ key: String) -> Any?
    func setNamedValue(_ value: Any?, _ key: String)
}

/// Writes a line to standard error about something that is not supported.
enum KeyValueMessage {
    static func write(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

/// The values set for keys without a supported property. `value(forKey:)` returns them for the same key.
@MainActor enum UndefinedValues {
    private final class Box { var values: [String: Any] = [:] }
    private static let key = unsafe UnsafeRawPointer(bitPattern: 2)

    static func value(_ object: Any, _ key: String) -> Any? { box(object)?.values[key] }

    static func set(_ value: Any?, _ object: Any, _ key: String) {
        let box = box(object) ?? Box()
        box.values[key] = value
        guard let address = unsafe Self.key else { return }
        unsafe objc_setAssociatedObject(object, address, box, .OBJC_ASSOCIATION_RETAIN)
    }

    private static func box(_ object: Any) -> Box? { unsafe key.flatMap { unsafe objc_getAssociatedObject(object, $0) } as? Box }
}

extension NSObjectProtocol {
    /// Returns the value of the supported property with this Objective-C name (`isHidden` is `hidden`), or the value that was set for an
    /// unsupported key.
    public func value(forKey key: String) -> Any? {
        if let values = self as? any ValuesByName { return values.namedValue(key) }
        nonisolated(unsafe) let object: Any = self
        nonisolated(unsafe) var value: Any?
        MainQueue.run {
            MainActor.assumeIsolated {
                unsafe value =
                    unsafe Property.of(object, key).map { unsafe $0.get(object as AnyObject) }
                    ?? UndocumentedKeys.value(unsafe object, key) ?? UndefinedValues.value(unsafe object, key)
            }
        }
        return unsafe value
    }

    /// Sets the supported property with this name. For other names, writes a message to standard error and keeps the value for
    /// `value(forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) {
        if let values = self as? any ValuesByName { return values.setNamedValue(value, key) }
        nonisolated(unsafe) let object: Any = self, value = value
        MainQueue.run {
            MainActor.assumeIsolated {
                if unsafe Property.of(object, key)?.set(object as AnyObject, value) == true { return }
                if unsafe UndocumentedKeys.set(value, of: object, key) { return }
                // A layer keeps the values of any keys.
                if unsafe object is CALayer { return unsafe UndefinedValues.set(value, object, key) }
                KeyValueMessage.write("setValue(_:forKey:): \(unsafe type(of: object)) has no property '\(key)' that is known by name here")
                unsafe UndefinedValues.set(value, object, key)
            }
        }
    }

    public func value(forKeyPath keyPath: String) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".") { value = (value as? any NSObjectProtocol)?.value(forKey: String(key)) }
        return value
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        let path = keys.dropLast().joined(separator: ".")
        let owner: Any? = path.isEmpty ? self : self.value(forKeyPath: path)
        (owner as? any NSObjectProtocol)?.setValue(value, forKey: last)
    }
}

extension NSObject {
    /// Notifies the observer of changes of a supported property. The observer must be a responder, because only responders have an
    /// `observeValue` to override here.
    @preconcurrency @MainActor public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        guard let property = Property.of(self, keyPath), observer is any KeyValueObserving else {
            KeyValueMessage.write(
                "addObserver(_:forKeyPath:): '\(keyPath)' of \(type(of: self)) cannot be observed by \(type(of: observer)) here")
            return
        }
        var last = property.get(self)
        nonisolated(unsafe) let context = unsafe context
        let notify: @MainActor (Bool) -> Void = { [weak self, weak observer] isFirst in
            guard let self, let observer = observer as? any KeyValueObserving else { return }
            let new = property.get(self)
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = new }
            if options.contains(.old), !isFirst { change[.oldKey] = last }
            last = new
            unsafe observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
        let watch = KeyValueWatch(property.name, observer: WeakTarget(observer), context: unsafe UInt(bitPattern: context)) {
            notify(false)
        }
        KeyValueTable.add(watch, to: self)
        if options.contains(.initial) { notify(true) }
    }

    @preconcurrency @MainActor public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        end(observer, keyPath) { _ in true }
    }

    @preconcurrency @MainActor public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        end(observer, keyPath) { $0.context == UInt(bitPattern: context) }
    }

    @MainActor private func end(_ observer: NSObject, _ keyPath: String, _ matches: (KeyValueWatch) -> Bool) {
        let name = Property.of(self, keyPath)?.name
        for watch in KeyValueTable.watches(of: self) where watch.name == name {
            if let target = watch.observer, !target.isGone, target.matches(observer), matches(watch) { watch.end() }
        }
    }
}
