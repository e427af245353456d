import Foundation

// The controllers that menus of a long press show above them.

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

extension UIContextMenuConfiguration {
    /// Creates a configuration. The providers are called when the menu opens.
    public convenience init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.init(identifier: identifier ?? NSString(string: "") as any NSCopying)
        self.actionProvider = actionProvider
        guard let previewProvider else { return }
        previewMaker = {
            previewProvider().map { MenuPreview($0.view, size: $0.preferredContentSize, of: $0) }
        }
    }
}

extension UIContextMenuInteractionAnimating {
    public var previewViewController: UIViewController? { nil }
}
