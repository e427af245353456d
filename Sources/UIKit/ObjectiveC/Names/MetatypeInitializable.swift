import Foundation

/// A class whose instances can be created through class values, as on iOS. The empty last parameter distinguishes these initialisers from
/// those of the classes, which Swift prefers wherever it may call them.
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
