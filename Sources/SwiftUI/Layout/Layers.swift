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
    private let layer = Slot()
    private var wrappers: [ObjectIdentifier: LayerElement] = [:]

    override var children: [Node] { [slot.node, layer.node].compactMap { $0 } }

    override func didUpdate(from former: _LayerModifier<Layer>?) {
        guard let modifier else { return }
        layer.show(modifier.layer, Scope(graph: graph, parent: self, environment: environment))
    }

    override func makeItems() -> [Element] {
        let items = slot.node?.items ?? []
        // One set of views serves one view. Only the first of several gets it.
        let layers = layer.node?.items ?? []
        var kept: [ObjectIdentifier: LayerElement] = [:]
        let wrapped = items.enumerated().map { index, item in
            let wrapper = wrappers[ObjectIdentifier(item)] ?? LayerElement(self, item)
            wrapper.layers = index == 0 ? layers : []
            wrapper.alignment = modifier?.alignment ?? .center
            wrapper.isInFront = modifier?.isInFront ?? true
            kept[ObjectIdentifier(item)] = wrapper
            return wrapper
        }
        wrappers = kept
        return wrapped
    }

    override func forget() { for wrapper in wrappers.values { wrapper.forget() } }
}

final class LayerElement: WrapperElement {
    var layers: [Element] = []
    var alignment = Alignment.center
    var isInFront = true

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        if isInFront { put(content, at: .zero, proposal, in: rect, on: canvas) }
        let offered = ProposedViewSize(rect.size)
        let own = ViewDimensions(rect.size) { [self] key in MainActor.assumeIsolated { content.guide(key, proposal) } }
        for layer in layers {
            let dimensions = layer.dimensions(offered)
            let point = CGPoint(
                x: own[alignment.horizontal] - dimensions[alignment.horizontal],
                y: own[alignment.vertical] - dimensions[alignment.vertical])
            put(layer, at: point, offered, in: rect, on: canvas)
        }
        if !isInFront { put(content, at: .zero, proposal, in: rect, on: canvas) }
    }
}

extension View {
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_LayerModifier(layer: ZStack(alignment: alignment, content: content), alignment: alignment, isInFront: true))
    }
    @_disfavoredOverload public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
    }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_LayerModifier(layer: ZStack(alignment: alignment, content: content), alignment: alignment, isInFront: false))
    }
    @_disfavoredOverload public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(_LayerModifier(layer: background, alignment: alignment, isInFront: false))
    }
}
