import Foundation

/// What a class value is asked to make: `type.init()`, `View(frame: .zero)` in code that is generic over `View: UIView`, a class registered with a table.
///
/// On iOS every initialiser may be called so, because it is imported. Swift's own only when it is `required`, and a required initialiser would have to be
/// written out by every subclass with initialisers of its own: source that compiles on iOS would not compile here. But one that is *unavailable* need not
/// be written out, and is dispatched dynamically all the same. So the classes below the ones that apps know declare `init(madeByClass:)`, which is called
/// here; those that apps know override it as unavailable, which their subclasses never see; and `MetatypeInitializable` has the initialisers that
/// a class value seems to have.
///
/// A class without the initialiser that is asked for stops with "use of unimplemented initializer", as on iOS. One with an `init()` of its own answers
/// `type.init()` with it on iOS, while Swift calls `init(frame:)` or `init(nibName:bundle:)`: a designated `init()` is reached by
/// `override convenience init(frame: CGRect) { self.init() }`.
@MainActor public enum MetatypeOrder {
    case plain
    case frame(CGRect)
    case nib(name: String?, bundle: Bundle?)
    /// A cell, or a header with the style left out.
    case cell

    /// What `init(frame:)` of a cell or a header hands on to the initialiser they have for tables: an unavailable initialiser cannot be overridden once
    /// more, so a class value reaches `init(frame:)` alone.
    private static var askedCell: (style: UITableViewCell.CellStyle, identifier: String?)?

    static func cell(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> MetatypeOrder {
        askedCell = (style, reuseIdentifier)
        return .cell
    }

    static func takeCell() -> (style: UITableViewCell.CellStyle, identifier: String?) {
        defer { askedCell = nil }
        return askedCell ?? (.default, nil)
    }

    /// What a table or a collection makes of a registered class; nil for a class that is none of their views.
    static func registered(_ type: AnyClass, _ identifier: String) -> UIView? {
        switch type {
        case let type as UITableViewCell.Type: type.init(style: .default, reuseIdentifier: identifier)
        case let type as UITableViewHeaderFooterView.Type: type.init(reuseIdentifier: identifier)
        default: (type as? UIView.Type)?.init(frame: .zero)
        }
    }
}

/// Responders that class values make; see `MetatypeOrder`.
@preconcurrency @MainActor
open class MetatypeResponder: UIResponder {
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }
}

/// Objects that class values make; see `MetatypeOrder`.
@preconcurrency @MainActor
open class MetatypeObject: NSObject {
    public override init() { super.init() }

    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }
}

/// Classes that can be made through their class values, as on iOS. The empty last parameter keeps these initialisers apart from those of the
/// classes, which Swift prefers wherever it may call them.
@preconcurrency @MainActor
public protocol MetatypeInitializable {}

extension MetatypeResponder: MetatypeInitializable {}
extension MetatypeObject: MetatypeInitializable {}

extension MetatypeInitializable where Self: MetatypeResponder {
    fileprivate init(made order: MetatypeOrder) { self.init(madeByClass: order) }

    @preconcurrency public init(_: Void = ()) { self.init(made: .plain) }
}

extension MetatypeInitializable where Self: UIView {
    @preconcurrency public init(frame: CGRect, _: Void = ()) { self.init(made: .frame(frame)) }
}

extension MetatypeInitializable where Self: UIButton {
    @preconcurrency public init(type buttonType: UIButton.ButtonType, _: Void = ()) {
        self.init(made: .frame(.zero))
        setUp(buttonType)
    }
}

extension MetatypeInitializable where Self: UITableViewCell {
    @preconcurrency public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?, _: Void = ()) {
        self.init(made: .cell(style: style, reuseIdentifier: reuseIdentifier))
    }
}

extension MetatypeInitializable where Self: UITableViewHeaderFooterView {
    @preconcurrency public init(reuseIdentifier: String?, _: Void = ()) {
        self.init(made: .cell(style: .default, reuseIdentifier: reuseIdentifier))
    }
}

extension MetatypeInitializable where Self: UIViewController {
    @preconcurrency public init(nibName: String?, bundle: Bundle?, _: Void = ()) { self.init(made: .nib(name: nibName, bundle: bundle)) }
}

extension MetatypeInitializable where Self: MetatypeObject {
    @preconcurrency public init(_: Void = ()) { self.init(madeByClass: .plain) }
}
