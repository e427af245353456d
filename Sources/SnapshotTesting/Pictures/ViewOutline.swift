import UIKit

/// Describes a view and its subviews in the format of UIKit's debugging descriptions, without addresses.
@MainActor enum ViewOutline {
    static func text(of view: UIView) -> String { lines(of: view, depth: 0).joined(separator: "\n") }

    private static func lines(of view: UIView, depth: Int) -> [String] {
        let indent = depth == 0 ? "" : "   | " + String(repeating: "   | ", count: depth - 1)
        return [indent + description(for: view)] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private static func description(for view: UIView) -> String {
        var description = ["frame = \(text(of: view.frame))"]
        if let text = (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text {
            description.append("text = '\(text)'")
        }
        if !view.transform.isIdentity { description.append("transform = \(text(of: view.transform))") }
        if view.clipsToBounds { description.append("clipsToBounds = YES") }
        if view.alpha != 1 { description.append("alpha = \(number(view.alpha))") }
        if view.isHidden { description.append("hidden = YES") }
        if !view.isOpaque { description.append("opaque = NO") }
        if let mask = mask(view.autoresizingMask) { description.append("autoresize = \(mask)") }
        if !view.isUserInteractionEnabled { description.append("userInteractionEnabled = NO") }
        if view.tag != 0 { description.append("tag = \(view.tag)") }
        description.append("layer = <\(layerName(of: view))>")
        return "<\(name(of: view)); \(description.joined(separator: "; "))>"
    }

    private static func name(of object: AnyObject) -> String { String(describing: type(of: object)) }

    private static func layerName(of view: UIView) -> String { view is UILabel ? "_UILabelLayer" : name(of: view.layer) }

    private static func mask(_ mask: UIView.AutoresizingMask) -> String? {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        let parts = names.filter { mask.contains($0.0) }.map(\.1)
        return parts.isEmpty ? nil : parts.joined(separator: "+")
    }

    private static func text(of frame: CGRect) -> String {
        "(\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
    }

    private static func text(of transform: CGAffineTransform) -> String {
        "[" + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number).joined(separator: ", ") + "]"
    }

    /// Returns the number with six significant digits.
    private static func number(_ value: CGFloat) -> String { String(format: "%g", value == 0 ? 0 : Double(value)) }
}

/// Describes a controller and its children in the format of UIKit's debugging descriptions, without addresses.
@MainActor enum ControllerOutline {
    static func text(of controller: UIViewController) -> String { lines(of: controller, depth: 0).joined(separator: "\n") }

    private static func lines(of controller: UIViewController, depth: Int) -> [String] {
        let indent = depth == 0 ? "" : "   | " + String(repeating: "   | ", count: depth - 1)
        let state = controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
        let line = "\(indent)<\(type(of: controller))>, state: \(state), view: \(view(of: controller))"
        return [line] + controller.children.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private static func view(of controller: UIViewController) -> String {
        guard let view = controller.viewIfLoaded else { return "(view not loaded)" }
        return "<\(viewName(of: controller, view))>" + (view.window == nil ? " not in the window" : "")
    }

    /// In UIKit the views of container controllers have their own classes.
    private static func viewName(of controller: UIViewController, _ view: UIView) -> String {
        switch controller {
        case is UITabBarController, is UINavigationController: "UILayoutContainerView"
        case is UIPageViewController: "_UIPageViewControllerContentView"
        default: "\(type(of: view))"
        }
    }
}
