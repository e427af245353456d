import UIKit

/// What is to be shown over the screen.
@MainActor struct Presentation {
    /// Another identity is another presentation.
    let id: AnyHashable
    /// The views that are shown.
    var content: any View = EmptyView()
    /// Returns the controller, for the node that presents it.
    let make: (PresentingNode) -> any PresentedController
    /// Is called when a person ends the presentation.
    let dismiss: () -> Void
}

/// A controller that shows what a node presents.
@MainActor protocol PresentedController: UIViewController {
    /// Takes over what the presentation now says.
    func show(_ presentation: Presentation, for node: PresentingNode)
}

/// A controller that tells whether its views have appeared.
@MainActor protocol AppearingController: UIViewController {
    var hasAppeared: Bool { get }
}

/// Shows something over the screen while something is so.
public struct _PresentationModifier: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let presentation: @MainActor () -> Presentation?
    func makeNode(_ scope: Scope) -> Node { PresentingNode(scope) }
}

/// The node of a view that presents.
final class PresentingNode: ModifierNode<_PresentationModifier>, LayoutObserver, ListPartSource {
    private var shown: (presentation: Presentation, controller: any PresentedController)?
    private var hasLaidOut = false
    /// The parts of the graph that are presented.
    var presentedNodes: [Node] = []

    override var children: [Node] { [slot.node].compactMap { $0 } + presentedNodes }
    override func makeItems() -> [Element] { slot.node?.items ?? [] }
    func makeListParts() -> [ListPart] { slot.node?.listParts ?? [] }

    override init(_ scope: Scope) {
        super.init(scope)
        graph.observeLayout(self)
    }

    override func didUpdate(from former: _PresentationModifier?) {
        guard let shown, let wanted = modifier?.presentation(), wanted.id == shown.presentation.id else { return }
        self.shown = (wanted, shown.controller)
        shown.controller.show(wanted, for: self)
    }

    /// Presents or dismisses after a layout: only then the view that presents is on the screen.
    func didLayout() {
        guard let presenter = controller, presenter.viewIfLoaded?.window != nil || shown != nil else { return }
        // The first presentation follows the appearance of the screen, as in apps of UIKit.
        if let appearing = presenter as? any AppearingController, !appearing.hasAppeared { return }
        defer { hasLaidOut = true }
        let wanted = modifier?.presentation()
        if let shown, shown.presentation.id != wanted?.id { end(shown.controller) }
        guard let wanted, shown == nil, presenter.presentedViewController == nil, presenter.viewIfLoaded?.window != nil else { return }
        let controller = wanted.make(self)
        shown = (wanted, controller)
        controller.show(wanted, for: self)
        presenter.present(controller, animated: hasLaidOut)
    }

    private func end(_ controller: any PresentedController) {
        shown = nil
        if controller.presentingViewController != nil { controller.presentingViewController?.dismiss(animated: true) }
        for node in presentedNodes { node.leaveAll() }
        presentedNodes = []
    }

    /// Is called when a person has ended the presentation.
    func wasDismissed() {
        guard let shown else { return }
        shown.presentation.dismiss()
        end(shown.controller)
    }

    override func leave() { if let shown { end(shown.controller) } }
}
