import Foundation

/// Takes the place of Core Foundation's array type in signatures, so that `[…] as CFArray` compiles.
public typealias CFArray = [Any]

/// A colour space. All colours are kept in sRGB; the type exists so that code which names a space compiles.
public struct CGColorSpace: Hashable, Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"

    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray = "kCGColorSpaceLinearGray"
    public static let itur_709 = "kCGColorSpaceITUR_709"
    public static let itur_2020 = "kCGColorSpaceITUR_2020"
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"

    public let name: String?

    public init?(name: String) { self.name = name }

    public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }
    public var numberOfComponents: Int { name?.contains("Gray") == true ? 1 : 3 }

    fileprivate init(known name: String) { self.name = name }
}

public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(known: CGColorSpace.genericGrayGamma2_2) }

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: CGColorSpace.sRGB) }

/// A gradient with Core Graphics' name; a value here.
public struct CGGradient: Hashable, Sendable {
    package let gradient: Gradient

    package init(_ gradient: Gradient) { self.gradient = gradient }

    /// Creates a gradient from `CGColor`s; other elements of `colors` are ignored. Returns nil if there are none.
    ///
    /// `locations` contains one value in 0…1 per colour; nil means even spacing.
    public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        gradient = Gradient(colors: colors, locations: locations)
    }

    /// Creates a gradient from the components of `count` colours, each followed by its opacity: red, green, blue, or a grey.
    public init?(colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int) {
        guard count > 0 else { return nil }
        let size = colorSpace.numberOfComponents + 1
        let values = unsafe Array(UnsafeBufferPointer(start: colorComponents, count: count * size))
        let colors = (0..<count).compactMap { number in
            CGColor(colorSpace: colorSpace, components: Array(values[(number * size)..<((number + 1) * size)]))
        }
        gradient = Gradient(colors: colors, locations: unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) })
    }
}

/// Whether a gradient continues beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

public enum CGPathDrawingMode: Int32, Hashable, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
