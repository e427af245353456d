import Foundation

/// A view on a capsule of glass above the tab bar of iOS 26, such as the controls of what is playing.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// Creates an accessory with its content, which fills the capsule.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
        platter.contentView.addFilling(contentView)
        platter.contentView.clipsToBounds = true
        platter.contentView.layer.cornerRadius = Self.height / 2
    }

    open private(set) var contentView: UIView

    /// The capsule's height, and its distance from the platter of the tabs (Generations.md, tabAccessory).
    static let height: CGFloat = 48
    static let gap: CGFloat = 8
    /// The capsule.
    final let platter = UIVisualEffectView(effect: UIGlassEffect())
}
