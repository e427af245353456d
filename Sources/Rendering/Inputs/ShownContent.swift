import UIKit

/// What a screen shows besides its background and bars. A screen that shows nothing was drawn, but says nothing to whoever looks at it.
package enum ShownContent: String, Sendable, Hashable {
    case content
    /// Nothing but the background, bars and their titles.
    case nothing
    /// A table or collection without rows, and nothing else.
    case listWithoutRows
    /// A navigation, tab, split or page controller without a controller in it.
    case containerAlone
    /// A view of the app's that others fill, such as an empty label.
    case partAlone

    /// The end of the sentence `Feed …`.
    package var sentence: String? {
        switch self {
        case .content: nil
        case .nothing: "shows nothing but its background and bars"
        case .listWithoutRows: "shows a list without rows"
        case .containerAlone: "is a container without a screen"
        case .partAlone: "is a view that others fill"
        }
    }

    @MainActor init(of window: UIWindow) {
        var finder = ContentFinder(window: window)
        // What a sheet or an alert covers is another screen's.
        finder.visit(window.rootViewController?.presentedLast?.viewIfLoaded ?? window, above: nil, within: window.bounds)
        let alone: Self? =
            (window.rootViewController as? PreviewHost)?.isPart == true
            ? .partAlone : Self.isContainerAlone(in: window) ? .containerAlone : nil
        self = finder.hasContent ? .content : alone ?? (finder.hasEmptyList ? .listWithoutRows : .nothing)
    }

    /// Whether a screen waits for what it is to show: it shows nothing yet, or an activity indicator that turns.
    @MainActor static func isLoading(in window: UIWindow) -> Bool {
        switch Self(of: window) {
        case .nothing, .listWithoutRows: return true
        case .content: break
        case .containerAlone, .partAlone: return false
        }
        var views: [UIView] = [window.rootViewController?.presentedLast?.viewIfLoaded ?? window]
        while let view = views.popLast() {
            guard !view.isHidden, view.alpha > 0.01 else { continue }
            if let indicator = view as? UIActivityIndicatorView, indicator.isAnimating,
                indicator.convert(indicator.bounds, to: window).intersects(window.bounds)
            {
                return true
            }
            views += view.subviews
        }
        return false
    }

    @MainActor private static func isContainerAlone(in window: UIWindow) -> Bool {
        (window.rootViewController?.presentedLast ?? window.rootViewController).map(isContainerAlone) ?? false
    }

    /// Whether the controller is a container, and those in it are, too.
    @MainActor private static func isContainerAlone(_ controller: UIViewController) -> Bool {
        switch controller {
        case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController:
            controller.children.allSatisfy(isContainerAlone)
        default: false
        }
    }
}

/// Walks the views that can be seen.
@MainActor private struct ContentFinder {
    let window: UIWindow
    private(set) var hasContent = false
    private(set) var hasEmptyList = false

    init(window: UIWindow) { self.window = window }

    /// - Parameters:
    ///   - color: The background that the view stands on.
    ///   - area: The part of the window to which the views around it clip.
    mutating func visit(_ view: UIView, above color: UIColor?, within area: CGRect) {
        let frame = view.convert(view.bounds, to: window)
        guard !hasContent, !view.isHidden, view.alpha > 0.01, !isBar(view), isSeen(view, frame, within: area) else { return }
        if isEmptyList(view) { hasEmptyList = true }
        if shows(view, above: color) {
            hasContent = true
            return
        }
        let own = view.backgroundColor.flatMap { $0.cgColor.alpha > 0.01 ? $0 : nil }
        let inner = view.clipsToBounds ? area.intersection(frame) : area
        for child in view.subviews { visit(child, above: own ?? color, within: inner) }
    }

    private func isBar(_ view: UIView) -> Bool {
        view is UINavigationBar || view is UITabBar || view is UIToolbar || view is UIActivityIndicatorView || view is UIRefreshControl
    }

    private func isSeen(_ view: UIView, _ frame: CGRect, within area: CGRect) -> Bool {
        // A view without a size may have children with one.
        view.bounds.isEmpty ? !view.clipsToBounds : frame.intersects(area)
    }

    private func isEmptyList(_ view: UIView) -> Bool {
        if let table = view as? UITableView { return table.visibleCells.isEmpty }
        if let list = view as? UICollectionView { return list.visibleCells.isEmpty }
        return false
    }

    private func shows(_ view: UIView, above color: UIColor?) -> Bool {
        guard !view.bounds.isEmpty else { return false }
        switch view {
        case let label as UILabel: return !(label.text ?? "").isEmpty
        case let image as UIImageView: return image.image != nil
        case let text as UITextView: return !text.text.isEmpty
        case let field as UITextField: return !(field.text ?? "").isEmpty || !(field.placeholder ?? "").isEmpty
        case let button as UIButton:
            return !(button.currentTitle ?? button.configuration?.title ?? "").isEmpty
                || (button.currentImage ?? button.configuration?.image) != nil
        case is UIControl where !(type(of: view) == UIControl.self): return true
        default: break
        }
        if view.layer.contents != nil || view.layer.borderWidth > 0 { return true }
        if let drawn = view.layer.sublayers, drawn.contains(where: isDrawing) { return true }
        return isBlock(view, above: color)
    }

    private func isDrawing(_ layer: CALayer) -> Bool {
        guard !layer.isHidden, layer.delegate == nil else { return false }
        if let shape = layer as? CAShapeLayer { return shape.path != nil }
        return layer is CAGradientLayer || layer is CATextLayer || layer.contents != nil
    }

    /// Whether the view is a coloured area on another one, not the background of a screen.
    private func isBlock(_ view: UIView, above color: UIColor?) -> Bool {
        guard let own = view.backgroundColor, own.cgColor.alpha > 0.01, let color, own.cgColor != color.cgColor else { return false }
        let frame = view.convert(view.bounds, to: window)
        return frame.width * frame.height < 0.8 * window.bounds.width * window.bounds.height
    }
}
