/// A picture: premultiplied BGRA bytes in sRGB, row after row without gaps. A value; copies share storage until written.
package struct Bitmap: Sendable {
    /// The size in pixels.
    package let width, height: Int
    /// `width × height × 4` bytes in memory order blue, green, red, alpha (Cairo's ARGB32 on little-endian machines).
    package private(set) var bytes: [UInt8]
    /// A hash of size and bytes, computed once, so that pictures can be compared without looking at every pixel again.
    package let identity: UInt64

    package init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4, "a bitmap of \(width)×\(height) has \(width * height * 4) bytes")
        self.width = width
        self.height = height
        self.bytes = bytes
        self.identity = ContentHash(bytes[...], width, height).value
    }

    /// Returns the straight (not premultiplied) red, green, blue and alpha of a pixel.
    package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let at = (y * width + x) * 4
        let alpha = bytes[at + 3]
        func straight(_ value: UInt8) -> UInt8 {
            if alpha == 0 { return 0 }
            let whole: Int = Int(value) * 255 + Int(alpha) / 2
            return UInt8(min(255, whole / Int(alpha)))
        }
        return (straight(bytes[at + 2]), straight(bytes[at + 1]), straight(bytes[at]), alpha)
    }
}

extension Bitmap: Hashable {
    package static func == (a: Bitmap, b: Bitmap) -> Bool {
        a.identity == b.identity && a.width == b.width && a.height == b.height && a.bytes == b.bytes
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
