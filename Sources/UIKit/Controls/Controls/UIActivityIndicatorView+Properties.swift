extension UIActivityIndicatorView {
    nonisolated static let activityIndicatorViewProperties = PropertyTable(
        UIActivityIndicatorView.self, parent: UIView.viewProperties,
        [
            .choice("style", \.style, "a style", ["medium": .medium, "large": .large], "medium is 20 points, large 37."),
            .color("color", \.color, "The colour of the indicator."),
            .flag("isAnimating", \.spins, "Whether it spins; defaults to true.", attribute: "animating", isRecorded: false),
            .flag("hidesWhenStopped", \.hidesWhenStopped, "Whether it is hidden when it does not spin; defaults to true."),
        ])
}
