import ImageProcessing
import Foundation
import Graphics

extension Surface {
    /// Changes the pixels by a filter.
    /// - Parameter scale: pixels per point.
    func apply(_ filter: GroupFilter, scale: CGFloat) {
        guard !frame.isEmpty else { return }
        if filter.colors != .identity { apply(filter.colors) }
        let sigma = filter.blurRadius * scale
        if sigma > 0.05, sigma.isFinite { blur(sigma: sigma) }
        markDirty()
    }

    private func apply(_ colors: ColorMatrix) {
        // Neighbours often have the same colour.
        var last: (from: UInt32, to: UInt32) = (0, Self.pixel(colors, 0))
        for y in frame.top..<frame.bottom {
            let row = unsafe pixels(y)
            for x in 0..<frame.width {
                let pixel = unsafe row[x]
                if pixel != last.from { last = (pixel, Self.pixel(colors, pixel)) }
                unsafe row[x] = last.to
            }
        }
    }

    /// Returns the changed colour of a pixel, whose parts are multiplied by its alpha.
    private static func pixel(_ colors: ColorMatrix, _ pixel: UInt32) -> UInt32 {
        let alpha = Double(pixel >> 24)
        func part(_ shift: UInt32) -> Double { alpha > 0 ? Double(pixel >> shift & 0xFF) / alpha : 0 }
        let color = colors.applied(to: SIMD4(part(16), part(8), part(0), alpha / 255))
        // A constant does not make transparent pixels visible, except in the alpha itself.
        func byte(_ value: Double) -> UInt32 { UInt32((value * color[3] * 255).rounded()) }
        return UInt32((color[3] * 255).rounded()) << 24 | byte(color[0]) << 16 | byte(color[1]) << 8 | byte(color[2])
    }

    private func blur(sigma: CGFloat) {
        for channel in 0..<4 {
            let shift = UInt32(channel * 8)
            var plane: [UInt8] = []
            plane.reserveCapacity(frame.width * frame.height)
            for y in frame.top..<frame.bottom {
                let row = unsafe pixels(y)
                for x in 0..<frame.width { plane.append(unsafe UInt8(truncatingIfNeeded: row[x] >> shift)) }
            }
            Blur.blur(&plane, width: frame.width, height: frame.height, sigma: sigma)
            for y in frame.top..<frame.bottom {
                let row = unsafe pixels(y), start = (y - frame.top) * frame.width
                for x in 0..<frame.width {
                    unsafe row[x] = row[x] & ~(0xFF << shift) | UInt32(plane[start + x]) << shift
                }
            }
        }
    }
}
