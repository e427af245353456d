extension UISegmentedControl {
    nonisolated static let segmentedControlProperties = PropertyTable(
        UISegmentedControl.self, parent: UIControl.controlProperties,
        [
            .integer("selectedSegmentIndex", \.selectedSegmentIndex, -1...19, "Counted from 0; -1 for none."),
            .color("selectedSegmentTintColor", \.selectedSegmentTintColor, "The background colour of the selected segment."),
            .flag("isMomentary", \.isMomentary),
            .flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
        ])
}
