extension UIButton {
    nonisolated static let buttonProperties = PropertyTable(
        UIButton.self, parent: UIControl.controlProperties,
        [
            .insets("contentEdgeInsets", \.contentEdgeInsets),
            .insets("titleEdgeInsets", \.titleEdgeInsets),
            .insets("imageEdgeInsets", \.imageEdgeInsets),
            .flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
            .flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
            .flag("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted),
            .flag("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted),
            .flag("adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory),
            .flag("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
            .value("role", \.role),
            .flag("isPointerInteractionEnabled", \.isPointerInteractionEnabled),
            .flag("automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration),
        ])
}
