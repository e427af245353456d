import Foundation

/// The top or bottom layout guide from before safe areas.
@preconcurrency @MainActor
final class LegacyLayoutGuide: UILayoutGuide, UILayoutSupport {
    /// Nothing covers a view that is not on screen (apple-docs: the guide "comes into play when a view controller is frontmost onscreen").
    var length: CGFloat {
        guard let view = owningView, let window = view.window, !window.isHidden else { return 0 }
        let insets = view.safeAreaInsets
        return role == .legacyTop ? insets.top : insets.bottom
    }

    /// The guide's constraints as its view lists them. The engine places the guide by its own rows.
    private(set) lazy var supportConstraints: [NSLayoutConstraint] = {
        guard let owner else { return [] }
        let edge: NSLayoutConstraint.Attribute = role == .legacyTop ? .top : .bottom
        return [
            NSLayoutConstraint(
                knownItem: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: length),
            NSLayoutConstraint(
                knownItem: self, attribute: edge, relatedBy: .equal, toItem: owner, attribute: edge, multiplier: 1, constant: 0),
        ]
    }()
}
