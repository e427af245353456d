import Foundation

/// A picture: premultiplied BGRA bytes, row after row without gaps, sRGB. A value; copies share storage until written.
public struct Bitmap: Sendable {
    /// Pixels.
    public let width, height: Int
    /// `width × height × 4` bytes in memory order blue, green, red, alpha (Cairo's ARGB32 on little-endian machines).
    public private(set) var bytes: [UInt8]
    /// FNV-1a of size and bytes, made once: equality of pictures without looking at every pixel again.
    public let identity: UInt64

    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4, "a bitmap of \(width)×\(height) has \(width * height * 4) bytes")
        self.width = width
        self.height = height
        self.bytes = bytes
        self.identity = Self.hash(width, height, bytes)
    }

    /// Straight (not premultiplied) red, green, blue, alpha of a pixel.
    public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let at = (y * width + x) * 4
        let alpha = bytes[at + 3]
        func straight(_ value: UInt8) -> UInt8 {
            alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
        }
        return (straight(bytes[at + 2]), straight(bytes[at + 1]), straight(bytes[at]), alpha)
    }

    private static func hash(_ width: Int, _ height: Int, _ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ word: UInt64) { hash = (hash ^ word) &* 0x100_0000_01b3; hash ^= hash >> 29 }
        mix(UInt64(width)); mix(UInt64(height))
        unsafe bytes.withUnsafeBytes { raw in
            var at = 0
            while at + 8 <= raw.count { mix(unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt64.self)); at += 8 }
            while at < raw.count { mix(UInt64(unsafe raw[at])); at += 1 }
        }
        return hash
    }
}

extension Bitmap: Hashable {
    public static func == (a: Bitmap, b: Bitmap) -> Bool {
        a.identity == b.identity && a.width == b.width && a.height == b.height && a.bytes == b.bytes
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
