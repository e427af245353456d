import Foundation
import Graphics

/// A font face at a size. Immutable.
///
/// System fonts have San Francisco's vertical metrics, whichever face draws them: exact multiples of the size, unrounded
/// (Metrics.md, sfPro, keys masakudamatsu, ib).
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Must stay the first stored property; see `FoundationMark`.
    private let foundationMark = FoundationMark.object
    /// The attributes that text measuring and drawing use.
    package let descriptor: FontDescriptor
    /// How the font scales with the content size category; nil if it does not.
    let scaling: Scaling?

    /// The attributes from which a font is recreated for another content size category.
    struct Scaling: Hashable {
        let style: TextStyle
        /// The font before `UIFontMetrics` scaled it; nil for a preferred font.
        var base: FontDescriptor?
        var maximumPointSize: CGFloat = .infinity
        /// Changes made to a preferred font's face that survive rescaling.
        var face = FaceChange()
    }

    struct FaceChange: Hashable {
        var family: FontDescriptor.Family?
        var weight: Int?
        var isItalic: Bool?
    }

    package init(_ descriptor: FontDescriptor) {
        self.descriptor = descriptor
        scaling = nil
        super.init()
    }

    init(_ descriptor: FontDescriptor, scaling: Scaling?) {
        self.descriptor = descriptor
        self.scaling = scaling
        super.init()
    }

    /// Creates a font from a descriptor. The size is in points; 0 uses the descriptor's size.
    public init(descriptor: UIFontDescriptor, size: CGFloat) {
        var face = descriptor.font
        if size > 0 { face.size = size }
        self.descriptor = face
        // A font with another size no longer scales with the content size category.
        scaling = size > 0 && size != descriptor.font.size ? nil : descriptor.scaling
        super.init()
    }

    /// Decodes the descriptor's name and size.
    public required convenience init?(coder: NSCoder) {
        guard let descriptor = UIFontDescriptor(coder: coder) else { return nil }
        self.init(descriptor: descriptor, size: 0)
    }

    open func encode(with coder: NSCoder) { fontDescriptor.encode(with: coder) }

    public static var supportsSecureCoding: Bool { true }

    /// A face registered with the font library, by PostScript or family name; nil if there is none with the name.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = FontNames.descriptor(named: fontName, size: fontSize) else { return nil }
        descriptor = found
        scaling = nil
        super.init()
    }

    // MARK: System fonts

    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(FontDescriptor(size: size)) }

    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(size: size, weight: weight.cssWeight))
    }

    open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont { systemFont(ofSize: size, weight: weight) }

    /// Returns the semibold system font, as iOS does (Metrics.md, sfPro).
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .semibold) }

    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        var descriptor = FontDescriptor(size: size)
        descriptor.isItalic = true
        return UIFont(descriptor)
    }

    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        var descriptor = FontDescriptor(size: size, weight: weight.cssWeight)
        descriptor.hasMonospacedDigits = true
        return UIFont(descriptor)
    }

    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescriptor(family: .systemMonospaced, size: size, weight: weight.cssWeight))
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var systemFontSize: CGFloat { 14 }
    open class var smallSystemFontSize: CGFloat { 12 }

    // MARK: Dynamic Type

    /// Without traits, the text size of the application counts, also where the traits of a view or controller say another (a recorded
    /// picture).
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        Scaling(style: style).font(in: traits ?? .ofApplication)
    }

    /// Returns the font for other traits; the font itself if it does not scale.
    func rescaled(for traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        let font = scaling.font(in: traits)
        return font == self ? self : font
    }

    // MARK: Description

    open var familyName: String {
        switch descriptor.family {
        case .system: ".AppleSystemUIFont"
        case .systemMonospaced: ".AppleSystemUIFontMonospaced"
        case .systemRounded: ".AppleSystemUIFontRounded"
        case .systemSerif: ".AppleSystemUIFontSerif"
        case .named(let name): name
        }
    }

    open var fontName: String {
        if case .named(let name) = descriptor.family { return name }
        return ".SFUI-\(Weight(cssWeight: descriptor.weight).name)\(descriptor.isItalic ? "Italic" : "")"
    }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor, scaling: scaling) }

    open func withSize(_ size: CGFloat) -> UIFont {
        var copy = descriptor
        copy.size = size
        copy.leading = 0
        return UIFont(copy)
    }

    // MARK: Metrics, points

    open var pointSize: CGFloat { descriptor.size }
    open var ascender: CGFloat { metrics.ascender }
    /// Negative, as in UIKit.
    open var descender: CGFloat { metrics.descender }
    open var capHeight: CGFloat { metrics.capHeight }
    open var xHeight: CGFloat { metrics.xHeight }
    open var lineHeight: CGFloat { metrics.lineHeight }
    /// 0 for `systemFont`; for a text style, its line distance minus its line height.
    open var leading: CGFloat { descriptor.leading }

    /// The font of text without one, unless a view sets another: Helvetica, 12 points.
    static var ofPlainText: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }

    /// The distance from one baseline to the next, unrounded.
    var linePitch: CGFloat { lineHeight + leading }

    private var metrics: SystemFontMetrics {
        guard case .named = descriptor.family else { return SystemFontMetrics(pointSize: descriptor.size) }
        return FontNames.metrics(of: descriptor)
    }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || (descriptor == other.descriptor && scaling == other.scaling)
    }

    open override var hash: Int { descriptor.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(descriptor.weight); font-size: \(descriptor.size)pt"
    }
}

/// Vertical metrics of a face at a size, points, unrounded.
struct SystemFontMetrics: Hashable {
    var ascender, descender, lineHeight, capHeight, xHeight: CGFloat

    init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender; self.descender = descender
        self.capHeight = capHeight; self.xHeight = xHeight
        lineHeight = ascender - descender
    }

    /// San Francisco's metrics, in units of 1/2048 em (Metrics.md, sfPro).
    init(pointSize: CGFloat) {
        self.init(
            ascender: pointSize * 1950 / 2048, descender: -pointSize * 494 / 2048,
            capHeight: pointSize * 1443 / 2048, xHeight: pointSize * 1078 / 2048)
    }
}

extension UIFont {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        private static let scale: [(weight: Weight, css: Int, name: String)] = [
            (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
            (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
        ]

        /// The nearest step of the CSS scale.
        package var cssWeight: Int {
            Self.scale.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }?.css ?? 400
        }

        package init(cssWeight: Int) {
            self = Self.scale.min { abs($0.css - cssWeight) < abs($1.css - cssWeight) }?.weight ?? .regular
        }

        var name: String { Self.scale.first { $0.css == cssWeight }?.name ?? "Regular" }
    }

    /// Accepted for source compatibility; the substitute face has one width.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
        public static let compressed = Width(rawValue: -0.4)
    }
}
