extension UIToolbar {
    nonisolated static let toolbarProperties = PropertyTable(
        UIToolbar.self, parent: UIView.viewProperties,
        [
            .color("barTintColor", \.barTintColor),
            .value("barStyle", \.barStyle),
            .flag("isTranslucent", \.isTranslucent),
            .copied("standardAppearance", \.standardAppearance),
            .copied("compactAppearance", \.compactAppearance),
            .copied("scrollEdgeAppearance", \.scrollEdgeAppearance),
        ])
}
