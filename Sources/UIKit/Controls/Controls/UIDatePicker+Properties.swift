extension UIDatePicker {
    nonisolated static let datePickerProperties = PropertyTable(
        UIDatePicker.self, parent: UIControl.controlProperties,
        [
            .value("datePickerMode", \.datePickerMode),
            .value("preferredDatePickerStyle", \.preferredDatePickerStyle),
            .value("minimumDate", \.minimumDate),
            .value("maximumDate", \.maximumDate),
            .integer("minuteInterval", \.minuteInterval),
            .value("locale", \.locale),
            .value("calendar", \.calendar),
            .value("timeZone", \.timeZone),
            .flag("roundsToMinuteInterval", \.roundsToMinuteInterval),
        ])
}
