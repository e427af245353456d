import Foundation

// The controllers that menus of a long press show beside them. Such menus are never shown.

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

extension UIContextMenuConfiguration {
    /// Creates a configuration. Nothing calls the providers, because menus are not shown.
    public convenience init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.init(identifier: identifier ?? NSString(string: "") as any NSCopying)
    }
}

extension UIContextMenuInteractionAnimating {
    public var previewViewController: UIViewController? { nil }
}
