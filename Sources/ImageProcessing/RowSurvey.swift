import Foundation
import Graphics

/// The properties of the rows in a part of a picture, found in one pass.
struct RowSurvey {
    /// Whether each row equals the one above.
    private(set) var isSame: [Bool] = []
    /// About how many pixels of each row differ from both the one above and the one to the left; every fourth is looked at.
    private(set) var newPixels: [Int] = []
    /// Whether all pixels are opaque.
    private(set) var isOpaque = true

    init(_ bitmap: Bitmap, part: PixelRect) {
        isSame.reserveCapacity(part.height)
        newPixels.reserveCapacity(part.height)
        unsafe bitmap.bytes.withUnsafeBytes { raw in
            guard let start = raw.baseAddress else { return }
            for y in 0..<part.height {
                let row = unsafe start + ((y + part.top) * bitmap.width + part.left) * 4
                let same = unsafe y > 0 && memcmp(row, row - bitmap.width * 4, part.width * 4) == 0
                isSame.append(same)
                let pixels = unsafe row.assumingMemoryBound(to: UInt32.self)
                unsafe newPixels.append(same || y == 0 ? 0 : Self.new(pixels, above: pixels - bitmap.width, part.width))
                if !same, isOpaque { isOpaque = unsafe Self.isOpaque(pixels, part.width) }
            }
        }
    }

    // `while`, because a range's iterator takes most of the time in debug builds, in which tests run.

    private static func new(_ pixels: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, _ count: Int) -> Int {
        var (new, x) = (0, 4)
        while x < count {
            let pixel = unsafe pixels[x]
            if unsafe pixel != above[x] && pixel != pixels[x &- 1] { new &+= 4 }
            x &+= 4
        }
        return new
    }

    private static func isOpaque(_ pixels: UnsafePointer<UInt32>, _ count: Int) -> Bool {
        var (all, x): (UInt32, Int) = (.max, 0)
        while x < count {
            unsafe all &= pixels[x]
            x &+= 1
        }
        return all >> 24 == 255
    }
}
