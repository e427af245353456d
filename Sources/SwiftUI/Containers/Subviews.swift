import UIKit

/// One of the views that a container has got.
public struct Subview: Identifiable, @unchecked Sendable {
    /// The identity of a view among those of its container.
    public struct ID: Hashable {
        let element: ObjectIdentifier
    }
    let element: Element

    public var id: ID { ID(element: ObjectIdentifier(element)) }
    @MainActor public var containerValues: ContainerValues { element.trait(ContainerTrait.self) }
}

extension Subview: View, PrimitiveView {
    public typealias Body = Never
    func makeNode(_ scope: Scope) -> Node { SubviewNode(scope) }
}

/// The place where a container shows a view that it has got.
private final class SubviewNode: Node {
    private var element: Element?

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        element = (view as? Subview)?.element
        invalidate()
    }

    override func makeItems() -> [Element] { [element].compactMap { $0 } }
}

/// The views that a container has got.
public struct SubviewsCollection: RandomAccessCollection {
    let subviews: [Subview]
    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: Array(subviews[bounds])) }
}

/// Some of the views that a container has got.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    let subviews: [Subview]
    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: Array(subviews[bounds])) }
}

extension SubviewsCollection: View, PrimitiveView, ViewList {
    public typealias Body = Never
    func entries() -> [ViewEntry] { subviews.map { ViewEntry(id: $0.id, view: $0) } }
    func makeNode(_ scope: Scope) -> Node { ListNode(scope) }
}

extension SubviewsCollectionSlice: View, PrimitiveView, ViewList {
    public typealias Body = Never
    func entries() -> [ViewEntry] { subviews.map { ViewEntry(id: $0.id, view: $0) } }
    func makeNode(_ scope: Scope) -> Node { ListNode(scope) }
}

/// Views made of the views of another one.
public struct _SubviewsView<Base: View, Result: View> {
    let base: Base
    let transform: (SubviewsCollection) -> Result
}

extension _SubviewsView: View, PrimitiveView {
    public typealias Body = Never
    func makeNode(_ scope: Scope) -> Node { SubviewsNode<Base, Result>(scope) }
}

private final class SubviewsNode<Base: View, Result: View>: Node {
    private let base = Slot()
    private let result = Slot()
    private var view: _SubviewsView<Base, Result>?
    private var shown: [ObjectIdentifier]?

    override var children: [Node] { [result.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? _SubviewsView<Base, Result> else { return }
        self.view = view
        shown = nil
        base.show(view.base, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }

    // The views are arranged anew when there are others.
    override func makeItems() -> [Element] {
        let items = base.node?.items ?? []
        let ids = items.map { ObjectIdentifier($0) }
        if let view, shown != ids {
            shown = ids
            let views = view.transform(SubviewsCollection(subviews: items.map { Subview(element: $0) }))
            result.show(views, Scope(graph: graph, parent: self, environment: environment))
        }
        return children.flatMap(\.items)
    }

    override func leave() { base.node?.leaveAll() }
}

extension Group where Content: View {
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewsView<Base, Result> {
        self.init { _SubviewsView(base: view, transform: transform) }
    }
}

/// The views of another one, as the data of a `ForEach`: they are known once that view is evaluated.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let base: any View
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { fatalError("The views of a container are read where they are shown.") }
}

/// Data of a `ForEach` that is read where it is shown.
@MainActor protocol SubviewSource {
    func makeNode<Content: View>(_ type: Content.Type, _ scope: Scope) -> Node
}

extension ForEachSubviewCollection: SubviewSource {
    func makeNode<Shown: View>(_ type: Shown.Type, _ scope: Scope) -> Node { SubviewsForEachNode<Shown>(scope) }
}

private final class SubviewsForEachNode<Content: View>: Node {
    private let slot = Slot()

    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? ForEach<ForEachSubviewCollection<Content>, Subview.ID, Content> else { return }
        let shown = _SubviewsView(base: AnyView(view.data.base)) { subviews in
            ForEach<SubviewsCollection, Subview.ID, Content>(data: subviews, content: view.content, id: { $0.id })
        }
        slot.show(shown, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(data: ForEachSubviewCollection(base: view), content: content, id: { $0.id })
    }
}
