extension UIStackView {
    nonisolated static let stackViewProperties = PropertyTable(
        UIStackView.self, parent: UIView.viewProperties,
        [
            .choice("axis", \.axis, "an axis", ["horizontal": .horizontal, "vertical": .vertical], "A row or a column."),
            .choice(
                "distribution", \.distribution, "a distribution",
                [
                    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
                    "equalCentering": .equalCentering,
                ], "The distribution of the views along the stack."),
            .choice(
                "alignment", \.alignment, "an alignment",
                [
                    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
                ], "The alignment of the views across the stack."),
            .value("spacing", \.spacing),
            .flag("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, "Whether the views stay inside the margins."),
            .flag("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement, "Whether spacing is measured between baselines."),
        ])
}
