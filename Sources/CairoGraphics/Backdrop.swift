import Foundation
import Graphics

/// Blurs coloured pixels: at a quarter or eighth of the size when the blur is wide, where nobody can tell.
enum Backdrop {
    /// - Parameter area: where the blur will be seen; pixels of the surface beside it are looked at and stay as they are.
    static func blur(_ surface: Surface, within area: PixelRect, sigma: CGFloat, saturation: CGFloat) {
        let frame = surface.frame
        let step = sigma >= 24 ? 8 : sigma >= 8 ? 4 : 1
        let width = (frame.width + step - 1) / step, height = (frame.height + step - 1) / step
        var planes = shrink(surface, step: step, width: width, height: height)
        for channel in 0..<4 {
            Blur.blur(&planes[channel], width: width, height: height, sigma: sigma / CGFloat(step), extendsEdges: true)
        }
        saturate(&planes, by: saturation)
        grow(planes, step: step, width: width, height: height, into: surface, within: area)
    }

    private static func shrink(_ surface: Surface, step: Int, width: Int, height: Int) -> [[UInt8]] {
        var planes = Array(repeating: [UInt8](repeating: 0, count: width * height), count: 4)
        let frame = surface.frame
        for y in 0..<height {
            for x in 0..<width {
                var sums = SIMD4<UInt32>(repeating: 0)
                var count: UInt32 = 0
                for row in y * step..<min((y + 1) * step, frame.height) {
                    let pixels = unsafe surface.pixels(row + frame.top)
                    for column in x * step..<min((x + 1) * step, frame.width) {
                        let pixel = unsafe pixels[column]
                        sums &+= SIMD4(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, pixel >> 24)
                        count += 1
                    }
                }
                for c in 0..<4 { planes[c][y * width + x] = UInt8((sums[c] + count / 2) / count) }
            }
        }
        return planes
    }

    /// Away from grey, by Rec. 709 luma, in 1/256.
    private static func saturate(_ planes: inout [[UInt8]], by saturation: CGFloat) {
        let share = Int((saturation * 256).rounded())
        guard share != 256 else { return }
        for at in planes[0].indices {
            let (blue, green, red, alpha) = (Int(planes[0][at]), Int(planes[1][at]), Int(planes[2][at]), Int(planes[3][at]))
            let luma = (red * 54 + green * 183 + blue * 19 + 128) >> 8
            func changed(_ value: Int) -> UInt8 { UInt8(min(max(luma + ((value - luma) * share + 128) >> 8, 0), alpha)) }
            (planes[0][at], planes[1][at], planes[2][at]) = (changed(blue), changed(green), changed(red))
        }
    }

    /// Linear between the small pixels' centres: first down, once for a row, then across.
    private static func grow(
        _ planes: [[UInt8]], step: Int, width: Int, height: Int, into surface: Surface, within area: PixelRect
    ) {
        let frame = surface.frame, area = area.intersection(frame), full = 2 * step
        func place(_ at: Int, _ count: Int) -> (from: Int, to: Int, share: Int) {
            // In 1/(2·step) of a small pixel, from the first centre.
            let distance = min(max(2 * at + 1 - step, 0), (count - 1) * 2 * step)
            let from = distance / (2 * step)
            return (from, min(from + 1, count - 1), distance % (2 * step))
        }
        let columns = (area.left - frame.left..<area.right - frame.left).map { place($0, width) }
        // The weights of both ways make `full × full`, a power of two.
        let shift = UInt32(truncatingIfNeeded: (full * full).trailingZeroBitCount), half = UInt32(full * full / 2)
        var line = [SIMD4<UInt32>](repeating: .zero, count: width)
        for y in area.top..<area.bottom {
            let v = place(y - frame.top, height), (above, below) = (UInt32(full - v.share), UInt32(v.share))
            for x in 0..<width {
                line[x] = pixel(planes, v.from * width + x) &* above &+ pixel(planes, v.to * width + x) &* below
            }
            let row = unsafe surface.pixels(y) + (area.left - frame.left)
            for (x, h) in columns.enumerated() {
                let sum = line[h.from] &* UInt32(full - h.share) &+ line[h.to] &* UInt32(h.share) &+ half
                let value = sum &>> shift
                unsafe row[x] = value[0] | value[1] << 8 | value[2] << 16 | value[3] << 24
            }
        }
        surface.markDirty()
    }

    @inline(__always) private static func pixel(_ planes: [[UInt8]], _ at: Int) -> SIMD4<UInt32> {
        SIMD4(UInt32(planes[0][at]), UInt32(planes[1][at]), UInt32(planes[2][at]), UInt32(planes[3][at]))
    }
}
