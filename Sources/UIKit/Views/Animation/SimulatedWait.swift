import Foundation
import Synchronization

/// Lets simulated time pass while a test waits.
///
/// A wait first does what is due at once. Then it moves the timeline to its next event and returns, so that whoever waits can look whether it
/// still has to. Only without an event it waits by the clock, for work outside of the timeline. XCTest ends its waits by
/// `Date.timeIntervalSinceReferenceDate`, which here counts the simulated time, and not the time that the simulation takes; so a time-out is
/// one of simulated time, too.
@MainActor package enum SimulatedWait {
    /// What a run of the run loop by the clock ended with; the values are Core Foundation's.
    package enum Outcome: Int32 { case nothingToWaitFor = 1, stopped, timedOut, handled }

    /// Waits for one event, at most for a number of seconds.
    /// - Returns: What a wait by the clock would return.
    static func step(_ mode: RunLoop.Mode, _ seconds: Double) -> Outcome {
        depth += 1
        defer { leave() }
        let begin = WaitTime.clock
        let outcome = doWhatIsDue(mode)
        guard outcome == .timedOut, seconds > 0 else { return outcome }
        guard !isEndless, let step = nextStep(within: seconds) else { return RunLoop.byClock(mode, seconds) }
        if Timeline.current.onlyRecurs {
            // What the test waits for is outside of the timeline, or counts the recurring events. Both get time.
            let outcome = RunLoop.byClock(mode, step / recurringPace)
            guard outcome == .timedOut else { return outcome }
        }
        pass(step)
        WaitTime.replace(realSince: begin, by: step)
        return .handled
    }

    /// Lets an event pass for a test that waits on another thread.
    /// - Returns: Whether there was one.
    static func passEvent(within seconds: Double) -> Bool {
        let begin = WaitTime.clock
        guard let step = nextStep(within: seconds) else { return false }
        pass(step)
        WaitTime.replace(realSince: begin, by: step)
        return true
    }

    /// Waits until a number of seconds have passed.
    static func run(_ mode: RunLoop.Mode, _ seconds: Double) {
        let timeline = Timeline.current, end = timeline.now + seconds
        repeat {
            let outcome = step(mode, max(end - timeline.now, 0))
            if outcome == .nothingToWaitFor || outcome == .stopped { return }
            if outcome == .timedOut { break }
        } while timeline.now < end
        timeline.advance(to: max(end, timeline.now))
    }

    /// How many times faster than the clock recurring events pass.
    private static let recurringPace = 20.0

    private static func doWhatIsDue(_ mode: RunLoop.Mode) -> Outcome {
        for round in 0..<2 {
            var outcome = Outcome.handled
            for _ in 0..<1000 where outcome == .handled { outcome = RunLoop.byClock(mode, 0) }
            guard outcome != .nothingToWaitFor, outcome != .stopped, round == 0, Timeline.current.nextTime != nil else { return outcome }
            // Tasks that the work has started report back before time passes.
            let pool = DispatchSemaphore(value: 0)
            DispatchQueue.global().async { pool.signal() }
            pool.wait()
        }
        return .timedOut
    }

    /// Returns the seconds to the timeline's next event, or the whole time if the next one is later; nil if there is none.
    private static func nextStep(within seconds: Double) -> Double? {
        guard let next = Timeline.current.nextTime else { return nil }
        return max(min(next - Timeline.current.now, seconds), 0)
    }

    private static func pass(_ seconds: Double) {
        let timeline = Timeline.current
        // The sum of a time and a difference may lie just before the event.
        if let next = timeline.nextTime, next - timeline.now <= seconds { return timeline.advance(to: next) }
        timeline.advance(to: timeline.now + seconds)
    }

    // MARK: The waits of XCTest

    /// The number of waits on the main thread that are inside each other.
    private static var depth = 0
    /// The depths of the waits in which XCTest runs an asynchronous test. The test waits itself, so time must not pass before it does.
    private static var endless: Set<Int> = []
    private static var isEndless: Bool { endless.contains(depth) }

    /// Whether a wait is under way that moves the timeline.
    static var isWaiting: Bool { depth > 0 && !isEndless }
    private static var observers: [CheckedContinuation<Void, Never>] = []

    /// Returns when no wait is under way that moves the timeline. XCTest waits step by step: work that runs between two steps is part of the
    /// next one.
    static func end() async {
        while isWaiting { await withCheckedContinuation { observers.append($0) } }
    }

    private static func leave() {
        depth -= 1
        guard !isWaiting, !observers.isEmpty else { return }
        let ended = observers
        observers = []
        for observer in ended { observer.resume() }
    }

    /// Notes the length of a wait that begins on the main thread.
    static func begin(_ seconds: Double) {
        if seconds > 86_400 { endless.insert(depth + 1) } else { endless.remove(depth + 1) }
    }

    /// Rounds a length that was computed from two readings of the clock. What was written in code is a multiple of five milliseconds.
    nonisolated static func rounded(_ seconds: Double) -> Double { (seconds * 200 - 0.01).rounded(.up) / 200 }
}

/// The time by which waits end: that of the clock, with simulated time in place of the time that the simulation takes.
enum WaitTime {
    private static let shift = Mutex(0.0)

    /// The seconds of the clock since 2001.
    static var clock: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 - Date.timeIntervalBetween1970AndReferenceDate
    }

    static var now: Double { clock + shift.withLock { $0 } }

    static func replace(realSince begin: Double, by seconds: Double) {
        let real = clock - begin
        shift.withLock { $0 += seconds - real }
    }
}

/// Work that waits on the main queue for simulated time; see `waiting.c`.
private final class DeferredWork: @unchecked Sendable {
    private var block: (() -> Void)?
    private let environment = ScreenEnvironment.current

    init(_ block: @escaping () -> Void) { self.block = block }

    @MainActor func wait(_ seconds: Double) {
        environment.perform {
            let timeline = Timeline.current
            timeline.schedule(at: timeline.now + SimulatedWait.rounded(seconds), isAwaited: false) { [self] in run() }
        }
    }

    @MainActor func run() {
        let work = block
        block = nil
        environment.perform { work?() }
    }
}

@_cdecl("plumb_after_on_main") func afterOnMain(_ seconds: Double, _ block: @escaping @convention(block) () -> Void)
    -> UnsafeMutableRawPointer
{
    let work = DeferredWork(block)
    if MainQueue.isCurrent {
        MainActor.assumeIsolated { work.wait(seconds) }
    } else {
        DispatchQueue.main.async { work.wait(seconds) }
    }
    return unsafe Unmanaged.passRetained(work).toOpaque()
}

@_cdecl("plumb_after_elapsed") func afterElapsed(_ work: UnsafeMutableRawPointer) {
    let work = unsafe Unmanaged<DeferredWork>.fromOpaque(work).takeRetainedValue()
    MainActor.assumeIsolated { work.run() }
}

/// The dates at which timers fire: an app counts them from the run's date, other code from the clock.
package enum RunDate {
    /// Returns the seconds until a date, counted from the nearer of both.
    package static func delay(until date: Date) -> Double {
        let date = date.timeIntervalSinceReferenceDate, run = SimulatedRun.date.timeIntervalSinceReferenceDate, clock = WaitTime.clock
        return max(abs(date - run) < abs(date - clock) ? date - run : SimulatedWait.rounded(date - clock), 0)
    }
}

/// Returns when the run loop fires a timer that was made for a date.
@_cdecl("plumb_fire_date") func fireDate(_ date: Double) -> Double {
    let run = SimulatedRun.date.timeIntervalSinceReferenceDate, clock = WaitTime.clock
    return abs(date - run) < abs(date - clock) ? clock + date - run : date
}

/// A timer of the main run loop, which is an event of the timeline, too.
private final class RunLoopTimer: @unchecked Sendable {
    private let timer: AnyObject
    private let interval: Double
    private let environment = ScreenEnvironment.current

    init(_ timer: UnsafeRawPointer, _ interval: Double) {
        self.timer = unsafe Unmanaged<AnyObject>.fromOpaque(timer).takeUnretainedValue()
        self.interval = interval
    }

    /// Schedules the timer once, however many modes it is added for.
    @MainActor func begin(_ seconds: Double) {
        environment.perform {
            let id = ObjectIdentifier(timer)
            guard Timeline.current.runLoopTimers.insert(id).inserted else { return }
            wait(SimulatedWait.rounded(max(seconds, 0)))
        }
    }

    @MainActor private func wait(_ seconds: Double) {
        let timeline = Timeline.current
        timeline.schedule(at: timeline.now + seconds, recurs: interval > 0, isAwaited: false) { [self] in
            guard unsafe makeTimerDue(UnsafeRawPointer(Unmanaged.passUnretained(timer).toOpaque())) != 0 else {
                timeline.runLoopTimers.remove(ObjectIdentifier(timer))
                return
            }
            // The run loop fires the timer. It does not return before the time is over.
            if Thread.isMainThread { RunLoop.byClock(.default, 0.001) }
            if interval > 0 { wait(max(interval, 0.001)) } else { timeline.runLoopTimers.remove(ObjectIdentifier(timer)) }
        }
    }
}

@_silgen_name("plumb_make_timer_due") private func makeTimerDue(_ timer: UnsafeRawPointer) -> Int32

@_cdecl("plumb_timer_was_added") func timerWasAdded(_ timer: UnsafeRawPointer, _ seconds: Double, _ interval: Double) {
    let timer = unsafe RunLoopTimer(timer, interval)
    if MainQueue.isCurrent {
        MainActor.assumeIsolated { timer.begin(seconds) }
    } else {
        DispatchQueue.main.async { timer.begin(seconds) }
    }
}

@_cdecl("plumb_wait_begins") func waitBegins(_ seconds: Double) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { SimulatedWait.begin(seconds) }
}

@_silgen_name("plumb_run_by_clock") private func runByClock(_ mode: UnsafeRawPointer, _ seconds: Double) -> Int32

@_silgen_name("plumb_time_of_waits") func timeOfWaits() -> Double { WaitTime.now }

@_silgen_name("plumb_thread_has_waited") private func threadHasWaited() -> Int32

extension RunLoop {
    @_silgen_name("plumb_run_before") func runInSimulatedTime(mode: RunLoop.Mode, before limit: Date) -> Bool {
        guard self === RunLoop.current else { return false }
        let seconds = limit.timeIntervalSinceNow
        if Thread.isMainThread {
            let time = seconds < 1 ? (seconds * 1000).rounded() / 1000 : seconds
            return MainActor.assumeIsolated { SimulatedWait.step(mode, time) } != .nothingToWaitFor
        }
        if threadHasWaited() != 0 {
            let hasPassed = DispatchQueue.main.sync { MainActor.assumeIsolated { SimulatedWait.passEvent(within: seconds) } }
            if hasPassed { return Self.byClock(mode, 0) != .nothingToWaitFor }
        }
        return Self.byClock(mode, seconds) != .nothingToWaitFor
    }

    @_silgen_name("plumb_run_until") func runInSimulatedTime(until limit: Date) {
        guard self === RunLoop.current else { return }
        if Thread.isMainThread {
            let seconds = SimulatedWait.rounded(limit.timeIntervalSinceNow)
            return MainActor.assumeIsolated { SimulatedWait.run(.default, seconds) }
        }
        while Self.byClock(.default, limit.timeIntervalSinceNow) != .nothingToWaitFor, limit.timeIntervalSinceNow > 0 {}
    }

    /// Performs a block in the next turn. Blocks of the main run loop are performed by the main queue, which also runs where the first thread
    /// has no run loop (Swift Testing).
    @_silgen_name("plumb_run_loop_perform") func performInTurn(_ block: @escaping @Sendable () -> Void) {
        if self === RunLoop.main { return DispatchQueue.main.async(execute: block) }
        perform(inModes: [.default], block: block)
    }

    /// Runs the current thread's run loop without simulated time.
    @discardableResult package static func byClock(_ mode: RunLoop.Mode, _ seconds: Double) -> SimulatedWait.Outcome {
        let mode = NSString(string: mode.rawValue)
        let outcome = unsafe runByClock(UnsafeRawPointer(Unmanaged.passUnretained(mode).toOpaque()), seconds)
        return withExtendedLifetime(mode) { SimulatedWait.Outcome(rawValue: outcome) ?? .timedOut }
    }
}
