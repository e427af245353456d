extension UIStepper {
    nonisolated static let stepperProperties = PropertyTable(
        UIStepper.self, parent: UIControl.controlProperties,
        [
            .number("minimumValue", \.minimumValue, PropertyValue.anyNumber, "Defaults to 0."),
            .number("maximumValue", \.maximumValue, PropertyValue.anyNumber, "Defaults to 100."),
            .number("value", \.value, PropertyValue.anyNumber, "The position."),
            .number("stepValue", \.stepValue),
            .flag("wraps", \.wraps),
            .flag("autorepeat", \.autorepeat),
            .flag("isContinuous", \.isContinuous),
        ])
}
