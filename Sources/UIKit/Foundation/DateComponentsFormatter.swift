import Foundation

/// Formats durations in words or digits, which Foundation on Linux lacks. Years and months are in English in every language.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var unitsStyle = UnitsStyle.positional
    /// The units that may appear; empty means years to seconds, without weeks.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    /// The largest number of units; 0 means no limit.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = utc.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = Self.units.filter { allowed.contains($0.unit) }
        guard !units.isEmpty else { return nil }
        let isNegative = endDate < startDate
        let (start, end) = isNegative ? (endDate, startDate) : (startDate, endDate.addingTimeInterval(0.0005))
        let parts = utc.dateComponents(Set(units.map(\.component)), from: start, to: end)
        var counts = units.map { Part(unit: $0, count: parts.value(for: $0.component) ?? 0) }
        if maximumUnitCount > 0, let first = counts.firstIndex(where: { $0.count != 0 }) {
            counts = Array(counts[first...].prefix(maximumUnitCount))
        }
        return phrased((isNegative ? "-" : "") + joined(counts))
    }

    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Implementation

    private struct Unit {
        var unit: NSCalendar.Unit
        var component: Calendar.Component
        var name, short, brief, letter: String
        var takesS: Bool
    }

    private struct Part {
        var unit: Unit
        var count: Int
    }

    private static let units = [
        Unit(unit: .year, component: .year, name: "year", short: "yr", brief: "yr", letter: "y", takesS: true),
        Unit(unit: .month, component: .month, name: "month", short: "mth", brief: "mth", letter: "mo", takesS: true),
        Unit(unit: .weekOfMonth, component: .weekOfMonth, name: "week", short: "wk", brief: "wk", letter: "w", takesS: true),
        Unit(unit: .day, component: .day, name: "day", short: "day", brief: "day", letter: "d", takesS: true),
        Unit(unit: .hour, component: .hour, name: "hour", short: "hr", brief: "hr", letter: "h", takesS: false),
        Unit(unit: .minute, component: .minute, name: "minute", short: "min", brief: "min", letter: "m", takesS: false),
        Unit(unit: .second, component: .second, name: "second", short: "sec", brief: "sec", letter: "s", takesS: false),
    ]

    private var allowed: NSCalendar.Unit {
        allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    }

    /// The calendar in UTC, because a duration has no time zone: days are 24 hours long.
    private var utc: Calendar {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
        return calendar
    }

    private var dropped: ZeroFormattingBehavior {
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }

    private func joined(_ parts: [Part]) -> String {
        let isPositional = unitsStyle == .positional
        var kept = parts
        if dropped.contains(.dropLeading) { kept = Array(kept.drop { $0.count == 0 }) }
        if dropped.contains(.dropTrailing), !isPositional { while kept.last?.count == 0 { kept.removeLast() } }
        if dropped.contains(.dropMiddle), !isPositional, kept.count > 2 {
            kept = kept.enumerated().filter { $0.offset == 0 || $0.offset == kept.count - 1 || $0.element.count != 0 }.map(\.element)
        }
        // At least one unit remains. Minutes and seconds always appear together: "0:05".
        if isPositional, parts.count > 1, kept.count < 2, parts.last?.unit.unit == .second { kept = Array(parts.suffix(2)) }
        if kept.isEmpty { kept = Array(parts.suffix(1)) }
        guard !isPositional else {
            return kept.enumerated().map { index, part in
                String(format: index == 0 && !dropped.contains(.pad) ? "%d" : "%02d", locale: locale, part.count)
            }.joined(separator: ":")
        }
        let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
        return kept.map(text).joined(separator: separator)
    }

    private func text(_ part: Part) -> String {
        if !isEnglish, let text = foreignText(part) { return text }
        let isOne = part.count == 1, unit = part.unit
        switch unitsStyle {
        case .abbreviated, .positional: return "\(part.count)\(unit.letter)"
        case .brief: return "\(part.count)\(unit.brief)\(unit.takesS && !isOne ? "s" : "")"
        case .short: return "\(part.count) \(unit.short)\(unit.takesS && !isOne ? "s" : "")"
        case .full: return "\(part.count) \(unit.name)\(isOne ? "" : "s")"
        case .spellOut:
            let numbers = NumberFormatter()
            numbers.locale = Locale(identifier: "en_US")
            numbers.numberStyle = .spellOut
            return "\(numbers.string(from: NSNumber(value: part.count)) ?? "\(part.count)") \(unit.name)\(isOne ? "" : "s")"
        }
    }

    /// The calendar's locale. A calendar without a locale reports the root one; the current locale is used then.
    private var locale: Locale {
        guard let own = calendar?.locale, !own.identifier.isEmpty, own.identifier != "en_001" else { return .current }
        return own
    }

    private var isEnglish: Bool { ["en", nil].contains(locale.language.languageCode?.identifier) }

    /// Returns the part in a language other than English, in CLDR's words; nil for years and months, which CLDR does not have as durations.
    private func foreignText(_ part: Part) -> String? {
        let lengths: [(NSCalendar.Unit, Duration.UnitsFormatStyle.Unit, Int)] = [
            (.weekOfMonth, .weeks, 604_800), (.day, .days, 86_400), (.hour, .hours, 3_600), (.minute, .minutes, 60), (.second, .seconds, 1),
        ]
        guard let (_, unit, seconds) = lengths.first(where: { $0.0 == part.unit.unit }) else { return nil }
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch unitsStyle {
            case .full, .spellOut: .wide
            case .short, .brief: .abbreviated
            case .abbreviated, .positional: .narrow
            }
        let style = Duration.UnitsFormatStyle.units(allowed: [unit], width: width, zeroValueUnits: .show(length: 1))
        return Duration.seconds(part.count * seconds).formatted(style.locale(locale))
    }

    private func phrased(_ text: String) -> String {
        (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }
}
