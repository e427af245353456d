extension UISlider {
    nonisolated static let sliderProperties = PropertyTable(
        UISlider.self, parent: UIControl.controlProperties,
        [
            .number("minimumValue", \.minimumValue, PropertyValue.anyNumber, "Defaults to 0.", attribute: "minValue"),
            .number("maximumValue", \.maximumValue, PropertyValue.anyNumber, "Defaults to 1.", attribute: "maxValue"),
            .number("value", \.value, PropertyValue.anyNumber, "The value."),
            .color("minimumTrackTintColor", \.minimumTrackTintColor, "The colour of the track before the thumb."),
            .color("maximumTrackTintColor", \.maximumTrackTintColor, "The colour of the track after the thumb."),
            .color("thumbTintColor", \.thumbTintColor, "The colour of the thumb."),
            .image("minimumValueImage", \.minimumValueImage, "Shown at the start."),
            .image("maximumValueImage", \.maximumValueImage, "Shown at the end."),
            .flag("isContinuous", \.isContinuous),
        ])
}
