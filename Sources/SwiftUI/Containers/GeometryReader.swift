import UIKit

/// Views that depend on the size and place that they have.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: HostedContent {}

extension GeometryReader: View, PrimitiveView {
    public typealias Body = Never
    func makeNode(_ scope: Scope) -> Node { GeometryNode<Content>(scope) }
}

/// The views of a geometry reader are evaluated when it is placed, and again when its place changes.
private final class GeometryNode<Content: View>: Node, Evaluated {
    private let slot = Slot()
    private var view: GeometryReader<Content>?
    private var proxy: GeometryProxy?
    private lazy var element = GeometryElement(self)

    override var name: String { "GeometryReader" }
    override var children: [Node] { [slot.node].compactMap { $0 } }
    // A geometry reader takes what it is offered, whatever is inside.
    override var isolatesLayout: Bool { true }
    override func makeItems() -> [Element] { [element] }
    override func forget() { element.forget() }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        self.view = view as? GeometryReader<Content>
        element.didPlace = { [weak self] in self?.show($0) }
        evaluate()
    }

    private func show(_ proxy: GeometryProxy) {
        if let known = self.proxy, known.isSame(as: proxy) { return }
        self.proxy = proxy
        evaluate()
    }

    func evaluate() {
        graph.evaluated(self)
        guard let view, let proxy else { return }
        let content = reading { view.content(proxy) }
        slot.show(content, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }
}

final class GeometryElement: Element {
    /// Is told the place before the content is put.
    var didPlace: (GeometryProxy) -> Void = { _ in }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    // All views inside begin at the top leading corner.
    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        didPlace(GeometryProxy(rect, on: canvas, environment.layoutDirection))
        for element in node.children.flatMap(\.items) {
            put(element, at: .zero, ProposedViewSize(rect.size), in: rect, on: canvas)
        }
    }
}

/// Acts when a value that depends on a view's place changes.
public struct _GeometryActionModifier<Value: Equatable>: ElementModifier {
    public typealias Body = Never
    let value: (GeometryProxy) -> Value
    let action: (Value?, Value) -> Void
    func update(_ wrapper: GeometryActionElement<Value>) { wrapper.modifier = self }
}

final class GeometryActionElement<Value: Equatable>: WrapperElement {
    var modifier: _GeometryActionModifier<Value>?
    private var told: Value?

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        super.place(rect, proposal, on: canvas)
        guard let modifier else { return }
        let value = modifier.value(GeometryProxy(rect, on: canvas, environment.layoutDirection))
        guard value != told else { return }
        let former = told
        told = value
        node.graph.afterLayout { modifier.action(former, value) }
    }
}

extension View {
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(value: transform) { _, new in action(new) })
    }

    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(value: transform) { old, new in action(old ?? new, new) })
    }
}
