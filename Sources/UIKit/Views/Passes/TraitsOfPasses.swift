import Foundation

/// Makes the traits of the view whose callback runs the current ones. The traits themselves are passed on to subviews as soon as they
/// change, not in a pass.
@MainActor final class TraitsOfPasses {
    /// The traits that are current in callbacks during a run.
    private var currentTraits: UITraitCollection?

    nonisolated init() {}

    /// Runs the passes of a view's subtree.
    func begin(_ view: UIView, _ passes: () -> Void) {
        let (current, outer) = (UITraitCollection.current, currentTraits)
        UITraitCollection.current = view.resolvedTraits
        currentTraits = view.resolvedTraits
        defer {
            UITraitCollection.current = current
            currentTraits = outer
        }
        passes()
    }

    /// Runs `body` with the view's traits as the current ones, if they differ because of overrides.
    func apply(of view: UIView, _ body: () -> Void) {
        let traits = view.resolvedTraits
        guard let outer = currentTraits, outer !== traits else { return body() }
        currentTraits = traits
        traits.performAsCurrent(body)
        currentTraits = outer
    }
}
