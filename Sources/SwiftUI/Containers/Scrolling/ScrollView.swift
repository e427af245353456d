import UIKit

/// Views that may be larger than their place, in which one scrolls.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
}

extension ScrollView: HostedContent {}

extension ScrollView: View, PrimitiveView {
    public typealias Body = Never

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
    }

    func makeNode(_ scope: Scope) -> Node { ScrollNode<Content>(scope) }
}

/// A node of a scroll view that a reader above can scroll.
@MainActor protocol ScrollableNode: Node {
    /// Scrolls at the next layout.
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?)
}

private final class ScrollNode<Content: View>: Node, ScrollableNode {
    private let slot = Slot()
    private lazy var element = ScrollElement(self)
    private lazy var container = RelativeContainer(.zero, self)

    override var name: String { "ScrollView" }
    override var children: [Node] { [slot.node].compactMap { $0 } }
    override func makeItems() -> [Element] { [element] }
    override func forget() { element.forget() }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? ScrollView<Content> else { return }
        element.take(view.axes, showsIndicators: view.showsIndicators, environment.scrollSettings, container)
        var below = environment
        below.scrollSettings.own = .init()
        below.relativeContainer = container
        // Several views are in a column, along whatever axis they scroll.
        slot.show(VStack { view.content }, Scope(graph: graph, parent: self, environment: below))
        invalidate()
    }

    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        element.pending = .id(id, anchor)
        if let current = Transaction.current { graph.transaction = current }
        graph.needsUpdate()
    }
}
