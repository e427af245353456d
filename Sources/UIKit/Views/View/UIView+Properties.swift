extension UIView {
    nonisolated static let viewProperties = PropertyTable(
        UIView.self, parent: UIResponder.responderProperties,
        [
            .color("backgroundColor", \.backgroundColor, "Fills the view behind its content."),
            .color("tintColor", \.tintColor, "The colour of controls in the view and its subviews.", own: { \.ownTintColor }),
            .number("alpha", \.alpha, PropertyValue.share, "From 0, transparent, to 1, opaque."),
            .flag("isHidden", \.isHidden, "Hidden views keep their constraints; stacks do not arrange them."),
            .flag("clipsToBounds", \.clipsToBounds, "Whether content outside the view is clipped.", attribute: "clipsSubviews"),
            .choice(
                "contentMode", \.contentMode, "a content mode",
                [
                    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
                    "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
                    "topRight": .topRight,
                    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
                ], "How an image fills the view."),
            .choice(
                "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, "a style",
                ["unspecified": .unspecified, "light": .light, "dark": .dark], "Light or dark, independent of the screen."),
            .directionalInsets(
                "directionalLayoutMargins", \.directionalLayoutMargins, "The distances between the edges and the margins guide."),
            .flag(
                "preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, "Whether margins are at least those of the superview."
            ),
            .flag(
                "insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea,
                "Whether margins stay inside the safe area; defaults to true."),
            .choice(
                "semanticContentAttribute", \.semanticContentAttribute, "a semantic content attribute",
                [
                    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
                    "forceRightToLeft": .forceRightToLeft,
                ], "How the view is mirrored in right-to-left layouts."),
            .flag("isUserInteractionEnabled", \.isUserInteractionEnabled, "Whether the view receives touches."),
            .integer("tag", \.tag, -1_000_000...1_000_000, "A number that identifies the view."),
            .flag("autoresizesSubviews", \.autoresizesSubviews),
            .flag("isOpaque", \.isOpaque),
            .flag("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing),
            .value("tintAdjustmentMode", \.tintAdjustmentMode),
            .flag("isMultipleTouchEnabled", \.isMultipleTouchEnabled),
            .flag("isExclusiveTouch", \.isExclusiveTouch),
            .value("interactions", \.interactions),
            .string("focusGroupIdentifier", \.focusGroupIdentifier),
            .value("focusGroupPriority", \.focusGroupPriority),
            .value("focusEffect", \.focusEffect),
            .insets("layoutMargins", \.layoutMargins),
            .value("minimumContentSizeCategory", \.minimumContentSizeCategory),
            .value("maximumContentSizeCategory", \.maximumContentSizeCategory),
            .unrecorded("frame", \.frame),
            .unrecorded("bounds", \.bounds),
            .unrecorded("center", \.center),
            .unrecorded("transform", \.transform),
        ])
}
