import Foundation

extension Timer {
    /// `Timer()`: one that never fires, for a property that gets its own later.
    public convenience init(_: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }

    /// A timer on the timeline of the screen: it fires when somebody moves that on, never by a clock. Keeps its target until it is invalidated.
    @discardableResult public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = TimelineTimer(interval: ti, repeats: yesOrNo, userInfo: userInfo) { timer in aSelector.send(to: aTarget, timer) }
        timer.start()
        return timer
    }

    /// Waits for `RunLoop.add(_:forMode:)` on iOS; here it starts at once.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in aSelector.send(to: unsafe target, timer) }
        let reference = TimerReference(timer: self)
        MainQueue.run {
            MainActor.assumeIsolated { TimelineTimer.fire(reference, every: ti, repeats: yesOrNo) }
        }
    }
}

extension Timer {
    /// The first time comes after the interval, whatever the date: no clock is read.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) { self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep) }
}

private final class TimerReference: @unchecked Sendable {
    weak var timer: Timer?
    init(timer: Timer) { self.timer = timer }
}

/// A timer that never meets a run loop.
private final class TimelineTimer: Timer {
    private let info: Any?
    private let interval: TimeInterval
    private let repeats: Bool
    private let action: Action

    /// Holds the target: gone when the timer is invalidated, whoever keeps the timer.
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

    /// The timeline keeps a scheduled timer, as a run loop would.
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
