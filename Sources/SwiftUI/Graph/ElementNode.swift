/// A view with one element and no views below it.
@MainActor @preconcurrency protocol ElementView: View, PrimitiveView where Body == Never {
    associatedtype Shown: Element
    func makeElement(_ node: Node) -> Shown
    /// Gives the element what the view and the environment say.
    func update(_ element: Shown)
}

extension ElementView {
    func makeNode(_ scope: Scope) -> Node { ElementNode<Self>(scope) }
}

final class ElementNode<Content: ElementView>: Node {
    private var element: Content.Shown?

    override var name: String { "\(Content.self)" }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? Content else { return }
        let isNew = element == nil
        let element = element ?? view.makeElement(self)
        self.element = element
        graph.animating(isNew: isNew) { view.update(element) }
        invalidate()
    }

    override func makeItems() -> [Element] { [element].compactMap { $0 } }
    override func forget() { element?.forget() }
}

/// A view with one element and views below it, which it arranges or replaces: a button, a scroll view.
@MainActor @preconcurrency protocol ContainerView: View, PrimitiveView where Body == Never {
    associatedtype Content: View
    associatedtype Shown: ContainerElement
    /// The views below, in the environment that the element gives them.
    func content(_ element: Shown) -> Content
    func makeElement(_ node: Node) -> Shown
    func update(_ element: Shown)
    /// The environment of the views below.
    func changed(_ environment: EnvironmentValues) -> EnvironmentValues
}

extension ContainerView {
    func makeNode(_ scope: Scope) -> Node { ContainerNode<Self>(scope) }
    func changed(_ environment: EnvironmentValues) -> EnvironmentValues { environment }
}

/// An element with other elements inside. Unless a subclass arranges them otherwise, they are one view in its whole size.
class ContainerElement: Element {
    /// The elements of the views below.
    final var contents: [Element] { node.children.flatMap(\.items) }
    /// Evaluates the views below again, when something that they depend on has changed in the element.
    var updateContent: () -> Void = {}

    override func measure(_ proposal: ProposedViewSize) -> CGSize { contents.first?.size(proposal) ?? .zero }
    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { contents.first?.guide(key, proposal) }
    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        for element in contents { put(element, at: .zero, proposal, in: rect, on: canvas) }
    }
}

final class ContainerNode<Container: ContainerView>: Node {
    private var element: Container.Shown?
    private var view: Container?
    private let slot = Slot()

    override var name: String { "\(Container.self)" }
    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? Container else { return }
        self.view = view
        let isNew = element == nil
        let element = element ?? view.makeElement(self)
        self.element = element
        element.updateContent = { [weak self] in self?.showContent() }
        graph.animating(isNew: isNew) { view.update(element) }
        showContent()
    }

    private func showContent() {
        guard let view, let element else { return }
        var below = view.changed(environment)
        below.makesRows = false
        slot.show(view.content(element), Scope(graph: graph, parent: self, environment: below))
        invalidate()
    }

    override func makeItems() -> [Element] { [element].compactMap { $0 } }
    override func forget() { element?.forget() }
}
