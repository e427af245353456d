import UIKit

extension UIWindow {
    /// Changes every text in the window, including titles of controllers and bar items. Call it only once, because translated texts are not
    /// recognised.
    func translateTexts(_ translate: (String) -> String) {
        rootViewController?.translateTitles(translate)
        translateViews(translate)
    }
}

extension UIViewController {
    fileprivate final func translateTitles(_ translate: (String) -> String) {
        // The item's title is the controller's unless it has its own.
        let own = navigationItem.title
        navigationItem.title = own.map(translate)
        navigationItem.prompt = navigationItem.prompt.map(translate)
        for item in (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? []) + (toolbarItems ?? []) {
            item.title = item.title.map(translate)
        }
        tabBarItem.title = tabBarItem.title.map(translate)
        for child in children { child.translateTitles(translate) }
        presentedViewController?.translateTitles(translate)
    }
}

extension UIView {
    fileprivate final func translateViews(_ translate: (String) -> String) {
        switch self {
        // Bars get their texts from the controllers' items or recreate them from a title.
        case is UINavigationBar, is UITabBar, is UIToolbar: return
        case let button as UIButton: return button.translateTitles(translate)
        case let control as UISegmentedControl:
            for segment in 0..<control.numberOfSegments {
                if let title = control.titleForSegment(at: segment) { control.setTitle(translate(title), forSegmentAt: segment) }
            }
            return
        case let field as UITextField:
            field.placeholder = field.placeholder.map(translate)
            field.text = field.text.map(translate)
            return
        case let view as UITextView: view.text = view.text.map(translate)
        case let label as UILabel: label.text = label.text.map(translate)
        default: break
        }
        for subview in subviews { subview.translateViews(translate) }
    }
}

extension UIButton {
    fileprivate final func translateTitles(_ translate: (String) -> String) {
        if var configuration {
            configuration.title = configuration.title.map(translate)
            configuration.subtitle = configuration.subtitle.map(translate)
            self.configuration = configuration
        }
        for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
            guard let title = title(for: state), state == .normal || title != self.title(for: .normal) else { continue }
            setTitle(translate(title), for: state)
        }
    }
}
