import Foundation
import Graphics
import ImageDiff

/// The tolerated differences between pictures; none by default. The views' frames must always be equal.
public struct Tolerance: Sendable, Hashable, Codable {
    /// The largest visible difference of a pixel that is ignored, from 0 (the same colour) to 1.
    public var color: Double
    /// The share of all pixels that may differ by more than `color`, 0…1.
    public var pixels: Double
    /// Whether pixels may differ on an edge that both pictures draw a fraction of a pixel apart.
    public var antialiasing: Bool

    public init(color: Double = 0, pixels: Double = 0, antialiasing: Bool = false) {
        self.color = color; self.pixels = pixels; self.antialiasing = antialiasing
    }

    public static let none = Tolerance()

    /// Returns how much was tolerated; nil if the difference exceeds the tolerance.
    package func passing(_ expected: Bitmap, _ actual: Bitmap) -> Tolerated? {
        guard let count = count(expected, actual), Double(count.beyond) <= pixels * Double(count.total) else { return nil }
        return Tolerated(tolerance: self, count: count)
    }

    /// Counts the pixels that differ, by how they differ; nil for pictures of different sizes.
    package func count(_ expected: Bitmap, _ actual: Bitmap) -> ToleratedPixels? {
        ImageDiff.tolerated(expected: expected, actual: actual, color: color, antialiasing: antialiasing)
    }

    /// Describes the tolerance: `colour distance 0.02, 0.1 % of the pixels, shifted edges`.
    package var description: String {
        let parts = [
            color > 0 ? "a colour distance of \(Self.number(color))" : nil,
            pixels > 0 ? "\(Self.number(pixels * 100)) % of the pixels" : nil, antialiasing ? "shifted edges" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// Returns the number with at most four digits after the point.
    package static func number(_ value: Double) -> String {
        let text = String(format: "%.4f", value)
        return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
    }
}

/// What a tolerance accepted in one cell.
package struct Tolerated: Sendable, Hashable, Codable {
    package var tolerance: Tolerance
    package var count: ToleratedPixels

    package init(tolerance: Tolerance, count: ToleratedPixels) { self.tolerance = tolerance; self.count = count }

    /// Describes how many pixels passed, of what kind, and by which tolerance.
    package var sentence: String {
        let parts = [
            count.near > 0
                ? "\(count.near.grouped) of a similar colour (the largest distance is \(Tolerance.number(count.largestNear)))" : nil,
            count.shifted > 0 ? "\(count.shifted.grouped) at shifted edges" : nil,
            count.beyond > 0 ? "\(count.beyond.grouped) beyond, of \(Int(tolerance.pixels * Double(count.total)).grouped) allowed" : nil,
        ]
        let all = count.near + count.shifted + count.beyond
        let verb = all == 1 ? "pixel differs" : "pixels differ"
        return "\(all.grouped) \(verb), within the tolerance of \(tolerance.description): "
            + parts.compactMap { $0 }.joined(separator: ", ")
    }
}
