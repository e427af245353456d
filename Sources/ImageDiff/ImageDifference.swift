import Foundation
import Graphics

/// How two pictures differ. Exact: one bit in one pixel is a difference.
public struct ImageDifference: Sendable, Hashable, Codable {
    /// A rectangle of pixels in which something changed.
    public struct Region: Sendable, Hashable, Codable {
        public var x, y, width, height: Int
        /// Pixels of the rectangle that differ.
        public var changedPixels: Int

        public init(x: Int, y: Int, width: Int, height: Int, changedPixels: Int) {
            self.x = x; self.y = y; self.width = width; self.height = height; self.changedPixels = changedPixels
        }
    }

    /// Width and height of both pictures, pixels.
    public var expectedSize: (width: Int, height: Int) { (expectedWidth, expectedHeight) }
    public var actualSize: (width: Int, height: Int) { (actualWidth, actualHeight) }
    var expectedWidth, expectedHeight, actualWidth, actualHeight: Int

    /// Pixels that differ, those that only one of the pictures has included.
    public var changedPixels: Int
    /// Pixels of the smallest canvas that holds both.
    public var totalPixels: Int
    /// Changed areas that do not touch, top to bottom, then left to right.
    public var regions: [Region]
    /// The largest visible difference of a pixel: 0 the same, 1 black against white (`ColorDistance`).
    public var largestDistance: Double
    /// The mean visible difference over the changed pixels.
    public var meanDistance: Double

    public var isIdentical: Bool { changedPixels == 0 && hasSameSize }
    public var hasSameSize: Bool { expectedWidth == actualWidth && expectedHeight == actualHeight }
    /// Share of all pixels, 0…1.
    public var changedShare: Double { totalPixels == 0 ? 0 : Double(changedPixels) / Double(totalPixels) }
}
