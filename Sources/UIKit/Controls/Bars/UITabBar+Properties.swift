extension UITabBar {
    nonisolated static let tabBarProperties = PropertyTable(
        UITabBar.self, parent: UIView.viewProperties,
        [
            .color("barTintColor", \.barTintColor, "The bar behind the tabs."),
            .color("unselectedItemTintColor", \.unselectedItemTintColor, "The tabs that are not selected."),
            .color("selectedImageTintColor", \.selectedImageTintColor),
            .flag("isTranslucent", \.isTranslucent),
            .value("barStyle", \.barStyle),
            .image("backgroundImage", \.backgroundImage),
            .image("shadowImage", \.shadowImage),
            .image("selectionIndicatorImage", \.selectionIndicatorImage),
            .number("itemSpacing", \.itemSpacing),
            .number("itemWidth", \.itemWidth),
            .copied("standardAppearance", \.standardAppearance),
            .copied("scrollEdgeAppearance", \.scrollEdgeAppearance),
        ])
}
