import UIKit

/// Views in front of or behind a view that depend on what the views inside say.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let alignment: Alignment
    let isInFront: Bool
    let content: (Key.Value) -> Layer
    func makeNode(_ scope: Scope) -> Node { PreferenceLayerNode<Key, Layer>(scope) }
}

private final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: ModifierNode<_PreferenceLayerModifier<Key, Layer>> {
    private lazy var layer = IsolatingNode(Scope(graph: graph, parent: self, environment: environment))
    private let wrappers = LayerWrappers()

    override var children: [Node] { [slot.node, layer].compactMap { $0 } }

    override var passesItems: Bool { false }
    override func makeItems() -> [Element] {
        let items = wrappers.wrap(
            slot.node?.items ?? [], self, layer, modifier?.alignment ?? .center, isInFront: modifier?.isInFront ?? true)
        (items.first as? LayerElement)?.willPlaceLayer = { [weak self] in self?.showLayer() }
        return items
    }

    // Values need not be comparable: the layer is evaluated at each layout, when all that it reads is known.
    private func showLayer() {
        guard let modifier else { return }
        let value = slot.node?.preferenceValue(Key.self) ?? Key.defaultValue
        layer.show(ZStack(alignment: modifier.alignment) { modifier.content(value) }, environment)
    }

    override func forget() { wrappers.forget() }
}

extension View {
    private func layer<K: PreferenceKey, V: View>(
        _ key: K.Type, _ alignment: Alignment, isInFront: Bool, _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: isInFront, content: transform))
    }

    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        layer(key, alignment, isInFront: true, transform)
    }

    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        layer(key, alignment, isInFront: false, transform)
    }
}
