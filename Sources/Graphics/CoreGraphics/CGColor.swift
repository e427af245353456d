import Foundation

/// A colour in sRGB with straight (not premultiplied) alpha and components in 0…1. Colours outside sRGB are clipped on creation.
public struct CGColor: Hashable, Sendable {
    public var red, green, blue, alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = min(max(red, 0), 1)
        self.green = min(max(green, 0), 1)
        self.blue = min(max(blue, 0), 1)
        self.alpha = min(max(alpha, 0), 1)
    }

    public init(gray: CGFloat, alpha: CGFloat = 1) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

    /// Creates a colour from two components (grey, alpha) or four (red, green, blue, alpha); nil for any other number.
    public init?(colorSpace: CGColorSpace, components: [CGFloat]) {
        switch components.count {
        case 2: self.init(gray: components[0], alpha: components[1])
        case 4: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        default: return nil
        }
    }

    public var colorSpace: CGColorSpace? { isPattern ? nil : CGColorSpaceCreateDeviceRGB() }

    public static let clear = CGColor(gray: 0, alpha: 0)
    /// The stand-in for a pattern, which has no colour: transparent, and unlike any other by its red.
    package static let pattern: CGColor = {
        var color = CGColor.clear
        color.red = -1
        return color
    }()
    private var isPattern: Bool { red < 0 }
    public static let black = CGColor(gray: 0)
    public static let white = CGColor(gray: 1)

    public func copy(alpha: CGFloat) -> CGColor? { withAlpha(alpha) }

    /// Returns the colour itself, because all colours are kept in sRGB.
    public func converted(to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? { self }

    public func withAlpha(_ alpha: CGFloat) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

    public var numberOfComponents: Int { isPattern ? 1 : 4 }

    public var components: [CGFloat]? { isPattern ? [1] : [red, green, blue, alpha] }

    /// Returns the colour that is seen when this one is drawn over `backdrop`.
    public func composited(over backdrop: CGColor) -> CGColor {
        let total = alpha + backdrop.alpha * (1 - alpha)
        guard total > 0 else { return .clear }
        func mix(_ above: CGFloat, _ below: CGFloat) -> CGFloat { (above * alpha + below * backdrop.alpha * (1 - alpha)) / total }
        return CGColor(red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue), alpha: total)
    }

    /// Returns a colour interpolated linearly in each component, as Core Animation blends colours.
    public func interpolated(to end: CGColor, fraction: CGFloat) -> CGColor {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
        return CGColor(red: mix(red, end.red), green: mix(green, end.green), blue: mix(blue, end.blue), alpha: mix(alpha, end.alpha))
    }
}

extension CGColor: CustomStringConvertible {
    /// `#RRGGBB`, or `#RRGGBBAA` if not opaque.
    public var description: String {
        let bytes = (alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]).map { Int(($0 * 255).rounded()) }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
