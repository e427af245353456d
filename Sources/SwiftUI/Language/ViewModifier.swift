/// A change to a view that is a value of its own.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

extension ViewModifier {
    /// Returns a modifier that applies this one, then the other.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// The modified view, as a modifier's body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let view: any View
}

extension _ViewModifier_Content: View, PrimitiveView, ViewList {
    public typealias Body = Never

    func entries() -> [ViewEntry] { [ViewEntry(id: 0, view: view)] }
    func makeNode(_ scope: Scope) -> Node { ListNode(scope) }
}

/// A view with a modifier, or two modifiers.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: HostedContent where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    func makeNode(_ scope: Scope) -> Node {
        if let modifier = modifier as? any PrimitiveModifier { return modifier.makeNode(scope) }
        if let effect = modifier as? any GeometryEffect { return effect.makeEffectNode(scope) }
        if let modifier = modifier as? any EnvironmentalModifier { return modifier.makeResolvingNode(scope) }
        return ModifierBodyNode<Content, Modifier>(scope)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// A modifier that this module applies itself.
@MainActor protocol PrimitiveModifier {
    func makeNode(_ scope: Scope) -> Node
}

/// What a primitive modifier's node needs to know of a modified view, whatever its types are.
@MainActor protocol ModifiedView {
    var modifiedContent: any View { get }
    var appliedModifier: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View {
    var modifiedContent: any View { content }
    var appliedModifier: Any { modifier }
}

extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()
    public init() {}
}

extension EmptyModifier: ViewModifier {
    public func body(content: Content) -> some View { content }
}
