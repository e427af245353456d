extension UIBarItem {
    nonisolated static let barItemProperties = PropertyTable(
        UIBarItem.self, parent: nil,
        [
            .string("title", \.title),
            .image("image", \.image),
            .image("landscapeImagePhone", \.landscapeImagePhone),
            .image("largeContentSizeImage", \.largeContentSizeImage),
            .flag("isEnabled", \.isEnabled),
            .integer("tag", \.tag),
            .insets("imageInsets", \.imageInsets),
            .string("accessibilityIdentifier", \.accessibilityIdentifier),
            .string("accessibilityLabel", \.accessibilityLabel),
            .string("accessibilityHint", \.accessibilityHint),
            .string("accessibilityValue", \.accessibilityValue),
        ])
}

extension UIBarButtonItem {
    nonisolated static let barButtonItemProperties = PropertyTable(
        UIBarButtonItem.self, parent: UIBarItem.barItemProperties,
        [
            .value("preferredMenuElementOrder", \.preferredMenuElementOrder),
            .value("style", \.style),
            .number("width", \.width),
            .color("tintColor", \.tintColor),
            .flag("isSelected", \.isSelected),
            .flag("isHidden", \.isHidden),
            .flag("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
            .flag("isSpringLoaded", \.isSpringLoaded),
            .flag("sharesBackground", \.sharesBackground),
            .flag("hidesSharedBackground", \.hidesSharedBackground),
        ])
}
