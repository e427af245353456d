import Foundation
import Graphics

public enum UIDatePickerStyle: Int, Hashable, Sendable { case automatic, wheels, compact, inline }

/// A control that selects a date or time. Its text is English and uses the Gregorian calendar, in the picker's time zone (GMT until set).
/// Machine settings have no influence.
///
/// Until a date is set, it is 9 January 2007, 9:41, so that pictures do not depend on the clock.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    package override nonisolated class var table: PropertyTable { datePickerProperties }

    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugContent(horizontally: true, vertically: true)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent(horizontally: true, vertically: true)
    }

    open var datePickerMode = Mode.dateAndTime { didSet { wasSet(); lookDidChange() } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { wasSet(); lookDidChange() } }
    /// The style in use. Automatic means compact in all modes except countdowns, as in iOS 14 and later.
    open var datePickerStyle: UIDatePickerStyle {
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        return datePickerMode == .countDownTimer ? .wheels : .compact
    }
    open var date = Date(timeIntervalSince1970: 1_168_335_660) { didSet { lookDidChange() } }
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open var minimumDate: Date? { didSet { wasSet() } }
    open var maximumDate: Date? { didSet { wasSet() } }
    open var minuteInterval = 1 { didSet { wasSet() } }
    open var countDownDuration: TimeInterval = 0
    open var locale: Locale? { didSet { wasSet() } }
    open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { wasSet() } }
    open var timeZone: TimeZone? { didSet { wasSet(); lookDidChange() } }
    open var roundsToMinuteInterval = true { didSet { wasSet() } }

    private func lookDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        // Inferred: about the size of an inline calendar on iOS.
        case .inline:
            return CGSize(
                width: 320, height: datePickerMode == .time ? 48 : datePickerMode == .dateAndTime ? 330 + Self.timeRowHeight : 330)
        case .compact, .automatic:
            let widths = capsules.map { capsuleWidth($0) }
            return CGSize(width: widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * 4, height: ceilToPixel(34 + 1 / 3))
        case .wheels: return CGSize(width: 320, height: 216)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Text

    private var moment: CalendarMoment { CalendarMoment(date, timeZone: timeZone) }

    private var capsules: [String] {
        switch datePickerMode {
        case .time, .countDownTimer: [moment.time]
        case .date: [moment.mediumDate]
        case .yearAndMonth: ["\(moment.monthName) \(moment.year)"]
        case .dateAndTime: [moment.mediumDate, moment.time]
        }
    }

    private func block(_ text: String, _ font: UIFont, _ color: UIColor, _ alignment: ParagraphStyle.Alignment = .center) -> TextBlock {
        var paragraph = ParagraphStyle()
        paragraph.alignment = alignment
        return TextBlock(
            text,
            in: TextContext(
                font: font, color: resolved(color), paragraph: paragraph, numberOfLines: 1, isRightToLeft: isRightToLeft, scale: pixelScale,
                traits: resolvedTraits))
    }

    /// The width of the text plus twelve points on either side (Controls.md, UIDatePicker).
    private func capsuleWidth(_ text: String) -> CGFloat { TextSystem.layout(block(text, .systemFont(ofSize: 17), .label)).size.width + 24 }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        switch datePickerStyle {
        case .wheels: drawWheels()
        case .inline where datePickerMode != .time: drawCalendar()
        default: drawCapsules()
        }
    }

    private func drawCapsules() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var x = bounds.minX
        for text in capsules {
            let width = capsuleWidth(text)
            let rect = mirrored(CGRect(x: x, y: bounds.midY - 17, width: width, height: 34))
            context.setFillColor(resolved(.tertiarySystemFill))
            context.fill(.rounded(rect, 8), .winding)
            context.drawText(block(text, .systemFont(ofSize: 17), isEnabled ? .label : .tertiaryLabel), in: rect, centered: true)
            x += width + 4
        }
    }

    private func drawWheels() {
        let moment = moment
        let hours = PickerWheel.Column(
            titles: (1...12).map(String.init), selected: (moment.hour + 11) % 12, alignment: .center, weight: 0.6, isEndless: true)
        let minutes = PickerWheel.Column(
            titles: stride(from: 0, to: 60, by: max(minuteInterval, 1)).map { $0 < 10 ? "0\($0)" : "\($0)" },
            selected: moment.minute / max(minuteInterval, 1),
            alignment: .center, weight: 0.6, isEndless: true)
        let halves = PickerWheel.Column(titles: ["AM", "PM"], selected: moment.hour < 12 ? 0 : 1, alignment: .center, weight: 0.6)
        let columns: [PickerWheel.Column] =
            switch datePickerMode {
            case .time: [hours, minutes, halves]
            case .countDownTimer:
                [
                    .init(
                        titles: (0..<24).map(String.init), selected: Int(countDownDuration) / 3600, alignment: .center, isEndless: true,
                        unit: Int(countDownDuration) / 3600 == 1 ? "hour" : "hours"),
                    .init(
                        titles: (0..<60).map(String.init), selected: Int(countDownDuration) / 60 % 60, alignment: .center,
                        isEndless: true, unit: "min"),
                ]
            case .dateAndTime:
                [
                    .init(
                        titles: (-4...4).map { CalendarMoment(date.addingTimeInterval(Double($0) * 86400), timeZone: timeZone).shortDay },
                        selected: 4, alignment: .right, weight: 1.6),
                    hours, minutes, halves,
                ]
            case .date, .yearAndMonth:
                [
                    .init(titles: CalendarMoment.months, selected: moment.month - 1, alignment: .left, weight: 1.3, isEndless: true),
                    .init(
                        titles: (1...moment.daysInMonth).map(String.init), selected: moment.day - 1, alignment: .center, weight: 0.6,
                        isEndless: true),
                    .init(titles: (moment.year - 4...moment.year + 4).map(String.init), selected: 4, alignment: .center, weight: 0.8),
                ].filter { datePickerMode == .date || $0.titles.count != moment.daysInMonth }
            }
        // In time mode, the three columns are close together (inferred from looking at iOS).
        PickerWheel(columns: columns, columnWidth: datePickerMode == .time ? 100 : nil).draw(in: self, bounds: bounds)
    }

    /// The month, and below it the time if the mode has one.
    private func drawCalendar() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let moment = moment, today = CalendarMoment(SimulatedRun.current.now, timeZone: timeZone)
        let showsTime = datePickerMode == .dateAndTime
        let month = bounds.divided(atDistance: showsTime ? Self.timeRowHeight : 0, from: .maxYEdge).remainder
        MonthGrid(moment, in: month).draw(in: self, context) { day in
            MonthGrid.Day(
                isChosen: day == moment.day, isToday: (moment.year, moment.month, day) == (today.year, today.month, today.day))
        }
        if showsTime { drawTimeRow(context) }
    }

    /// The row of the time in an inline picker (inferred from looking at iOS).
    private static let timeRowHeight: CGFloat = 44

    private func drawTimeRow(_ context: CGContext) {
        let row = CGRect(
            x: bounds.minX + MonthGrid.sideMargin, y: bounds.maxY - Self.timeRowHeight, width: bounds.width - 2 * MonthGrid.sideMargin,
            height: Self.timeRowHeight)
        context.drawText(
            block("Time", .systemFont(ofSize: 17, weight: .semibold), .label, isRightToLeft ? .right : .left), in: row, centered: true)
        let width = capsuleWidth(moment.time)
        let capsule = mirrored(CGRect(x: row.maxX - width, y: row.midY - 17, width: width, height: 34))
        context.setFillColor(resolved(.tertiarySystemFill))
        context.fill(.rounded(capsule, 8), .winding)
        context.drawText(block(moment.time, .systemFont(ofSize: 17), .label), in: capsule, centered: true)
    }

    package override var summary: String? { capsules.joined(separator: " ") }
}

/// The parts of a date in the proleptic Gregorian calendar, independent of locale and machine settings.
struct CalendarMoment {
    let year, month, day, hour, minute: Int
    /// 0 is Sunday.
    let weekday: Int

    init(_ date: Date, timeZone: TimeZone?) {
        let shift = timeZone?.secondsFromGMT(for: date) ?? 0
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + shift
        let days = Int((Double(seconds) / 86400).rounded(.down)), inDay = seconds - days * 86400
        hour = inDay / 3600
        minute = inDay / 60 % 60
        weekday = ((days + 4) % 7 + 7) % 7
        (year, month, day) = Self.calendarDate(days)
    }

    /// Converts days since 1970 to year, month and day (computed in eras of 400 years that begin in March).
    private static func calendarDate(_ days: Int) -> (Int, Int, Int) {
        let z = days + 719_468
        let era = (z >= 0 ? z : z - 146_096) / 146_097
        let inEra = z - era * 146_097
        let yearOfEra = (inEra - inEra / 1460 + inEra / 36524 - inEra / 146_096) / 365
        let dayOfYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    var monthName: String { Self.months[month - 1] }
    var mediumDate: String { "\(monthName.prefix(3)) \(day), \(year)" }
    var shortDay: String { "\(Self.weekdays[weekday]) \(monthName.prefix(3)) \(day)" }
    var time: String { "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")" }

    var daysInMonth: Int { Self.days(in: month, year) }

    static func days(in month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// The weekday of the month's first day; 0 is Sunday.
    var firstWeekday: Int { ((weekday - (day - 1)) % 7 + 7) % 7 }
}
