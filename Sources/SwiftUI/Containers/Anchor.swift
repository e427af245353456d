import UIKit

/// A rectangle or point of a view, which other views read in their own coordinates.
public struct Anchor<Value> {
    /// Returns the value in the coordinates whose origin is the point of the window.
    private let read: (CGPoint) -> Value

    init(_ read: @escaping (CGPoint) -> Value) { self.read = read }

    func value(seenFrom origin: CGPoint) -> Value { read(origin) }

    /// What an anchor is made of.
    public struct Source {
        fileprivate let value: (CGRect) -> Value
        fileprivate let moved: (Value, CGPoint) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are at the same place now.
    public static func == (left: Anchor, right: Anchor) -> Bool { left.value(seenFrom: .zero) == right.value(seenFrom: .zero) }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value(seenFrom: .zero)) }
}

extension Anchor.Source {
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        value = { rect in array.map { $0.value(rect) } }
        moved = { values, origin in zip(array, values).map { $0.moved($1, origin) } }
    }

    public init<T>(_ optional: Anchor<T>.Source?) where Value == T? {
        value = { rect in optional?.value(rect) }
        moved = { value, origin in value.flatMap { known in optional?.moved(known, origin) } }
    }
}

extension Anchor<CGRect>.Source {
    private init(_ value: @escaping (CGRect) -> CGRect) {
        self.init(value: value) { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
    }
    public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init { r.offsetBy(dx: $0.minX, dy: $0.minY) } }
}

extension Anchor<CGPoint>.Source {
    private init(_ value: @escaping (CGRect) -> CGPoint) {
        self.init(value: value) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
    }
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { .init { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) } }
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Where a view is, for the anchors that were made of it.
final class AnchoredPlace {
    var rect = CGRect.zero

    func anchor<Value>(_ source: Anchor<Value>.Source) -> Anchor<Value> {
        Anchor { origin in source.moved(source.value(self.rect), origin) }
    }
}

/// Says an anchor of a view to the views above.
public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let source: Anchor<AnchorValue>.Source
    let change: (inout Key.Value, Anchor<AnchorValue>) -> Void
    /// Whether what the views below say is kept.
    let keepsBelow: Bool
    func makeNode(_ scope: Scope) -> Node { AnchorNode<AnchorValue, Key>(scope) }
}

private final class AnchorNode<AnchorValue, Key: PreferenceKey>: ModifierNode<_AnchorWritingModifier<AnchorValue, Key>>,
    PreferenceTransforming
{
    private let anchored = AnchoredPlace()
    private var wrapper: AnchorElement?

    override var passesItems: Bool { false }
    override func makeItems() -> [Element] {
        let items = slot.node?.items ?? []
        guard let content = items.first else { return [] }
        let wrapper = self.wrapper?.content === content ? self.wrapper ?? AnchorElement(self, content) : AnchorElement(self, content)
        wrapper.anchored = anchored
        self.wrapper = wrapper
        return [wrapper] + items.dropFirst()
    }

    override func forget() { wrapper?.forget() }

    func transform<Other: PreferenceKey>(_ key: Other.Type, _ value: Other.Value?) -> Other.Value? {
        guard key == Key.self, let modifier else { return nil }
        var result = modifier.keepsBelow ? value as? Key.Value ?? Key.defaultValue : Key.defaultValue
        modifier.change(&result, anchored.anchor(modifier.source))
        return result as? Other.Value
    }
}

final class AnchorElement: WrapperElement {
    var anchored: AnchoredPlace?

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        anchored?.rect = canvas.global(rect)
        super.place(rect, proposal, on: canvas)
    }
}

extension View {
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorWritingModifier<A, K>(source: value, change: { $0 = transform($1) }, keepsBelow: false))
    }

    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorWritingModifier<A, K>(source: value, change: transform, keepsBelow: true))
    }
}
