import Foundation

/// An object whose properties can be observed: `view.observe(\.isHidden, options: [.new]) { view, change in … }`.
///
/// A key path does not provide its property's name. It is compared with the key paths of the class, so each class with observable
/// properties has its own `observe`. The properties of an app's own classes do not report changes here: such an observation receives only
/// the initial value, and a message is written to standard error.
@preconcurrency @MainActor
public protocol KeyValueObservable: NSObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { watch(keyPath, [], options, changeHandler) }

    fileprivate func watch<Value>(
        _ keyPath: KeyPath<Self, Value>, _ known: [(path: PartialKeyPath<Self>, name: String)], _ options: NSKeyValueObservingOptions,
        _ handler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        if options.contains(.initial) {
            let value = options.contains(.new) ? last : nil
            handler(self, NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
        }
        guard let name = known.first(where: { $0.path == keyPath })?.name else {
            KeyValueMessage.write("A property of \(type(of: self)) is observed that tells nobody of its changes here")
            return NSKeyValueObservation(nil)
        }
        let watch = KeyValueWatch(name) { [weak self] in
            guard let self else { return }
            let (new, old) = (self[keyPath: keyPath], last)
            last = new
            handler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
                    indexes: nil, isPrior: false))
        }
        KeyValueTable.add(watch, to: self)
        return NSKeyValueObservation(watch)
    }
}

extension KeyValueObservable where Self: UIView {
    fileprivate static var viewPaths: [(path: PartialKeyPath<Self>, name: String)] {
        [
            (\Self.isHidden, "isHidden"), (\Self.frame, "frame"), (\Self.bounds, "bounds"), (\Self.center, "center"),
            (\Self.alpha, "alpha"), (\Self.transform, "transform"),
        ]
    }

    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { watch(keyPath, Self.viewPaths, options, changeHandler) }
}

extension KeyValueObservable where Self: UIScrollView {
    fileprivate static var scrollPaths: [(path: PartialKeyPath<Self>, name: String)] {
        [(\Self.contentOffset, "contentOffset"), (\Self.contentSize, "contentSize"), (\Self.contentInset, "contentInset")] + viewPaths
    }

    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { watch(keyPath, Self.scrollPaths, options, changeHandler) }
}

extension KeyValueObservable where Self: UITextView {
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { watch(keyPath, [(\Self.text, "text")] + Self.scrollPaths, options, changeHandler) }
}

extension KeyValueObservable where Self: UILabel {
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { watch(keyPath, [(\Self.text, "text")] + Self.viewPaths, options, changeHandler) }
}

extension KeyValueObservable where Self: UIControl {
    fileprivate static var controlPaths: [(path: PartialKeyPath<Self>, name: String)] {
        [(\Self.isEnabled, "isEnabled"), (\Self.isSelected, "isSelected"), (\Self.isHighlighted, "isHighlighted")] + viewPaths
    }

    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { watch(keyPath, Self.controlPaths, options, changeHandler) }
}

extension KeyValueObservable where Self: UITextField {
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { watch(keyPath, [(\Self.text, "text")] + Self.controlPaths, options, changeHandler) }
}

extension KeyValueObservable where Self: UIViewController {
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { watch(keyPath, [(\Self.title, "title")], options, changeHandler) }
}

extension KeyValueObservable where Self: UIBarItem {
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { watch(keyPath, [(\Self.title, "title"), (\Self.isEnabled, "isEnabled")], options, changeHandler) }
}

extension KeyValueObservable where Self: UINavigationItem {
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { watch(keyPath, [(\Self.title, "title")], options, changeHandler) }
}

extension KeyValueObservable where Self: CALayer {
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let known: [(path: PartialKeyPath<Self>, name: String)] = [
            (\Self.bounds, "bounds"), (\Self.position, "position"), (\Self.frame, "frame"), (\Self.opacity, "opacity"),
            (\Self.isHidden, "isHidden"), (\Self.transform, "transform"),
        ]
        return watch(keyPath, known, options, changeHandler)
    }
}
