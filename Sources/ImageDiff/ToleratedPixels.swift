import Graphics

/// The pixels that differ, sorted for a comparison against a tolerance.
package struct ToleratedPixels: Sendable, Hashable, Codable {
    /// The number of pixels whose colours are within the tolerated distance.
    package var near = 0
    /// The number of pixels on an edge that both pictures draw.
    package var shifted = 0
    /// The number of all other pixels that differ.
    package var beyond = 0
    package var total: Int
    /// The largest distance among the near pixels, 0…1.
    package var largestNear = 0.0
}

extension ImageDiff {
    /// Counts the pixels that differ, by how they differ. Nil for pictures of different sizes.
    /// - Parameters:
    ///   - color: the largest visible difference that counts as near.
    ///   - antialiasing: whether pixels on shifted edges are tolerated.
    package static func tolerated(expected: Bitmap, actual: Bitmap, color: Double, antialiasing: Bool) -> ToleratedPixels? {
        guard expected.width == actual.width, expected.height == actual.height else { return nil }
        var count = ToleratedPixels(total: expected.width * expected.height)
        for y in 0..<expected.height {
            for x in 0..<expected.width {
                let (before, after) = (expected.pixel(x, y), actual.pixel(x, y))
                guard before != after else { continue }
                let distance = ColorDistance.between(before, after)
                if distance <= color {
                    count.near += 1
                    count.largestNear = max(count.largestNear, distance)
                } else if antialiasing, isEdge(x, y, expected, actual), isEdge(x, y, actual, expected) {
                    count.shifted += 1
                } else {
                    count.beyond += 1
                }
            }
        }
        return count
    }

    /// Counts the pixels that differ: as near those of which each component differs by at most the limit, in 256ths. Nil for pictures of
    /// different sizes.
    package static func tolerated(expected: Bitmap, actual: Bitmap, components limit: Double) -> ToleratedPixels? {
        guard expected.width == actual.width, expected.height == actual.height else { return nil }
        var count = ToleratedPixels(total: expected.width * expected.height)
        for at in stride(from: 0, to: expected.bytes.count, by: 4) {
            var largest = 0
            for component in at..<at + 4 { largest = max(largest, abs(Int(expected.bytes[component]) - Int(actual.bytes[component]))) }
            guard largest > 0 else { continue }
            if limit > 0, Double(largest) / 256 <= limit {
                count.near += 1
                count.largestNear = max(count.largestNear, Double(largest) / 256)
            } else {
                count.beyond += 1
            }
        }
        return count
    }

    /// Whether a pixel is on an edge that the other picture draws a fraction of a pixel away: its own neighbours differ in brightness, and
    /// its brightness is between those around the same position in the other picture.
    private static func isEdge(_ x: Int, _ y: Int, _ picture: Bitmap, _ other: Bitmap) -> Bool {
        let own = ColorDistance.brightness(picture.pixel(x, y))
        let around = neighbors(x, y, picture)
        guard let darkest = around.min(), let lightest = around.max(), lightest - darkest > 8 else { return false }
        let others = neighbors(x, y, other) + [ColorDistance.brightness(other.pixel(x, y))]
        guard let low = others.min(), let high = others.max() else { return false }
        return own >= low - 1 && own <= high + 1
    }

    private static func neighbors(_ x: Int, _ y: Int, _ picture: Bitmap) -> [Double] {
        var found: [Double] = []
        for row in max(0, y - 1)...min(picture.height - 1, y + 1) {
            for column in max(0, x - 1)...min(picture.width - 1, x + 1) where (row, column) != (y, x) {
                found.append(ColorDistance.brightness(picture.pixel(column, row)))
            }
        }
        return found
    }
}
