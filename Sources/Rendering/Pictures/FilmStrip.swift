import Goldens
import CairoGraphics
import Foundation
import Graphics

/// Some frames of an animation side by side, each with its time.
package struct FilmStrip: Sendable {
    package struct Frame: Sendable {
        /// The seconds since the start.
        package var time: Double
        /// The picture, already scaled down.
        package var picture: Bitmap

        package init(time: Double, picture: Bitmap) { self.time = time; self.picture = picture }
    }

    package var title: String
    package var frames: [Frame]

    package init(title: String, frames: [Frame]) { self.title = title; self.frames = frames }

    /// Returns the indices of the frames that a strip shows: the first, the last, and some evenly between.
    package static func chosen(from count: Int, most: Int = 9) -> [Int] {
        guard count > most else { return Array(0..<count) }
        return (0..<most).map { (2 * $0 * (count - 1) + (most - 1)) / (2 * (most - 1)) }
    }

    private static let scale: CGFloat = 2

    package func drawing(with text: Typesetter) -> Drawing {
        let (margin, gap): (CGFloat, CGFloat) = (16, 8)
        let wide = CGFloat(frames.map(\.picture.width).max() ?? 0) / Self.scale
        let high = CGFloat(frames.map(\.picture.height).max() ?? 0) / Self.scale
        let size = CGSize(width: 2 * margin + CGFloat(frames.count) * (wide + gap) - gap, height: 2 * margin + 40 + high)
        var list = DisplayList()
        list.fill(CGRect(origin: .zero, size: size), CGColor(gray: 0.96))
        list.append(
            Label(text: title, size: 13, weight: 600, color: .black).command(
                in: CGRect(x: margin, y: margin, width: size.width - 2 * margin, height: 18), scale: Self.scale, with: text))
        for (index, frame) in frames.enumerated() {
            let x = margin + CGFloat(index) * (wide + gap)
            let milliseconds = Int((frame.time * 1000).rounded())
            list.append(
                Label(text: "\(milliseconds) ms", size: 9).command(
                    in: CGRect(x: x, y: margin + 24, width: wide, height: 12), scale: Self.scale, with: text))
            list.outline(CGRect(x: x, y: margin + 40, width: wide, height: high), CGColor(gray: 0.8), scale: Self.scale)
            list.picture(frame.picture, at: CGPoint(x: x, y: margin + 40), scale: Self.scale)
        }
        return Drawing(list: list, size: size, scale: Self.scale)
    }
}
