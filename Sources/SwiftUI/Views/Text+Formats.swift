import Foundation
import UIKit

extension Text {
    /// How a date is told.
    public struct DateStyle: Hashable, Sendable {
        let name: String
        public static let date = DateStyle(name: "date")
        public static let time = DateStyle(name: "time")
        public static let relative = DateStyle(name: "relative")
        public static let offset = DateStyle(name: "offset")
        public static let timer = DateStyle(name: "timer")
    }

    public init(_ date: Date, style: DateStyle) {
        switch style {
        case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
        case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
        case .timer: self.init(verbatim: Self.clock(abs(date.timeIntervalSince(SimulatedRun.date))))
        case .offset:
            let distance = date.timeIntervalSince(SimulatedRun.date)
            self.init(verbatim: (distance < 0 ? "+" : "-") + Self.words(abs(distance), parts: 1))
        default: self.init(verbatim: Self.words(abs(date.timeIntervalSince(SimulatedRun.date)), parts: 2))
        }
    }

    public init(_ dates: ClosedRange<Date>) {
        let formatter = DateIntervalFormatter()
        self.init(verbatim: formatter.string(from: dates.lowerBound, to: dates.upperBound))
    }

    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        let now = min(max(pauseTime ?? SimulatedRun.date, timerInterval.lowerBound), timerInterval.upperBound)
        self.init(
            verbatim: Self.clock(
                countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)))
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }

    private static func clock(_ seconds: TimeInterval) -> String {
        let seconds = Int(seconds)
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60) : String(format: "%d:%02d", minutes, seconds % 60)
    }

    private static func words(_ seconds: TimeInterval, parts: Int) -> String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .short
        formatter.maximumUnitCount = parts
        return formatter.string(from: seconds) ?? ""
    }
}
