import Foundation
import Synchronization

/// What a screen could read of the world around it, fixed: the time, the time zone, chance, the person's region and languages.
///
///     SimulatedRun.current = SimulatedRun(now: date, timeZone: .gmt, locale: Locale(identifier: "ar_EG"))
///     SimulatedRun(seed: 7).perform { make(screen) }
///
/// `Locale.current`, `Calendar.current`, `TimeZone.current`, formatters, `Bundle` and `NSLocalizedString` follow it, as do random numbers of Swift's
/// library in files that import UIKit. `Date()` and `UUID()` do in an app's code that is rewritten for Linux; other code asks `SimulatedRun.date` and
/// `SimulatedRun.uuid()`.
public struct SimulatedRun: Sendable, Hashable {
    /// The moment at which every screen is made; it goes on with the timeline.
    public var now: Date
    public var timeZone: TimeZone
    /// Where chance begins; equal seeds give equal numbers.
    public var seed: UInt64
    /// The region's ways with numbers, dates and lists.
    public var locale: Locale
    /// The person's languages, the most liked first: `ar`, `pt-BR`.
    public var languages: [String]
    /// Which of the texts for kinds of devices count: `iphone`, `ipad`.
    package var idiom = "iphone"

    /// 9 January 2026, 9:41 in the morning, as status bars have it.
    public static let standardNow = Date(timeIntervalSince1970: 1_767_951_660)

    /// `languages`: nil for the locale's own.
    public init(
        now: Date = standardNow, timeZone: TimeZone = .gmt, seed: UInt64 = 0, locale: Locale = Locale(identifier: "en_US"),
        languages: [String]? = nil
    ) {
        self.now = now; self.timeZone = timeZone; self.seed = seed; self.locale = locale
        self.languages = languages ?? [Self.language(of: locale)]
    }

    /// English of the United States, Greenwich's time, seed 0.
    public static let standard = SimulatedRun()

    /// The run of this process, or of the code around that `perform` runs. Setting it begins anew: time at `now`, chance at the seed.
    public static var current: SimulatedRun {
        get { state.run }
        set { ScreenEnvironment.replaceInProcess { $0.with(newValue) } }
    }

    /// Runs the operation in this run, from its beginning. Tasks that the operation begins are in it, too.
    public func perform<Result>(_ operation: () throws -> Result) rethrows -> Result {
        try ScreenEnvironment.current.with(self).perform(operation)
    }

    /// Runs the operation in this run, from its beginning.
    public func perform<Result>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
    ) async rethrows -> Result {
        try await ScreenEnvironment.current.with(self).perform(operation)
    }

    // MARK: What code asks

    /// The moment it is in the current run: what `Date()` is in an app.
    public static var date: Date { state.date }

    /// A new identifier of the current run's chance: what `UUID()` is in an app.
    public static func uuid() -> UUID { state.uuid() }

    /// Random numbers of the current run; all copies draw from the same.
    public static var generator: RunGenerator {
        get { RunGenerator() }
        // For `using: &SimulatedRun.generator`: what is drawn is kept by the run.
        set { _ = newValue }
    }

    // MARK: The run that is on

    static var state: RunState { ScreenEnvironment.current.run }

    private static func language(of locale: Locale) -> String {
        let language = locale.language
        guard let code = language.languageCode?.identifier else { return "en" }
        // Chinese of Taiwan is `zh-Hant`: the script counts where the language alone would have another.
        guard let script = language.script?.identifier, Locale.Language(identifier: code).script?.identifier != script else { return code }
        return "\(code)-\(script)"
    }
}

/// A run that has begun: how far its time and its chance have come.
final class RunState: Sendable {
    let run: SimulatedRun
    let calendar: Calendar
    private let progress: Mutex<Progress>

    private struct Progress {
        /// Seconds.
        var elapsed = 0.0
        var numbers, identifiers: SplitMix
    }

    init(_ run: SimulatedRun) {
        self.run = run
        var calendar = Calendar(identifier: run.locale.calendar.identifier)
        calendar.locale = run.locale
        calendar.timeZone = run.timeZone
        self.calendar = calendar
        // One more identifier moves no colour.
        progress = Mutex(Progress(numbers: SplitMix(state: run.seed), identifiers: SplitMix(state: run.seed ^ 0x5555_5555_5555_5555)))
    }

    var date: Date { run.now.addingTimeInterval(progress.withLock { $0.elapsed }) }

    func pass(seconds: Double) { progress.withLock { $0.elapsed += seconds } }

    func number() -> UInt64 { progress.withLock { $0.numbers.next() } }

    /// Version 4: random but for six bits.
    func uuid() -> UUID {
        let (high, low) = progress.withLock { ($0.identifiers.next(), $0.identifiers.next()) }
        func byte(_ word: UInt64, _ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> (56 - 8 * index)) }
        return UUID(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5), byte(high, 6) & 0x0F | 0x40,
                byte(high, 7), byte(low, 0) & 0x3F | 0x80, byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5),
                byte(low, 6), byte(low, 7)
            ))
    }
}

/// Sebastiano Vigna's generator: a counter and three mixing steps.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
