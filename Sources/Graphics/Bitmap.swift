import Foundation

/// A picture: premultiplied BGRA bytes, row after row without gaps, sRGB. A value; copies share storage until written.
public struct Bitmap: Sendable {
    /// Pixels.
    public let width, height: Int
    /// `width × height × 4` bytes in memory order blue, green, red, alpha (Cairo's ARGB32 on little-endian machines).
    public private(set) var bytes: [UInt8]
    /// A hash of size and bytes, made once: equality of pictures without looking at every pixel again.
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

    /// Four independent lanes, so that the multiplications overlap: a phone's screen takes well under a millisecond.
    private static func hash(_ width: Int, _ height: Int, _ bytes: [UInt8]) -> UInt64 {
        var lanes: (UInt64, UInt64, UInt64, UInt64) = (
            0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9
        )
        @inline(__always) func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
            let product = (lane ^ word) &* 0x9fb2_1c65_1e98_df25
            return product ^ (product >> 32)
        }
        lanes.0 = mixed(lanes.0, UInt64(truncatingIfNeeded: width))
        lanes.1 = mixed(lanes.1, UInt64(truncatingIfNeeded: height))
        unsafe bytes.withUnsafeBytes { raw in
            var at = 0
            while at &+ 32 <= raw.count {
                lanes.0 = mixed(lanes.0, unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
                lanes.1 = mixed(lanes.1, unsafe raw.loadUnaligned(fromByteOffset: at &+ 8, as: UInt64.self))
                lanes.2 = mixed(lanes.2, unsafe raw.loadUnaligned(fromByteOffset: at &+ 16, as: UInt64.self))
                lanes.3 = mixed(lanes.3, unsafe raw.loadUnaligned(fromByteOffset: at &+ 24, as: UInt64.self))
                at = at &+ 32
            }
            while at < raw.count { lanes.0 = mixed(lanes.0, UInt64(unsafe raw[at])); at += 1 }
        }
        return mixed(mixed(mixed(lanes.0, lanes.1), lanes.2), lanes.3)
    }
}

extension Bitmap: Hashable {
    public static func == (a: Bitmap, b: Bitmap) -> Bool {
        a.identity == b.identity && a.width == b.width && a.height == b.height && a.bytes == b.bytes
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
