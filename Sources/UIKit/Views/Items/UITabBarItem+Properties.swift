extension UITabBarItem {
    nonisolated static let tabBarItemProperties = PropertyTable(
        UITabBarItem.self, parent: UIBarItem.barItemProperties,
        [
            .image("selectedImage", \.selectedImage),
            .string("badgeValue", \.badgeValue),
            .color("badgeColor", \.badgeColor),
            .value("titlePositionAdjustment", \.titlePositionAdjustment),
            .copied("standardAppearance", \.standardAppearance),
            .copied("scrollEdgeAppearance", \.scrollEdgeAppearance),
        ])
}
