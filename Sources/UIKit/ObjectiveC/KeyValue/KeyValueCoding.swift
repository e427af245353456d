import Foundation

/// A property that `value(forKey:)` and `setValue(_:forKey:)` support, by its Objective-C name.
@MainActor struct CodedProperty {
    let name: String
    let applies: (Any) -> Bool
    let get: (Any) -> Any?
    let set: (Any, Any?) -> Bool

    init<Object: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
        self.name = name
        applies = { $0 is Object }
        get = { ($0 as? Object)?[keyPath: path] }
        set = { object, value in
            guard let object = object as? Object, let value: Value = Self.converted(value) else { return false }
            object[keyPath: path] = value
            return true
        }
    }

    /// Converts a value to the property's type; numbers and geometry are passed in boxes.
    private static func converted<Value>(_ value: Any?) -> Value? {
        if let value = value as? Value { return value }
        switch value {
        case let number as NSNumber:
            return number.boolValue as? Value ?? CGFloat(number.doubleValue) as? Value ?? number.intValue as? Value
                ?? number.floatValue as? Value ?? number.doubleValue as? Value
        case let number as Int:
            return CGFloat(number) as? Value ?? Double(number) as? Value ?? Float(number) as? Value ?? (number != 0) as? Value
        case let number as Double: return CGFloat(number) as? Value ?? Float(number) as? Value
        case let box as NSValue: return box.cgRectValue as? Value ?? box.cgPointValue as? Value ?? box.cgSizeValue as? Value
        default: return nil
        }
    }

    static func of(_ object: Any, _ key: String) -> CodedProperty? { all.first { $0.name == key && $0.applies(object) } }

    private static let all: [CodedProperty] = [
        CodedProperty("text", \UILabel.text), CodedProperty("textColor", \UILabel.textColor), CodedProperty("font", \UILabel.font),
        CodedProperty("attributedText", \UILabel.attributedText), CodedProperty("numberOfLines", \UILabel.numberOfLines),
        CodedProperty("text", \UITextField.text), CodedProperty("placeholder", \UITextField.placeholder),
        CodedProperty("textColor", \UITextField.textColor), CodedProperty("font", \UITextField.font),
        CodedProperty("text", \UITextView.text), CodedProperty("textColor", \UITextView.textColor), CodedProperty("font", \UITextView.font),
        CodedProperty("text", \UISearchBar.text), CodedProperty("placeholder", \UISearchBar.placeholder),
        CodedProperty("image", \UIImageView.image), CodedProperty("on", \UISwitch.isOn), CodedProperty("value", \UISlider.value),
        CodedProperty("progress", \UIProgressView.progress), CodedProperty("enabled", \UIControl.isEnabled),
        CodedProperty("selected", \UIControl.isSelected), CodedProperty("highlighted", \UIControl.isHighlighted),
        CodedProperty("contentOffset", \UIScrollView.contentOffset), CodedProperty("contentSize", \UIScrollView.contentSize),
        CodedProperty("contentInset", \UIScrollView.contentInset), CodedProperty("hidden", \UIView.isHidden),
        CodedProperty("alpha", \UIView.alpha), CodedProperty("frame", \UIView.frame), CodedProperty("bounds", \UIView.bounds),
        CodedProperty("center", \UIView.center), CodedProperty("transform", \UIView.transform),
        CodedProperty("backgroundColor", \UIView.backgroundColor), CodedProperty("tintColor", \UIView.tintColor),
        CodedProperty("tag", \UIView.tag), CodedProperty("clipsToBounds", \UIView.clipsToBounds),
        CodedProperty("userInteractionEnabled", \UIView.isUserInteractionEnabled),
        CodedProperty("accessibilityIdentifier", \UIResponder.accessibilityIdentifier),
        CodedProperty("accessibilityLabel", \UIResponder.accessibilityLabel), CodedProperty("title", \UIViewController.title),
        CodedProperty("preferredContentSize", \UIViewController.preferredContentSize), CodedProperty("title", \UIBarItem.title),
        CodedProperty("image", \UIBarItem.image), CodedProperty("enabled", \UIBarItem.isEnabled),
        CodedProperty("title", \UINavigationItem.title), CodedProperty("opacity", \CALayer.opacity),
        CodedProperty("bounds", \CALayer.bounds), CodedProperty("position", \CALayer.position), CodedProperty("hidden", \CALayer.isHidden),
        CodedProperty("cornerRadius", \CALayer.cornerRadius), CodedProperty("borderWidth", \CALayer.borderWidth),
        CodedProperty("borderColor", \CALayer.borderColor), CodedProperty("backgroundColor", \CALayer.backgroundColor),
        CodedProperty("masksToBounds", \CALayer.masksToBounds),
    ]
}

/// Writes a line to standard error about something that is not supported.
enum KeyValueMessage {
    static func tell(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

/// The values set for keys without a supported property. `value(forKey:)` returns them for the same key.
@MainActor private enum UndefinedValues {
    private final class Box { var values: [String: Any] = [:] }
    private static let key = unsafe UnsafeRawPointer(bitPattern: 2)

    static func value(_ object: Any, _ key: String) -> Any? { box(object)?.values[key] }

    static func set(_ value: Any?, _ object: Any, _ key: String) {
        let box = box(object) ?? Box()
        box.values[key] = value
        guard let place = unsafe Self.key else { return }
        unsafe objc_setAssociatedObject(object, place, box, .OBJC_ASSOCIATION_RETAIN)
    }

    private static func box(_ object: Any) -> Box? { unsafe key.flatMap { unsafe objc_getAssociatedObject(object, $0) } as? Box }
}

extension NSObjectProtocol {
    /// Returns the value of the supported property with this Objective-C name (`isHidden` is `hidden`), or the value that was set for an
    /// unsupported key.
    public func value(forKey key: String) -> Any? {
        nonisolated(unsafe) let object: Any = self
        nonisolated(unsafe) var value: Any?
        MainQueue.run {
            MainActor.assumeIsolated {
                unsafe value =
                    unsafe CodedProperty.of(object, key).map { unsafe $0.get(object) } ?? UndefinedValues.value(unsafe object, key)
            }
        }
        return unsafe value
    }

    /// Sets the supported property with this name. For other names, writes a message to standard error and keeps the value for
    /// `value(forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let object: Any = self, value = value
        MainQueue.run {
            MainActor.assumeIsolated {
                if unsafe CodedProperty.of(object, key)?.set(object, value) == true { return }
                KeyValueMessage.tell("setValue(_:forKey:): \(unsafe type(of: object)) has no property '\(key)' that is known by name here")
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
        guard let property = CodedProperty.of(self, keyPath), observer is any KeyValueObserving else {
            KeyValueMessage.tell(
                "addObserver(_:forKeyPath:): '\(keyPath)' of \(type(of: self)) cannot be observed by \(type(of: observer)) here")
            return
        }
        var last = property.get(self)
        nonisolated(unsafe) let context = unsafe context
        let tell: @MainActor (Bool) -> Void = { [weak self, weak observer] isFirst in
            guard let self, let observer = observer as? any KeyValueObserving else { return }
            let new = property.get(self)
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = new }
            if options.contains(.old), !isFirst { change[.oldKey] = last }
            last = new
            unsafe observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
        let names = ["hidden": "isHidden", "enabled": "isEnabled", "selected": "isSelected", "highlighted": "isHighlighted"]
        let watch = KeyValueWatch(names[keyPath] ?? keyPath, observer: WeakTarget(observer), context: unsafe UInt(bitPattern: context)) {
            tell(false)
        }
        KeyValueTable.add(watch, to: self)
        if options.contains(.initial) { tell(true) }
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
        let name = "is" + keyPath.prefix(1).uppercased() + keyPath.dropFirst()
        for watch in KeyValueTable.watches(of: self) where watch.name == keyPath || watch.name == name {
            if let target = watch.observer, !target.isGone, target.matches(observer), matches(watch) { watch.end() }
        }
    }
}
