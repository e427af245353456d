import Foundation
import Graphics

/// How two pictures differ. Exact: one bit in one pixel is a difference.
package struct ImageDifference: Sendable, Hashable, Codable {
    /// A rectangle of pixels in which something changed.
    package struct Region: Sendable, Hashable, Codable {
        package var x, y, width, height: Int
        /// Pixels of the rectangle that differ.
        package var changedPixels: Int

        package init(x: Int, y: Int, width: Int, height: Int, changedPixels: Int) {
            self.x = x; self.y = y; self.width = width; self.height = height; self.changedPixels = changedPixels
        }
    }

    /// Width and height of both pictures, pixels.
    package var expectedSize: (width: Int, height: Int) { (expectedWidth, expectedHeight) }
    package var actualSize: (width: Int, height: Int) { (actualWidth, actualHeight) }
    var expectedWidth, expectedHeight, actualWidth, actualHeight: Int

    /// Pixels that differ, those that only one of the pictures has included.
    package var changedPixels: Int
    /// Pixels of the smallest canvas that holds both.
    package var totalPixels: Int
    /// Changed areas that do not touch, top to bottom, then left to right.
    package var regions: [Region]
    /// The largest visible difference of a pixel: 0 the same, 1 black against white (`ColorDistance`).
    package var largestDistance: Double
    /// The mean visible difference over the changed pixels.
    package var meanDistance: Double

    package var isIdentical: Bool { changedPixels == 0 && hasSameSize }
    package var hasSameSize: Bool { expectedWidth == actualWidth && expectedHeight == actualHeight }
    /// Share of all pixels, 0…1.
    package var changedShare: Double { totalPixels == 0 ? 0 : Double(changedPixels) / Double(totalPixels) }
}
