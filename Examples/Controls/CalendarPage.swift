import UIKit

/// A calendar with selected days and decorations, a date picker with a time, and colour wells.
public final class CalendarPage: UIViewController, UICalendarViewDelegate {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let calendar = UICalendarView()
        calendar.visibleDateComponents = DateComponents(year: 2024, month: 5)
        calendar.delegate = self
        let selection = UICalendarSelectionMultiDate(delegate: nil)
        selection.selectedDates = [3, 14, 15].map { DateComponents(year: 2024, month: 5, day: $0) }
        calendar.selectionBehavior = selection
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .inline
        let wells = UIStackView(
            arrangedSubviews: [nil, .systemRed, .systemGreen, UIColor.systemBlue.withAlphaComponent(0.4)].map { color in
                let well = UIColorWell()
                well.selectedColor = color
                return well
            })
        wells.spacing = 16
        let stack = UIStackView(arrangedSubviews: [calendar, picker, wells])
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor), stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            calendar.widthAnchor.constraint(equalTo: stack.widthAnchor),
        ])
    }

    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        switch dateComponents.day {
        case 8: .default(color: .systemOrange)
        case 22: .image(UIImage(systemName: "star.fill"), color: .systemYellow)
        default: nil
        }
    }
}
