import Foundation
import Graphics

/// The attributes that text has by default, and the environment in which it is shown.
struct TextContext {
    var font: UIFont
    var color: CGColor
    var paragraph = ParagraphStyle()
    var numberOfLines = 0
    var isRightToLeft = false
    /// Pixels per point.
    var scale: CGFloat
    var traits: UITraitCollection
    var tint: CGColor?
    var shadow: Shadow?
    /// Whether text-style fonts in the attributes follow the content size category.
    var adjustsFonts = false
    /// A colour that replaces all others, for highlighted and disabled text.
    var overridingColor: CGColor?
}

extension TextBlock {
    init(_ string: String, in context: TextContext) {
        var run = TextRun(string, font: context.font.descriptor, color: context.overridingColor ?? context.color)
        run.shadow = context.shadow
        self.init(runs: string.isEmpty ? [] : [run], paragraph: context.paragraph, in: context)
    }

    /// Creates a block from a string with attributes. Its first paragraph style applies to the whole block.
    init(_ string: NSAttributedString, in context: TextContext) {
        let runs = string.runs
        let style = runs.lazy.compactMap { $0.attributes[.paragraphStyle] as? NSParagraphStyle }.first
        self.init(
            runs: runs.map { TextRun($0.text, attributes: $0.attributes, in: context) }, paragraph: style?.paragraph ?? context.paragraph,
            in: context)
    }

    private init(runs: [TextRun], paragraph: ParagraphStyle, in context: TextContext) {
        self.init(
            runs: runs, paragraph: paragraph, numberOfLines: context.numberOfLines, isRightToLeft: context.isRightToLeft,
            scale: context.scale)
    }
}

extension TextRun {
    init(_ text: String, attributes: [NSAttributedString.Key: Any], in context: TextContext) {
        let given = attributes[.font] as? UIFont
        let font = given.map { context.adjustsFonts ? $0.rescaled(for: context.traits) : $0 } ?? context.font
        func color(_ key: NSAttributedString.Key) -> CGColor? {
            (attributes[key] as? UIColor)?.resolvedCGColor(with: context.traits, tint: context.tint)
        }
        let isLink = attributes[.link] != nil
        let natural = color(.foregroundColor) ?? (isLink ? context.tint : nil) ?? context.color
        self.init(text, font: font.descriptor, color: context.overridingColor ?? natural)
        backgroundColor = color(.backgroundColor)
        kern = CGFloat.attribute(attributes[.kern]) ?? CGFloat.attribute(attributes[.tracking]) ?? 0
        baselineOffset = CGFloat.attribute(attributes[.baselineOffset]) ?? 0
        underline = LineDecoration(attributes[.underlineStyle], color: color(.underlineColor))
        strikethrough = LineDecoration(attributes[.strikethroughStyle], color: color(.strikethroughColor))
        shadow = (attributes[.shadow] as? NSShadow)?.value(traits: context.traits) ?? context.shadow
        if let slant = CGFloat.attribute(attributes[.obliqueness]), slant != 0 { self.font.isItalic = true }
        guard let pictured = attributes[.attachment] as? NSTextAttachment else { return }
        attachment = pictured.value(color: self.color, traits: context.traits, lineHeight: font.lineHeight)
    }
}

extension TextRun.LineDecoration {
    fileprivate init?(_ style: Any?, color: CGColor?) {
        let raw = (style as? Int) ?? (style as? NSUnderlineStyle)?.rawValue ?? (style as? NSNumber)?.intValue ?? 0
        guard raw & 0x0F != 0 else { return nil }
        self.init(color: color)
        isThick = raw & 0x0F == NSUnderlineStyle.thick.rawValue
        isDouble = raw & 0x0F == NSUnderlineStyle.double.rawValue
    }
}

extension CGFloat {
    /// Returns the value of an attribute as a number, whatever its numeric type.
    fileprivate static func attribute(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
