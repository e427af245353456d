/// Views without a container: what is applied to the group is applied to each.
public struct Group<Content> {
    let content: Content
}

extension Group: HostedContent where Content: View {}

extension Group: View, PrimitiveView, ViewList where Content: View {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func entries() -> [ViewEntry] { [ViewEntry(id: 0, view: content)] }
    func makeNode(_ scope: Scope) -> Node { ListNode(scope) }
}

/// Views made of the elements of a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

/// The identity of an element that has the same one as an element before it. Each is shown, with a state of its own.
private struct RepeatedID<ID: Hashable>: Hashable {
    let id: ID
    let number: Int
}

extension ForEach: HostedContent where Content: View {}

extension ForEach: View, PrimitiveView, ViewList where Content: View {
    public typealias Body = Never

    func entries() -> [ViewEntry] {
        var counts: [ID: Int] = [:]
        return shown.map { element in
            let identity = id(element), number = counts[identity, default: 0]
            counts[identity] = number + 1
            let distinct: AnyHashable = number == 0 ? identity : RepeatedID(id: identity, number: number)
            return ViewEntry(id: distinct, tag: identity) { content(element) }
        }
    }

    /// The elements. Of so many that no list ends (`0..<Int.max`), it is the first ones.
    private var shown: Data.SubSequence { data.count > 100_000 ? data.prefix(10_000) : data[...] }

    func makeNode(_ scope: Scope) -> Node {
        if let source = data as? any SubviewSource { return source.makeNode(Content.self, scope) }
        return scope.environment.makesRows && RowCounting.isOneRow(Content.self) ? LazyRowsNode(scope) : ListNode(scope)
    }
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        self.init(
            data: data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) },
            content: { content(data[$0.0]) }, id: { $0.1 })
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, C.Element.ID == ID, C.Index: Hashable {
        self.init(data, id: \C.Element.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}
