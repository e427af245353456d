import Foundation
import Graphics

/// The days of a month in weeks, with the name of the month, chevrons and weekdays above: what an inline date picker and a calendar show.
@MainActor struct MonthGrid {
    let year, month: Int
    /// The weekday of the month's first day, and the first day of a week; 0 is Sunday.
    let firstWeekday: Int
    var weekStart = 0
    let bounds: CGRect

    /// How a day looks.
    struct Day {
        var isChosen = false
        var isToday = false
        var isDisabled = false
    }

    init(_ moment: CalendarMoment, in bounds: CGRect, weekStart: Int = 0) {
        (year, month, firstWeekday, self.bounds, self.weekStart) = (moment.year, moment.month, moment.firstWeekday, bounds, weekStart)
    }

    /// The heights of the title and of the weekdays (inferred from looking at iOS).
    static let titleHeight: CGFloat = 44, weekdayHeight: CGFloat = 22, rowHeight: CGFloat = 44, sideMargin: CGFloat = 16

    var dayCount: Int { CalendarMoment.days(in: month, year) }
    private var lead: Int { (firstWeekday - weekStart + 7) % 7 }
    var weekCount: Int { (lead + dayCount + 6) / 7 }
    private var area: CGRect { bounds.insetBy(dx: Self.sideMargin, dy: 0) }
    private var cell: CGSize {
        CGSize(width: area.width / 7, height: max(Self.rowHeight, (bounds.height - Self.head) / CGFloat(rowsOfGrid)))
    }
    /// The rows for which there is room: six, if the bounds are high enough.
    private var rowsOfGrid: Int { bounds.height >= Self.head + 6 * Self.rowHeight ? 6 : max(weekCount, 1) }
    private static var head: CGFloat { titleHeight + weekdayHeight }

    /// The frame of a day before mirroring.
    func frame(of day: Int) -> CGRect {
        let slot = lead + day - 1
        return CGRect(
            x: area.minX + CGFloat(slot % 7) * cell.width, y: bounds.minY + Self.head + CGFloat(slot / 7) * cell.height, width: cell.width,
            height: cell.height)
    }

    /// The day at a point before mirroring.
    func day(at point: CGPoint) -> Int? { (1...dayCount).first { frame(of: $0).contains(point) } }

    // MARK: Drawing

    func draw(in view: UIView, _ context: CGContext, day look: (Int) -> Day) {
        let head = CGRect(x: area.minX, y: bounds.minY, width: area.width, height: Self.titleHeight)
        text(
            "\(CalendarMoment.months[month - 1]) \(year)", .systemFont(ofSize: 17, weight: .semibold), .label, in: head, view, context,
            view.isRightToLeft ? .right : .left)
        drawChevrons(view, context)
        let names = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
        for column in 0..<7 {
            let place = CGRect(
                x: area.minX + CGFloat(column) * cell.width, y: bounds.minY + Self.titleHeight, width: cell.width, height: 20)
            text(names[(column + weekStart) % 7], .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, in: place, view, context)
        }
        for number in 1...dayCount { draw(number, look(number), view, context) }
    }

    /// A chosen day has a circle: solid if it is today, pale otherwise.
    private func draw(_ number: Int, _ day: Day, _ view: UIView, _ context: CGContext) {
        let place = frame(of: number), middle = view.mirrored(place)
        if day.isChosen {
            context.setFillColor(day.isToday ? view.tintCGColor : view.tintCGColor.withAlpha(0.15))
            context.fillEllipse(in: CGRect(x: middle.midX - 22, y: middle.midY - 22, width: 44, height: 44))
        }
        let color: UIColor =
            day.isDisabled ? .tertiaryLabel : day.isChosen && day.isToday ? .white : day.isChosen || day.isToday ? .tintColor : .label
        text("\(number)", .systemFont(ofSize: 20, weight: day.isChosen ? .semibold : .regular), color, in: place, view, context)
    }

    private func text(
        _ text: String, _ font: UIFont, _ color: UIColor, in place: CGRect, _ view: UIView, _ context: CGContext,
        _ alignment: ParagraphStyle.Alignment = .center
    ) {
        var paragraph = ParagraphStyle()
        paragraph.alignment = alignment
        let block = TextBlock(
            text,
            in: TextContext(
                font: font, color: view.resolved(color), paragraph: paragraph, numberOfLines: 1, isRightToLeft: view.isRightToLeft,
                scale: view.pixelScale, traits: view.resolvedTraits))
        context.drawText(block, in: view.mirrored(place), centered: true)
    }

    /// The frames of the chevrons to the next and to the previous month, before mirroring.
    var chevrons: (next: CGRect, previous: CGRect) {
        let y = bounds.minY, side = Self.titleHeight
        return (
            CGRect(x: area.maxX - 32, y: y, width: 44, height: side), CGRect(x: area.maxX - 64 - 12, y: y, width: 44, height: side)
        )
    }

    private func drawChevrons(_ view: UIView, _ context: CGContext) {
        for (index, name) in ["chevron.forward", "chevron.backward"].enumerated() {
            guard let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
            else { continue }
            let place = view.mirrored(
                CGRect(
                    x: area.maxX - image.size.width - CGFloat(index) * 32, y: bounds.minY + 22 - image.size.height / 2,
                    width: image.size.width, height: image.size.height))
            let appearance = ImageAppearance(tint: view.tintCGColor, traits: view.resolvedTraits, isRightToLeft: view.isRightToLeft)
            context.draw(image.value.drawing(in: place, appearance: appearance))
        }
    }
}
