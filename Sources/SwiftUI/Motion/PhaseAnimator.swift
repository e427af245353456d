import UIKit

/// A view that goes through phases, each with an animation: again and again, or once for each change of a value.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let phases: [Phase]
    /// The value whose changes begin a run; nil if it runs without end.
    let trigger: AnyEquatable?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    public init<S: Sequence>(
        _ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        (self.phases, self.trigger, self.content, self.animation) = (Array(phases), AnyEquatable(trigger), content, animation)
    }
    public init<S: Sequence>(
        _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        (self.phases, trigger, self.content, self.animation) = (Array(phases), nil, content, animation)
    }

    func makeNode(_ scope: Scope) -> Node { PhaseNode<Phase, Content>(scope) }
}

/// A value that can only be compared.
struct AnyEquatable: Equatable {
    private let value: Any
    private let isSame: (Any) -> Bool
    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isSame = { $0 as? Value == value }
    }
    static func == (left: AnyEquatable, right: AnyEquatable) -> Bool { left.isSame(right.value) }
}

private final class PhaseNode<Phase: Equatable, Content: View>: Node, Evaluated {
    private var view: PhaseAnimator<Phase, Content>?
    private let slot = Slot()
    private var index = 0
    private var isRunning = false

    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        let former = self.view
        self.view = view as? PhaseAnimator<Phase, Content>
        evaluate()
        let begins = self.view?.trigger == nil ? former == nil : former != nil && former?.trigger != self.view?.trigger
        if begins, !isRunning, (self.view?.phases.count ?? 0) > 1 {
            isRunning = true
            schedule(after: 0)
        }
    }

    func evaluate() {
        graph.evaluated(self)
        guard let view, !view.phases.isEmpty else { return }
        let content = reading { view.content(view.phases[min(index, view.phases.count - 1)]) }
        slot.show(content, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }

    private func schedule(after delay: Double) {
        let timeline = Timeline.current
        timeline.schedule(at: timeline.now + delay, recurs: view?.trigger == nil) { [weak self] in self?.advance() }
    }

    /// Shows the next phase. A run that was triggered ends with the first one.
    private func advance() {
        guard let view, view.phases.count > 1 else { return }
        if view.trigger != nil, index == 0, !isRunning { return }
        index = (index + 1) % view.phases.count
        let animation = view.animation(view.phases[index])
        withAnimation(animation) { graph.markStale(self) }
        graph.hostingView?.layoutIfNeeded()
        if view.trigger != nil, index == 0 {
            isRunning = false
        } else {
            schedule(after: max(animation?.logicalLength ?? 0, 1 / 60))
        }
    }
}

extension View {
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger) {
            content(PlaceholderContentView(view: AnyView(self)), $0)
        } animation: {
            animation($0)
        }
    }
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) {
            content(PlaceholderContentView(view: AnyView(self)), $0)
        } animation: {
            animation($0)
        }
    }
}
