import Foundation

/// The initialiser to call through a class value: `type.init()`, `View(frame: .zero)` in code that is generic over `View: UIView`, a class
/// registered with a table.
///
/// On iOS, every initialiser can be called this way, because it is imported. Swift's own can only if it is `required`, and every subclass
/// with its own initialisers would have to implement a required one: source that compiles on iOS would not compile here. But one that is
/// *unavailable* need not be implemented, and is still dispatched dynamically. So the base classes of those that apps use declare
/// `init(madeByClass:)`, which is called here. The classes that apps use override it as unavailable, so that their subclasses need not
/// implement it. `MetatypeInitializable` has the initialisers that a class value seems to have.
///
/// A class that does not implement the requested initialiser stops with "use of unimplemented initializer", as on iOS. If a class has its
/// own `init()`, `type.init()` calls it on iOS, while Swift calls `init(frame:)` or `init(nibName:bundle:)`: a designated `init()` is
/// reached by `override convenience init(frame: CGRect) { self.init() }`, or by `OwnInitializable`, which the adapter adds.
@MainActor public enum MetatypeOrder {
    case plain
    case frame(CGRect)
    case nib(name: String?, bundle: Bundle?)
    /// A cell, or a header without the style.
    case cell
}

/// The base class of objects that class values create; see `MetatypeOrder`.
@preconcurrency @MainActor
open class MetatypeObject: NSObject {
    public override init() { super.init() }

    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }
}

/// A class whose instances can be created through class values, as on iOS. The empty last parameter distinguishes these initialisers from
/// those of the classes, which Swift prefers wherever it may call them.
@preconcurrency @MainActor
public protocol MetatypeInitializable {}

extension MetatypeObject: MetatypeInitializable {}

extension MetatypeInitializable where Self: MetatypeObject {
    @preconcurrency public init(_: Void = ()) {
        if let made = (Self.self as? any OwnInitializable.Type)?.madeByOwnInit() as? Self { self.init(taking: made); return }
        self.init(madeByClass: .plain)
    }
}

/// A class with an `init()` of its own, which `View()` in generic code calls. Code that is adapted for Linux says so for its classes.
@preconcurrency @MainActor
public protocol OwnInitializable {
    static func madeByOwnInit() -> AnyObject
}

extension MetatypeInitializable {
    init(taking object: Self) { self = object }
}
