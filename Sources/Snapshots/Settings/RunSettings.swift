import UIKit

/// A run as settings and options write it; what is nil is as in the standard run.
package struct RunSettings: Sendable, Hashable {
    package var now, timeZone, locale: String?
    package var seed: UInt64?

    package init(now: String? = nil, timeZone: String? = nil, seed: UInt64? = nil, locale: String? = nil) {
        self.now = now; self.timeZone = timeZone; self.seed = seed; self.locale = locale
    }

    /// What is said here, else what the other says.
    package func over(_ other: RunSettings) -> RunSettings {
        RunSettings(
            now: now ?? other.now, timeZone: timeZone ?? other.timeZone, seed: seed ?? other.seed, locale: locale ?? other.locale)
    }

    /// What of it names nothing, in words.
    package var fault: String? {
        do throws(SimulatedRun.Fault) { _ = try run() } catch { return error.description }
        return nil
    }

    /// Screens that the operation draws see this world.
    @MainActor package func perform(_ operation: () async throws -> Void) async throws { try await run().perform(operation) }

    package func run() throws(SimulatedRun.Fault) -> SimulatedRun {
        try SimulatedRun(now: now, timeZone: timeZone, seed: seed, locale: locale)
    }
}
