import Foundation
import Graphics
import ImageDiff

/// What a comparison of pictures lets pass: nothing, unless somebody asks for it. Where every view lies must be the same all the same.
public struct Tolerance: Sendable, Hashable, Codable {
    /// The largest visible difference of a pixel that counts as none: 0 the same colour, 1 black against white.
    public var color: Double
    /// The share of all pixels that may differ by more than that, 0…1.
    public var pixels: Double
    /// Whether pixels of an edge may differ that both pictures draw, a fraction of a pixel apart.
    public var antialiasing: Bool

    public init(color: Double = 0, pixels: Double = 0, antialiasing: Bool = false) {
        self.color = color; self.pixels = pixels; self.antialiasing = antialiasing
    }

    public static let none = Tolerance()

    /// How much of a difference it lets pass; nil when it does not.
    package func passing(_ expected: Bitmap, _ actual: Bitmap) -> Tolerated? {
        guard let count = count(expected, actual), Double(count.beyond) <= pixels * Double(count.total) else { return nil }
        return Tolerated(tolerance: self, count: count)
    }

    /// The pixels that differ, sorted by what it lets pass; nil for pictures of two sizes.
    package func count(_ expected: Bitmap, _ actual: Bitmap) -> ToleratedPixels? {
        ImageDiff.tolerated(expected: expected, actual: actual, color: color, antialiasing: antialiasing)
    }

    /// `colour distance 0.02, 0.1 % of the pixels, shifted edges`
    var words: String {
        let parts = [
            color > 0 ? "a colour distance of \(Self.number(color))" : nil,
            pixels > 0 ? "\(Self.number(pixels * 100)) % of the pixels" : nil, antialiasing ? "shifted edges" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// At most four digits behind the point.
    static func number(_ value: Double) -> String {
        let text = String(format: "%.4f", value)
        return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
    }
}

/// What a tolerance let pass in one cell.
package struct Tolerated: Sendable, Hashable, Codable {
    package var tolerance: Tolerance
    package var count: ToleratedPixels

    package init(tolerance: Tolerance, count: ToleratedPixels) { self.tolerance = tolerance; self.count = count }

    /// How much passed, of what kind, and by which tolerance.
    package var sentence: String {
        let parts = [
            count.near > 0
                ? "\(count.near.grouped) of a colour near enough (the largest distance \(Tolerance.number(count.largestNear)))" : nil,
            count.shifted > 0 ? "\(count.shifted.grouped) at shifted edges" : nil,
            count.beyond > 0 ? "\(count.beyond.grouped) beyond, of \(Int(tolerance.pixels * Double(count.total)).grouped) that may" : nil,
        ]
        let all = count.near + count.shifted + count.beyond
        let verb = all == 1 ? "pixel differs" : "pixels differ"
        return "\(all.grouped) \(verb), let pass by \(tolerance.words): " + parts.compactMap { $0 }.joined(separator: ", ")
    }
}
