import UIKit

/// Wheels and dates.
public final class PickersPage: ControlPage, UIPickerViewDataSource, UIPickerViewDelegate {
    private let sizes = ["Small", "Medium", "Large", "Extra large", "Huge"]
    private let colours = ["Red", "Green", "Blue"]

    override func build() {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.selectRow(1, inComponent: 1, animated: false)
        group("Picker", picker)
        group("Date, compact", row([date(.compact, .dateAndTime)]))
        group("Date, wheels", date(.wheels, .dateAndTime))
        group("Time, wheels", date(.wheels, .time))
        group("Date, inline", date(.inline, .date))
    }

    private func date(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = Date(timeIntervalSince1970: 1_718_010_000)
        picker.timeZone = TimeZone(identifier: "UTC")
        return picker
    }

    public func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? sizes.count : colours.count
    }

    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? sizes[row] : colours[row]
    }
}
