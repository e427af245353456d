import Graphics
import UIKit

/// Where a view is that scrolls in or out.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Before the first edge of the scroll view, in it, or behind the last edge.
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes while it scrolls in or out.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of the view is visible when it is in.
    public struct Threshold: Sendable {
        let amount: Double
        public static let visible = Threshold(amount: 1)
        public static let hidden = Threshold(amount: 0)
        public static let centered = Threshold(amount: 1)
        public static func visible(_ amount: Double) -> Threshold { Threshold(amount: min(max(amount, 0), 1)) }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(amount: self.amount + (other.amount - self.amount) * amount)
        }
        public func inset(by distance: Double) -> Threshold { self }
    }

    enum Kind: Sendable { case interactive(UnitCurve), animated(Animation), identity }
    let kind: Kind
    /// An animated transition begins when a half of the view is visible (inferred).
    var threshold = Threshold(amount: 1)

    public static let interactive = interactive()
    public static let animated = animated()
    public static let identity = ScrollTransitionConfiguration(kind: .identity)
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation), threshold: Threshold(amount: 0.5))
    }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: kind, threshold: threshold)
    }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation), threshold: threshold)
    }

    /// Returns how far the view is from being in: 0 if it is, 1 if it is out.
    fileprivate func distance(visible: Double) -> Double {
        switch kind {
        case .identity: return 0
        case .animated: return visible >= threshold.amount ? 0 : 1
        case .interactive(let curve):
            guard threshold.amount > 0, visible < threshold.amount else { return 0 }
            return curve.value(at: 1 - visible / threshold.amount)
        }
    }
}

/// Changes a view by where it is in the scroll view around it.
struct ScrollTransitionModifier: ElementModifier {
    typealias Body = Never
    let start: ScrollTransitionConfiguration
    let end: ScrollTransitionConfiguration
    let axis: Axis?
    let effect: (CGSize, ScrollTransitionPhase) -> VisualChanges
    func update(_ wrapper: ScrollTransitionElement) { wrapper.modifier = self }
}

final class ScrollTransitionElement: WrapperElement {
    var modifier: ScrollTransitionModifier?
    private lazy var view = EffectView()

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        canvas.show(view, rect) { inner in
            put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
        guard let modifier else { return }
        let (phase, distance) = place(canvas.global(rect), canvas.surroundings.scroll, modifier)
        let changes = modifier.effect(rect.size, .identity).moved(towards: modifier.effect(rect.size, phase), distance)
        (view.transform, view.alpha) = (changes.transform, changes.opacity)
        view.layer.groupFilter = changes.filters.last
    }

    /// Returns at which edge the view is, and how far it is out.
    private func place(
        _ rect: CGRect, _ scroll: ScrollContainer?, _ modifier: ScrollTransitionModifier
    ) -> (ScrollTransitionPhase, Double) {
        guard let scroll, !rect.isEmpty else { return (.identity, 0) }
        let isHorizontal = modifier.axis.map { $0 == .horizontal } ?? !scroll.axes.contains(.vertical)
        let (room, own) = (scroll.globalViewport, rect)
        let (from, to) = isHorizontal ? (own.minX, own.maxX) : (own.minY, own.maxY)
        let (low, high) = isHorizontal ? (room.minX, room.maxX) : (room.minY, room.maxY)
        let isMirrored = isHorizontal && environment.layoutDirection == .rightToLeft
        let visible = Double(max(min(to, high) - max(from, low), 0) / (to - from))
        guard visible < 1 else { return (.identity, 0) }
        let isAtStart = (from < low) != isMirrored
        return isAtStart
            ? (.topLeading, modifier.start.distance(visible: visible)) : (.bottomTrailing, modifier.end.distance(visible: visible))
    }
}

extension VisualChanges {
    /// Returns changes on the way to others.
    fileprivate func moved(towards other: VisualChanges, _ amount: Double) -> VisualChanges {
        guard amount > 0 else { return self }
        var result = self
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * amount }
        let (from, to) = (transform, other.transform)
        result.transform = CGAffineTransform(
            a: between(from.a, to.a), b: between(from.b, to.b), c: between(from.c, to.c), d: between(from.d, to.d),
            tx: between(from.tx, to.tx), ty: between(from.ty, to.ty))
        result.opacity = between(opacity, other.opacity)
        result.filters = zip(filters, other.filters).map { from, to in
            GroupFilter(colors: amount < 0.5 ? from.colors : to.colors, blurRadius: between(from.blurRadius, to.blurRadius))
        }
        return result
    }
}

extension View {
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition) }

    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(start: topLeading, end: bottomTrailing, axis: axis) {
                transition(EmptyVisualEffect($0), $1).visualChanges
            })
    }
}
