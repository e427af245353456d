import UIKit

extension Kind {
    static let stackView = Kind(
        "UIStackView", "Arranges its `arranged:` views in a row or column.", lists: [.subviews, .arranged], make: { _ in UIStackView() },
        table: UIStackView.table,
        properties: [
            .value("spacing", .numberOr("system", ["system"], 0...Amount.limit), "Space between neighbours.") { stack, value, context in
                stack.spacing = value.choice == nil ? context.number(value) : UIStackView.spacingUseSystem
            }
        ])

    static let scrollView = Kind(
        "UIScrollView", "Shows a part of larger content. Constrain the content to `content`, and sizes to `frame`.", lists: [.subviews],
        make: { _ in UIScrollView() }, table: UIScrollView.table, properties: scrolling)

    private static let scrolling: [SpecPropertyOf<UIScrollView>] = [
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
            let target: SpecViewController.ScrollTarget =
                switch value.choice {
                case "top": .top
                case "bottom": .bottom
                default: .point(context.point(value, else: .zero))
                }
            view.next(SpecViewController.self)?.setContentOffset(target, of: view)
        },
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
