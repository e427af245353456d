extension UIImageView {
    nonisolated static let imageViewProperties = PropertyTable(
        UIImageView.self, parent: UIView.viewProperties,
        [
            .image("image", \.image, "The image to show."),
            .image("highlightedImage", \.highlightedImage),
            .flag("isHighlighted", \.isHighlighted),
            .value("preferredSymbolConfiguration", \.preferredSymbolConfiguration),
            .value("preferredImageDynamicRange", \.preferredImageDynamicRange),
            .value("animationImages", \.animationImages),
            .value("highlightedAnimationImages", \.highlightedAnimationImages),
            .value("animationDuration", \.animationDuration),
            .integer("animationRepeatCount", \.animationRepeatCount),
            .flag("adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory),
        ])
}
