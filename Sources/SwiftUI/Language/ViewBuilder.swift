/// Builds a view from the statements of a closure.
@resultBuilder public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The views of a builder's statements, one after the other.
public struct TupleView<T> {
    public var value: T
    let views: [any View]

    /// Creates the views of a tuple. Values that are no views are left out.
    public init(_ value: T) {
        self.value = value
        views =
            Mirror(reflecting: value).displayStyle == .tuple
            ? Mirror(reflecting: value).children.compactMap { $0.value as? any View } : [value].compactMap { $0 as? any View }
    }

}

extension TupleView: View, PrimitiveView, ViewList {
    public typealias Body = Never
    func makeNode(_ scope: Scope) -> Node { ListNode(scope) }
    func entries() -> [ViewEntry] { views.enumerated().map { ViewEntry(id: $0.offset, view: $0.element) } }
}

/// No view.
public struct EmptyView: Sendable {
    public init() {}
}

extension EmptyView: View, PrimitiveView, ViewList {
    public typealias Body = Never
    func entries() -> [ViewEntry] { [] }
    func makeNode(_ scope: Scope) -> Node { ListNode(scope) }
}

/// One of the two views of an `if` or `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: HostedContent where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: View, PrimitiveView, ViewList where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    func entries() -> [ViewEntry] {
        switch storage {
        case .first(let view): [ViewEntry(id: true, view: view)]
        case .second(let view): [ViewEntry(id: false, view: view)]
        }
    }

    func makeNode(_ scope: Scope) -> Node { ListNode(scope) }
}

extension Optional: HostedContent where Wrapped: View {}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    func makeNode(_ scope: Scope) -> Node { ListNode(scope) }
}

extension Optional: ViewList where Wrapped: View {
    func entries() -> [ViewEntry] { map { [ViewEntry(id: 0, view: $0)] } ?? [] }
}

/// A view whose type is not told.
public struct AnyView {
    let view: any View

    public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
    public init<V: View>(erasing view: V) { self.init(view) }
    init(erased view: any View) { self.view = view }
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.view = view
    }
}

extension AnyView: View, PrimitiveView, ViewList {
    public typealias Body = Never
    func entries() -> [ViewEntry] { [ViewEntry(id: 0, view: view)] }
    func makeNode(_ scope: Scope) -> Node { ListNode(scope) }
}
