import Foundation
import Graphics

/// Compares two bitmaps.
package enum ImageDiff {
    /// Returns how the bitmaps differ. Equal bitmaps cost one `memcmp`; otherwise only rows that differ are compared pixel by pixel.
    package static func compare(expected: Bitmap, actual: Bitmap) -> ImageDifference {
        let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
        var difference = ImageDifference(
            expectedWidth: expected.width, expectedHeight: expected.height, actualWidth: actual.width, actualHeight: actual.height,
            changedPixels: 0, totalPixels: width * height, regions: [], largestDistance: 0, meanDistance: 0)
        guard !areSameBytes(expected, actual) else { return difference }

        var tiles = ChangedTiles(width: width, height: height)
        var sum = 0.0
        for y in 0..<height {
            forEachChangedPixel(inRow: y, width: width, expected, actual) { x, before, after in
                tiles.mark(x: x, y: y)
                difference.changedPixels += 1
                // A pixel that only one picture has counts as entirely different.
                let distance = before.flatMap { before in after.map { ColorDistance.between(before, $0) } } ?? 1
                difference.largestDistance = max(difference.largestDistance, distance)
                sum += distance
            }
        }
        difference.meanDistance = difference.changedPixels == 0 ? 0 : sum / Double(difference.changedPixels)
        difference.regions = tiles.regions
        return difference
    }

    /// Whether the bitmaps have the same size and bytes.
    package static func areSameBytes(_ a: Bitmap, _ b: Bitmap) -> Bool {
        guard a.width == b.width, a.height == b.height, a.identity == b.identity else { return false }
        return a.hasSameBytes(as: b, at: 0, count: a.bytes.count)
    }

    /// Returns the actual picture, faded, with changed pixels in red, and in orange where only one of the pictures has pixels.
    package static func picture(expected: Bitmap, actual: Bitmap) -> Bitmap {
        let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<actual.height {
            for x in 0..<actual.width { faded(actual.pixel(x, y)).write(to: &bytes, at: (y * width + x) * 4) }
        }
        for y in 0..<height {
            forEachChangedPixel(inRow: y, width: width, expected, actual) { x, before, after in
                let color: Dot = before != nil && after != nil ? .changed : .outside
                color.write(to: &bytes, at: (y * width + x) * 4)
            }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    private struct Dot {
        var red, green, blue: UInt8

        static let changed = Dot(red: 230, green: 0, blue: 60)
        static let outside = Dot(red: 255, green: 150, blue: 0)

        func write(to bytes: inout [UInt8], at index: Int) {
            bytes[index] = blue; bytes[index + 1] = green; bytes[index + 2] = red; bytes[index + 3] = 255
        }
    }

    /// Returns the pixel as a light grey: its brightness at a fifth of its strength.
    private static func faded(_ pixel: UInt32) -> Dot {
        let rest = 255 - (pixel >> 24)
        let (red, green, blue) = ((pixel >> 16 & 255) + rest, (pixel >> 8 & 255) + rest, (pixel & 255) + rest)
        let brightness = (red * 77 + green * 150 + blue * 29) >> 8
        let gray = UInt8(255 - (255 - min(255, brightness)) / 5)
        return Dot(red: gray, green: gray, blue: gray)
    }

    /// Calls `body` for each changed pixel of a row, with nil for a picture that does not reach there. Pixels outside both are skipped.
    private static func forEachChangedPixel(
        inRow y: Int, width: Int, _ expected: Bitmap, _ actual: Bitmap, _ body: (_ x: Int, _ before: UInt32?, _ after: UInt32?) -> Void
    ) {
        if expected.width == actual.width, y < expected.height, y < actual.height,
            expected.hasSameBytes(as: actual, at: y * width * 4, count: width * 4)
        {
            return
        }
        for x in 0..<width {
            let before = x < expected.width && y < expected.height ? expected.pixel(x, y) : nil
            let after = x < actual.width && y < actual.height ? actual.pixel(x, y) : nil
            if before != after { body(x, before, after) }
        }
    }
}

extension Bitmap {
    /// Returns a pixel's four bytes as one number: alpha highest, blue lowest.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let at = (y * width + x) * 4
        return UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16 | UInt32(bytes[at + 3]) << 24
    }

    /// Compares a range of bytes with one `memcmp`. Both bitmaps must contain the range.
    func hasSameBytes(as other: Bitmap, at start: Int, count: Int) -> Bool {
        precondition(start >= 0 && count >= 0 && start + count <= min(bytes.count, other.bytes.count))
        return unsafe bytes.withUnsafeBytes { mine in
            unsafe other.bytes.withUnsafeBytes { others in
                guard let a = mine.baseAddress, let b = others.baseAddress else { return true }
                return unsafe memcmp(a + start, b + start, count) == 0
            }
        }
    }
}
