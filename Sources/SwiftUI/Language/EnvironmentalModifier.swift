/// A modifier that is made from the environment.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    func makeResolvingNode(_ scope: Scope) -> Node { EnvironmentalNode<Self>(scope) }

    fileprivate func applied(to view: some View, _ environment: EnvironmentValues) -> any View {
        view.modifier(resolve(in: environment))
    }
}

/// The node of a view with such a modifier.
private final class EnvironmentalNode<Modifier: EnvironmentalModifier>: Node, Evaluated {
    private var view: (any ModifiedView)?
    private let slot = Slot()
    private let properties = PropertyStore()

    override var name: String { "\(Modifier.self)" }
    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.view = view as? any ModifiedView
        self.environment = environment
        evaluate()
    }

    func evaluate() {
        graph.evaluated(self)
        guard let view, let modifier = view.appliedModifier as? Modifier else { return }
        let connected = properties.connect(modifier, self)
        let applied = reading { connected.applied(to: view.modifiedContent, environment) }
        slot.show(applied, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }

    override func leave() { properties.disconnect() }
}
