import Foundation
import Graphics

/// A colour as one premultiplied pixel, and its alpha.
package struct PixelColor: Hashable, Sendable {
    /// Blue, green, red and alpha, from the lowest byte up.
    package let pixel: UInt32
    package let alpha: UInt32

    package init(_ color: CGColor) {
        func byte(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        alpha = byte(color.alpha)
        let (red, green, blue) = (byte(color.red * color.alpha), byte(color.green * color.alpha), byte(color.blue * color.alpha))
        pixel = alpha << 24 | red << 16 | green << 8 | blue
    }
}

/// Integer blending of premultiplied pixels: correctly rounded, and the same on every machine.
package enum PixelBlending {
    /// Returns the pixel with all four channels multiplied by `share`/255, rounded.
    @inline(__always) package static func scaled(_ pixel: UInt32, _ share: UInt32) -> UInt32 {
        var low = (pixel & 0x00FF_00FF) &* share &+ 0x0080_0080
        low = ((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var high = ((pixel >> 8) & 0x00FF_00FF) &* share &+ 0x0080_0080
        high = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return low | high
    }

    @inline(__always) static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scaled(destination, 255 &- (source >> 24))
    }

    /// Draws a colour over `count` pixels with coverage bytes.
    package static func blend(
        _ color: PixelColor, coverage: UnsafePointer<UInt8>, into row: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        let isOpaque = color.alpha == 255
        for x in 0..<count {
            let share = unsafe UInt32(coverage[x])
            guard share > 0 else { continue }
            if share == 255 {
                unsafe row[x] = isOpaque ? color.pixel : unsafe over(color.pixel, row[x])
            } else {
                unsafe row[x] = unsafe over(scaled(color.pixel, share), row[x])
            }
        }
    }

    /// Draws a row of pixels over another.
    package static func blend(_ source: UnsafePointer<UInt32>, over row: UnsafeMutablePointer<UInt32>, count: Int) {
        for x in 0..<count { unsafe row[x] = unsafe over(source[x], row[x]) }
    }

    /// Draws one pixel value over `count` pixels.
    package static func blend(_ pixel: UInt32, into row: UnsafeMutablePointer<UInt32>, count: Int) {
        guard pixel != 0 else { return }
        let rest = 255 &- (pixel >> 24)
        if rest == 0 { unsafe row.fill(with: pixel, count: count); return }
        for x in 0..<count { unsafe row[x] = unsafe pixel &+ scaled(row[x], rest) }
    }
}
