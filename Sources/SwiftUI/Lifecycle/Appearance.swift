import UIKit

/// Acts when a view is first shown in a window, and when it leaves it.
public struct _AppearanceActionModifier: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    func makeNode(_ scope: Scope) -> Node { AppearanceNode(scope) }
}

/// A node that acts when it is shown, and when it no longer is.
@MainActor protocol AppearingNode: LayoutObserver {
    var hasAppeared: Bool { get set }
    func didAppear()
    func didDisappear()
}

extension AppearingNode {
    func didLayout() {
        guard !hasAppeared, graph.isInWindow else { return }
        hasAppeared = true
        didAppear()
    }

    /// Acts as a view that is no longer shown. The action follows the update that removed the view.
    func disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        didDisappear()
    }
}

private final class AppearanceNode: ModifierNode<_AppearanceActionModifier>, AppearingNode {
    var hasAppeared = false

    override init(_ scope: Scope) {
        super.init(scope)
        graph.observeLayout(self)
    }

    func didAppear() { modifier?.appear?() }
    func didDisappear() { modifier?.disappear.map(graph.afterUpdate) }
    override func leave() { disappear() }
}

/// Runs a task while a view is shown.
public struct _TaskModifier: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    /// A task ends, and starts again, when this value changes.
    let id: AnyHashable?
    let priority: TaskPriority
    let action: @Sendable () async -> Void
    func makeNode(_ scope: Scope) -> Node { TaskNode(scope) }
}

private final class TaskNode: ModifierNode<_TaskModifier>, AppearingNode {
    var hasAppeared = false
    private var task: Task<Void, Never>?

    override init(_ scope: Scope) {
        super.init(scope)
        graph.observeLayout(self)
    }

    override func didUpdate(from former: _TaskModifier?) {
        guard hasAppeared, let former, former.id != modifier?.id else { return }
        didDisappear()
        didAppear()
    }

    func didAppear() {
        guard let modifier else { return }
        task = Task(priority: modifier.priority) { await modifier.action() }
    }

    func didDisappear() {
        task?.cancel()
        task = nil
    }

    override func leave() { disappear() }
}

extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceActionModifier(appear: action)) }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceActionModifier(disappear: action)) }

    public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void)
        -> some View
    {
        modifier(_TaskModifier(id: nil, priority: priority, action: action))
    }

    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: AnyHashable(EqualityKey(value)), priority: priority, action: action))
    }
}

/// A value that is only compared, as a key.
private struct EqualityKey<Value: Equatable>: Hashable {
    let value: Value
    init(_ value: Value) { self.value = value }
    func hash(into hasher: inout Hasher) {}
}
