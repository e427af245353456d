import UIKit

/// An element that shows a controller's view in all the room that is offered, and below the bars where it touches the safe area.
class ControllerElement<Controller: UIViewController>: Element {
    lazy var controller: Controller = makeController()

    func makeController() -> Controller { Controller(nibName: nil, bundle: nil) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Canvas) {
        if let owner = (canvas.surface as? PageView)?.owner ?? node.controller, controller.parent !== owner {
            owner.addChild(controller)
            controller.didMove(toParent: owner)
        }
        adoptEnvironment()
        willShow()
        canvas.show(controller.view, canvas.extendedToEdges(rect))
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

extension Canvas {
    /// Returns the rectangle, extended to the edges of the surface where it touches the safe area's.
    func extendedToEdges(_ rect: CGRect) -> CGRect {
        let bounds = surface.bounds, safe = bounds.inset(by: surface.safeAreaInsets)
        let own = rect.offsetBy(dx: origin.x, dy: origin.y)
        func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.5 }
        return rect.inset(
            by: UIEdgeInsets(
                top: isSame(own.minY, safe.minY) ? bounds.minY - own.minY : 0,
                left: isSame(own.minX, safe.minX) ? bounds.minX - own.minX : 0,
                bottom: isSame(own.maxY, safe.maxY) ? own.maxY - bounds.maxY : 0,
                right: isSame(own.maxX, safe.maxX) ? own.maxX - bounds.maxX : 0))
    }
}
