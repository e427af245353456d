extension UISearchBar {
    nonisolated static let searchBarProperties = PropertyTable(
        UISearchBar.self, parent: UIView.viewProperties,
        [
            .text("placeholder", \.placeholder, "Shown while the field is empty."),
            .text("text", \.text, "The text that has been typed."),
            .choice(
                "searchBarStyle", \.searchBarStyle, "a search bar style",
                ["default": .default, "prominent": .prominent, "minimal": .minimal],
                "Whether the bar has a background; defaults to default."),
            .color("barTintColor", \.barTintColor, "The bar behind the field."),
            .flag("showsCancelButton", \.showsCancelButton, "Whether the cancel button is shown."),
            .integer("selectedScopeButtonIndex", \.selectedScopeButtonIndex, 0...7, "The index of the selected scope, from 0."),
            .string("prompt", \.prompt),
            .value("barStyle", \.barStyle),
            .image("backgroundImage", \.backgroundImage),
            .flag("isTranslucent", \.isTranslucent),
            .flag("isEnabled", \.isEnabled),
            .value("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment),
            .value("searchTextPositionAdjustment", \.searchTextPositionAdjustment),
            .flag("showsBookmarkButton", \.showsBookmarkButton),
            .flag("showsSearchResultsButton", \.showsSearchResultsButton),
            .flag("showsScopeBar", \.showsScopeBar),
            .image("scopeBarBackgroundImage", \.scopeBarBackgroundImage),
            .value("autocapitalizationType", \.autocapitalizationType),
            .value("autocorrectionType", \.autocorrectionType),
            .value("keyboardAppearance", \.keyboardAppearance),
            .value("spellCheckingType", \.spellCheckingType),
            .value("textContentType", \.textContentType),
            .value("keyboardType", \.keyboardType),
            .value("returnKeyType", \.returnKeyType),
            .flag("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
        ])
}
