import Foundation
import Synchronization

/// The environment that a screen can read, with fixed values: the time, the time zone, random numbers, the person's region and languages.
///
///     SimulatedRun.current = SimulatedRun(now: date, timeZone: .gmt, locale: Locale(identifier: "ar_EG"))
///     SimulatedRun(seed: 7).perform { make(screen) }
///
/// `Locale.current`, `Calendar.current`, `TimeZone.current`, formatters, `Bundle` and `NSLocalizedString` follow it, as do random numbers
/// of Swift's library in files that import UIKit. `Date()` and `UUID()` follow it in an app's code that is rewritten for Linux; other code
/// uses `SimulatedRun.date` and `SimulatedRun.uuid()`.
public struct SimulatedRun: Sendable, Hashable {
    /// The time at which every screen is created; it advances with the timeline.
    public var now: Date
    public var timeZone: TimeZone
    /// The seed of the random numbers; equal seeds give equal numbers.
    public var seed: UInt64
    /// The locale, which determines the formats of numbers, dates and lists.
    public var locale: Locale
    /// The person's languages in order of preference: `ar`, `pt-BR`.
    public var languages: [String]
    /// The kind of device whose texts are used: `iphone`, `ipad`.
    package var idiom = "iphone"
    /// The device's release of iOS, for code outside the main thread, which cannot ask the screen.
    package var systemVersion = "18.0"

    /// 9 January 2026, 9:41 in the morning, as in status bars.
    public static let standardNow = Date(timeIntervalSince1970: 1_767_951_660)

    /// Creates a run. If `languages` is nil, the language is the locale's.
    public init(
        now: Date = standardNow, timeZone: TimeZone = .gmt, seed: UInt64 = 0, locale: Locale = Locale(identifier: "en_US"),
        languages: [String]? = nil
    ) {
        self.now = now; self.timeZone = timeZone; self.seed = seed; self.locale = locale
        self.languages = languages ?? [Self.language(of: locale)]
    }

    /// The run with US English, GMT and seed 0.
    public static let standard = SimulatedRun()

    /// The run of the surrounding `perform`, otherwise the process's. Setting it restarts time at `now` and random numbers at the seed.
    public static var current: SimulatedRun {
        get { state.run }
        set { ScreenEnvironment.replaceInProcess { $0.with(newValue) } }
    }

    /// Runs the operation in this run, from its beginning, including the tasks that the operation starts.
    public func perform<Result>(_ operation: () throws -> Result) rethrows -> Result {
        try ScreenEnvironment.current.with(self).perform(operation)
    }

    /// Runs the operation in this run, from its beginning.
    public func perform<Result>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
    ) async rethrows -> Result {
        try await ScreenEnvironment.current.with(self).perform(operation)
    }

    // MARK: Values for code

    /// The current time of the current run, which is `Date()` in an app.
    public static var date: Date { state.date }

    /// Returns a new identifier from the current run's random numbers, which is `UUID()` in an app.
    public static func uuid() -> UUID { state.uuid() }

    /// The random number generator of the current run. All copies draw from the same sequence.
    public static var generator: RunGenerator {
        get { RunGenerator() }
        // Allows `using: &SimulatedRun.generator`; the state is stored in the run.
        set { _ = newValue }
    }

    // MARK: Current run

    static var state: RunState { ScreenEnvironment.current.run }

    private static func language(of locale: Locale) -> String {
        let language = locale.language
        guard let code = language.languageCode?.identifier else { return "en" }
        // Chinese of Taiwan is `zh-Hant`: the script is added if the language alone would have another one.
        guard let script = language.script?.identifier, Locale.Language(identifier: code).script?.identifier != script else { return code }
        return "\(code)-\(script)"
    }
}

/// A run in progress: its elapsed time and the state of its random numbers.
final class RunState: Sendable {
    let run: SimulatedRun
    let calendar: Calendar
    private let progress: Mutex<Progress>

    private struct Progress {
        /// The elapsed time in seconds.
        var elapsed = 0.0
        var numbers, identifiers: SplitMix
    }

    init(_ run: SimulatedRun) {
        self.run = run
        var calendar = Calendar(identifier: run.locale.calendar.identifier)
        calendar.locale = run.locale
        calendar.timeZone = run.timeZone
        self.calendar = calendar
        // Identifiers have their own generator, so that one more identifier changes no random colour.
        progress = Mutex(Progress(numbers: SplitMix(state: run.seed), identifiers: SplitMix(state: run.seed ^ 0x5555_5555_5555_5555)))
    }

    var date: Date { run.now.addingTimeInterval(progress.withLock { $0.elapsed }) }

    func pass(seconds: Double) { progress.withLock { $0.elapsed += seconds } }

    func number() -> UInt64 { progress.withLock { $0.numbers.next() } }

    /// Returns a version 4 identifier, which is random except for six bits.
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

/// Sebastiano Vigna's SplitMix generator: a counter and three mixing steps.
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
