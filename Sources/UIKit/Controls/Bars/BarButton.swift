import Foundation
import Graphics

/// The view of an item in a bar: its custom view, or a button with its title or image.
@MainActor enum BarButton {
    /// - Parameters:
    ///   - tint: The colour that the bar gives its buttons; nil for the system's.
    static func view(
        for item: UIBarButtonItem, in bar: UIView, tint: UIColor?, attributes: [NSAttributedString.Key: Any] = [:]
    ) -> UIView {
        if let customView = item.customView {
            item.shownView = customView
            return customView
        }
        let button = UIButton(type: .system)
        item.shownView = button
        button.accessibilityIdentifier = item.accessibilityIdentifier
        if let label = item.accessibilityLabel { button.accessibilityLabel = label }
        if let hint = item.accessibilityHint { button.accessibilityHint = hint }
        if let value = item.accessibilityValue { button.accessibilityValue = value }
        button.isEnabled = item.isEnabled
        // On its ground a prominent button stays white when it is disabled: the ground fades (Generations.md, barDisabled).
        let keepsColor = bar.systemMetrics.hasGlass && item.style == .done
        if let color = color(of: item, tint, bar.systemMetrics) { button.tintColor = color }
        if let image = image(of: item, bar.systemMetrics) {
            button.setImage(image, for: .normal)
            button.adjustsImageWhenDisabled = false
            if !item.isEnabled, !keepsColor { button.tintColor = .tertiaryLabel }
            if item.image == nil, item.accessibilityLabel == nil { button.accessibilityLabel = item.title }
            // Symbols are a little larger in bars than beside text.
            button.setPreferredSymbolConfiguration(
                UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large), for: .normal)
        } else if let title = item.title {
            button.titleLabel?.font = font(of: item, attributes)
            button.setTitle(title, for: .normal)
            if let color = (item.titleTextAttributes(for: .normal) ?? attributes)[.foregroundColor] as? UIColor {
                button.setTitleColor(color, for: .normal)
                button.setTitleColor(.tertiaryLabel, for: .disabled)
            } else if keepsColor {
                button.setTitleColor(.white, for: .disabled)
            }
        }
        button.addAction(UIAction { [weak item] _ in item?.press() }, for: .touchUpInside)
        return button
    }

    /// Returns the image of an item: from iOS 26 on symbols for *Done*, *Cancel* and *Close* (Generations.md, barSystemItem).
    private static func image(of item: UIBarButtonItem, _ metrics: SystemMetrics) -> UIImage? {
        guard metrics.hasGlass, item.image == nil, item.title == item.systemItem?.title else { return item.image }
        return switch item.systemItem {
        case .done: UIImage(systemName: "checkmark")
        case .cancel, .close: UIImage(systemName: "xmark")
        default: nil
        }
    }

    /// Whether an item is shown as a symbol alone.
    static func isSymbolic(_ item: UIBarButtonItem, _ metrics: SystemMetrics) -> Bool {
        image(of: item, metrics) != nil && (item.title == nil || item.image == nil)
    }

    /// On glass, buttons have the colour of labels, and prominent ones are white on the tint colour (Generations.md, barButton).
    private static func color(of item: UIBarButtonItem, _ tint: UIColor?, _ metrics: SystemMetrics) -> UIColor? {
        guard metrics.hasGlass else { return item.tintColor }
        return item.style == .done ? .white : item.tintColor ?? tint ?? .label
    }

    private static func font(of item: UIBarButtonItem, _ attributes: [NSAttributedString.Key: Any]) -> UIFont {
        let given = item.titleTextAttributes(for: .normal) ?? attributes
        return given[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    }

    /// Returns the size of an item's view in a bar.
    static func size(of view: UIView, item: UIBarButtonItem, barHeight: CGFloat) -> CGSize {
        var size = view.intrinsicContentSize
        if size.width < 0 || size.height < 0 {
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if size.width < 0 { size.width = fitting.width > 0 ? fitting.width : view.bounds.width }
            if size.height < 0 { size.height = fitting.height > 0 ? fitting.height : view.bounds.height }
        }
        if item.width > 0 { size.width = item.width }
        return CGSize(width: size.width, height: min(size.height, barHeight))
    }
}

extension UIButton {
    fileprivate func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration, for state: UIControl.State) {
        setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
}
