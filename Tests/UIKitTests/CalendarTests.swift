import Foundation
import Graphics
import Testing
import UIKitInteraction

@testable import UIKit

/// Calendars, date pickers and colour wells.
@MainActor struct CalendarTests {
    private final class Choosing: NSObject, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
        UICalendarViewDelegate
    {
        var notes: [String] = []
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            notes.append("\(dateComponents?.day ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
            dateComponents?.day != 13
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
            notes.append("+\(dateComponents.day ?? 0)")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
            notes.append("-\(dateComponents.day ?? 0)")
        }
        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
            dateComponents.day == 10 ? .default(color: .systemRed, size: .large) : nil
        }
        func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
            notes.append("from \(previousDateComponents.month ?? 0)")
        }
    }

    /// May 2024 begins on a Wednesday.
    private func calendar() -> UICalendarView {
        let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 382, height: 390))
        view.visibleDateComponents = DateComponents(year: 2024, month: 5)
        return view
    }

    /// The middle of a day, with 50 points for a column and 54 for a week.
    private func place(_ day: Int) -> CGPoint {
        let slot = 3 + day - 1
        return CGPoint(x: 16 + 50 * (CGFloat(slot % 7) + 0.5), y: 66 + 54 * (CGFloat(slot / 7) + 0.5))
    }

    @Test func `one day is selected, unless the delegate forbids it`() {
        let view = calendar(), delegate = Choosing(), selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        for day in [14, 13, 20] { Person.tap(view, at: place(day)) }
        #expect(delegate.notes == ["14", "20"] && selection.selectedDate?.day == 20 && selection.selectedDate?.month == 5)
    }

    @Test func `several days are selected and deselected`() {
        let view = calendar(), delegate = Choosing(), selection = UICalendarSelectionMultiDate(delegate: delegate)
        view.selectionBehavior = selection
        for day in [1, 31, 1] { Person.tap(view, at: place(day)) }
        #expect(delegate.notes == ["+1", "+31", "-1"] && selection.selectedDates.map(\.day) == [31])
    }

    @Test func `the chevron turns to the next month`() {
        let view = calendar(), delegate = Choosing()
        view.delegate = delegate
        Person.tap(view, at: CGPoint(x: 356, y: 22))
        #expect(view.visibleDateComponents.month == 6 && delegate.notes == ["from 5"] && view.summary == "June 2024")
    }

    @Test func `a decoration is drawn below its day`() throws {
        let view = calendar(), delegate = Choosing()
        view.backgroundColor = .white
        view.delegate = delegate
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        let bitmap = try #require(image.bitmap), scale = CGFloat(bitmap.width) / view.bounds.width
        func isRed(below day: Int) -> Bool {
            let pixel = bitmap[Int(place(day).x * scale), Int((place(day).y + 24) * scale)]
            return pixel.red > 200 && pixel.green < 100
        }
        #expect(isRed(below: 10) && !isRed(below: 11))
    }

    @Test func `days before and after the available range cannot be selected`() {
        let view = calendar(), selection = UICalendarSelectionMultiDate(delegate: nil)
        view.selectionBehavior = selection
        view.availableDateRange = DateInterval(
            start: CalendarMoment.date(2024, 5, 10, timeZone: nil), end: CalendarMoment.date(2024, 5, 20, timeZone: nil))
        for day in [9, 10, 20, 21] { Person.tap(view, at: place(day)) }
        #expect(selection.selectedDates.map(\.day) == [10, 20])
    }

    @Test func `dates and days are each other's inverse`() {
        for (year, month, day) in [(1970, 1, 1), (2000, 2, 29), (1600, 12, 31), (2024, 3, 1)] {
            let moment = CalendarMoment(CalendarMoment.date(year, month, day, timeZone: nil), timeZone: nil)
            #expect((moment.year, moment.month, moment.day) == (year, month, day))
        }
    }

    @Test func `an inline date picker has a row for the time in its mode`() {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        let height = picker.intrinsicContentSize.height
        picker.datePickerMode = .dateAndTime
        #expect(picker.intrinsicContentSize.height == height + 44)
    }

    @Test func `a colour well is 28 points and shows its colour in a ring`() throws {
        let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
        well.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let image = UIGraphicsImageRenderer(bounds: well.bounds).image { well.layer.render(in: $0.cgContext) }
        let bitmap = try #require(image.bitmap)
        let middle = bitmap[bitmap.width / 2, bitmap.height / 2], edge = bitmap[bitmap.width - 2, bitmap.height / 2]
        #expect(middle.blue > 240 && middle.red < 20 && edge.red > 200)
    }
}
