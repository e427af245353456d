extension UISwitch {
    nonisolated static let switchProperties = PropertyTable(
        UISwitch.self, parent: UIControl.controlProperties,
        [
            .flag("isOn", \.isOn, "Whether the switch is on."),
            .color("onTintColor", \.onTintColor, "The colour of the track when on; defaults to green."),
            .color("thumbTintColor", \.thumbTintColor, "The colour of the thumb."),
            .image("onImage", \.onImage),
            .image("offImage", \.offImage),
            .string("title", \.title),
            .value("preferredStyle", \.preferredStyle),
        ])
}
