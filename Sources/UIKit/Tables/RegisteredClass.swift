import Foundation

/// Views that a table or a collection makes from a registered class, and what a layout makes from the classes it names.
///
/// Swift calls an initialiser through a class value only when it is `required`, and a required initialiser would have to be written out by every
/// subclass with initialisers of its own: source that compiles on iOS would not compile here. An unavailable one need not be, and is dispatched
/// dynamically all the same; the conformance below is the one place that reaches it. A subclass without the standard initialiser stops with "use of
/// unimplemented initializer", as on iOS.
@MainActor protocol MadeByClass {
    init(registeredAs identifier: String)
}

@available(*, unavailable)
extension UITableViewCell: MadeByClass {}

@available(*, unavailable)
extension UITableViewHeaderFooterView: MadeByClass {}

@available(*, unavailable)
extension UICollectionReusableView: MadeByClass {}

@available(*, unavailable)
extension UICollectionViewLayoutAttributes: MadeByClass {}

@available(*, unavailable)
extension UICollectionViewLayoutInvalidationContext: MadeByClass {}

@MainActor enum RegisteredClass {
    /// nil for a class that is none of these.
    static func make(_ registered: AnyClass, _ identifier: String) -> Any? {
        let type: Any = registered
        return (type as? any MadeByClass.Type)?.init(registeredAs: identifier)
    }
}
