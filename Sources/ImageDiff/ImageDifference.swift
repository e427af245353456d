import Foundation
import Graphics

/// How two pictures differ. The comparison is exact: one bit in one pixel is a difference.
package struct ImageDifference: Sendable, Hashable, Codable {
    /// A rectangle of pixels in which something changed.
    package struct Region: Sendable, Hashable, Codable {
        package var x, y, width, height: Int
        /// The number of pixels in the rectangle that differ.
        package var changedPixels: Int

        package init(x: Int, y: Int, width: Int, height: Int, changedPixels: Int) {
            self.x = x; self.y = y; self.width = width; self.height = height; self.changedPixels = changedPixels
        }
    }

    /// The width and height of each picture, in pixels.
    package var expectedSize: (width: Int, height: Int) { (expectedWidth, expectedHeight) }
    package var actualSize: (width: Int, height: Int) { (actualWidth, actualHeight) }
    var expectedWidth, expectedHeight, actualWidth, actualHeight: Int

    /// The number of pixels that differ, including those that only one of the pictures has.
    package var changedPixels: Int
    /// The number of pixels in the smallest canvas that contains both pictures.
    package var totalPixels: Int
    /// The changed areas, which do not touch each other, from top to bottom, then left to right.
    package var regions: [Region]
    /// The largest visible difference of a pixel, from 0 (equal) to 1 (`ColorDistance`).
    package var largestDistance: Double
    /// The mean visible difference over the changed pixels.
    package var meanDistance: Double

    package var isIdentical: Bool { changedPixels == 0 && hasSameSize }
    package var hasSameSize: Bool { expectedWidth == actualWidth && expectedHeight == actualHeight }
    /// The share of all pixels that changed, 0…1.
    package var changedShare: Double { totalPixels == 0 ? 0 : Double(changedPixels) / Double(totalPixels) }
}
