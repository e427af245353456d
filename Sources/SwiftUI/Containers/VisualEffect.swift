import Graphics
import UIKit

/// A change of how a view looks that does not change its place.
public protocol VisualEffect: Sendable, Animatable {}

/// No change: what effects are added to.
public struct EmptyVisualEffect: VisualEffect {
    init() {}
}

/// How a view looks by its effects.
struct VisualAppearance {
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var filter: GroupFilter?

    /// Returns what is between two appearances.
    func mixed(with other: VisualAppearance, _ part: CGFloat) -> VisualAppearance {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
        let (from, to) = (transform, other.transform)
        return VisualAppearance(
            transform: CGAffineTransform(
                a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d), tx: mix(from.tx, to.tx),
                ty: mix(from.ty, to.ty)),
            opacity: mix(opacity, other.opacity), filter: part < 0.5 ? filter : other.filter)
    }
}

/// An effect on top of others.
private struct AddedEffect<Base: VisualEffect>: VisualEffect, AppearanceChanging {
    let base: Base
    let change: @Sendable (inout VisualAppearance, CGSize) -> Void

    func change(_ appearance: inout VisualAppearance, _ size: CGSize) {
        (base as? any AppearanceChanging)?.change(&appearance, size)
        change(&appearance, size)
    }
}

private protocol AppearanceChanging {
    func change(_ appearance: inout VisualAppearance, _ size: CGSize)
}

extension VisualEffect {
    /// Returns how a view of a size looks.
    func appearance(_ size: CGSize) -> VisualAppearance {
        var appearance = VisualAppearance()
        (self as? any AppearanceChanging)?.change(&appearance, size)
        return appearance
    }

    private func adding(_ change: @escaping @Sendable (inout VisualAppearance, CGSize) -> Void) -> some VisualEffect {
        AddedEffect(base: self, change: change)
    }

    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding { appearance, _ in appearance.transform = appearance.transform.concatenating(CGAffineTransform(translationX: x, y: y)) }
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { appearance, size in
            appearance.transform = appearance.transform.concatenating(CGAffineTransform(scaleX: x, y: y).around(anchor, size))
        }
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding { appearance, size in
            appearance.transform = appearance.transform.concatenating(
                CGAffineTransform(rotationAngle: angle.radians).around(anchor, size))
        }
    }
    public func opacity(_ opacity: Double) -> some VisualEffect { adding { appearance, _ in appearance.opacity *= opacity } }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding { appearance, _ in appearance.filter = GroupFilter(blurRadius: max(radius, 0)) }
    }
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding { appearance, _ in appearance.filter = GroupFilter(colors: .scaled(1, adding: amount)) }
    }
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding { appearance, _ in appearance.filter = GroupFilter(colors: .saturation(amount)) }
    }
    public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - amount) }
}

/// Changes how a view looks by its place.
public struct _VisualEffectModifier: ElementModifier {
    public typealias Body = Never
    let appearance: @MainActor (GeometryProxy, ScrollContainerView?) -> VisualAppearance
    func update(_ wrapper: VisualEffectElement) { wrapper.modifier = self }
}

/// The visible part of a scroll view, in the window.
struct ScrollContainerView {
    let rect: CGRect
}

final class VisualEffectElement: WrapperElement {
    var modifier: _VisualEffectModifier?
    private lazy var view = EffectView()

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        canvas.show(view, rect) { inner in
            put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
        guard let modifier else { return }
        let scroll = canvas.surroundings.scroll.map { ScrollContainerView(rect: $0.globalViewport) }
        let appearance = modifier.appearance(GeometryProxy(rect, on: canvas, environment.layoutDirection), scroll)
        view.transform = appearance.transform
        view.alpha = appearance.opacity
        view.layer.groupFilter = appearance.filter
    }
}

/// Where a view is that enters or leaves a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a view changes while it enters or leaves a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind { case animated, interactive, identity }
    let kind: Kind
    public static let animated = ScrollTransitionConfiguration(kind: .animated)
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
    public static let identity = ScrollTransitionConfiguration(kind: .identity)
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// Returns the phase of a view, and how much of it applies.
    func phase(_ view: CGRect, in visible: CGRect, _ axis: Axis) -> (phase: ScrollTransitionPhase, part: CGFloat) {
        let length = view.size[axis], start = view.origin[axis], end = start + length
        let first = visible.origin[axis], last = first + visible.size[axis]
        guard kind != .identity, length > 0 else { return (.identity, 0) }
        // An animated transition begins when half of the view is hidden; an interactive one follows the hidden part.
        let before = max(first - start, 0) / length, after = max(end - last, 0) / length
        let (phase, hidden): (ScrollTransitionPhase, CGFloat) = before > after ? (.topLeading, before) : (.bottomTrailing, after)
        let part = kind == .animated ? (hidden > 0.5 ? 1 : 0) : min(hidden, 1)
        return part == 0 ? (.identity, 0) : (phase, part)
    }
}

extension View {
    public func visualEffect(
        _ effect: @escaping @Sendable (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(_VisualEffectModifier { proxy, _ in effect(EmptyVisualEffect(), proxy).appearance(proxy.size) })
    }

    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            _VisualEffectModifier { proxy, scroll in
                func appearance(_ phase: ScrollTransitionPhase) -> VisualAppearance {
                    transition(EmptyVisualEffect(), phase).appearance(proxy.size)
                }
                guard let scroll else { return appearance(.identity) }
                let axis = axis ?? (proxy.spaces[ScrollSpaceName(axis: .vertical)] == nil ? .horizontal : .vertical)
                var (phase, part) = topLeading.phase(proxy.rect, in: scroll.rect, axis)
                if phase == .bottomTrailing { (phase, part) = bottomTrailing.phase(proxy.rect, in: scroll.rect, axis) }
                return appearance(.identity).mixed(with: appearance(phase), part)
            })
    }
}
