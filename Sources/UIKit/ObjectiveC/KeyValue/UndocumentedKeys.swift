import Foundation

/// Keys of UIKit's objects that Apple does not document and that public apps use as if they were properties: a bar of their own for a tab bar
/// controller, the field of a search bar, the colour of a placeholder (source: those apps). A name of an instance variable (`_searchField`) is the
/// same key.
@MainActor enum UndocumentedKeys {
    static func value(_ object: Any, _ key: String) -> Any? {
        switch (object, plain(key)) {
        case (let item as UIBarButtonItem, "view"): view(of: item)
        case (let item as UITabBarItem, "view"): view(of: item)
        case (let bar as UISearchBar, "searchField"): bar.searchTextField
        case (let bar as UISearchBar, "cancelButton"): bar.madeCancelButton
        case (let bar as UISearchBar, "cancelButtonText"): bar.cancelTitle
        case (let field as UITextField, "placeholderLabel"): PlaceholderLabel.label(of: field)
        case (let field as UITextField, "clearButton"): field.subviews.lazy.compactMap { $0 as? UIButton }.first
        default: nil
        }
    }

    /// Returns whether the object has the key.
    static func set(_ value: Any?, of object: Any, _ key: String) -> Bool {
        switch (object, plain(key), value) {
        case (let controller as UITabBarController, "tabBar", let bar as UITabBar): controller.replaceBar(by: bar)
        case (let controller as UINavigationController, "navigationBar", let bar as UINavigationBar): controller.replaceBar(by: bar)
        case (let bar as UISearchBar, "cancelButtonText", let text as String): bar.cancelTitle = text
        default: return false
        }
        return true
    }

    private static func plain(_ key: String) -> Substring { key.hasPrefix("_") ? key.dropFirst() : key[...] }

    /// Returns the view of an item, which its bar makes when it is laid out.
    private static func view(of item: UIBarButtonItem) -> UIView? {
        if item.shownView == nil { bars(UINavigationBar.self).forEach { $0.layoutIfNeeded() } }
        return item.shownView ?? item.customView
    }

    private static func view(of item: UITabBarItem) -> UIView? {
        let bar = bars(UITabBar.self).first { $0.items?.contains { $0 === item } == true }
        bar?.layoutIfNeeded()
        guard let bar, let index = bar.items?.firstIndex(where: { $0 === item }) else { return nil }
        let buttons = bar.subviews.filter { $0 is UIControl }.sorted { $0.frame.minX < $1.frame.minX }
        return buttons.indices.contains(index) ? buttons[index] : nil
    }

    /// Returns the bars of a class in the app's windows.
    private static func bars<Bar: UIView>(_ type: Bar.Type) -> [Bar] {
        var found: [Bar] = [], views: [UIView] = UIWindow.keyWindow.map { [$0] } ?? []
        while let view = views.popLast() {
            if let bar = view as? Bar { found.append(bar) } else { views += view.subviews }
        }
        return found
    }
}

/// Stands for the label of a text field's placeholder, which the field draws itself: what is set here, the placeholder gets.
private final class PlaceholderLabel: UILabel {
    private weak var field: UITextField?

    static func label(of field: UITextField) -> UILabel {
        let label = PlaceholderLabel()
        (label.text, label.textColor) = (field.placeholder, .placeholderText)
        field.font.map { label.font = $0 }
        label.field = field
        return label
    }

    override var textColor: UIColor! { didSet { pass() } }
    override var font: UIFont! { didSet { pass() } }
    override var text: String? { didSet { pass() } }

    private func pass() {
        guard let field else { return }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = textColor { attributes[.foregroundColor] = color }
        if let font, font != field.font { attributes[.font] = font }
        field.attributedPlaceholder = text.map { NSAttributedString(string: $0, attributes: attributes) }
    }
}
