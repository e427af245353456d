import Foundation
import Graphics

/// Measuring and drawing text without a label: sizes are exact, not rounded to pixels, as UIKit has it.
extension NSAttributedString {
    /// As wide as the text goes; points.
    public func size() -> CGSize { exactSize(width: nil) }

    /// - Parameter size: the width to break lines at; a height of 0 or less, or no `usesLineFragmentOrigin`, means one line.
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
        // A rectangle without a height limits nothing.
        var rect = rect
        if rect.height <= 0 { rect.size.height = TextSystem.layout(block, width: rect.width > 0 ? rect.width : nil).size.height }
        if rect.width <= 0 { rect.size.width = TextSystem.layout(block).size.width }
        UIGraphicsGetCurrentContext()?.drawText(block, in: rect)
    }

    /// Text without attributes is drawn in Helvetica 12, black, as UIKit has it.
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

    private func exactSize(width: CGFloat?, usesLeading: Bool = false) -> CGSize {
        guard length > 0 else { return .zero }
        var block = drawingBlock
        // The rounding to pixels is put off so far that nobody sees it.
        block.scale = 4096
        return TextSystem.layout(block, width: width).size
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
