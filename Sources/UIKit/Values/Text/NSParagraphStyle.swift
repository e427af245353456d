import Foundation
import Graphics

/// The style of a paragraph's lines. Lengths are in points, 0 for none.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// Must stay the first stored property; see `FoundationMark`.
    private let foundationMark = FoundationMark.object
    fileprivate(set) var values = Values()

    struct Values: Hashable {
        var style: ParagraphStyle = {
            var style = ParagraphStyle()
            style.lineBreakMode = .byWordWrapping
            return style
        }()
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var direction = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var allowsDefaultTighteningForTruncation = false
        var defaultTabInterval: CGFloat = 0
        var tabStops: [NSTextTab] = []
    }

    public override init() { super.init() }

    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open var lineSpacing: CGFloat { values.style.lineSpacing }
    open var paragraphSpacing: CGFloat { values.style.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.style.paragraphSpacingBefore }
    open var alignment: NSTextAlignment { values.alignment }
    open var headIndent: CGFloat { values.style.headIndent }
    open var tailIndent: CGFloat { values.style.tailIndent }
    open var firstLineHeadIndent: CGFloat { values.style.firstLineHeadIndent }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var minimumLineHeight: CGFloat { values.style.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.style.maximumLineHeight }
    open var baseWritingDirection: NSWritingDirection { values.direction }
    open var lineHeightMultiple: CGFloat { values.style.lineHeightMultiple }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Stored but not used: tab stops are at equal distances.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// How lines break beyond their mode: nothing for a style of its own (memory); labels have a standard.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.style.lineBreakStrategy.rawValue) }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    /// The style as a value for drawing.
    package var paragraph: ParagraphStyle {
        var style = values.style
        style.alignment = values.alignment.paragraphAlignment
        style.lineBreakMode = values.lineBreakMode.paragraphMode
        style.writingDirection =
            switch values.direction {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        return style
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { LineBreakStrategy(rawValue: values.style.lineBreakStrategy.rawValue) }
        set { values.style.lineBreakStrategy = ParagraphStyle.LineBreakStrategy(rawValue: newValue.rawValue) }
    }
    open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }
    open override var lineSpacing: CGFloat {
        get { values.style.lineSpacing }
        set { values.style.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.style.paragraphSpacing }
        set { values.style.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.style.paragraphSpacingBefore }
        set { values.style.paragraphSpacingBefore = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.style.headIndent }
        set { values.style.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.style.tailIndent }
        set { values.style.tailIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.style.firstLineHeadIndent }
        set { values.style.firstLineHeadIndent = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.style.minimumLineHeight }
        set { values.style.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.style.maximumLineHeight }
        set { values.style.maximumLineHeight = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.direction }
        set { values.direction = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.style.lineHeightMultiple }
        set { values.style.lineHeightMultiple = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

extension NSParagraphStyle {
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
