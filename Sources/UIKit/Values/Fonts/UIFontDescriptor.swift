import Foundation
import Graphics

/// The attributes of a font, from which changed fonts are created.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    package let font: FontDescriptor
    let scaling: UIFont.Scaling?

    init(_ font: FontDescriptor, scaling: UIFont.Scaling?) {
        self.font = font
        self.scaling = scaling
        super.init()
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontNames.descriptor(named: fontName, size: size) ?? FontDescriptor(size: size), scaling: nil)
    }

    /// Decodes the name and size, under the keys of `fontAttributes`.
    public required convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "NSFontNameAttribute") else { return nil }
        self.init(name: name as String, size: CGFloat(coder.decodeDouble(forKey: "NSFontSizeAttribute")))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(postscriptName as NSString, forKey: "NSFontNameAttribute")
        coder.encode(Double(pointSize), forKey: "NSFontSizeAttribute")
    }

    public static var supportsSecureCoding: Bool { true }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let plain = UIFontDescriptor(FontDescriptor(size: 0), scaling: nil).addingAttributes(attributes)
        self.init(plain.font, scaling: plain.scaling)
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
    }

    open var pointSize: CGFloat { font.size }

    open var postscriptName: String { UIFont(font).fontName }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.weight >= 600 { traits.insert(.traitBold) }
        if font.isItalic { traits.insert(.traitItalic) }
        if font.family == .systemMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    open var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: font.size, .name: postscriptName]
        if let style = scaling?.style, scaling?.base == nil { attributes[.textStyle] = style }
        if font.hasMonospacedDigits {
            let digits: [FeatureKey: Int] = [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
            attributes[.featureSettings] = [digits]
        }
        return attributes
    }

    open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    // MARK: Changed copies

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed(keepingScale: false) {
            $0.size = newPointSize; $0.leading = 0
        }
    }

    /// Returns a descriptor with the given traits. Bold keeps a text style's leading and uses its emphasized weight.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        let emphasized = scaling.map { TextStyleMetrics.metrics(of: $0.style).emphasizedWeight } ?? 600
        return changed { font in
            if traits.contains(.traitBold) { font.weight = max(font.weight, emphasized) }
            font.isItalic = traits.contains(.traitItalic)
            if traits.contains(.traitMonoSpace) { font.family = .systemMonospaced }
            // Two points either way (TextStyles.md, leadingTraits, a third party's note).
            if traits.contains(.traitTightLeading) { font.leading -= 2 }
            if traits.contains(.traitLooseLeading) { font.leading += 2 }
        }
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard font.family.isSystem else { return nil }
        return changed { $0.family = design.family }
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        changed { $0.family = FontNames.descriptor(named: newFamily, size: $0.size)?.family ?? $0.family }
    }

    open func withFace(_ newFace: String) -> UIFontDescriptor {
        changed { font in
            let face = newFace.lowercased()
            if let weight = UIFont.Weight.named(in: face) { font.weight = weight.cssWeight }
            font.isItalic = face.contains("italic")
        }
    }

    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) }
        return changed(keepingScale: size == nil) { font in
            if let size { font.size = size; font.leading = 0 }
            if let name = attributes[.family] as? String ?? attributes[.name] as? String,
                let named = FontNames.descriptor(named: name, size: font.size)
            {
                font.family = named.family
                font.weight = named.weight
            }
            if let traits = attributes[.traits] as? [TraitKey: Any] { Self.apply(traits, to: &font) }
            if let features = attributes[.featureSettings] as? [[FeatureKey: Any]], features.contains(where: Self.isMonospacedDigits) {
                font.hasMonospacedDigits = true
            }
        }
    }

    private static func apply(_ traits: [TraitKey: Any], to font: inout FontDescriptor) {
        if let weight = traits[.weight] as? UIFont.Weight { font.weight = weight.cssWeight }
        if let weight = traits[.weight] as? CGFloat { font.weight = UIFont.Weight(weight).cssWeight }
        if let slant = traits[.slant] as? CGFloat { font.isItalic = slant > 0 }
    }

    /// Whether the feature is number spacing (6), monospaced (0), the pair that real code writes.
    private static func isMonospacedDigits(_ feature: [FeatureKey: Any]) -> Bool {
        feature[.type] as? Int == 6 && feature[.selector] as? Int == 0
    }

    private func changed(keepingScale: Bool = true, _ change: (inout FontDescriptor) -> Void) -> UIFontDescriptor {
        var copy = font
        change(&copy)
        var scaling = keepingScale ? scaling : nil
        if copy.family != font.family { scaling?.face.family = copy.family }
        if copy.weight != font.weight { scaling?.face.weight = copy.weight }
        if copy.isItalic != font.isItalic { scaling?.face.isItalic = copy.isItalic }
        return UIFontDescriptor(copy, scaling: scaling)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return font == other.font && scaling == other.scaling
    }

    open override var hash: Int { font.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor {
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var family: FontDescriptor.Family {
            switch self {
            case .rounded: .systemRounded
            case .serif: .systemSerif
            case .monospaced: .systemMonospaced
            default: .system
            }
        }
    }
}

extension FontDescriptor.Family {
    var isSystem: Bool {
        if case .named = self { return false }
        return true
    }
}

extension UIFont.Weight {
    /// Returns the weight in the name of a face ("Semibold Italic"). Compares long words first, so that "semibold" is not read as "bold".
    static func named(in face: String) -> UIFont.Weight? { words.first { face.contains($0.0) }?.1 }

    private static let words: [(String, UIFont.Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
        ("regular", .regular), ("medium", .medium), ("light", .light), ("heavy", .heavy), ("black", .black), ("bold", .bold),
        ("thin", .thin),
    ]
}
