import UIKit

/// A UIKit view as a SwiftUI view.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    /// A UIKit view has no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// What a represented view is told about its place.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues

    init(coordinator: Representable.Coordinator, _ node: Node) {
        self.coordinator = coordinator
        transaction = node.graph.transaction
        environment = node.environment
    }

    /// Changes the view. The changes are animated as those of the transaction.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// The node of a UIKit view.
final class UIViewNode<Represented: UIViewRepresentable>: RepresentableNode<Represented> {
    private lazy var coordinator = view?.makeCoordinator()
    private var made: Represented.UIViewType?
    private var element: UIViewElement?

    private var context: UIViewRepresentableContext<Represented>? {
        coordinator.map { UIViewRepresentableContext(coordinator: $0, self) }
    }

    override func show(_ view: Represented) {
        guard let context else { return }
        let uiView = made ?? view.makeUIView(context: context)
        if made == nil {
            made = uiView
            element = UIViewElement(self, uiView)
        }
        element?.takeEnvironment()
        view.updateUIView(uiView, context: context)
        element?.customSize = { [weak self] proposal in
            guard let self, let view = self.view, let context = self.context else { return nil }
            return view.sizeThatFits(proposal, uiView: uiView, context: context)
        }
    }

    override func makeItems() -> [Element] { [element].compactMap { $0 } }
    override func forget() { element?.forget() }

    override func leave() {
        super.leave()
        guard let made, let coordinator else { return }
        Represented.dismantleUIView(made, coordinator: coordinator)
    }
}

/// The element of a UIKit view, in a view of its own that gives it the traits of SwiftUI's environment.
final class UIViewElement: Element {
    let represented: UIView
    let host = RepresentedHost()
    var customSize: (ProposedViewSize) -> CGSize? = { _ in nil }

    init(_ node: Node, _ represented: UIView) {
        self.represented = represented
        super.init(node)
        host.show(represented)
    }

    required init(_ node: Node) { fatalError("An element of a UIKit view has that view.") }

    /// Gives the view the traits that SwiftUI's views above have set.
    func takeEnvironment() {
        host.takeTraits(of: environment)
        if let control = represented as? UIControl, !environment.isEnabled { control.isEnabled = false }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { customSize(proposal) ?? represented.size(for: proposal) }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) { canvas.show(host, rect) }
}

extension UIView {
    /// Returns the size of a UIKit view among SwiftUI's: in each direction it is as large as offered, but not smaller than its intrinsic
    /// size if it resists compression, and not larger if it hugs its content.
    ///
    /// As widely observed: labels with usual priorities fill what is offered, switches do not. The limit of 750 is inferred.
    func size(for proposal: ProposedViewSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        let width = length(proposal.width, intrinsic.width, .horizontal)
        let isWrapping = isIntrinsicSizeWidthDependent && width < intrinsic.width
        let height = isWrapping ? intrinsicContentSize(forWidth: width).height : intrinsic.height
        return CGSize(width: width, height: length(proposal.height, height, .vertical))
    }

    private func length(_ offered: CGFloat?, _ intrinsic: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard intrinsic != UIView.noIntrinsicMetric else { return offered ?? fitting(axis) }
        guard let offered else { return intrinsic }
        let least = contentCompressionResistancePriority(for: axis) >= .defaultHigh ? intrinsic : 0
        let most = contentHuggingPriority(for: axis) >= .defaultHigh ? intrinsic : .infinity
        return max(least, min(offered, most))
    }

    private func fitting(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? size.width : size.height
    }
}
