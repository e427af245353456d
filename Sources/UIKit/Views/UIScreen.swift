import Foundation

/// The display that a window is shown on.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    package internal(set) var environment: DisplayEnvironment

    package init(environment: DisplayEnvironment) {
        self.environment = environment
        super.init()
    }

    /// The screen of the window that became key last; an iPhone with 375 × 667 points before that.
    public internal(set) static var main = UIScreen(environment: DisplayEnvironment(size: CGSize(width: 375, height: 667), scale: 2))

    open var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: environment.size.width * environment.scale, height: environment.size.height * environment.scale)
    }
    open var scale: CGFloat { environment.scale }
    open var nativeScale: CGFloat { environment.scale }
    open var brightness: CGFloat = 1
    open var maximumFramesPerSecond: Int { 60 }
    open var traitCollection: UITraitCollection { UITraitCollection(environment.traits) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension DisplayEnvironment {
    var traits: TraitSet {
        var traits = TraitSet.fallback
        traits.horizontalSizeClass = horizontalSizeClass
        traits.verticalSizeClass = verticalSizeClass
        traits.displayScale = scale
        traits.layoutDirection = layoutDirection
        traits.preferredContentSizeCategory = contentSizeCategory
        traits.userInterfaceStyle = userInterfaceStyle
        traits.userInterfaceIdiom = idiom
        traits.accessibilityContrast = accessibilityContrast
        traits.legibilityWeight = legibilityWeight
        return traits
    }

    package var traitCollection: UITraitCollection { UITraitCollection(traits) }
}
