import Foundation
import Graphics

/// Measures and draws text without a label. As in UIKit, sizes are exact, not rounded to pixels.
extension NSAttributedString {
    /// Returns the size of the text without wrapping, in points.
    public func size() -> CGSize { exactSize(width: nil) }

    /// - Parameter size: The width at which lines wrap. Without `usesLineFragmentOrigin`, or with a width of 0 or less, they do not wrap.
    ///   With `truncatesLastVisibleLine`, a positive height limits the result.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin)
        var measured = exactSize(
            width: wraps && size.width > 0 && size.width < 1e6 ? size.width : nil, usesLeading: options.contains(.usesFontLeading))
        if options.contains(.truncatesLastVisibleLine), size.height > 0 { measured.height = min(measured.height, size.height) }
        return CGRect(origin: .zero, size: measured)
    }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        var block = drawingBlock
        if !options.contains(.usesLineFragmentOrigin) { block.numberOfLines = 1 }
        // A rectangle without a height or width does not limit the text.
        var rect = rect
        if rect.height <= 0 { rect.size.height = TextSystem.layout(block, width: rect.width > 0 ? rect.width : nil).size.height }
        if rect.width <= 0 { rect.size.width = TextSystem.layout(block).size.width }
        if options.contains(.truncatesLastVisibleLine) {
            let lines = TextSystem.layout(block, width: rect.width).lines
            let visible = lines.count { $0.rect.maxY <= rect.height + 0.5 }
            if visible < lines.count {
                block.numberOfLines = max(visible, 1)
                if !block.paragraph.lineBreakMode.truncates { block.paragraph.lineBreakMode = .byTruncatingTail }
            }
        }
        UIGraphicsGetCurrentContext()?.drawText(block, in: rect)
    }

    /// The text as a value for drawing. Text without attributes is black and in Helvetica 12, as in UIKit.
    var drawingBlock: TextBlock {
        let traits = UITraitCollection.current
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .byWordWrapping
        return TextBlock(
            self,
            in: TextContext(
                font: .ofPlainText, color: .black, paragraph: paragraph, isRightToLeft: traits.layoutDirection == .rightToLeft,
                scale: max(traits.displayScale, 1), traits: traits))
    }

    /// The text as a value for measuring lines without rounding them to pixels.
    package var typesettingBlock: TextBlock {
        var block = drawingBlock
        // At this scale, the effect of rounding to pixels is negligible.
        block.scale = 4096
        return block
    }

    private func exactSize(width: CGFloat?, usesLeading: Bool = false) -> CGSize {
        guard length > 0 else { return .zero }
        return TextSystem.layout(typesettingBlock, width: width).size
    }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self as String, attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self as String, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: attributes).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self as String, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }
}
