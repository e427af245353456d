import Foundation

/// Tasks sleep for simulated time: in a test, and on a screen as long as its timeline moves, otherwise by the clock. They take precedence over the standard library's, which sleep by the clock.
///
/// A sleep begins where it is called, without a turn to the pool of threads, so a task of the main actor sleeps from the time at which it
/// was called.
extension Task where Success == Never, Failure == Never {
    nonisolated(nonsending) public static func sleep(for duration: Duration) async throws {
        let parts = duration.components
        try await SimulatedSleep.sleep(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    }

    nonisolated(nonsending) public static func sleep(for duration: Duration, tolerance: Duration?) async throws {
        try await sleep(for: duration)
    }

    nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
        try await SimulatedSleep.sleep(Double(duration) / 1e9)
    }
}

/// The tasks that sleep until the timeline has reached a time. An event of the timeline wakes each.
///
/// A wait of XCTest moves the timeline itself. While nothing waits, the sleepers move it: from event to event, each time after all work that
/// is due was done.
@MainActor final class SimulatedSleep: EnvironmentState {
    /// Whether the process runs tests.
    nonisolated private static let isTest: Bool = {
        let names: [String] = ["$s6XCTest9XCTWaiterCMa", "swt_abiv0_getEntryPoint"]
        return names.contains { unsafe dlsym(nil, $0) != nil }
    }()

    private var sleepers: [Sleeper] = []

    nonisolated init() {}

    /// Sleeps until the timeline has passed a number of seconds.
    static func sleep(_ seconds: Double) async throws {
        guard seconds > 0 else { return try Task<Never, Never>.checkCancellation() }
        guard isTest else { return try await deferred(by: seconds) }
        try await current.sleep(seconds, on: Timeline.current)
    }

    /// Sleeps as long as work is deferred on the main queue: until the timeline has passed the seconds, and by the clock if nothing moves it.
    private static func deferred(by seconds: Double) async throws {
        let timeline = Timeline.current, sleeper = Sleeper(timeline)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { sleeper.wake() } }
        await withTaskCancellationHandler {
            await sleeper.sleep()
        } onCancel: {
            DispatchQueue.main.async { MainActor.assumeIsolated { sleeper.wake() } }
        }
        try Task<Never, Never>.checkCancellation()
    }

    private func sleep(_ seconds: Double, on timeline: Timeline) async throws {
        let sleeper = Sleeper(timeline)
        timeline.schedule(at: timeline.now + seconds, isAwaited: false) { self.wake(sleeper) }
        sleepers.append(sleeper)
        if sleepers.count == 1 { Task { await moveTimeline() } }
        await withTaskCancellationHandler {
            await sleeper.sleep()
        } onCancel: {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.wake(sleeper) } }
        }
        try Task<Never, Never>.checkCancellation()
    }

    private func moveTimeline() async {
        while !sleepers.isEmpty {
            await SimulatedWait.end()
            await MainQueue.settle(pools: true)
            guard !SimulatedWait.isWaiting, let timeline = sleepers.first?.timeline, let next = timeline.nextTime else { continue }
            timeline.advance(to: next)
        }
    }

    private func wake(_ sleeper: Sleeper) {
        sleepers.removeAll { $0 === sleeper }
        sleeper.wake()
    }

    @MainActor private final class Sleeper {
        let timeline: Timeline
        private var isOver = false
        private var continuation: CheckedContinuation<Void, Never>?

        init(_ timeline: Timeline) { self.timeline = timeline }

        func sleep() async {
            await withCheckedContinuation { if isOver { $0.resume() } else { continuation = $0 } }
        }

        func wake() {
            isOver = true
            continuation?.resume()
            continuation = nil
        }
    }
}
