extension UITableView {
    nonisolated static let tableViewProperties = PropertyTable(
        UITableView.self, parent: UIScrollView.scrollViewProperties,
        [
            .number(
                "rowHeight", \.rowHeight, PropertyValue.length, "The height of every row; by default, each row has the height it needs."),
            .choice(
                "separatorStyle", \.separatorStyle, "a separator style", ["none": .none, "singleLine": .singleLine],
                "Whether lines separate the rows."),
            .color("separatorColor", \.separatorColor, "The colour of the lines; defaults to separator."),
            .flag("isEditing", \.isEditing, "Whether the rows show their editing controls."),
            .flag("isPrefetchingEnabled", \.isPrefetchingEnabled),
            .number("estimatedRowHeight", \.estimatedRowHeight),
            .number("sectionHeaderHeight", \.sectionHeaderHeight),
            .number("sectionFooterHeight", \.sectionFooterHeight),
            .number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
            .number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
            .number("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
            .number("fillerRowHeight", \.fillerRowHeight),
            .insets(
                "separatorInset", \.separatorInset, "The distances from the edges of the rows to the lines."),
            .value("separatorInsetReference", \.separatorInsetReference),
            .value("separatorEffect", \.separatorEffect),
            .flag("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth),
            .flag("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea),
            .flag("selectionFollowsFocus", \.selectionFollowsFocus),
            .flag("allowsFocus", \.allowsFocus),
            .flag("allowsFocusDuringEditing", \.allowsFocusDuringEditing),
            .color("sectionIndexColor", \.sectionIndexColor),
            .color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
            .integer("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
            .flag("dragInteractionEnabled", \.dragInteractionEnabled),
            .flag("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
            .flag("isSpringLoaded", \.isSpringLoaded),
            .flag("allowsSelection", \.allowsSelection),
            .flag("allowsMultipleSelection", \.allowsMultipleSelection),
            .flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
            .flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
        ])
}
