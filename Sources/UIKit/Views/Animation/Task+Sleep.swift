import Foundation

/// Tasks of a test sleep for simulated time. They take precedence over the standard library's, which sleep by the clock.
extension Task where Success == Never, Failure == Never {
    public static func sleep(for duration: Duration) async throws {
        let parts = duration.components
        try await SimulatedSleep.sleep(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    }

    public static func sleep(for duration: Duration, tolerance: Duration?) async throws { try await sleep(for: duration) }

    public static func sleep(nanoseconds duration: UInt64) async throws { try await SimulatedSleep.sleep(Double(duration) / 1e9) }
}

@MainActor enum SimulatedSleep {
    /// Whether the process runs tests.
    nonisolated private static let isTest: Bool = {
        let names: [String] = ["$s6XCTest9XCTWaiterCMa", "swt_abiv0_getEntryPoint"]
        return names.contains { unsafe dlsym(nil, $0) != nil }
    }()

    /// Sleeps until the timeline has passed a number of seconds. Whoever sleeps moves the timeline from event to event, after all work that is
    /// due was done, so several sleepers wake in the order of their times.
    static func sleep(_ seconds: Double) async throws {
        guard isTest, seconds > 0 else { return try await ContinuousClock().sleep(for: .seconds(seconds)) }
        let timeline = Timeline.current, end = timeline.now + seconds
        var isOver = false
        timeline.schedule(at: end, isAwaited: false) { isOver = true }
        while !isOver {
            await MainQueue.settle(pools: true)
            try Task<Never, Never>.checkCancellation()
            if !isOver, let next = timeline.nextTime { timeline.advance(to: min(next, end)) }
        }
    }
}
