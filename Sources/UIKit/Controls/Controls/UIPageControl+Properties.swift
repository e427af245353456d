extension UIPageControl {
    nonisolated static let pageControlProperties = PropertyTable(
        UIPageControl.self, parent: UIControl.controlProperties,
        [
            .integer("numberOfPages", \.numberOfPages, 0...100, "The number of dots."),
            .integer("currentPage", \.currentPage, 0...99, "The index of the current page, from 0."),
            .color("pageIndicatorTintColor", \.pageIndicatorTintColor, "The colour of the other dots."),
            .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, "The colour of the current dot."),
            .flag("hidesForSinglePage", \.hidesForSinglePage),
            .value("backgroundStyle", \.backgroundStyle),
            .flag("allowsContinuousInteraction", \.allowsContinuousInteraction),
            .flag("defersCurrentPageDisplay", \.defersCurrentPageDisplay),
            .image("preferredIndicatorImage", \.preferredIndicatorImage),
        ])
}
