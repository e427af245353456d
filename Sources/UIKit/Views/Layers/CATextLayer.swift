import Foundation
import Graphics

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text from its top.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// The text, as a `String` or `NSAttributedString`.
    open var string: Any?
    /// The font, as a `UIFont` or a font's name.
    open var font: Any?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor? = .white
    open var isWrapped = false
    open var truncationMode = CATextLayerTruncationMode.none
    open var alignmentMode = CATextLayerAlignmentMode.natural

    /// The size of the text; within the layer's width if it wraps.
    open override func preferredFrameSize() -> CGSize {
        guard let block = block(.current) else { return .zero }
        return TextSystem.layout(block, width: isWrapped && bounds.width > 0 ? bounds.width : nil).size
    }

    package override func drawingOrders(traits: UITraitCollection) -> DisplayList {
        guard let block = block(traits) else { return DisplayList() }
        return DisplayList([.text(TextSystem.current.placed(block, in: bounds))])
    }

    private func block(_ traits: UITraitCollection) -> TextBlock? {
        guard let string else { return nil }
        var paragraph = ParagraphStyle()
        paragraph.alignment = ParagraphStyle.Alignment(rawValue: alignmentMode.rawValue) ?? .natural
        paragraph.lineBreakMode =
            switch truncationMode {
            case .start: .byTruncatingHead
            case .end: .byTruncatingTail
            case .middle: .byTruncatingMiddle
            default: isWrapped ? .byWordWrapping : .byClipping
            }
        let face =
            (font as? UIFont)?.withSize(fontSize) ?? (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
            ?? .systemFont(ofSize: fontSize)
        let context = TextContext(
            font: face, color: foregroundColor ?? .white, paragraph: paragraph, numberOfLines: isWrapped ? 0 : 1,
            isRightToLeft: traits.layoutDirection == .rightToLeft, scale: max(traits.displayScale, 1), traits: traits)
        return (string as? NSAttributedString).map { TextBlock($0, in: context) } ?? TextBlock(string as? String ?? "", in: context)
    }
}

/// A layer that arranges its sublayers in space; here they are drawn flat.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}
