import Foundation

/// The progress of an animation over time: a cubic curve or a spring, sampled without a clock.
package enum TimingCurve: Hashable, Sendable {
    case cubic(CubicCurve)
    case spring(Spring)

    /// - Parameters:
    ///   - time: Seconds since the start.
    ///   - duration: Seconds. A spring is not stretched to it, only cut off there.
    /// - Returns: 0 at the start, 1 at the end; a spring may pass 1 on its way.
    package func progress(at time: Double, duration: Double) -> Double {
        guard time < duration else { return 1 }
        guard time > 0 else { return 0 }
        switch self {
        case .cubic(let curve): return curve.value(at: time / duration)
        case .spring(let spring): return spring.progress(at: time)
        }
    }
}

/// A timing function from (0,0) to (1,1) with two control points, as in `CAMediaTimingFunction` and CSS.
package struct CubicCurve: Hashable, Sendable {
    package var x1, y1, x2, y2: Double

    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1, 0), 1); self.y1 = y1
        self.x2 = min(max(x2, 0), 1); self.y2 = y2
    }

    // Control points of Apple's named curves: Animation.md, curves [apple-docs, memory].
    package static let linear = CubicCurve(0, 0, 1, 1)
    package static let easeIn = CubicCurve(0.42, 0, 1, 1)
    package static let easeOut = CubicCurve(0, 0, 0.58, 1)
    package static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
    /// `CAMediaTimingFunctionName.default`.
    package static let standard = CubicCurve(0.25, 0.1, 0.25, 1)

    /// Returns the curve's y where its x is `share` (0…1).
    package func value(at share: Double) -> Double {
        guard self != .linear else { return share }
        return Self.bezier(y1, y2, parameter(at: share))
    }

    /// Finds the parameter by bisection: x grows with it, so 60 halvings give every bit, the same on every machine.
    private func parameter(at share: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Self.bezier(x1, x2, middle) < share { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func bezier(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
    }
}

/// A damped spring that starts at a distance of 1 from rest.
package struct Spring: Hashable, Sendable {
    package var mass, stiffness, damping: Double
    /// The velocity towards the end, in whole distances per second.
    package var initialVelocity: Double

    /// The defaults are those of `CASpringAnimation`.
    package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
        self.mass = mass; self.stiffness = stiffness; self.damping = damping; self.initialVelocity = initialVelocity
    }

    /// Creates a spring in iOS 17's perceptual form: stiffness `(2π/duration)²`, damping ratio `1 − bounce`, or `1/(1 + bounce)` for a
    /// negative one (Animation.md, durationBounce [flutter-spring]).
    package init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
        self.init(response: duration, dampingRatio: ratio, initialVelocity: initialVelocity)
    }

    /// - Parameter response: Seconds of one undamped period.
    package init(response: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let frequency = 2 * Double.pi / max(response, 1e-6)
        self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, initialVelocity: initialVelocity)
    }

    /// Creates a spring in the form of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`. Apple's mapping
    /// is private; this one settles to 1/1500 at the duration (inferred: Animation.md, legacySpring [so-spring]).
    package init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let ratio = max(dampingRatio, 0.01)
        let frequency = log(1500) / (max(duration, 1e-6) * min(ratio, 1))
        self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// Returns the progress: 0 at the start, 1 at rest (Animation.md, springSolutions).
    package func progress(at time: Double) -> Double { 1 - displacement(at: time) }

    private func displacement(at t: Double) -> Double {
        let (w, z, v) = (frequency, dampingRatio, initialVelocity)
        if z < 1 {
            let wd = w * (1 - z * z).squareRoot()
            return exp(-z * w * t) * (cos(wd * t) + (z * w - v) / wd * sin(wd * t))
        }
        if z == 1 { return exp(-w * t) * (1 + (w - v) * t) }
        let root = (z * z - 1).squareRoot()
        let (r1, r2) = (-w * (z - root), -w * (z + root))
        return ((-v - r2) * exp(r1 * t) + (r1 + v) * exp(r2 * t)) / (r1 - r2)
    }

    /// The seconds until the spring's envelope falls below a thousandth of the distance (inferred: Apple's formula is private).
    package var settlingDuration: Double {
        let (w, z) = (frequency, dampingRatio)
        guard z > 0, w > 0 else { return .infinity }
        let slowest = z < 1 ? z * w : w * (z - (z * z - 1).squareRoot())
        return log(1000) / slowest * (z == 1 ? 1.34 : 1)
    }
}
