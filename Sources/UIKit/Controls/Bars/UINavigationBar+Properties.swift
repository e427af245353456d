extension UINavigationBar {
    nonisolated static let navigationBarProperties = PropertyTable(
        UINavigationBar.self, parent: UIView.viewProperties,
        [
            .flag("prefersLargeTitles", \.prefersLargeTitles),
            .flag("isTranslucent", \.isTranslucent),
            .value("barStyle", \.barStyle),
            .color("barTintColor", \.barTintColor),
            .image("shadowImage", \.shadowImage),
            .image("backIndicatorImage", \.backIndicatorImage),
            .image("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage),
            .value("titleTextAttributes", \.titleTextAttributes),
            .value("largeTitleTextAttributes", \.largeTitleTextAttributes),
            .copied("standardAppearance", \.standardAppearance),
            .copied("compactAppearance", \.compactAppearance),
            .copied("scrollEdgeAppearance", \.scrollEdgeAppearance),
            .copied("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
        ])
}
