/// Acts after an update in which a value has changed.
public struct _ValueActionModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
    func makeNode(_ scope: Scope) -> Node { ValueActionNode<Value>(scope) }
}

private final class ValueActionNode<Value: Equatable>: ModifierNode<_ValueActionModifier<Value>>, AppearingNode {
    var hasAppeared = false

    override init(_ scope: Scope) {
        super.init(scope)
        graph.observeLayout(self)
    }

    override func didUpdate(from former: _ValueActionModifier<Value>?) {
        guard let former, let modifier, former.value != modifier.value else { return }
        graph.afterUpdate { modifier.action(former.value, modifier.value) }
    }

    func didAppear() {
        guard let modifier, modifier.isInitial else { return }
        modifier.action(modifier.value, modifier.value)
    }

    func didDisappear() {}
}

extension View {
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: false) { action($1) })
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }
}
