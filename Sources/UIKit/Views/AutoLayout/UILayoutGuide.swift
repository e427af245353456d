import Foundation

/// A rectangle that takes part in layout and draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, CustomReflectable {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open var identifier = ""

    /// The view in whose coordinates the guide is placed. Set by `addLayoutGuide(_:)`.
    open var owningView: UIView? { owner }

    final nonisolated var owner: UIView? {
        get { unsafe ownerReference }
        set { unsafe ownerReference = newValue }
    }
    private final nonisolated(unsafe) unowned(unsafe) var ownerReference: UIView?

    /// In the owning view's coordinates, points; rounded to pixels. Zero without an owning view.
    open var layoutFrame: CGRect { currentLayoutFrame }

    /// The guide's role, which determines its position if UIKit places it.
    final var role = GuideRole.custom
    final var box: LayoutBox?

    /// The reference that constraints keep to the guide; created for the first one.
    final var reference: LayoutItemReference {
        if let made = unsafe itemReference { return made }
        let made = LayoutItemReference(self)
        unsafe itemReference = made
        return made
    }
    private final nonisolated(unsafe) var itemReference: LayoutItemReference?

    deinit { unsafe itemReference?.clear() }

    nonisolated open var customMirror: Mirror { classMirror }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    open var hasAmbiguousLayout: Bool { isAmbiguous }

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let engine = owningView?.engine, let box else { return [] }
        return engine.constraints(affecting: box, axis)
    }
}

/// The role of a guide, which determines who places it.
enum GuideRole {
    /// A guide placed by the constraints of its creator.
    case custom
    case safeArea, layoutMargins, readableContent, keyboard
    /// The strips above and below the safe area, in documents from before the safe area.
    case legacyTop, legacyBottom
    /// A scroll view's content, in content coordinates.
    case scrollContent
    /// A scroll view's frame, in content coordinates: its origin is the content offset.
    case scrollFrame

    /// Whether the guide is inset from its view's edges.
    var isInset: Bool { self == .safeArea || self == .layoutMargins || self == .readableContent }
}

/// A guide that follows the keyboard; without one it is at the bottom of the safe area, or of the view if it does not use the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true { didSet { owningView?.updateSystemGuides() } }
    open var keyboardDismissPadding: CGFloat = 0
}

/// The top and bottom guides of controllers in documents from before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}
