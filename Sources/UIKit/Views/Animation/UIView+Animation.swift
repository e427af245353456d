import Foundation
import Graphics

extension UIView {
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Updates pending traits, properties and layout before and after the block. Raw value inferred.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 12)
        // Animation.md, optionsShift [apple-docs].
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var curve: TimingCurve {
            switch (rawValue >> 16) & 0xF {
            case 1: .cubic(.easeIn)
            case 2: .cubic(.easeOut)
            case 3: .cubic(.linear)
            case Self.keyboardCurve: .spring(.keyboard)
            default: .cubic(.easeInOut)
            }
        }

        /// Returns the duration of an animation of `requested` seconds with this curve; the keyboard's spring has a fixed duration.
        func duration(_ requested: Double) -> Double {
            (rawValue >> 16) & 0xF == Self.keyboardCurve && requested > 0 ? Spring.keyboardDuration : requested
        }

        private static let keyboardCurve: UInt = 7
    }

    public enum AnimationCurve: Int, Hashable, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var cubic: CubicCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }

    /// Animates the changes made in `animations` over `duration` seconds. The model takes the new values at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(AnimationTiming(curve: options.curve, duration: options.duration(duration), delay: delay), options, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(settlingIn: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        run(AnimationTiming(curve: .spring(spring), duration: duration, delay: delay), options, animations, completion)
    }

    /// Animates with a spring of iOS 17. `duration` is the spring's own, in seconds; `bounce` is −1…1.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: duration, bounce: bounce, initialVelocity: velocity)
        let timing = AnimationTiming(curve: .spring(spring), duration: spring.settlingDuration, delay: delay)
        run(timing, options, animations, completion)
    }

    /// Animates with an animation value, as on iOS 18: `UIView.animate(.spring(duration: 0.4, bounce: 0.2)) { … }`.
    public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        run(animation.timing, [], changes, completion.map { done in { _ in done() } })
    }

    /// Dissolves a view's drawing into the one after the changes, with an animation value.
    package class func dissolve(_ view: UIView, _ animation: Animation, changes: () -> Void) {
        view.layer.begin(.fade, timing: animation.timing)
        AnimationScope.withoutAnimation(changes)
    }

    /// Animates with the default spring of iOS 17 (0.5 s, no bounce).
    public class func animate(options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(springDuration: 0.5, bounce: 0, options: options, animations: animations, completion: completion)
    }

    private class func run(_ timing: AnimationTiming, _ options: AnimationOptions, _ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
        var timing = inherited(timing, options)
        if options.contains(.repeat) { timing.repeatCount = .infinity }
        timing.autoreverses = options.contains([.repeat, .autoreverse])
        let scope = AnimationScope(timing: timing, flushesUpdates: options.contains(.flushUpdates))
        scope.run(changes)
        finish(scope, completion)
    }

    /// Returns the timing inside the current block, whose duration and curve apply unless the options override them.
    class func inherited(_ timing: AnimationTiming, _ options: AnimationOptions) -> AnimationTiming {
        guard let scope = AnimationScope.current, !scope.isPassive, AnimationScope.isEnabled else { return timing }
        let outer = scope.timing
        var timing = timing
        if !options.contains(.overrideInheritedDuration) {
            (timing.duration, timing.delay, timing.segment) = (outer.duration, outer.delay + timing.delay, outer.segment)
        }
        if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
        return timing
    }

    /// Calls the completion when the scope's animations end: in the next turn of the run loop if nothing is animated or the duration is 0,
    /// at once only where animations are disabled (Animation.md, completions).
    static func finish(_ scope: AnimationScope, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        guard AnimationScope.isEnabled else { return completion(true) }
        let length = scope.hasChanges ? scope.timing.delay + scope.timing.totalDuration : 0
        guard length > 0 else { return Timeline.current.schedule(at: Timeline.current.now) { completion(true) } }
        if let animator = scope.animator { return animator.whenFinished(completion) }
        guard length.isFinite else { return }
        Timeline.current.schedule(at: scope.start + length) { completion(true) }
    }

    public class func performWithoutAnimation(_ actions: () -> Void) { AnimationScope.withoutAnimation(actions) }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        if AnimationScope.current?.flushesUpdates == true { AnimationScope.flush() }
        AnimationScope.isEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

    public class var inheritedAnimationDuration: TimeInterval { AnimationScope.current?.timing.duration ?? 0 }

    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let timing = AnimationScope.current?.timing else { animations(); return }
        var repeated = timing
        (repeated.repeatCount, repeated.autoreverses) = (Double(count), autoreverses)
        AnimationScope(timing: repeated).run(animations)
    }

    /// Flips, curls or dissolves a view from its content before the changes to its content after them. Without `allowAnimatedContent` the
    /// changes themselves are not animated. Without a transition among the options they are animated like any others.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let kind = options.transition, view.window != nil, duration > 0, AnimationScope.isEnabled else {
            return animate(withDuration: duration, options: options, animations: { animations?() }, completion: completion)
        }
        let timing = inherited(AnimationTiming(curve: options.curve, duration: duration), options)
        view.layer.begin(kind, timing: timing)
        if options.contains(.allowAnimatedContent) {
            AnimationScope(timing: timing).run { animations?() }
        } else {
            AnimationScope.withoutAnimation { animations?() }
        }
        guard let completion else { return }
        Timeline.current.schedule(at: Timeline.current.now + timing.delay + timing.totalDuration) { completion(true) }
    }

    /// Replaces one view with another. The transition applies to their superview.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        func exchange() {
            if options.contains(.showHideTransitionViews) {
                (fromView.isHidden, toView.isHidden) = (true, false)
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard let holder = fromView.superview, options.transition != nil else {
            exchange()
            guard let completion else { return }
            Timeline.current.schedule(at: Timeline.current.now + duration) { completion(true) }
            return
        }
        transition(with: holder, duration: duration, options: options, animations: exchange, completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// The transition among the options; nil if there is none.
    var transition: LayerTransition.Kind? {
        switch (rawValue >> 20) & 0xF {
        case 1: .flip(.left)
        case 2: .flip(.right)
        case 3: .curl(isUp: true)
        case 4: .curl(isUp: false)
        case 5: .fade
        case 6: .flip(.top)
        case 7: .flip(.bottom)
        default: nil
        }
    }
}
