import UIKit

/// A UIKit controller as a SwiftUI view.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }
    /// A UIKit controller has no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// What a represented controller is told about its place.
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues

    init(coordinator: Representable.Coordinator, _ node: Node) {
        self.coordinator = coordinator
        transaction = node.graph.transaction
        environment = node.environment
    }

    /// Changes the controller. The changes are animated as those of the transaction.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// The node of a UIKit controller.
final class UIViewControllerNode<Represented: UIViewControllerRepresentable>: RepresentableNode<Represented> {
    private lazy var coordinator = view?.makeCoordinator()
    private var made: Represented.UIViewControllerType?
    private var element: UIViewControllerElement?

    private var context: UIViewControllerRepresentableContext<Represented>? {
        coordinator.map { UIViewControllerRepresentableContext(coordinator: $0, self) }
    }

    override func show(_ view: Represented) {
        guard let context else { return }
        let controller = made ?? view.makeUIViewController(context: context)
        if made == nil {
            made = controller
            element = UIViewControllerElement(self, controller)
        }
        element?.host.takeTraits(of: environment)
        view.updateUIViewController(controller, context: context)
        element?.customSize = { [weak self] proposal in
            guard let self, let view = self.view, let context = self.context else { return nil }
            return view.sizeThatFits(proposal, uiViewController: controller, context: context)
        }
    }

    override func makeItems() -> [Element] { [element].compactMap { $0 } }
    override func forget() { element?.forget() }

    override func leave() {
        super.leave()
        element?.removeController()
        guard let made, let coordinator else { return }
        Represented.dismantleUIViewController(made, coordinator: coordinator)
    }
}

/// The element of a UIKit controller, which becomes a child of the controller that shows SwiftUI's views.
final class UIViewControllerElement: Element {
    let controller: UIViewController
    let host = RepresentedHost()
    var customSize: (ProposedViewSize) -> CGSize? = { _ in nil }

    init(_ node: Node, _ controller: UIViewController) {
        self.controller = controller
        super.init(node)
    }

    required init(_ node: Node) { fatalError("An element of a controller has that controller.") }

    /// A controller fills what is offered. Where nothing is, it has its preferred size.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = customSize(proposal) { return size }
        let preferred = controller.preferredContentSize
        return proposal.replacingUnspecifiedDimensions(
            by: preferred == .zero ? controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : preferred)
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        addController()
        canvas.show(host, rect)
    }

    private func addController() {
        guard controller.viewIfLoaded?.superview !== host else { return }
        let parent = node.graph.hostingView?.owningController
        parent?.addChild(controller)
        host.show(controller.view)
        if let parent { controller.didMove(toParent: parent) }
    }

    func removeController() {
        guard controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}
