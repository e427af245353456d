import UIKit

/// The time, region and seed of a run, from settings and options. Nil values are those of the standard run.
package struct RunSettings: Sendable, Hashable {
    package var now, timeZone, locale: String?
    package var seed: UInt64?

    package init(now: String? = nil, timeZone: String? = nil, seed: UInt64? = nil, locale: String? = nil) {
        self.now = now; self.timeZone = timeZone; self.seed = seed; self.locale = locale
    }

    /// Returns these values, with missing ones from the other settings.
    package func over(_ other: RunSettings) -> RunSettings {
        RunSettings(
            now: now ?? other.now, timeZone: timeZone ?? other.timeZone, seed: seed ?? other.seed, locale: locale ?? other.locale)
    }

    /// Describes an invalid value, if any.
    package var fault: String? {
        do throws(SimulatedRun.Fault) { _ = try run() } catch { return error.description }
        return nil
    }

    /// Runs the operation so that screens it draws see these settings.
    @MainActor package func perform(_ operation: () async throws -> Void) async throws { try await run().perform(operation) }

    package func run() throws(SimulatedRun.Fault) -> SimulatedRun {
        try SimulatedRun(now: now, timeZone: timeZone, seed: seed, locale: locale)
    }
}
