import Foundation

/// The base class of responders that class values create; see `MetatypeOrder`.
@preconcurrency @MainActor
open class MetatypeResponder: UIResponder {
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }
}
