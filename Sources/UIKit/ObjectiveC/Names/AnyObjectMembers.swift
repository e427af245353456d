import Foundation

/// The members of an `AnyObject`: `(sender as AnyObject).tag`. Objective-C looks them up by name at run time; an object without the member
/// returns nil.
@dynamicMemberLookup
public struct AnyObjectMembers {
    private let object: AnyObject

    public init(_ object: AnyObject) { self.object = object }
    public init?(_ object: AnyObject?) {
        guard let object else { return nil }
        self.object = object
    }

    private func value<Root, Value>(_ path: KeyPath<Root, Value>) -> Value? { (object as? Root)?[keyPath: path] }

    @preconcurrency @MainActor public subscript<Value>(dynamicMember path: KeyPath<UIView, Value>) -> Value! { value(path) }
    @preconcurrency @MainActor public subscript<Value>(dynamicMember path: KeyPath<UIViewController, Value>) -> Value! { value(path) }
    @preconcurrency @MainActor public subscript<Value>(dynamicMember path: KeyPath<UIGestureRecognizer, Value>) -> Value! { value(path) }
    @preconcurrency @MainActor public subscript<Value>(dynamicMember path: KeyPath<NSNumber, Value>) -> Value! { value(path) }
    @preconcurrency @MainActor public subscript<Value>(dynamicMember path: KeyPath<UITouch, Value>) -> Value! { value(path) }
    @preconcurrency @MainActor @_disfavoredOverload public subscript<Value>(dynamicMember path: KeyPath<UIControl, Value>) -> Value! {
        value(path)
    }
    @preconcurrency @MainActor @_disfavoredOverload public subscript<Value>(dynamicMember path: KeyPath<UISwitch, Value>) -> Value! {
        value(path)
    }
    @preconcurrency @MainActor @_disfavoredOverload public subscript<Value>(dynamicMember path: KeyPath<UISegmentedControl, Value>)
        -> Value!
    { value(path) }
    @preconcurrency @MainActor @_disfavoredOverload public subscript<Value>(dynamicMember path: KeyPath<UIButton, Value>) -> Value! {
        value(path)
    }

    // Members that unrelated classes share.

    @preconcurrency @MainActor public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }
    @preconcurrency @MainActor public var text: String! {
        (object as? UILabel)?.text ?? (object as? UITextField)?.text ?? (object as? UITextView)?.text
    }
    @preconcurrency @MainActor public var title: String?! {
        switch object {
        case let controller as UIViewController: controller.title
        case let item as UIBarItem: item.title
        case let action as UIAlertAction: action.title
        default: .none
        }
    }
    @preconcurrency @MainActor public var isEnabled: Bool! { (object as? UIControl)?.isEnabled ?? (object as? UIBarItem)?.isEnabled }
    @preconcurrency @MainActor public var view: UIView?! {
        switch object {
        case let controller as UIViewController: controller.view
        case let recognizer as UIGestureRecognizer: recognizer.view
        default: .none
        }
    }
    @preconcurrency @MainActor public var frame: CGRect! { (object as? UIView)?.frame ?? (object as? CALayer)?.frame }
    @preconcurrency @MainActor public var bounds: CGRect! { (object as? UIView)?.bounds ?? (object as? CALayer)?.bounds }
    public var description: String { (object as? NSObject)?.description ?? String(describing: object) }
    public var count: Int! { (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count }
    public var integerValue: Int! { (object as? NSString)?.integerValue ?? (object as? NSNumber)?.intValue }
    public var length: Int! { (object as? NSString)?.length ?? (object as? NSData)?.length }

    @preconcurrency @MainActor public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        (object as? any UIScrollViewDelegate)?.scrollViewDidScroll(scrollView)
    }
    @preconcurrency @MainActor public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }
    @preconcurrency @MainActor public func value(forKeyPath path: String) -> Any? { (object as? NSObject)?.value(forKeyPath: path) }
    @discardableResult public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        unsafe (object as? NSObject)?.perform(selector)
    }
    @discardableResult public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        unsafe (object as? NSObject)?.perform(selector, with: argument)
    }
    public func responds(to selector: Selector!) -> Bool { (object as? NSObject)?.responds(to: selector) ?? false }
    public func isEqual(_ other: Any?) -> Bool { (object as? NSObject)?.isEqual(other) ?? false }

    // Methods, because a key path to one ends the compiler (Swift 6.3).

    public func isKind(of type: AnyClass) -> Bool { (object as? NSObject)?.isKind(of: type) ?? false }
    @preconcurrency @MainActor public func addSubview(_ view: UIView) { (object as? UIView)?.addSubview(view) }
    @preconcurrency @MainActor public func removeFromSuperview() { (object as? UIView)?.removeFromSuperview() }
    @preconcurrency @MainActor public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        (object as? UIView)?.addGestureRecognizer(recognizer)
    }
    @preconcurrency @MainActor public func setNeedsLayout() { (object as? UIView)?.setNeedsLayout() }
    @preconcurrency @MainActor public func layoutIfNeeded() { (object as? UIView)?.layoutIfNeeded() }
    @discardableResult @preconcurrency @MainActor public func endEditing(_ force: Bool) -> Bool {
        (object as? UIView)?.endEditing(force) ?? false
    }
    @discardableResult @preconcurrency @MainActor public func becomeFirstResponder() -> Bool {
        (object as? UIResponder)?.becomeFirstResponder() ?? false
    }
    @discardableResult @preconcurrency @MainActor public func resignFirstResponder() -> Bool {
        (object as? UIResponder)?.resignFirstResponder() ?? false
    }
    @preconcurrency @MainActor public func setTitle(_ title: String?, for state: UIControl.State) {
        (object as? UIButton)?.setTitle(title, for: state)
    }
    @preconcurrency @MainActor public func setImage(_ image: UIImage?, for state: UIControl.State) {
        (object as? UIButton)?.setImage(image, for: state)
    }
    @preconcurrency @MainActor public func location(in view: UIView?) -> CGPoint {
        (object as? UIGestureRecognizer)?.location(in: view) ?? (object as? UITouch)?.location(in: view) ?? .zero
    }
    @preconcurrency @MainActor public func translation(in view: UIView?) -> CGPoint {
        (object as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero
    }
    @preconcurrency @MainActor public func velocity(in view: UIView?) -> CGPoint {
        (object as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero
    }
}

/// The members of the class of an `AnyObject`: `type(of: object).description()`.
public struct AnyClassMembers {
    private let type: Any.Type

    public init(_ type: Any.Type) { self.type = type }

    public func description() -> String { NSObject.name(of: type) }
}

extension NSObject {
    /// Returns the name of the class: without a module for a class of UIKit, as for Objective-C's; with its module for one of Swift.
    public class func description() -> String { name(of: self) }

    fileprivate static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type), module = "UIKit."
        return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
    }
}
