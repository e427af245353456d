import CairoGraphics
import Foundation
import Graphics

/// The golden, the difference and the actual picture side by side.
package struct ThreeUp: Sendable {
    package var title: String
    package var golden: Bitmap
    package var difference: Bitmap
    package var actual: Bitmap
    /// The number of pixels per point of the pictures.
    package var scale: CGFloat

    package init(title: String, golden: Bitmap, difference: Bitmap, actual: Bitmap, scale: CGFloat) {
        self.title = title; self.golden = golden; self.difference = difference; self.actual = actual; self.scale = scale
    }

    /// Returns the drawing at full size, so that a moved hairline shows.
    package func drawing(with text: Typesetter) -> Drawing {
        let (margin, gap, head): (CGFloat, CGFloat, CGFloat) = (16, 16, 44)
        let pictures = [("golden", golden), ("difference", difference), ("actual", actual)]
        let widths = pictures.map { max(60, CGFloat($0.1.width) / scale) }
        let high = pictures.map { CGFloat($0.1.height) / scale }.max() ?? 0
        let size = CGSize(width: widths.reduce(2 * margin + 2 * gap, +), height: margin + head + high + margin)
        var list = DisplayList()
        list.fill(CGRect(origin: .zero, size: size), CGColor(gray: 0.96))
        list.append(
            Label(text: title, size: 13, weight: 600, color: .black).command(
                in: CGRect(x: margin, y: margin, width: size.width - 2 * margin, height: 18), scale: scale, with: text))
        var x = margin
        for (picture, width) in zip(pictures, widths) {
            list.append(
                Label(text: picture.0).command(in: CGRect(x: x, y: margin + 24, width: width, height: 14), scale: scale, with: text))
            let frame = CGRect(x: x, y: margin + head, width: CGFloat(picture.1.width) / scale, height: CGFloat(picture.1.height) / scale)
            list.outline(frame, CGColor(gray: 0.8), scale: scale)
            list.picture(picture.1, at: frame.origin, scale: scale)
            x += width + gap
        }
        return Drawing(list: list, size: size, scale: scale)
    }
}
