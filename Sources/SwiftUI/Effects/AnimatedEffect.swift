import UIKit

/// An effect on what is drawn, given by numbers whose changes are drawn in steps. The content has a view of its own.
struct AnimatedEffect<Data: VectorArithmetic>: ElementModifier {
    typealias Body = Never
    let data: Data
    let apply: @MainActor (Data, UIView, EffectContext) -> Void
    func update(_ wrapper: AnimatedEffectElement<Data>) { wrapper.show(data, apply) }
}

final class AnimatedEffectElement<Data: VectorArithmetic>: WrapperElement, Stepped {
    private var target: Data?
    private let data = MovingValue<Data>()
    private var apply: (@MainActor (Data, UIView, EffectContext) -> Void)?
    private lazy var view = EffectView()
    private var size = CGSize.zero

    func show(_ data: Data, _ apply: @escaping @MainActor (Data, UIView, EffectContext) -> Void) {
        self.apply = apply
        target = data
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        size = rect.size
        canvas.show(view, rect) { inner in
            put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
        if let target { data.set(target, node.graph.animation) }
        step()
        node.graph.clock.follow(self)
    }

    var isMoving: Bool { data.isMoving }

    func step() {
        guard let current = data.current else { return }
        apply?(current, view, EffectContext(size: size, environment: environment))
    }
}

extension View {
    /// Returns the view with an effect whose numbers can be animated.
    func effect<Data: VectorArithmetic>(_ data: Data, _ apply: @escaping @MainActor (Data, UIView, EffectContext) -> Void) -> some View {
        modifier(AnimatedEffect(data: data, apply: apply))
    }
}

/// A modifier that transforms what is drawn by the size of the view.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns the effect without a part in layout, which it has not anyway.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

    @MainActor func makeEffectNode(_ scope: Scope) -> Node { GeometryEffectNode<Self>(scope) }
}

public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    var base: Base
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

private final class GeometryEffectNode<Effect: GeometryEffect>: ModifierNode<Effect> {
    private var wrappers: [ObjectIdentifier: AnimatedEffectElement<Effect.AnimatableData>] = [:]

    override var passesItems: Bool { false }
    override func makeItems() -> [Element] {
        guard let modifier else { return [] }
        var kept: [ObjectIdentifier: AnimatedEffectElement<Effect.AnimatableData>] = [:]
        let items: [Element] = children.flatMap(\.items).map { item in
            let wrapper = wrappers[ObjectIdentifier(item)] ?? AnimatedEffectElement(self, item)
            kept[ObjectIdentifier(item)] = wrapper
            wrapper.show(modifier.animatableData) { data, view, context in
                var effect = modifier
                effect.animatableData = data
                view.transform = effect.effectValue(size: context.size).affine.around(.topLeading, context.size)
            }
            return wrapper
        }
        wrappers = kept
        return items
    }

    override func forget() { for wrapper in wrappers.values { wrapper.forget() } }
}

extension CGAffineTransform {
    /// Returns the transform of a view, which turns around its centre, so that it is one around another point.
    func around(_ anchor: UnitPoint, _ size: CGSize) -> CGAffineTransform {
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self).concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

/// A transform in three dimensions, seen in two.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}
    public init(_ transform: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    }
    public init(_ transform: CATransform3D) {
        (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
        (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
        (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
    }

    /// The transform without perspective.
    var affine: CGAffineTransform {
        let share = m33 == 0 ? 1 : 1 / m33
        return CGAffineTransform(a: m11 * share, b: m12 * share, c: m21 * share, d: m22 * share, tx: m31 * share, ty: m32 * share)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(affine.concatenating(other.affine))
    }
}
