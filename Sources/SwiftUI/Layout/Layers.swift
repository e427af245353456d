import UIKit

/// Views in front of or behind a view, laid out in its size.
public struct _LayerModifier<Layer: View>: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool
    func makeNode(_ scope: Scope) -> Node { LayerNode<Layer>(scope) }
}

private final class LayerNode<Layer: View>: ModifierNode<_LayerModifier<Layer>> {
    private lazy var layer = IsolatingNode(Scope(graph: graph, parent: self, environment: environment))
    private let wrappers = LayerWrappers()

    override var children: [Node] { [slot.node, layer].compactMap { $0 } }

    override func didUpdate(from former: _LayerModifier<Layer>?) {
        guard let modifier else { return }
        layer.show(modifier.layer, environment)
    }

    override var passesItems: Bool { false }
    override func makeItems() -> [Element] {
        wrappers.wrap(slot.node?.items ?? [], self, layer, modifier?.alignment ?? .center, isInFront: modifier?.isInFront ?? true)
    }

    override func forget() { wrappers.forget() }
}

/// A node whose views do not change the size of those above it: what changes below is not told further.
final class IsolatingNode: Node {
    private let slot = Slot()

    override var children: [Node] { [slot.node].compactMap { $0 } }
    override var isolatesLayout: Bool { true }

    func show(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        slot.show(view, Scope(graph: graph, parent: self, environment: environment))
    }

    override func update(_ view: any View, _ environment: EnvironmentValues) { show(view, environment) }
}

/// The elements around the views that have a layer: one set of views serves one view, so only the first of several gets it.
@MainActor final class LayerWrappers {
    private var wrappers: [ObjectIdentifier: LayerElement] = [:]

    func wrap(_ items: [Element], _ node: Node, _ layer: IsolatingNode, _ alignment: Alignment, isInFront: Bool) -> [Element] {
        var kept: [ObjectIdentifier: LayerElement] = [:]
        let wrapped = items.enumerated().map { index, item in
            let wrapper = wrappers[ObjectIdentifier(item)] ?? LayerElement(node, item)
            wrapper.layer = index == 0 ? layer : nil
            (wrapper.alignment, wrapper.isInFront) = (alignment, isInFront)
            kept[ObjectIdentifier(item)] = wrapper
            return wrapper
        }
        wrappers = kept
        return wrapped
    }

    func forget() { for wrapper in wrappers.values { wrapper.forget() } }
}

final class LayerElement: WrapperElement {
    weak var layer: IsolatingNode?
    var alignment = Alignment.center
    var isInFront = true
    /// Is called when the view itself has been put, before the layer is.
    var willPlaceLayer: () -> Void = {}

    // A layer may depend on where the view's parts are: the view is put first, also where the layer is behind it.
    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        let placeContent = { self.put(self.content, at: .zero, proposal, in: rect, on: canvas) }
        if isInFront {
            placeContent()
            placeLayer(rect, proposal, on: canvas)
        } else {
            canvas.put(placeContent) { placeLayer(rect, proposal, on: canvas) }
        }
    }

    private func placeLayer(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        willPlaceLayer()
        let offered = ProposedViewSize(rect.size)
        let own = ViewDimensions(rect.size) { [self] key in MainActor.assumeIsolated { content.guide(key, proposal) } }
        for element in layer?.items ?? [] {
            let dimensions = element.dimensions(offered)
            let point = CGPoint(
                x: own[alignment.horizontal] - dimensions[alignment.horizontal],
                y: own[alignment.vertical] - dimensions[alignment.vertical])
            put(element, at: point, offered, in: rect, on: canvas)
        }
    }
}

extension View {
    private func layer<Layer: View>(_ layer: Layer, _ alignment: Alignment = .center, isInFront: Bool) -> some View {
        modifier(_LayerModifier(layer: layer, alignment: alignment, isInFront: isInFront))
    }

    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layer(ZStack(alignment: alignment, content: content), alignment, isInFront: true)
    }
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        layer(overlay, alignment, isInFront: true)
    }
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layer(Rectangle().fill(style).ignoresSafeArea(.container, edges: edges), isInFront: true)
    }
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        layer(shape.fill(style, style: fillStyle), isInFront: true)
    }

    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layer(ZStack(alignment: alignment, content: content), alignment, isInFront: false)
    }
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        layer(background, alignment, isInFront: false)
    }

    /// Fills the room behind a view. Where the view touches a covered edge of the screen, the background reaches below what covers it.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layer(Rectangle().fill(style).ignoresSafeArea(.container, edges: edges), isInFront: false)
    }
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        layer(shape.fill(style, style: fillStyle), isInFront: false)
    }
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}
