import Foundation

/// The base class of responders that class values create; see `MetatypeOrder`.
@preconcurrency @MainActor
open class MetatypeResponder: UIResponder {
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }
}

extension MetatypeResponder: MetatypeInitializable {}

extension MetatypeInitializable where Self: MetatypeResponder {
    init(made order: MetatypeOrder) { self.init(madeByClass: order) }

    @preconcurrency public init(_: Void = ()) {
        if let made = (Self.self as? any OwnInitializable.Type)?.madeByOwnInit() as? Self { self.init(taking: made); return }
        self.init(made: .plain)
    }
}

extension MetatypeInitializable where Self: UIView {
    @preconcurrency public init(frame: CGRect, _: Void = ()) { self.init(made: .frame(frame)) }
}
