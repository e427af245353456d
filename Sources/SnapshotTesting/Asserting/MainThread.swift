import Dispatch
import Foundation
import UIKit

/// Runs UIKit code from any thread: directly on the main thread or its queue, otherwise on the main queue while the caller waits.
package enum MainThread {
    package static func run<Result>(_ body: @MainActor () -> Result) -> Result {
        guard !isCurrent else { return assumed(body) }
        return withoutActuallyEscaping(body) { body in
            let work = Unchecked(value: body), run = SimulatedRun.current
            return DispatchQueue.main.sync { run.perform { Unchecked(value: assumed(work.value)) } }.value
        }
    }

    /// Waits for a number of seconds, by which the timeline advances. On the main thread the run loop continues meanwhile.
    static func wait(seconds: Double) {
        guard !Thread.isMainThread else { return RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds)) }
        Thread.sleep(forTimeInterval: seconds)
        run { Timeline.current.advance(to: Timeline.current.now + seconds) }
    }

    /// Lets others work for a moment. On the main thread the run loop continues meanwhile.
    static func pause() {
        if Thread.isMainThread { RunLoop.byClock(.default, 0.005) } else { Thread.sleep(forTimeInterval: 0.005) }
    }

    private static func assumed<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { body in
            let work = Unchecked(value: body)
            return MainActor.assumeIsolated { Unchecked(value: work.value()) }.value
        }
    }

    /// In programs with an asynchronous main function, the main queue runs on other threads than the first.
    private static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}

/// Passes a value from the waiting thread to the thread that works for it.
private struct Unchecked<Value>: @unchecked Sendable { var value: Value }
