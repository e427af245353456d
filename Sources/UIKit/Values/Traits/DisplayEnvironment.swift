import Foundation

/// The properties of a screen that layout depends on: one cell of the device matrix. Points unless stated otherwise.
package struct DisplayEnvironment: Hashable, Sendable {
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    package var safeAreaInsets: UIEdgeInsets
    package var statusBarHeight: CGFloat
    package var displayCornerRadius: CGFloat
    package var idiom: UIUserInterfaceIdiom
    package var horizontalSizeClass: UIUserInterfaceSizeClass
    package var verticalSizeClass: UIUserInterfaceSizeClass
    package var layoutDirection: UITraitEnvironmentLayoutDirection
    package var contentSizeCategory: UIContentSizeCategory
    package var userInterfaceStyle: UIUserInterfaceStyle
    package var accessibilityContrast: UIAccessibilityContrast
    package var legibilityWeight: UILegibilityWeight
    /// The language as a BCP 47 code. It only affects language-dependent text.
    package var languageCode: String
    /// The release of iOS, as in `UIDevice`.
    package var systemVersion = "18.0" { didSet { generation = SystemGeneration(systemVersion: systemVersion) } }
    private var generation = SystemGeneration.ios18
    /// The generation of the release; setting it chooses a release of it.
    package var systemGeneration: SystemGeneration {
        get { generation }
        set { systemVersion = newValue.systemVersion }
    }
    /// The height from the bottom of the screen, including the home indicator; nil while the keyboard is hidden.
    package var keyboardHeight: CGFloat?

    package init(
        size: CGSize, scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero, statusBarHeight: CGFloat = 0,
        displayCornerRadius: CGFloat = 0, idiom: UIUserInterfaceIdiom = .phone,
        horizontalSizeClass: UIUserInterfaceSizeClass = .compact, verticalSizeClass: UIUserInterfaceSizeClass = .regular,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, contentSizeCategory: UIContentSizeCategory = .large,
        userInterfaceStyle: UIUserInterfaceStyle = .light, accessibilityContrast: UIAccessibilityContrast = .normal,
        legibilityWeight: UILegibilityWeight = .regular, languageCode: String = "en", keyboardHeight: CGFloat? = nil
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.statusBarHeight = statusBarHeight
        self.displayCornerRadius = displayCornerRadius
        self.idiom = idiom
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.contentSizeCategory = contentSizeCategory
        self.userInterfaceStyle = userInterfaceStyle
        self.accessibilityContrast = accessibilityContrast
        self.legibilityWeight = legibilityWeight
        self.languageCode = languageCode
        self.keyboardHeight = keyboardHeight
    }
}

extension DisplayEnvironment {
    var traits: TraitSet {
        var traits = TraitSet()
        traits.horizontalSizeClass = horizontalSizeClass
        traits.verticalSizeClass = verticalSizeClass
        traits.displayScale = scale
        traits.layoutDirection = layoutDirection
        traits.preferredContentSizeCategory = contentSizeCategory
        traits.userInterfaceStyle = userInterfaceStyle
        traits.userInterfaceIdiom = idiom
        traits.userInterfaceLevel = .base
        traits.accessibilityContrast = accessibilityContrast
        traits.legibilityWeight = legibilityWeight
        traits.displayGamut = .P3
        traits.forceTouchCapability = .unavailable
        traits.systemGeneration = systemGeneration
        return traits
    }

    package var traitCollection: UITraitCollection { UITraitCollection(traits) }

    /// The traits that the user sets, as opposed to those of the device.
    var settings: UITraitCollection {
        UITraitCollection {
            $0.layoutDirection = layoutDirection
            $0.preferredContentSizeCategory = contentSizeCategory
            $0.userInterfaceStyle = userInterfaceStyle
            $0.accessibilityContrast = accessibilityContrast
            $0.legibilityWeight = legibilityWeight
        }
    }

    /// Adopts the traits that are specified.
    mutating func adopt(_ traits: TraitSet) {
        let all = self.traits.overridden(by: traits)
        horizontalSizeClass = all.horizontalSizeClass
        verticalSizeClass = all.verticalSizeClass
        scale = all.displayScale
        layoutDirection = all.layoutDirection
        contentSizeCategory = all.preferredContentSizeCategory
        userInterfaceStyle = all.userInterfaceStyle
        idiom = all.userInterfaceIdiom
        accessibilityContrast = all.accessibilityContrast
        legibilityWeight = all.legibilityWeight
    }
}

extension UIUserInterfaceStyle {
    /// The style of an app that always has the same one: its `Info.plist` says `UIUserInterfaceStyle` `Light` or `Dark`. Nil for others. On iOS
    /// the key decides for all windows of the app, whatever the user has chosen.
    package static let ofApp = UIUserInterfaceStyle(information: Bundle.main.infoDictionary ?? [:])

    init?(information: [String: Any]) {
        switch information["UIUserInterfaceStyle"] as? String {
        case "Light": self = .light
        case "Dark": self = .dark
        default: return nil
        }
    }
}
