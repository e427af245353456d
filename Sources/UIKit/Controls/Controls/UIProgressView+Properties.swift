extension UIProgressView {
    nonisolated static let progressViewProperties = PropertyTable(
        UIProgressView.self, parent: UIView.viewProperties,
        [
            .number("progress", \.progress, PropertyValue.share, "0…1."),
            .color("progressTintColor", \.progressTintColor, "The colour of the filled part."),
            .color("trackTintColor", \.trackTintColor, "The colour of the rest."),
            .value("progressViewStyle", \.progressViewStyle),
            .value("observedProgress", \.observedProgress),
            .image("progressImage", \.progressImage),
            .image("trackImage", \.trackImage),
        ])
}
