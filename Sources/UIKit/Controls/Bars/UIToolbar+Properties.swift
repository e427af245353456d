extension UIToolbar {
    nonisolated static let toolbarProperties = PropertyTable(
        UIToolbar.self, parent: UIView.viewProperties,
        [
            .color("barTintColor", \.barTintColor),
            .value("barStyle", \.barStyle),
            .flag("isTranslucent", \.isTranslucent),
            .value("standardAppearance", \.standardAppearance),
            .value("compactAppearance", \.compactAppearance),
            .value("scrollEdgeAppearance", \.scrollEdgeAppearance),
        ])
}
