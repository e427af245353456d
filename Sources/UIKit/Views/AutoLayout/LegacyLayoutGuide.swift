import Foundation

/// The top or bottom layout guide from before safe areas.
@preconcurrency @MainActor
final class LegacyLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
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
