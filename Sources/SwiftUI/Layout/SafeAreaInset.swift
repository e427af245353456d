import UIKit

/// A view at an edge of another one, which takes a part of its safe area.
public struct _InsetViewModifier<Inset: View>: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let inset: Inset
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?
    func makeNode(_ scope: Scope) -> Node { InsetNode<Inset>(scope) }
}

private final class InsetNode<Inset: View>: ModifierNode<_InsetViewModifier<Inset>> {
    private let inset = Slot()
    private var wrapper: InsetElement?

    override var children: [Node] { [slot.node, inset.node].compactMap { $0 } }

    override func didUpdate(from former: _InsetViewModifier<Inset>?) {
        guard let modifier else { return }
        inset.show(ZStack { modifier.inset }, Scope(graph: graph, parent: self, environment: environment))
    }

    override var passesItems: Bool { false }
    override func makeItems() -> [Element] {
        let items = slot.node?.items ?? []
        guard let modifier, let content = items.first, let bar = inset.node?.items.first else { return items }
        let wrapper = self.wrapper?.content === content ? self.wrapper ?? InsetElement(self, content) : InsetElement(self, content)
        wrapper.inset = bar
        (wrapper.edge, wrapper.alignment, wrapper.distance) = (modifier.edge, modifier.alignment, modifier.spacing)
        self.wrapper = wrapper
        return [wrapper] + items.dropFirst()
    }

    override func forget() { wrapper?.forget() }
}

/// The content gets what the inset leaves.
final class InsetElement: WrapperElement {
    var inset: Element?
    var edge = Edge.bottom
    var alignment = HorizontalAlignment.center.key
    var distance: CGFloat?

    override var priority: Double { 0 }
    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var isFirst: Bool { edge == .top || edge == .leading }

    private var gap: CGFloat { distance ?? inset.map { content.spacing.distance(to: $0.spacing, along: axis) } ?? 0 }

    /// Returns what the inset and the content are offered: the inset what is left beside the content's smallest size.
    private func proposals(_ proposal: ProposedViewSize) -> (inset: ProposedViewSize, content: ProposedViewSize) {
        guard let inset, let room = proposal[axis] else { return (proposal, proposal) }
        var smallest = proposal, own = proposal, rest = proposal
        smallest[axis] = 0
        own[axis] = max(room - gap - content.size(smallest)[axis], 0)
        rest[axis] = max(room - gap - inset.size(own)[axis], 0)
        return (own, rest)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposals(proposal)
        var size = content.size(offered.content)
        size[axis] += gap + (inset?.size(offered.inset)[axis] ?? 0)
        return size
    }

    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let offered = proposals(proposal)
        let shift = key.axis == axis && isFirst ? gap + (inset?.size(offered.inset)[axis] ?? 0) : 0
        return content.guide(key, offered.content).map { $0 + shift }
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        guard let inset else { return super.place(rect, proposal, on: canvas) }
        var proposal = proposal
        proposal[axis.other] = proposal[axis.other] ?? rect.size[axis.other]
        let offered = proposals(proposal)
        let (own, bar) = (content.dimensions(offered.content), inset.dimensions(offered.inset))
        var point = CGPoint.zero, barPoint = CGPoint.zero
        point[axis] = isFirst ? rect.size[axis] - own[axis] : 0
        point[axis.other] = (rect.size[axis.other] - own[axis.other]) / 2
        barPoint[axis] = isFirst ? 0 : rect.size[axis] - bar[axis]
        barPoint[axis.other] = point[axis.other] + own[alignment] - bar[alignment]
        let covered = EdgeInsets(Edge.Set(edge), bar[axis] + gap).absolute(environment.layoutDirection)
        canvas.within {
            $0.safeAreas.append(SafeArea(rect: canvas.global(rect), insets: covered))
        } _: {
            put(content, at: point, offered.content, in: rect, on: canvas)
        }
        put(inset, at: barPoint, offered.inset, in: rect, on: canvas)
    }
}

extension View {
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(inset: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing))
    }

    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                inset: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing))
    }

    /// Adds a bar at an edge. The scroll edge effect of iOS 26 behind it is not drawn.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(width: 0, height: insets.top) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(width: 0, height: insets.bottom) }
            .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: insets.leading, height: 0) }
            .safeAreaInset(edge: .trailing, spacing: 0) { Color.clear.frame(width: insets.trailing, height: 0) }
    }

    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
