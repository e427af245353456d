import Foundation

/// Formats intervals such as "2 hours ago", which Foundation on Linux lacks. English uses the words below, other languages CLDR's.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    open var locale: Locale! = Locale.current

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        for (length, unit) in Self.lengths where abs(timeInterval) >= length {
            return phrase(Int(timeInterval / length), unit, timeInterval < 0)
        }
        return phrase(0, Self.second, timeInterval < 0)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    open func localizedString(from dateComponents: DateComponents) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(fromTimeInterval: (calendar.date(byAdding: dateComponents, to: start) ?? start).timeIntervalSince(start))
    }

    open override func string(for obj: Any?) -> String? { (obj as? TimeInterval).map { localizedString(fromTimeInterval: $0) } }

    private struct Unit {
        var name, short: String
        var next, last, this: String
    }

    private static let second = Unit(name: "second", short: "sec.", next: "in 1 second", last: "1 second ago", this: "now")
    private static let lengths: [(TimeInterval, Unit)] = [
        (31_536_000, Unit(name: "year", short: "yr.", next: "next year", last: "last year", this: "this year")),
        (2_592_000, Unit(name: "month", short: "mo.", next: "next month", last: "last month", this: "this month")),
        (604_800, Unit(name: "week", short: "wk.", next: "next week", last: "last week", this: "this week")),
        (86_400, Unit(name: "day", short: "day", next: "tomorrow", last: "yesterday", this: "today")),
        (3_600, Unit(name: "hour", short: "hr.", next: "in 1 hour", last: "1 hour ago", this: "this hour")),
        (60, Unit(name: "minute", short: "min.", next: "in 1 minute", last: "1 minute ago", this: "this minute")),
        (1, second),
    ]

    private func phrase(_ count: Int, _ unit: Unit, _ isPast: Bool) -> String {
        guard locale.language.languageCode?.identifier == "en" else { return foreignPhrase(count, unit, isPast) }
        if dateTimeStyle == .named {
            switch count {
            case 0: return unit.this
            case 1: return unit.next
            case -1: return unit.last
            default: break
            }
        }
        let number = abs(count)
        let isShort = unitsStyle == .short || unitsStyle == .abbreviated
        let name = isShort ? (unit.name == "day" && number != 1 ? "days" : unit.short) : number == 1 ? unit.name : unit.name + "s"
        return isPast ? "\(number) \(name) ago" : "in \(number) \(name)"
    }

    /// Returns the phrase in another language, from Foundation's format for a date at exactly this distance.
    private func foreignPhrase(_ count: Int, _ unit: Unit, _ isPast: Bool) -> String {
        let components: [String: Calendar.Component] = [
            "year": .year, "month": .month, "week": .weekOfYear, "day": .day, "hour": .hour, "minute": .minute,
        ]
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = locale
        let anchor = Date(timeIntervalSinceReferenceDate: 0)
        let moment = calendar.date(byAdding: components[unit.name] ?? .second, value: count, to: anchor) ?? anchor
        // The anchor is the date to describe; the formatted date is the moment it is described from.
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: moment, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: foreignUnits, locale: locale,
            calendar: calendar)
        return style.format(anchor)
    }

    private var foreignUnits: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
