import Foundation
import Graphics

/// The timing of `UIView.animate(_:changes:)`, a type that iOS 18 shares with SwiftUI.
public struct Animation: Hashable, Sendable {
    let timing: AnimationTiming

    package init(_ curve: TimingCurve, _ duration: Double) { timing = AnimationTiming(curve: curve, duration: duration) }

    private init(timing: AnimationTiming) { self.timing = timing }

    private init(_ spring: Spring) { self.init(.spring(spring), spring.settlingDuration) }

    public static func linear(duration: TimeInterval) -> Animation { Animation(.cubic(.linear), duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.cubic(.easeIn), duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.cubic(.easeOut), duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.cubic(.easeInOut), duration) }
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35) -> Animation {
        Animation(.cubic(CubicCurve(x1, y1, x2, y2)), duration)
    }
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce))
    }
    public static func spring(response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }
    public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
        Animation(Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }
    // The bounces of the three presets (0, 0.15, 0.3) are from Apple's documentation of `Spring`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // The curves without a duration last 0.35 s (inferred: SwiftUI's long-known default).
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)
    public static let spring = spring(duration: 0.5, bounce: 0)
    public static let smooth = smooth(duration: 0.5)
    public static let snappy = snappy(duration: 0.5)
    public static let bouncy = bouncy(duration: 0.5)
    public static let `default` = spring

    public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay += delay } }
    public func speed(_ speed: Double) -> Animation { with { $0.duration /= max(speed, 1e-6) } }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        with { ($0.repeatCount, $0.autoreverses) = (Double(count) / (autoreverses ? 2 : 1), autoreverses) }
    }
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with { ($0.repeatCount, $0.autoreverses) = (.infinity, autoreverses) }
    }

    /// Seconds from the change to the end of all repetitions, with the delay.
    package var length: Double { timing.delay + timing.totalDuration }

    /// Returns the progress some seconds after the change.
    package func progress(at elapsed: Double) -> Double { timing.progress(at: elapsed) }

    package var curve: TimingCurve { timing.curve }

    private func with(_ change: (inout AnimationTiming) -> Void) -> Animation {
        var timing = timing
        change(&timing)
        return Animation(timing: timing)
    }
}
