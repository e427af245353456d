import Foundation
import Graphics

@preconcurrency @MainActor
public protocol CAAnimationDelegate: DelegateMessages {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation that temporarily changes a layer's appearance, not its model values. It runs on the screen's timeline, never on a clock.
@preconcurrency @MainActor
open class CAAnimation: MetatypeObject {
    public override init() { super.init() }

    /// Creates an animation from a class value; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }

    /// Seconds; 0 stands for the transaction's duration, which is 0.25 by default.
    open var duration: CFTimeInterval = 0
    /// The start, in `CACurrentMediaTime`'s time or in the group's; 0 starts at once.
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var speed: Float = 1
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open var delegate: (any CAAnimationDelegate)?

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
    private var values: [String: Any] = [:]

    /// Returns a copy for a layer, which later changes to the original do not affect.
    func snapshot() -> Self {
        let copy = type(of: self).init()
        copyValues(to: copy)
        return copy
    }

    func copyValues(to copy: CAAnimation) {
        copy.duration = duration
        copy.beginTime = beginTime
        copy.timeOffset = timeOffset
        copy.speed = speed
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.values = values
    }

    /// The duration of one run in seconds, without reversing: `duration`, or 0.25 if it is not set.
    var basicDuration: Double { duration > 0 ? duration : 0.25 }

    /// The duration of all repetitions, in seconds.
    var activeDuration: Double {
        let pace = Double(speed) > 0 ? Double(speed) : 1
        if repeatDuration > 0 { return repeatDuration / pace }
        let runs = repeatCount > 0 ? Double(repeatCount) : 1
        return basicDuration * (autoreverses ? 2 : 1) * runs / pace
    }

    /// Returns the position within one run after `elapsed` seconds, as a share (0…1) of the duration with the timing function applied;
    /// nil when the animation does not show.
    func share(at elapsed: Double) -> Double? {
        if elapsed < 0 { return fillMode == .backwards || fillMode == .both ? curved(0) : nil }
        let ended = elapsed >= activeDuration
        guard !ended || fillMode == .forwards || fillMode == .both else { return nil }
        let local = min(elapsed, activeDuration) * (speed > 0 ? Double(speed) : 1) + timeOffset
        let cycle = basicDuration * (autoreverses ? 2 : 1)
        var within = local - (local / cycle).rounded(.down) * cycle
        if ended, within < 1e-9, !autoreverses { within = basicDuration }
        return curved((within <= basicDuration ? within : cycle - within) / basicDuration)
    }

    func curved(_ share: Double) -> Double { timingFunction?.curve.value(at: share) ?? share }

    /// Returns the animated values `elapsed` seconds after the beginning. `model` returns the layer's own value of a key path.
    func values(at elapsed: Double, model: (String) -> LayerValue?) -> [(keyPath: String, value: LayerValue)] { [] }
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open var keyPath: String?
    /// Whether values are added to the layer's own.
    open var isAdditive = false
    open var isCumulative = false

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
    }

    func result(_ value: LayerValue, model: (String) -> LayerValue?) -> [(keyPath: String, value: LayerValue)] {
        guard let keyPath else { return [] }
        guard isAdditive, let base = model(keyPath) else { return [(keyPath, value)] }
        return [(keyPath, base.adding(value))]
    }
}

/// An animation from one value to another. A value that is not set is the layer's own.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    /// Returns the start and end values by the table "Setting Interpolation Values" of Core Animation's documentation.
    func ends(model: LayerValue?) -> (LayerValue, LayerValue)? {
        let (from, to, by) = (fromValue.flatMap(LayerValue.init), toValue.flatMap(LayerValue.init), byValue.flatMap(LayerValue.init))
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by.negated), to)
        case (let from?, nil, nil): return model.map { (from, $0) }
        case (nil, let to?, nil): return model.map { ($0, to) }
        case (nil, nil, let by?): return model.map { ($0, $0.adding(by)) }
        case (nil, nil, nil): return nil
        }
    }

    override func values(at elapsed: Double, model: (String) -> LayerValue?) -> [(keyPath: String, value: LayerValue)] {
        guard let keyPath, let share = share(at: elapsed), let (from, to) = ends(model: model(keyPath)) else { return [] }
        return result(from.interpolated(to: to, fraction: share), model: model)
    }
}

/// A basic animation that a damped spring drives.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var allowsOverdamping = true

    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(duration: perceptualDuration, bounce: bounce)
        mass = spring.mass
        stiffness = spring.stiffness
        damping = spring.damping
    }

    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity) }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
    }

    override func curved(_ share: Double) -> Double {
        TimingCurve.spring(spring).progress(at: share * basicDuration, duration: max(basicDuration, spring.settlingDuration))
    }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values or along a path. The paced and cubic modes move linearly between the values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The path that the property follows at an even pace; it takes precedence over `values`.
    open var path: CGPath?
    /// Shares of the duration, one for each value (one more in discrete mode); nil spreads the values evenly.
    open var keyTimes: [NSNumber]?
    /// The timing functions, one for each segment between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        copy.values = values
        copy.path = path
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
    }

    override func values(at elapsed: Double, model: (String) -> LayerValue?) -> [(keyPath: String, value: LayerValue)] {
        guard let share = share(at: elapsed) else { return [] }
        if let path, !path.isEmpty {
            return path.point(atShare: share).map { result(.point($0), model: model) } ?? []
        }
        let frames = (values ?? []).compactMap(LayerValue.init)
        guard let first = frames.first else { return [] }
        guard frames.count > 1 else { return result(first, model: model) }
        return result(value(among: frames, at: share), model: model)
    }

    private func value(among frames: [LayerValue], at share: Double) -> LayerValue {
        if calculationMode == .discrete {
            let times = times(count: frames.count + 1)
            return frames[min(times.lastIndex { $0 <= share } ?? 0, frames.count - 1)]
        }
        let times = times(count: frames.count)
        let index = min(times.lastIndex { $0 <= share } ?? 0, frames.count - 2)
        let length = times[index + 1] - times[index]
        var within = length > 0 ? min(max((share - times[index]) / length, 0), 1) : 1
        if let functions = timingFunctions, functions.indices.contains(index) { within = functions[index].curve.value(at: within) }
        return frames[index].interpolated(to: frames[index + 1], fraction: within)
    }

    private func times(count: Int) -> [Double] {
        if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }
}

/// Several animations that share one timing. Each ends with the group at the latest.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.snapshot() }
    }

    override func values(at elapsed: Double, model: (String) -> LayerValue?) -> [(keyPath: String, value: LayerValue)] {
        guard let share = share(at: elapsed) else { return [] }
        let time = share * basicDuration
        return (animations ?? []).flatMap { $0.values(at: time - $0.beginTime, model: model) }
    }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition of a layer's whole content. It begins with what the layer shows when the transition is added.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CATransition else { return }
        (copy.type, copy.subtype, copy.startProgress, copy.endProgress) = (type, subtype, startProgress, endProgress)
    }
}

public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"

/// Returns the current time of the timeline, in seconds. No clock is read.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { Timeline.current.now }
