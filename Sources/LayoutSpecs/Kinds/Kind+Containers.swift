import UIKit

extension Kind {
    static let stackView = Kind(
        "UIStackView", "Arranges its `arranged:` views in a row or column.", lists: [.subviews, .arranged], make: { _ in UIStackView() },
        properties: [
            .choice("axis", "an axis", ["horizontal": .horizontal, "vertical": .vertical], "A row or a column.") { $0.axis = $1 },
            .choice(
                "distribution", "a distribution",
                [
                    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
                    "equalCentering": .equalCentering,
                ], "The distribution of the views along the stack."
            ) { $0.distribution = $1 },
            .choice(
                "alignment", "an alignment",
                [
                    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
                ], "The alignment of the views across the stack."
            ) { $0.alignment = $1 },
            .value("spacing", .numberOr("system", ["system"], 0...Amount.limit), "Space between neighbours.") { stack, value, context in
                stack.spacing = value.choice == nil ? context.number(value) : UIStackView.spacingUseSystem
            },
            .flag("isLayoutMarginsRelativeArrangement", "Whether the views stay inside the margins.") {
                $0.isLayoutMarginsRelativeArrangement = $1
            },
            .flag("isBaselineRelativeArrangement", "Whether spacing is measured between baselines.") {
                $0.isBaselineRelativeArrangement = $1
            },
        ])

    static let scrollView = Kind(
        "UIScrollView", "Shows a part of larger content. Constrain the content to `content`, and sizes to `frame`.", lists: [.subviews],
        make: { _ in UIScrollView() }, properties: scrolling)

    private static let scrolling: [PropertyOf<UIScrollView>] = [
        .insets("contentInset", "The distances around the content, in points.") { view, insets in
            let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            view.contentInset = UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing)
        },
        .value(
            "contentOffset", .shapes(scalar: .choice("top or bottom", ["top", "bottom"]), list: .list(.anyNumber, 2...2)),
            "The point [x, y] of the content at the top-left corner when the screen appears; or `top`, `bottom`."
        ) { view, value, context in
            let place: SpecViewController.ScrollPlace =
                switch value.choice {
                case "top": .top
                case "bottom": .bottom
                default: .point(context.point(value, else: .zero))
                }
            view.next(SpecViewController.self)?.setContentOffset(place, of: view)
        },
        .flag("isScrollEnabled", "Whether the content can be scrolled.") { $0.isScrollEnabled = $1 },
        .flag("isPagingEnabled", "Whether scrolling stops at multiples of the size.") { $0.isPagingEnabled = $1 },
        .flag("alwaysBounceVertical", "Whether content smaller than the view bounces vertically.") { $0.alwaysBounceVertical = $1 },
        .flag("alwaysBounceHorizontal", "Whether content smaller than the view bounces horizontally.") { $0.alwaysBounceHorizontal = $1 },
        .flag("showsVerticalScrollIndicator", "Whether the vertical indicator may appear.") { $0.showsVerticalScrollIndicator = $1 },
        .flag("showsHorizontalScrollIndicator", "Whether the horizontal indicator may appear.") { $0.showsHorizontalScrollIndicator = $1 },
        .choice(
            "contentInsetAdjustmentBehavior", "an adjustment behaviour",
            ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always],
            "When the safe area is added to the content's insets."
        ) { $0.contentInsetAdjustmentBehavior = $1 },
        .choice(
            "keyboardDismissMode", "a dismiss mode",
            ["none": .none, "onDrag": .onDrag, "interactive": .interactive], "How dragging dismisses the keyboard."
        ) { $0.keyboardDismissMode = $1 },
    ]
}

extension UIResponder {
    /// Returns the nearest responder of a class, up the chain.
    func next<Responder: UIResponder>(_ type: Responder.Type) -> Responder? {
        var responder: UIResponder? = next
        while let current = responder {
            if let found = current as? Responder { return found }
            responder = current.next
        }
        return nil
    }
}
