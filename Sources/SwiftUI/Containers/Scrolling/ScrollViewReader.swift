import UIKit

/// Views that scroll the scroll views inside.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: HostedContent {}

extension ScrollViewReader: View, PrimitiveView {
    public typealias Body = Never
    func makeNode(_ scope: Scope) -> Node { ScrollReaderNode<Content>(scope) }
}

/// Scrolls the scroll views in a reader.
public struct ScrollViewProxy {
    private final class Reader { weak var node: Node? }
    private let reader = Reader()

    init(_ node: Node) { reader.node = node }

    /// Scrolls so that the view with an identity is visible. The scroll view is there at once.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let id = Unchecked(AnyHashable(id)), reader = Unchecked(reader)
        MainActor.assumeIsolated {
            guard let node = reader.value.node else { return }
            for scrollable in node.scrollableNodes { scrollable.scroll(to: id.value, anchor) }
        }
    }
}

extension Node {
    /// The scroll views below.
    fileprivate var scrollableNodes: [any ScrollableNode] {
        ((self as? any ScrollableNode).map { [$0] } ?? []) + children.flatMap(\.scrollableNodes)
    }
}

private final class ScrollReaderNode<Content: View>: Node, Evaluated {
    private let slot = Slot()
    private var view: ScrollViewReader<Content>?

    override var name: String { "ScrollViewReader" }
    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        self.view = view as? ScrollViewReader<Content>
        evaluate()
    }

    func evaluate() {
        graph.evaluated(self)
        guard let view else { return }
        let content = reading { view.content(ScrollViewProxy(self)) }
        slot.show(content, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }
}
