import Foundation
import Graphics

/// The line below a title of a navigation bar in iOS 26: a text, or the item's own view.
@MainActor final class BarSubtitle {
    private let label = UILabel()
    private var ownView: UIView?
    private let font: UIFont

    init(font: UIFont) {
        self.font = font
        label.isHidden = true
        label.accessibilityTraits = .staticText
    }

    /// Returns the size of a view, or otherwise of a text.
    func size(of view: UIView?, or text: AttributedString?) -> CGSize {
        if let view { return Self.size(of: view) }
        guard let text else { return .zero }
        let measured = UILabel()
        style(measured, text)
        return measured.intrinsicContentSize
    }

    /// Shows a view, or otherwise a text, and returns the size.
    func show(_ view: UIView?, or text: AttributedString?, in bar: UIView) -> CGSize {
        if view !== ownView {
            ownView?.removeFromSuperview()
            ownView = view
            if let view {
                view.translatesAutoresizingMaskIntoConstraints = true
                bar.addSubview(view)
            }
        }
        label.isHidden = view != nil || text == nil
        if let view { return Self.size(of: view) }
        guard let text else { return .zero }
        if label.superview == nil { bar.addSubview(label) }
        style(label, text)
        return label.intrinsicContentSize
    }

    private func style(_ label: UILabel, _ text: AttributedString) {
        label.font = font
        label.textColor = .secondaryLabel
        label.attributedText = NSAttributedString(uiKit: text)
    }

    var frame: CGRect {
        get { shown.frame }
        set { shown.frame = newValue }
    }

    /// What is shown: the item's view or the text.
    var shown: UIView { ownView ?? label }

    private static func size(of view: UIView) -> CGSize {
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard fitting.width <= 0 || fitting.height <= 0 else { return fitting }
        return view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
}

extension UINavigationItem {
    /// The line below the title; nil for none. A view takes precedence.
    var subtitleText: AttributedString? { attributedSubtitle ?? subtitle.map { AttributedString($0) } }

    /// The line below the large title.
    var largeSubtitleText: AttributedString? { largeAttributedSubtitle ?? largeSubtitle.map { AttributedString($0) } ?? subtitleText }
}
