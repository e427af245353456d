/// The identity that a view was given, for containers that scroll to it.
enum IdentityTrait: ViewTraitKey {
    static var defaultValue: AnyHashable? { nil }
}

/// The value that a view stands for in a selection.
enum TagTrait: ViewTraitKey {
    static var defaultValue: AnyHashable? { nil }
}

/// Gives a view an identity. A view with another identity is another view: its state begins anew.
public struct _IdentityModifier: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let id: AnyHashable
    func makeNode(_ scope: Scope) -> Node { IdentityNode(scope) }
}

final class IdentityNode: Node {
    private var id: AnyHashable?
    private var slot = Slot()

    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? any ModifiedView, let modifier = view.appliedModifier as? _IdentityModifier else { return }
        if let id, id != modifier.id {
            slot.node?.leaveAll()
            slot = Slot()
        }
        id = modifier.id
        slot.show(view.modifiedContent, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }
}

/// A view that is compared with its former value before it is evaluated.
public struct EquatableView<Content: View & Equatable> {
    public var content: Content
    public init(content: Content) { self.content = content }
}

extension EquatableView: View, PrimitiveView, ViewList {
    public typealias Body = Never
    func entries() -> [ViewEntry] { [ViewEntry(id: 0, view: content)] }
    func makeNode(_ scope: Scope) -> Node { ListNode(scope) }
}

extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(_IdentityModifier(id: AnyHashable(id))).modifier(TraitModifier<IdentityTrait>(value: AnyHashable(id)))
    }

    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
    }
}

extension View where Self: Equatable {
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
