import UIKit

/// An element that shows a controller's view in all the room that is offered, and below the bars where it touches the safe area.
class ControllerElement<Controller: UIViewController>: Element {
    lazy var controller: Controller = makeController()

    func makeController() -> Controller { Controller(nibName: nil, bundle: nil) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        if let owner = (canvas.surface as? PageView)?.owner ?? node.controller, controller.parent !== owner {
            owner.addChild(controller)
            controller.didMove(toParent: owner)
        }
        adoptEnvironment()
        willShow()
        canvas.showToEdges(controller.view, rect, isController: true)
    }

    /// Is called before the controller's view is shown.
    func willShow() {}

    /// Passes on to UIKit what views above have changed in the environment.
    private func adoptEnvironment() {
        let traits = environment.traits, current = controller.traitCollection
        if traits.userInterfaceStyle != current.userInterfaceStyle {
            controller.traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
        }
        if traits.layoutDirection != current.layoutDirection { controller.traitOverrides.layoutDirection = traits.layoutDirection }
        if traits.preferredContentSizeCategory != current.preferredContentSizeCategory {
            controller.traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
        }
        controller.view.tintColor = environment.tintStyle == nil ? nil : environment.accentColor
    }
}

extension Stage {
    /// Shows a view of UIKit in a rectangle that is extended under what covers the edges that it touches.
    /// - Parameter isController: Whether the view's safe area is what is not covered, also where views above ignore that, as bars on iOS
    ///   keep to it. Otherwise it is the rectangle.
    func showToEdges(_ shown: UIView, _ rect: CGRect, isController: Bool = false) {
        let covered = safeAreaInsets(around: rect, regions: .container, .leftToRight).absolute(.leftToRight)
        let extended = rect.inset(by: covered.reversed)
        // In the view of an effect, which itself ends where the safe area does, UIKit would find none.
        shown.fixedSafeAreaInsets = view === surface ? nil : isController ? coveredInsets(of: extended) : covered
        show(shown, extended)
    }

    /// Returns how far a rectangle of the canvas lies under what covers the edges around it.
    private func coveredInsets(of rect: CGRect) -> UIEdgeInsets {
        let own = global(rect)
        var covered = UIEdgeInsets.zero
        for area in surroundings.safeAreas where !area.regions.isDisjoint(with: .container) {
            let safe = area.rect.inset(by: area.insets)
            covered.top = max(covered.top, safe.minY - own.minY)
            covered.left = max(covered.left, safe.minX - own.minX)
            covered.bottom = max(covered.bottom, own.maxY - safe.maxY)
            covered.right = max(covered.right, own.maxX - safe.maxX)
        }
        return covered
    }
}
