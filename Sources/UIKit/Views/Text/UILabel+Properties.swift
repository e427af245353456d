extension UILabel {
    nonisolated static let labelProperties = PropertyTable(
        UILabel.self, parent: UIView.viewProperties,
        [
            .font("font", \.font, "The font; defaults to the system font at 17 points."),
            .text("text", \.text, "The text, or one text for each language."),
            .color("textColor", \.textColor, "The colour of the text; defaults to label."),
            .choice(
                "textAlignment", \.textAlignment, "a text alignment",
                ["natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified],
                "natural follows the language."),
            .integer("numberOfLines", \.numberOfLines, 0...10_000, "The maximum number of lines; 0 means no limit. Defaults to 1."),
            .choice(
                "lineBreakMode", \.lineBreakMode, "a line break mode",
                [
                    "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
                    "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
                ], "How lines break or are truncated."),
            .flag("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, "Whether the text shrinks to fit one line."),
            .number("minimumScaleFactor", \.minimumScaleFactor, PropertyValue.share, "The smallest factor by which the text may shrink."),
            .number(
                "preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, PropertyValue.length,
                "The width at which lines break; by default, layout determines it."),
            .color("shadowColor", \.shadowColor, "The colour of a sharp copy behind the text."),
            .offset("shadowOffset", \.shadowOffset, "Points."),
            .flag("isEnabled", \.isEnabled, "Disabled labels are dimmed."),
            .value("attributedText", \.attributedText),
            .value("lineBreakStrategy", \.lineBreakStrategy),
            .color("highlightedTextColor", \.highlightedTextColor),
            .flag("isHighlighted", \.isHighlighted),
            .flag("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation),
            .value("baselineAdjustment", \.baselineAdjustment),
            .flag("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated),
            .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        ])
}
