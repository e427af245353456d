// Pictures are among the values that are drawn, so importing this module imports them, too.
@_exported import Bitmaps
import Foundation

/// A picture's pixels, under Core Graphics' name.
public final class CGImage: Hashable, Sendable {
    package let bitmap: Bitmap

    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// The size in pixels.
    public var width: Int { bitmap.width }
    public var height: Int { bitmap.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }

    /// Returns the part inside a rectangle in pixels, or nil if there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
        var bytes: [UInt8] = []
        for y in Int(area.minY)..<Int(area.maxY) {
            let start = (y * width + Int(area.minX)) * 4, count = Int(area.width) * 4
            bytes += bitmap.bytes[start..<start + count]
        }
        return CGImage(Bitmap(width: Int(area.width), height: Int(area.height), bytes: bytes))
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.bitmap == b.bitmap }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
