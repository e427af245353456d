import Foundation
import Graphics

/// The background of a bar. Subclasses add the appearance of its text.
@preconcurrency @MainActor
open class UIBarAppearance: MetatypeObject, @preconcurrency NSCopying {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var shadowColor: UIColor? = UIBarAppearance.hairlineColor
    open var shadowImage: UIImage?

    public override init() { super.init() }

    /// Creates an appearance from a class value; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }

    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(barAppearance)
    }

    func take(_ other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    open func configureWithDefaultBackground() {
        backgroundColor = nil
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = Self.hairlineColor
    }

    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        backgroundEffect = nil
        shadowColor = Self.hairlineColor
    }

    open func configureWithTransparentBackground() {
        backgroundColor = nil
        backgroundEffect = nil
        shadowColor = nil
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.take(self)
        return copy
    }

    /// Returns a copy that shares no object with this appearance.
    final func copied() -> Self { copy() as? Self ?? self }

    /// The colour of the hairline, darker than a separator: 178 of 255 on white (pictures of iOS 13); in dark style inferred.
    private static let hairlineColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }

    /// Draws the background in a rectangle, and the hairline outside its top or bottom edge.
    func draw(in view: UIView, _ rect: CGRect, shadowAtTop: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let shape = CGPath(rect: rect)
        if let backgroundEffect {
            context.draw(DisplayList([.backdrop(shape, blurRadius: 20, saturation: 1.8)]))
            if backgroundColor == nil {
                context.setFillColor(backgroundEffect.overlayColor(isDark: view.isDark))
                context.fill(shape, .winding)
            }
        }
        if let backgroundColor {
            context.setFillColor(view.resolved(backgroundColor))
            context.fill(shape, .winding)
        }
        if let backgroundImage {
            let imageRect = backgroundImageContentMode.rect(for: backgroundImage.size, in: rect, scale: view.pixelScale)
            context.draw(
                backgroundImage.value.drawing(
                    in: imageRect, appearance: ImageAppearance(tint: view.tintCGColor, traits: view.resolvedTraits)))
        }
        guard let shadowColor else { return }
        let line = view.hairline
        context.setFillColor(view.resolved(shadowColor))
        context.fill(CGRect(x: rect.minX, y: shadowAtTop ? rect.minY - line : rect.maxY, width: rect.width, height: line))
    }
}

/// The appearance of a bar button's title in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?

    fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
    }
}

@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public override init() { super.init() }

    public init(style: UIBarButtonItem.Style) { super.init() }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {}

    fileprivate func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        copy.normal.take(normal)
        copy.highlighted.take(highlighted)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage: UIImage?
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
        backButtonAppearance = other.backButtonAppearance.copied()
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }
}

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
    }
}

@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgePositionAdjustment = UIOffset.zero
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    fileprivate func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
    }
}

@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    public override init() { super.init() }

    public init(style: Style) { super.init() }

    open func configureWithDefault(for style: Style) {}

    fileprivate func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var stackedItemSpacing: CGFloat = 0
    open var stackedItemWidth: CGFloat = 0

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        stackedItemSpacing = other.stackedItemSpacing
        stackedItemWidth = other.stackedItemWidth
    }
}

public enum UIBarStyle: Int, Hashable, Sendable {
    case `default`, black
    public static let blackOpaque = UIBarStyle.black
}

public enum UIBarPosition: Int, Hashable, Sendable { case any, bottom, top, topAttached }

public enum UIBarMetrics: Int, Hashable, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
