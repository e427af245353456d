import UIKit

/// The first of several views that fits.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: HostedContent {}

extension ViewThatFits: View, PrimitiveView {
    public typealias Body = Never
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.init(axes: axes, content: content())
    }
    func makeNode(_ scope: Scope) -> Node { FittingNode<Content>(scope) }
}

private final class FittingNode<Content: View>: Node {
    private let slot = Slot()
    private lazy var element = FittingElement(self)

    override var children: [Node] { [slot.node].compactMap { $0 } }
    override func makeItems() -> [Element] { [element] }
    override func forget() { element.forget() }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? ViewThatFits<Content> else { return }
        element.axes = view.axes
        slot.show(view.content, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }
}

/// Is laid out as the first view whose ideal size is within the proposal, or else as the last one.
final class FittingElement: Element {
    var axes: Axis.Set = []

    private func chosen(_ proposal: ProposedViewSize) -> Element? {
        let items = node.children.flatMap(\.items)
        let fitting = items.dropLast().first { item in
            let ideal = item.size(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height))
            return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
        }
        return fitting ?? items.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { chosen(proposal)?.size(proposal) ?? .zero }
    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { chosen(proposal)?.guide(key, proposal) }
    override var spacing: ViewSpacing { chosen(.unspecified)?.spacing ?? ViewSpacing() }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        guard let chosen = chosen(proposal) else { return }
        put(chosen, at: .zero, proposal, in: rect, on: canvas)
    }
}
