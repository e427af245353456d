import Foundation
import Graphics

/// What `#colorLiteral(red:green:blue:alpha:)` is read as. The initialiser is the protocol's, so that subclasses of colours need none.
public protocol InterfaceColorLiteral: _ExpressibleByColorLiteral {}

extension InterfaceColorLiteral where Self: UIColor {
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        let color = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        guard let literal = color as? Self else { fatalError("a colour literal is a UIColor, not a \(Self.self)") }
        self = literal
    }
}

/// A colour that may depend on the traits of the view that uses it.
///
/// Immutable after creation. Every colour resolves to sRGB; components outside 0…1 are clipped.
open class UIColor: NSObject, NSCopying, InterfaceColorLiteral, @unchecked Sendable {
    /// Must stay the first stored property; see `FoundationMark`.
    private let foundationMark = FoundationMark.object

    private enum Content {
        case fixed(CGColor)
        case system(name: String, SystemColor)
        case dynamic((UITraitCollection) -> UIColor)
        /// A colour of an asset catalog; the name includes the bundle.
        case named(String, (UITraitCollection) -> UIColor)
        /// An image; see `UIColor.init(patternImage:)`.
        case pattern(AnyObject)
        /// The tint of the view that uses it; outside a view, the default tint.
        case tint
    }

    private let content: Content
    /// The alpha that replaces the one of the resolved content.
    private let alphaOverride: CGFloat?

    private init(_ content: Content, alphaOverride: CGFloat? = nil) {
        self.content = content
        self.alphaOverride = alphaOverride
        super.init()
    }

    /// A clear colour.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    /// Components 0…1 in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        alphaOverride = nil
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(gray: white, alpha: alpha))
        alphaOverride = nil
        super.init()
    }

    /// All components 0…1; a hue of 1 is red again.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        alphaOverride = nil
        super.init()
    }

    /// Display P3 components 0…1; values outside sRGB are clipped.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
        alphaOverride = nil
        super.init()
    }

    public init(cgColor: CGColor) {
        content = .fixed(cgColor)
        alphaOverride = nil
        super.init()
    }

    /// Creates a colour that repeats an image.
    init(pattern image: AnyObject) {
        content = .pattern(image)
        alphaOverride = nil
        super.init()
    }

    /// - Parameter dynamicProvider: Called for each set of traits that the colour is resolved with.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        content = .dynamic(dynamicProvider)
        alphaOverride = nil
        super.init()
    }

    /// A colour that is equal to every other one of its name.
    init(named name: String, provider: @escaping (UITraitCollection) -> UIColor) {
        content = .named(name, provider)
        alphaOverride = nil
        super.init()
    }

    init(
        system name: String, _ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32,
        elevated: (UInt32, UInt32)? = nil, ios26: SystemColor.Values? = nil
    ) {
        content = .system(
            name: name,
            SystemColor(
                light: CGColor(rgba: light), dark: CGColor(rgba: dark),
                lightHighContrast: CGColor(rgba: lightHighContrast), darkHighContrast: CGColor(rgba: darkHighContrast),
                darkElevated: elevated.map { CGColor(rgba: $0.0) }, darkElevatedHighContrast: elevated.map { CGColor(rgba: $0.1) },
                ios26: ios26.map { SystemColor($0) }))
        alphaOverride = nil
        super.init()
    }

    static func makeTint() -> UIColor { UIColor(.tint) }

    // MARK: Resolving

    /// The colour resolved with the current traits.
    public var cgColor: CGColor { resolvedCGColor(with: .current) }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = content, alphaOverride == nil { return self }
        return UIColor(cgColor: resolvedCGColor(with: traitCollection))
    }

    /// - Parameter tint: The colour that `UIColor.tintColor` resolves to; nil for the default tint.
    package func resolvedCGColor(with traits: UITraitCollection, tint: CGColor? = nil) -> CGColor {
        let color: CGColor =
            switch content {
            case .fixed(let color): color
            case .system(_, let color): color.resolved(with: traits)
            case .dynamic(let provider), .named(_, let provider): provider(traits).resolvedCGColor(with: traits, tint: tint)
            case .pattern: .pattern
            case .tint: tint ?? UIColor.systemBlue.resolvedCGColor(with: traits)
            }
        return alphaOverride.map(color.withAlpha) ?? color
    }

    /// The image that a pattern colour repeats; nil for other colours.
    var pattern: AnyObject? {
        if case .pattern(let image) = content { return image }
        return nil
    }

    /// Whether the colour may depend on the tint of the view that uses it.
    var mayUseTint: Bool {
        switch content {
        case .tint, .dynamic, .named: true
        case .fixed, .system, .pattern: false
        }
    }

    /// Whether the colour is the tint of the view that uses it.
    var followsTint: Bool {
        if case .tint = content { return true }
        return false
    }

    /// Whether the colour is the same wherever it is used.
    var isFixed: Bool {
        if case .fixed = content { return true }
        return false
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .fixed(let color) = content { return UIColor(cgColor: color.withAlpha(alpha)) }
        return UIColor(content, alphaOverride: alpha)
    }

    // MARK: Components

    /// Writes the components of the colour resolved with the current traits; a nil pointer skips its component.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        unsafe red?.pointee = color.red
        unsafe green?.pointee = color.green
        unsafe blue?.pointee = color.blue
        unsafe alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let components = color.hueSaturationBrightness
        unsafe hue?.pointee = components.hue
        unsafe saturation?.pointee = components.saturation
        unsafe brightness?.pointee = components.brightness
        unsafe alpha?.pointee = color.alpha
        return true
    }

    /// Writes the grey value and the alpha. Returns false for a colour that is not grey, as in UIKit.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        guard color.red == color.green, color.green == color.blue else { return false }
        unsafe white?.pointee = color.red
        unsafe alpha?.pointee = color.alpha
        return true
    }

    // MARK: Drawing state

    /// Sets the fill and stroke colours of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard alphaOverride == other.alphaOverride else { return false }
        switch (content, other.content) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.system(let a, _), .system(let b, _)): return a == b
        case (.named(let a, _), .named(let b, _)): return a == b
        case (.tint, .tint): return true
        default: return false
        }
    }

    open override var hash: Int {
        switch content {
        case .fixed(let color): color.hashValue
        case .system(let name, _), .named(let name, _): name.hashValue
        case .tint: 1
        case .dynamic, .pattern: ObjectIdentifier(self).hashValue
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        switch content {
        case .fixed(let color): "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
        case .system(let name, _): "<UIDynamicSystemColor; name = \(name)Color>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .named(let name, _): "<UIDynamicCatalogColor; name = \(name)>"
        case .pattern: "<UIPatternColor>"
        case .tint: "<UITintColor>"
        }
    }
}

/// A system colour in its four appearances, with its values in dark elevated windows and in iOS 26 where these differ.
struct SystemColor {
    /// `0xRRGGBBAA` for light, dark, and then both with increased contrast.
    typealias Values = (UInt32, UInt32, UInt32, UInt32)

    let light, dark, lightHighContrast, darkHighContrast: CGColor
    let darkElevated, darkElevatedHighContrast: CGColor?
    /// The colour in iOS 26; empty if it is the same. An array, because a struct cannot contain itself.
    private let later: [SystemColor]

    init(
        light: CGColor, dark: CGColor, lightHighContrast: CGColor, darkHighContrast: CGColor, darkElevated: CGColor?,
        darkElevatedHighContrast: CGColor?, ios26: SystemColor?
    ) {
        (self.light, self.dark, self.lightHighContrast, self.darkHighContrast) = (light, dark, lightHighContrast, darkHighContrast)
        (self.darkElevated, self.darkElevatedHighContrast) = (darkElevated, darkElevatedHighContrast)
        later = ios26.map { [$0] } ?? []
    }

    init(_ values: Values) {
        self.init(
            light: CGColor(rgba: values.0), dark: CGColor(rgba: values.1), lightHighContrast: CGColor(rgba: values.2),
            darkHighContrast: CGColor(rgba: values.3), darkElevated: nil, darkElevatedHighContrast: nil, ios26: nil)
    }

    func resolved(with traits: UITraitCollection) -> CGColor {
        if let later = later.first, traits.systemGeneration == .ios26 { return later.resolved(with: traits) }
        let isDark = traits.userInterfaceStyle == .dark
        let isHighContrast = traits.accessibilityContrast == .high
        guard isDark else { return isHighContrast ? lightHighContrast : light }
        if traits.userInterfaceLevel == .elevated, let elevated = isHighContrast ? darkElevatedHighContrast : darkElevated {
            return elevated
        }
        return isHighContrast ? darkHighContrast : dark
    }
}

extension CGColor {
    /// Creates a colour from `0xRRGGBBAA`.
    init(rgba: UInt32) {
        func component(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
        self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let turns = (hue - hue.rounded(.down)) * 6
        func component(_ offset: CGFloat) -> CGFloat {
            let k = (offset + turns).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Converts in linear light, with the published matrix between the two sets of primaries (both have the D65 white point).
    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func linear(_ v: CGFloat) -> CGFloat { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
        func encoded(_ v: CGFloat) -> CGFloat { v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055 }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        self.init(
            red: encoded(1.2249402 * r - 0.2249402 * g),
            green: encoded(-0.0420570 * r + 1.0420570 * g),
            blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982736 * b),
            alpha: alpha)
    }

    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let (highest, lowest) = (max(red, green, blue), min(red, green, blue))
        let range = highest - lowest
        guard range > 0 else { return (0, 0, highest) }
        let turns: CGFloat =
            switch highest {
            case red: ((green - blue) / range).truncatingRemainder(dividingBy: 6)
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        return ((turns < 0 ? turns + 6 : turns) / 6, range / highest, highest)
    }
}
