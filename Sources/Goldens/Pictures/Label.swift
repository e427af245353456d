import CairoGraphics
import Foundation
import Graphics

/// Text in composite pictures: sheets, strips, three-ups.
package struct Label: Sendable {
    package var text: String
    package var size: CGFloat = 11
    package var weight = 400
    package var color = CGColor(gray: 0.25)

    package init(text: String, size: CGFloat = 11, weight: Int = 400, color: CGColor = CGColor(gray: 0.25)) {
        self.text = text; self.size = size; self.weight = weight; self.color = color
    }

    /// Returns the height for a number of lines, in points: San Francisco's line height and a little space.
    package static func height(size: CGFloat, lines: Int) -> CGFloat { (size * 1.2 * CGFloat(lines)).rounded(.up) }

    package func command(
        in rect: CGRect, lines: Int = 1, alignment: ParagraphStyle.Alignment = .left, scale: CGFloat, with typesetter: Typesetter
    ) -> DisplayCommand {
        var run = TextRun(text, font: FontDescriptor(size: size, weight: weight), color: color)
        run.font.hasMonospacedDigits = true
        var paragraph = ParagraphStyle()
        paragraph.alignment = alignment
        let block = TextBlock(runs: [run], paragraph: paragraph, numberOfLines: lines, scale: scale)
        return .text(typesetter.placed(block, in: rect))
    }
}

/// A display list and its canvas.
package struct Drawing: Sendable, Hashable {
    package var list: DisplayList
    package var size: CGSize
    /// The number of pixels per point.
    package var scale: CGFloat
    package var background: CGColor?

    package init(list: DisplayList, size: CGSize, scale: CGFloat, background: CGColor? = .white) {
        self.list = list; self.size = size; self.scale = scale; self.background = background
    }
}

extension DisplayList {
    package mutating func fill(_ rect: CGRect, _ color: CGColor) { append(.fill(CGPath(rect: rect), .color(color), .winding)) }

    /// Draws a thin line around a rectangle, outside it.
    package mutating func outline(_ rect: CGRect, _ color: CGColor, scale: CGFloat) {
        let line = 1 / scale
        append(.stroke(CGPath(rect: rect.insetBy(dx: -line / 2, dy: -line / 2)), .color(color), StrokeStyle(width: line)))
    }

    /// Draws a picture whose pixels coincide with those of the canvas.
    package mutating func picture(_ bitmap: Bitmap, at origin: CGPoint, scale: CGFloat) {
        let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        append(.image(ImageSource(bitmap: bitmap, size: size), in: CGRect(origin: origin, size: size), tint: nil))
    }
}
