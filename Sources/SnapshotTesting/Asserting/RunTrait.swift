import Testing
import UIKit

/// A trait that sets the time, language and seed that the screens of a test see: `@Test(.run(now: "2026-12-24 18:00", language: "ar"))`.
public struct RunTrait: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true
    let run: @Sendable () throws -> SimulatedRun

    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await run().perform { try await function() }
    }
}

extension Trait where Self == RunTrait {
    /// - Parameters:
    ///   - now: `2026-01-09T09:41:00Z`, with an offset, or without one in the time zone; the time of day may be omitted.
    ///   - timeZone: `Europe/Berlin`, `GMT`, `+05:30`.
    ///   - seed: the seed of random numbers.
    ///   - locale: `de_CH`; by default the language's.
    ///   - language: `ar`, `pt-BR`; by default the locale's.
    public static func run(
        now: String? = nil, timeZone: String? = nil, seed: UInt64? = nil, locale: String? = nil, language: String? = nil
    ) -> Self {
        RunTrait { try SimulatedRun(now: now, timeZone: timeZone, seed: seed, locale: locale, language: language) }
    }

    public static func run(_ run: SimulatedRun) -> Self { RunTrait { run } }
}
