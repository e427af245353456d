import UIKit

/// Sizes for views of a stack that have no intrinsic size: the canvas reserves space for them, where a device gives them none.
extension CanvasText {
    /// Gives a view of a stack its reserved size. Returns false for views with a size of their own.
    func reserveSize(of view: UIView) -> Bool {
        guard isArranged(view) else { return false }
        if type(of: view) == UIView.self, !view.subviews.isEmpty, toolsVersion >= .xcode8_3 {
            reserveSize(ofFilled: view)
            return true
        }
        guard toolsVersion >= .xcode10_2 else { return false }
        if let label = view as? UILabel, label.numberOfLines == 1, isEmpty(label) {
            reserveSize(ofEmpty: label)
        } else if isBlank(view) {
            reserveSize(ofBlank: view)
        } else {
            return false
        }
        return true
    }

    /// Reserves space for a view with subviews as for a blank one, unless its content insists on a length. The view is 50 high where labels
    /// in it that hug at 251 would be lower (5 of 5 heights, three owners; with labels that hug at 1000, 22.5), is compressed before text
    /// is (4 of 6), and is 240 wide in columns that do not fill. Until Xcode 10 the space is 1000 × 1000, the size of anything that canvas
    /// had not laid out yet (13 of 14, two owners).
    private func reserveSize(ofFilled view: UIView) {
        let isColumn = (view.superview as? UIStackView)?.axis == .vertical
        view.designSize =
            toolsVersion < .xcode10_2 ? DesignSize(width: 1000, height: 1000) : DesignSize(width: isColumn ? 240 : 50, height: 50)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(min(view.contentHuggingPriority(for: axis), 1), for: axis)
            view.setContentCompressionResistancePriority(min(view.contentCompressionResistancePriority(for: axis), 749), for: axis)
        }
    }

    /// Reserves space for an empty label of one line: 4 of 4 heights that nothing else determines are 50, one is 50 by proportion, four are
    /// compressed or stretched from it (four owners). The width is less certain: one is 200, two share what is left of 400. The label is
    /// compressed before text is (1 of 1). Outside stacks 11 of 11 empty labels have no size.
    private func reserveSize(ofEmpty label: UILabel) {
        label.designSize = DesignSize(width: 200, height: 50)
        let resistance = min(label.contentCompressionResistancePriority(for: .horizontal), 749)
        label.setContentCompressionResistancePriority(resistance, for: .horizontal)
    }

    /// Reserves space for a view or image view without content: 8 heights and 6 widths that nothing else determines are 50 (four owners).
    /// In a column that centres them, views have the library's width, 240 (3 of 6). They stretch before a label does (3 of 3).
    private func reserveSize(ofBlank view: UIView) {
        let stack = view.superview as? UIStackView
        let keepsLibraryWidth = type(of: view) == UIView.self && stack?.axis == .vertical && stack?.alignment == .center
        view.designSize = DesignSize(width: keepsLibraryWidth ? 240 : 50, height: 50)
        view.setContentHuggingPriority(min(view.contentHuggingPriority(for: .horizontal), 200), for: .horizontal)
    }

    private func isBlank(_ view: UIView) -> Bool {
        guard view.subviews.isEmpty else { return false }
        return type(of: view) == UIView.self || type(of: view) == UIImageView.self && (view as? UIImageView)?.image == nil
    }
}
