extension UIScrollView {
    nonisolated static let scrollViewProperties = PropertyTable(
        UIScrollView.self, parent: UIView.viewProperties,
        [
            .flag("isScrollEnabled", \.isScrollEnabled, "Whether the content can be scrolled."),
            .flag("isPagingEnabled", \.isPagingEnabled, "Whether scrolling stops at multiples of the size."),
            .flag("alwaysBounceVertical", \.alwaysBounceVertical, "Whether content smaller than the view bounces vertically."),
            .flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal, "Whether content smaller than the view bounces horizontally."),
            .flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, "Whether the vertical indicator may appear."),
            .flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, "Whether the horizontal indicator may appear."),
            .choice(
                "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, "an adjustment behaviour",
                ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always],
                "When the safe area is added to the content's insets."),
            .choice(
                "keyboardDismissMode", \.keyboardDismissMode, "a dismiss mode",
                ["none": .none, "onDrag": .onDrag, "interactive": .interactive], "How dragging dismisses the keyboard."),
            .insets("contentInset", \.contentInset),
            .flag("isDirectionalLockEnabled", \.isDirectionalLockEnabled),
            .flag("bounces", \.bounces),
            .flag("bouncesZoom", \.bouncesZoom),
            .flag("scrollsToTop", \.scrollsToTop),
            .flag("delaysContentTouches", \.delaysContentTouches),
            .flag("canCancelContentTouches", \.canCancelContentTouches),
            .value("indicatorStyle", \.indicatorStyle),
            .insets("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets),
            .insets("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets),
            .insets("scrollIndicatorInsets", \.scrollIndicatorInsets),
            .flag("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets),
            .value("decelerationRate", \.decelerationRate),
            .value("indexDisplayMode", \.indexDisplayMode),
            .number("minimumZoomScale", \.minimumZoomScale),
            .number("maximumZoomScale", \.maximumZoomScale),
            .unrecorded("contentOffset", \.contentOffset),
            .unrecorded("contentSize", \.contentSize),
        ])
}
