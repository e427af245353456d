import Foundation

extension Timer {
    /// Creates a timer that never fires, for a property that is assigned later: `Timer()`.
    public convenience init(_: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }

    /// Creates a timer that fires when the screen's timeline advances, never by a clock. It retains its target until it is invalidated.
    @discardableResult public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = TimelineTimer(interval: ti, repeats: yesOrNo, userInfo: userInfo) { timer in aSelector.send(to: aTarget, timer) }
        timer.start()
        return timer
    }

    /// Creates a timer that starts at once; on iOS it waits for `RunLoop.add(_:forMode:)`.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget
        // Foundation's initialiser without a date makes a timer that is due as soon as a run loop has it.
        self.init(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) { timer in aSelector.send(to: unsafe target, timer)
        }
        let reference = TimerReference(timer: self)
        MainQueue.run {
            MainActor.assumeIsolated { TimelineTimer.fire(reference, every: ti, repeats: yesOrNo) }
        }
    }
}

extension Timer {
    /// Creates a timer that fires at a date of the run. One that repeats fires first after its interval.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) { self.init(timeInterval: rep ? ti : RunDate.delay(until: date), target: t, selector: s, userInfo: ui, repeats: rep) }
}

private final class TimerReference: @unchecked Sendable {
    weak var timer: Timer?
    init(timer: Timer) { self.timer = timer }
}

/// A timer that is never added to a run loop.
private final class TimelineTimer: Timer {
    private let info: Any?
    private let interval: TimeInterval
    private let repeats: Bool
    private let action: Action

    /// Retains the target; cleared when the timer is invalidated, even if the timer itself is still retained.
    private final class Action: @unchecked Sendable {
        var body: ((Timer) -> Void)?
        init(_ body: @escaping (Timer) -> Void) { self.body = body }
    }

    init(interval: TimeInterval, repeats: Bool, userInfo: Any?, action: @escaping (Timer) -> Void) {
        info = userInfo
        self.interval = interval
        self.repeats = repeats
        let action = Action(action)
        self.action = action
        super.init(fire: Date(timeIntervalSinceReferenceDate: 0), interval: interval, repeats: repeats) { action.body?($0) }
    }

    override func invalidate() {
        super.invalidate()
        action.body = nil
    }

    override var userInfo: Any? { info }

    /// Schedules the timer on the timeline, which retains it as a run loop would.
    func start() {
        nonisolated(unsafe) let timer = self
        MainQueue.run {
            MainActor.assumeIsolated { Self.wait(unsafe timer, unsafe timer.interval, unsafe timer.repeats) }
        }
    }

    @MainActor private static func wait(_ timer: Timer, _ interval: TimeInterval, _ repeats: Bool) {
        Timeline.current.schedule(at: Timeline.current.now + max(interval, 0.0001), recurs: repeats) {
            guard timer.isValid else { return }
            timer.fire()
            if repeats { wait(timer, interval, repeats) } else { timer.invalidate() }
        }
    }

    @MainActor static func fire(_ reference: TimerReference, every interval: TimeInterval, repeats: Bool) {
        Timeline.current.schedule(at: Timeline.current.now + max(interval, 0.0001), recurs: repeats) {
            guard let timer = reference.timer, timer.isValid else { return }
            timer.fire()
            if repeats { fire(reference, every: interval, repeats: true) }
        }
    }
}
