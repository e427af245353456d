import Foundation
import Graphics

/// A layer property that can be animated; the raw value is its Core Animation key.
enum AnimatedProperty: String, CaseIterable {
    case position, bounds, anchorPoint, transform, opacity, backgroundColor, cornerRadius, borderWidth, borderColor
    case shadowColor, shadowOffset, shadowOpacity, shadowRadius, shadowPath
    case isHidden = "hidden"

}

/// A value of an animated property.
enum AnimatedValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CGAffineTransform)
    case color(CGColor?)
    case path(CGPath?)
    case flag(Bool)

}

/// The animation of one property from one value to another.
@MainActor struct PropertyAnimation {
    var property: AnimatedProperty
    var from: AnimatedValue
    var to: AnimatedValue
    /// The start, in the timeline's time.
    var start: Double
    var timing: AnimationTiming
    /// The animator that scrubs this animation; nil if only the timeline drives it.
    weak var animator: (any LayerAnimator)?

    func progress(at time: Double) -> Double {
        animator.map { $0.progress(at: time, timing: timing) } ?? timing.progress(at: time - start)
    }

    func isRunning(at time: Double) -> Bool {
        if let animator { return animator.holds(at: time) }
        return time < start + timing.delay + timing.totalDuration
    }

    /// Adds the remaining change of this animation to `layer`. Several animations of one property add up, as in UIKit since iOS 8,
    /// so that a new one takes over without a jump. Transforms and colours are no sums: a later animation begins at what the earlier ones
    /// show.
    ///
    /// - Parameter continues: Whether an earlier animation of the property was applied to `layer`.
    func apply(to layer: inout Layer, at time: Double, continues: Bool) {
        let rest = CGFloat(1 - progress(at: time))
        switch (property, from, to) {
        case (.position, .point(let a), .point(let b)): layer.position.add(a, minus: b, times: rest)
        case (.anchorPoint, .point(let a), .point(let b)): layer.anchorPoint.add(a, minus: b, times: rest)
        case (.bounds, .rect(let a), .rect(let b)):
            layer.bounds.origin.add(a.origin, minus: b.origin, times: rest)
            layer.bounds.size.add(a.size, minus: b.size, times: rest)
        case (.opacity, .number(let a), .number(let b)): layer.opacity = min(max(layer.opacity + (a - b) * rest, 0), 1)
        case (.cornerRadius, .number(let a), .number(let b)): layer.cornerRadius = max(0, layer.cornerRadius + (a - b) * rest)
        case (.borderWidth, .number(let a), .number(let b)): layer.borderWidth = max(0, layer.borderWidth + (a - b) * rest)
        case (.transform, .transform(let a), .transform(let b)):
            layer.transform = (continues ? layer.transform : a).interpolated(to: b, fraction: 1 - rest)
        case (.backgroundColor, .color(let a), .color(let b)):
            layer.backgroundColor = CGColor.between(continues ? layer.backgroundColor : a, b, fraction: 1 - rest)
        case (.borderColor, .color(let a), .color(let b)):
            layer.borderColor = CGColor.between(continues ? layer.borderColor : a, b, fraction: 1 - rest)
        case (.shadowColor, .color(let a), .color(let b)):
            applyShadow(to: &layer) { $0.color = CGColor.between(continues ? $0.color : a, b, fraction: 1 - rest) ?? $0.color }
        case (.shadowOffset, .size(let a), .size(let b)): applyShadow(to: &layer) { $0.offset.add(a, minus: b, times: rest) }
        case (.shadowRadius, .number(let a), .number(let b)): applyShadow(to: &layer) { $0.radius = max(0, $0.radius + (a - b) * rest) }
        case (.shadowOpacity, .number(let a), .number(let b)):
            let share = b > 0 ? (a * rest + b * (1 - rest)) / b : 1
            applyShadow(to: &layer) { $0.color = $0.color.withAlpha($0.color.alpha * share) }
        case (.isHidden, .flag(let a), _): layer.isHidden = a
        default: break
        }
    }

    private func applyShadow(to layer: inout Layer, _ change: (inout Shadow) -> Void) {
        guard var shadow = layer.shadow else { return }
        change(&shadow)
        layer.shadow = shadow
    }
}

extension CGColor {
    static func between(_ start: CGColor?, _ end: CGColor?, fraction: CGFloat) -> CGColor? {
        guard let some = start ?? end else { return nil }
        return (start ?? some.withAlpha(0)).interpolated(to: end ?? some.withAlpha(0), fraction: fraction)
    }
}

extension CGPoint {
    fileprivate mutating func add(_ a: CGPoint, minus b: CGPoint, times share: CGFloat) {
        x += (a.x - b.x) * share
        y += (a.y - b.y) * share
    }
}

extension CGSize {
    fileprivate mutating func add(_ a: CGSize, minus b: CGSize, times share: CGFloat) {
        width += (a.width - b.width) * share
        height += (a.height - b.height) * share
    }
}

/// An animator that runs, pauses and scrubs animations of layers: `UIViewPropertyAnimator`.
@MainActor protocol LayerAnimator: AnyObject {
    func progress(at time: Double, timing: AnimationTiming) -> Double
    func holds(at time: Double) -> Bool
    func adopt(_ layer: CALayer)
    /// Calls back when the animation ends, with whether it ended at its end.
    func whenFinished(_ completion: @escaping (_ isAtEnd: Bool) -> Void)
}
