import Foundation
import Graphics

public struct CTFontSymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    public static let boldTrait = traitBold
    public static let italicTrait = traitItalic
}

public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0, userFixedPitch = 1, system = 2, emphasizedSystem = 3, smallSystem = 4, smallEmphasizedSystem = 5, label = 10
}

public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    // Core Text has a font for any name.
    let size = size > 0 ? size : 12
    return UIFont(name: name, size: size) ?? UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
}

public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { unsafe CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix) }

public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    let size = size > 0 ? size : uiType == .label ? UIFont.labelFontSize : UIFont.systemFontSize
    return switch uiType {
    case .emphasizedSystem, .smallEmphasizedSystem: .boldSystemFont(ofSize: size)
    case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
    default: .systemFont(ofSize: size)
    }
}

public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { attributes.map { UIFont(descriptor: $0, size: size) } ?? (size > 0 ? font.withSize(size) : font) }

public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    var traits = font.fontDescriptor.symbolicTraits
    for (theirs, ours) in [(CTFontSymbolicTraits.traitBold, UIFontDescriptor.SymbolicTraits.traitBold), (.traitItalic, .traitItalic)]
    where symTraitMask.contains(theirs) {
        if symTraitValue.contains(theirs) { traits.insert(ours) } else { traits.remove(ours) }
    }
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize) }
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Positive, unlike `UIFont.descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }
/// The place and thickness of the lines that are drawn under text.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize * 0.11 }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 17 }
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.fontDescriptor.symbolicTraits.contains(.traitItalic) ? -12 : 0 }
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.ascender - font.descender)
}

public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    var traits: CTFontSymbolicTraits = []
    let own = font.fontDescriptor.symbolicTraits
    if own.contains(.traitBold) { traits.insert(.traitBold) }
    if own.contains(.traitItalic) { traits.insert(.traitItalic) }
    if own.contains(.traitMonoSpace) { traits.insert(.traitMonoSpace) }
    return traits
}

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<CTFontDescriptor?>?) -> CGFont {
    guard let graphics = CGFont(font.fontName) else { fatalError("a font has a name") }
    return graphics
}

/// Writes a glyph for each character: the number of a glyph is that of its character.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    for index in 0..<count { unsafe glyphs[index] = characters[index] }
    return true
}

@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    var sum: CGFloat = 0
    for index in 0..<count {
        let letter = unsafe String(utf16CodeUnits: [glyphs[index]], count: 1)
        let width = CTLine(NSAttributedString(string: letter, attributes: [.font: font])).width
        unsafe advances?[index] = CGSize(width: width, height: 0)
        sum += width
    }
    return Double(sum)
}

public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name, size: size)
}
