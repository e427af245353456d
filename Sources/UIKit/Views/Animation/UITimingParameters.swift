import Foundation
import Graphics

/// A provider of the timing curve of a `UIViewPropertyAnimator`.
public protocol UITimingCurveProvider {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

extension UITimingCurveProvider {
    /// Returns the curve over an animator's duration. A spring takes precedence over a cubic curve.
    func timingCurve(duration: TimeInterval) -> TimingCurve {
        springTimingParameters?.timingCurve(duration: duration) ?? (cubicTimingParameters ?? UICubicTimingParameters()).timingCurve
    }

    /// The curve's own duration in seconds; nil uses the animator's duration.
    var naturalDuration: TimeInterval? { springTimingParameters?.settlingDuration }
}

public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let controlPoint1, controlPoint2: CGPoint

    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
    }

    public convenience init(animationCurve: UIView.AnimationCurve) {
        let cubic = animationCurve.cubic
        self.init(controlPoint1: CGPoint(x: cubic.x1, y: cubic.y1), controlPoint2: CGPoint(x: cubic.x2, y: cubic.y2))
    }

    public convenience override init() { self.init(animationCurve: .easeInOut) }

    public var timingCurveType: UITimingCurveType { .cubic }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }

    package var timingCurve: TimingCurve { .cubic(CubicCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)) }
}

public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Form { case ratio(Double), spring(Spring) }
    private let form: Form
    public let initialVelocity: CGVector

    /// Creates the keyboard's spring: Animation.md, keyboard.
    public override init() {
        form = .spring(.keyboard)
        initialVelocity = .zero
    }

    /// Creates a spring that settles in the animator's duration.
    public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {
        form = .ratio(dampingRatio)
        self.initialVelocity = initialVelocity
    }

    /// Creates a spring with its own duration; the animator's is ignored.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
        form = .spring(Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity.dx))
        self.initialVelocity = initialVelocity
    }

    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
        form = .spring(Spring(duration: duration, bounce: bounce, initialVelocity: initialVelocity.dx))
        self.initialVelocity = initialVelocity
    }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    package var timingCurve: TimingCurve { timingCurve(duration: 0.5) }

    package func timingCurve(duration: TimeInterval) -> TimingCurve {
        switch form {
        case .ratio(let ratio): .spring(Spring(settlingIn: duration, dampingRatio: ratio, initialVelocity: initialVelocity.dx))
        case .spring(let spring): .spring(spring)
        }
    }

    /// Seconds until a spring with its own duration is at rest; nil if it settles in the animator's duration.
    var settlingDuration: TimeInterval? {
        if case .spring(let spring) = form { return spring.settlingDuration }
        return nil
    }
}

extension Spring {
    /// The spring of the keyboard and animations with its curve: mass 3, stiffness 1000, damping 500, half a second (Animation.md, keyboard
    /// [apple-forum-48088]). Core Animation treats an overdamped spring as critically damped: Apple's `SpringSolver` in WebKit does so, and
    /// the keyboard is seen to be nearly in place after a quarter of a second.
    package static let keyboard = Spring(mass: 3, stiffness: 1000, damping: 2 * (3.0 * 1000).squareRoot())
    /// Seconds.
    package static let keyboardDuration = 0.5
}
