import Graphics
import UIKit

/// A spring by the seconds of its period and its bounce.
public struct Spring: Hashable, Sendable {
    let spring: Graphics.Spring
    public let duration: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        spring = Graphics.Spring(duration: duration, bounce: bounce)
    }
    public init(response: Double, dampingRatio: Double) {
        duration = response
        spring = Graphics.Spring(response: response, dampingRatio: dampingRatio)
    }
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        spring = Graphics.Spring(mass: mass, stiffness: stiffness, damping: damping)
        duration = 2 * .pi / (stiffness / mass).squareRoot()
    }
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        spring = Graphics.Spring(settlingIn: settlingDuration, dampingRatio: dampingRatio)
        duration = 2 * .pi / (spring.stiffness / spring.mass).squareRoot()
    }

    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    public var response: Double { duration }
    public var dampingRatio: Double { spring.dampingRatio }
    public var mass: Double { spring.mass }
    public var stiffness: Double { spring.stiffness }
    public var damping: Double { spring.damping }
    public var settlingDuration: TimeInterval { spring.settlingDuration }

    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        var result = target
        result.scale(by: spring.progress(at: time))
        var start = initialVelocity
        start.scale(by: pushed(at: time))
        return result + start
    }
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-4
        let later = value(target: target, initialVelocity: initialVelocity, time: time + step)
        var difference = later - value(target: target, initialVelocity: initialVelocity, time: time)
        difference.scale(by: 1 / step)
        return difference
    }

    /// How far a push of one unit per second has moved the spring out of rest.
    private func pushed(at time: Double) -> Double {
        var still = spring
        var moving = spring
        (still.initialVelocity, moving.initialVelocity) = (0, 1)
        return moving.progress(at: time) - still.progress(at: time)
    }

    // The bounces of the presets are from Apple's documentation.
    public static let smooth = Spring(duration: 0.5, bounce: 0)
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

/// A curve of an animation from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    let curve: CubicCurve
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(curve: CubicCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y))
    }
    public static let linear = UnitCurve(curve: .linear)
    public static let easeIn = UnitCurve(curve: .easeIn)
    public static let easeOut = UnitCurve(curve: .easeOut)
    public static let easeInOut = UnitCurve(curve: .easeInOut)
    // Approximations of an eighth and three eighths of a circle.
    public static let circularEaseIn = UnitCurve(curve: CubicCurve(0.55, 0, 1, 0.45))
    public static let circularEaseOut = UnitCurve(curve: CubicCurve(0, 0.55, 0.45, 1))
    public static let circularEaseInOut = UnitCurve(curve: CubicCurve(0.85, 0, 0.15, 1))
    public func value(at progress: Double) -> Double { progress <= 0 ? 0 : progress >= 1 ? 1 : curve.value(at: progress) }
    public func velocity(at progress: Double) -> Double { (value(at: progress + 1e-4) - value(at: progress - 1e-4)) / 2e-4 }
    public var inverse: UnitCurve { UnitCurve(curve: CubicCurve(curve.y1, curve.x1, curve.y2, curve.x2)) }
}

extension Animation {
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(.spring(spring.spring), spring.settlingDuration)
    }
    public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25)
        -> Animation
    {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }
    @_disfavoredOverload public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        // A damping of 0.86 is a bounce of 0.14.
        spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
    }
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation(.cubic(curve.curve), duration) }
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

    /// Seconds until the motion looks finished: a spring's period instead of the time until it is at rest.
    var logicalLength: Double {
        guard case .spring(let spring) = curve, length.isFinite else { return length }
        return length - spring.settlingDuration + 2 * .pi / (spring.stiffness / spring.mass).squareRoot()
    }
}
