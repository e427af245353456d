import Foundation

extension SimulatedRun {
    /// A text that is not a valid value.
    public enum Fault: Error, Sendable, Hashable, CustomStringConvertible {
        case now(String), timeZone(String), locale(String), language(String)

        public var description: String {
            switch self {
            case .now(let text): "“\(text)” is no moment: write 2026-01-09T09:41:00Z, 2026-01-09 09:41 or 2026-01-09"
            case .timeZone(let text): "there is no time zone “\(text)”: write Europe/Berlin, GMT or +05:30"
            case .locale(let text): "there is no locale “\(text)”: write a language and a region, such as de_CH"
            case .language(let text): "there is no language “\(text)”: write a code such as de, ar or pt-BR"
            }
        }
    }

    /// Creates a run from text. A value that is nil is as in the standard run.
    ///
    /// * `now`: `2026-01-09T09:41:00Z`, with an offset, or without one in the run's time zone; the time may be omitted.
    /// * `timeZone`: `Europe/Berlin`, `GMT`, `+05:30`.
    /// * `locale`: `de_CH`.
    /// * `language`: `pt-BR`; unless a locale is given, it is that of the country with most of the language's speakers.
    @_disfavoredOverload public init(
        now: String? = nil, timeZone: String? = nil, seed: UInt64? = nil, locale: String? = nil, language: String? = nil
    ) throws(Fault) {
        self.init()
        if let timeZone { self.timeZone = try Self.timeZone(timeZone) }
        if let now { self.now = try Self.moment(now, in: self.timeZone) }
        if let seed { self.seed = seed }
        if let language {
            guard Self.isLanguage(language) else { throw .language(language) }
            self = inLanguage(language)
        }
        if let locale {
            let found = Locale(identifier: locale)
            guard let code = found.language.languageCode?.identifier, Self.isLanguage(code) else { throw .locale(locale) }
            self = SimulatedRun(
                now: self.now, timeZone: self.timeZone, seed: self.seed, locale: found, languages: language.map { [$0] })
        }
    }

    /// Returns the run of a person who speaks this language. The locale keeps its region if the region was chosen.
    package func inLanguage(_ language: String) -> SimulatedRun {
        var run = self
        run.languages = [language]
        let wanted = Locale.Language(identifier: language)
        guard wanted.languageCode != locale.language.languageCode else { return run }
        let region = wanted.region ?? (locale == Self.standard.locale ? nil : locale.region)
        run.locale = Locale(identifier: Self.identifier(wanted, region))
        return run
    }

    /// Returns the locale's identifier, `ar_EG` for `ar`: the likely region if none is named (CLDR's likely subtags).
    private static func identifier(_ language: Locale.Language, _ region: Locale.Region?) -> String {
        let likely = Locale.Language(identifier: language.maximalIdentifier)
        let code = language.languageCode?.identifier ?? "en"
        let script = likely.script.flatMap { ["zh", "sr"].contains(code) ? "-\($0.identifier)" : nil } ?? ""
        return "\(code)\(script)" + ((region ?? likely.region).map { "_\($0.identifier)" } ?? "")
    }

    private static func isLanguage(_ text: String) -> Bool {
        let code = text.prefix { $0 != "-" && $0 != "_" }
        return (2...3).contains(code.count) && code.allSatisfy { $0.isASCII && $0.isLowercase }
    }

    private static func timeZone(_ text: String) throws(Fault) -> TimeZone {
        if text == "GMT" || text == "UTC" || text == "Z" { return .gmt }
        if let offset = offset(text), let zone = TimeZone(secondsFromGMT: offset) { return zone }
        guard text.contains("/"), let zone = TimeZone(identifier: text) else { throw .timeZone(text) }
        return zone
    }

    /// Returns the seconds of `+05:30` or `-0800`.
    private static func offset(_ text: String) -> Int? {
        guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard digits.count == 4 || digits.count == 2, let number = Int(digits) else { return nil }
        let seconds = digits.count == 2 ? number * 3600 : (number / 100) * 3600 + (number % 100) * 60
        return sign == "-" ? -seconds : seconds
    }

    private static func moment(_ text: String, in zone: TimeZone) throws(Fault) -> Date {
        let pattern = #/(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?/#
        guard let match = text.wholeMatch(of: pattern) else { throw .now(text) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try match.7.map { zone throws(Fault) in try timeZone(String(zone)) } ?? zone
        func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
        let parts = DateComponents(
            year: number(match.1), month: number(match.2), day: number(match.3), hour: number(match.4), minute: number(match.5),
            second: number(match.6))
        guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { throw .now(text) }
        return date
    }
}
