import UIKit

/// A modifier's node that changes the transactions of what is below it.
@MainActor protocol TransactionScope: AnyObject {
    func apply(to transaction: inout Transaction)
    /// Is called when the changes have been laid out.
    func settle()
}

extension ViewGraph {
    /// The animation of the changes that are being made where the graph is.
    var animation: Animation? {
        guard transaction.animation != nil || !scopes.isEmpty else { return nil }
        return animation(in: scopes)
    }

    func animation(in scopes: [any TransactionScope]) -> Animation? {
        let current = scopes.reduce(into: transaction) { $1.apply(to: &$0) }
        return current.disablesAnimations ? nil : current.animation
    }

    /// Makes changes with the animation of the transaction; what is new appears at once.
    func animating(isNew: Bool, _ changes: () -> Void) {
        if isNew {
            if UIView.inheritedAnimationDuration > 0 { UIView.performWithoutAnimation(changes) } else { changes() }
        } else if let animation {
            UIView.animate(animation, changes: changes)
        } else {
            changes()
        }
    }

    func inScope(_ scope: any TransactionScope, _ body: () -> Void) {
        scopes.append(scope)
        defer { scopes.removeLast() }
        body()
    }

    /// Runs `body` in all scopes above a node.
    func inScopes(around node: Node, _ body: () -> Void) {
        let outer = scopes
        scopes = node.ancestors.compactMap { $0 as? any TransactionScope }.reversed()
        defer { scopes = outer }
        body()
    }
}

/// The node of a modifier that is a scope. Its elements are placed in it.
class ScopeNode<Modifier>: ModifierNode<Modifier>, TransactionScope {
    private var wrappers: [ObjectIdentifier: ScopeElement] = [:]

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        let former = modifier
        if let former, let next = (view as? any ModifiedView)?.appliedModifier as? Modifier { willChange(from: former, to: next) }
        graph.inScope(self) { super.update(view, environment) }
    }

    /// Is called before the views below are updated.
    func willChange(from former: Modifier, to next: Modifier) {}
    func apply(to transaction: inout Transaction) {}
    func settle() {}

    override var passesItems: Bool { false }
    override func makeItems() -> [Element] {
        var kept: [ObjectIdentifier: ScopeElement] = [:]
        let items: [Element] = children.flatMap(\.items).map { item in
            let wrapper = wrappers[ObjectIdentifier(item)] ?? ScopeElement(self, item)
            kept[ObjectIdentifier(item)] = wrapper
            return wrapper
        }
        wrappers = kept
        return items
    }

    override func forget() { for wrapper in wrappers.values { wrapper.forget() } }
}

private final class ScopeElement: WrapperElement {
    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        guard let scope = node as? any TransactionScope else { return super.place(rect, proposal, on: canvas) }
        node.graph.inScope(scope) { super.place(rect, proposal, on: canvas) }
    }
}

/// Animates changes when a value changes, or all of them.
public struct _AnimationModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let animation: Animation?
    let value: Value?
    func makeNode(_ scope: Scope) -> Node { AnimationNode<Value>(scope) }
}

private final class AnimationNode<Value: Equatable>: ScopeNode<_AnimationModifier<Value>> {
    /// The animation of the changes that come with the value's change.
    private var triggered: Animation??

    override func willChange(from former: _AnimationModifier<Value>, to next: _AnimationModifier<Value>) {
        guard let value = next.value, former.value != value else { return }
        triggered = .some(next.animation)
        graph.triggered.append(self)
    }

    override func settle() { triggered = nil }

    override func apply(to transaction: inout Transaction) {
        if let triggered {
            transaction.animation = triggered
        } else if let modifier, modifier.value == nil {
            transaction.animation = modifier.animation
        }
    }
}

/// Changes transactions, when a value changes or always.
struct TransactionModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
    typealias Body = Never
    let value: Value?
    let transform: (inout Transaction) -> Void
    func makeNode(_ scope: Scope) -> Node { TransactionNode<Value>(scope) }
}

private final class TransactionNode<Value: Equatable>: ScopeNode<TransactionModifier<Value>> {
    private var isTriggered = false

    override func willChange(from former: TransactionModifier<Value>, to next: TransactionModifier<Value>) {
        guard let value = next.value, former.value != value else { return }
        isTriggered = true
        graph.triggered.append(self)
    }

    override func settle() { isTriggered = false }

    override func apply(to transaction: inout Transaction) {
        if let modifier, isTriggered || modifier.value == nil { modifier.transform(&transaction) }
    }
}

extension View {
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }
    public func animation(_ animation: Animation?) -> some View { modifier(_AnimationModifier<Int>(animation: animation, value: nil)) }
    /// Animates the changes of the modifiers in a closure alone.
    public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View {
        body(PlaceholderContentView(view: AnyView(transaction { $0.animation = nil }))).animation(animation)
    }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier<Int>(value: nil, transform: transform))
    }
    public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(value: value, transform: transform))
    }
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(view: AnyView(self))).transaction(transform)
    }
    public func geometryGroup() -> some View { effect { _, _ in } }
}

/// The content to which a closure or a transition applies modifiers.
public struct PlaceholderContentView<Value> {
    let view: AnyView
}

extension PlaceholderContentView: View {
    public var body: some View { view }
}
