import Foundation
import Graphics

extension UIView {
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Runs a keyframe animation: `animations` calls `addKeyframe` for each segment. The whole is eased by the curve of an enclosing
    /// animation or of the options, which take the values of `AnimationOptions`, otherwise in and out (Animation.md, keyframes).
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let options = AnimationOptions(rawValue: options.rawValue)
        var timing = inherited(AnimationTiming(curve: options.curve, duration: duration, delay: delay), options)
        if options.contains(.repeat) { timing.repeatCount = .infinity }
        timing.autoreverses = options.contains([.repeat, .autoreverse])
        let scope = AnimationScope(timing: timing)
        scope.run(animations)
        finish(scope, completion)
    }

    /// Adds a keyframe. Start and duration are shares (0…1) of the duration of the surrounding `animateKeyframes` block.
    public class func addKeyframe(withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void) {
        guard let outer = AnimationScope.current?.timing else { animations(); return }
        var timing = outer
        let whole = outer.segment ?? AnimationTiming.Segment(start: 0, length: 1)
        timing.segment = AnimationTiming.Segment(start: whole.start + start * whole.length, length: relativeDuration * whole.length)
        AnimationScope(timing: timing).run(animations)
    }
}
