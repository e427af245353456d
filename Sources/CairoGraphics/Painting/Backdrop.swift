import ImageProcessing
import Foundation
import Graphics

/// The blurred content behind a material. It is kept at a quarter or an eighth of its size if the blur is so wide that this is not visible.
struct Backdrop {
    /// The pixels of the picture that were read.
    private let frame: PixelRect
    /// The number of picture pixels that one of these represents, in each direction.
    private let step: Int
    private let width, height: Int
    /// The planes of blue, green, red and alpha.
    private var planes: [[UInt8]]

    /// - Parameters:
    ///   - frame: The part of the surface to read; beyond it, its edges continue.
    ///   - sigma: The standard deviation in pixels.
    init(_ surface: Surface, frame: PixelRect, sigma: CGFloat, saturation: CGFloat) {
        self.frame = frame
        step = sigma >= 24 ? 8 : sigma >= 8 ? 4 : 1
        (width, height) = ((frame.width + step - 1) / step, (frame.height + step - 1) / step)
        planes = Array(repeating: [UInt8](repeating: 0, count: width * height), count: 4)
        shrink(surface)
        for channel in 0..<4 {
            Blur.blur(&planes[channel], width: width, height: height, sigma: sigma / CGFloat(step), extendsEdges: true)
        }
        saturate(by: saturation)
    }

    var isOpaque: Bool { planes[3].allSatisfy { $0 == 255 } }

    // MARK: Shrinking

    /// Takes the mean of each square of pixels. Two channels share a word, because the sum of a square has less than 16 bits.
    private mutating func shrink(_ surface: Surface) {
        var low = [UInt32](repeating: 0, count: width * step), high = low
        for y in 0..<height {
            let rows = frame.top + y * step..<min(frame.top + (y + 1) * step, frame.bottom)
            for row in rows {
                let isFirst = row == rows.lowerBound
                unsafe Self.add(surface.pixels(row) + (frame.left - surface.frame.left), frame.width, to: &low, &high, afresh: isFirst)
            }
            for x in 0..<width {
                var sums: (UInt32, UInt32) = (0, 0)
                let columns = min(step, frame.width - x * step)
                for column in x * step..<x * step + columns { sums = (sums.0 &+ low[column], sums.1 &+ high[column]) }
                let count = UInt32(columns * rows.count), at = y * width + x
                planes[0][at] = UInt8(((sums.0 & 0xFFFF) + count / 2) / count)
                planes[1][at] = UInt8(((sums.1 & 0xFFFF) + count / 2) / count)
                planes[2][at] = UInt8(((sums.0 >> 16) + count / 2) / count)
                planes[3][at] = UInt8(((sums.1 >> 16) + count / 2) / count)
            }
        }
    }

    private static func add(
        _ row: UnsafePointer<UInt32>, _ count: Int, to low: inout [UInt32], _ high: inout [UInt32], afresh: Bool
    ) {
        unsafe low.withUnsafeMutableBufferPointer { low in
            unsafe high.withUnsafeMutableBufferPointer { high in
                guard let low = low.baseAddress, let high = high.baseAddress else { return }
                var x = 0
                while afresh, x < count {
                    unsafe low[x] = row[x] & 0xFF_00FF
                    unsafe high[x] = row[x] &>> 8 & 0xFF_00FF
                    x &+= 1
                }
                while x < count {
                    unsafe low[x] &+= row[x] & 0xFF_00FF
                    unsafe high[x] &+= row[x] &>> 8 & 0xFF_00FF
                    x &+= 1
                }
            }
        }
    }

    /// Moves colours away from grey, by Rec. 709 luma, in steps of 1/256.
    private mutating func saturate(by saturation: CGFloat) {
        let share = Int((saturation * 256).rounded())
        guard share != 256 else { return }
        for at in planes[0].indices {
            let (blue, green, red, alpha) = (Int(planes[0][at]), Int(planes[1][at]), Int(planes[2][at]), Int(planes[3][at]))
            let luma = (red * 54 + green * 183 + blue * 19 + 128) >> 8
            func changed(_ value: Int) -> UInt8 { UInt8(min(max(luma + ((value - luma) * share + 128) >> 8, 0), alpha)) }
            (planes[0][at], planes[1][at], planes[2][at]) = (changed(blue), changed(green), changed(red))
        }
    }

    // MARK: Enlarging

    /// Replaces pixels, interpolating linearly between the small ones' centres: first down, once per row, then across.
    func draw(into surface: Surface, within area: PixelRect) {
        // The four channels have 16 bits each of a word; the weights of both directions multiply to `full × full`, 256 at most.
        let full = UInt64(2 * step), shift = UInt64((full * full).trailingZeroBitCount)
        let half = full * full / 2 * 0x1_0001_0001_0001
        let words = words
        var line = [UInt64](repeating: 0, count: width)
        for y in area.top..<area.bottom {
            let sample = sample(y - frame.top, of: height)
            let (from, to) = (sample.at * width, min(sample.at + 1, height - 1) * width)
            for x in 0..<width { line[x] = words[from + x] &* (full - sample.share) &+ words[to + x] &* sample.share }
            unsafe line.withUnsafeBufferPointer { line in
                guard let line = line.baseAddress else { return }
                let row = unsafe surface.pixels(y) - surface.frame.left
                var x = area.left
                while x < area.right {
                    let start = self.sample(x - frame.left, of: width)
                    let (a, b) = unsafe (line[start.at], line[min(start.at + 1, width - 1)])
                    // The sum changes in equal steps from one small pixel to the next.
                    var sum = a &* (full - start.share) &+ b &* start.share &+ half
                    let change = (b &- a) &* 2
                    let end = min(start.end + frame.left, area.right)
                    while x < end {
                        let value = (sum &>> shift) & 0x00FF_00FF_00FF_00FF
                        unsafe row[x] = UInt32(truncatingIfNeeded: value | value &>> 24)
                        sum &+= change
                        x &+= 1
                    }
                }
            }
        }
        surface.markDirty()
    }

    /// The small pixels with 16 bits per channel: blue, red, green, alpha from the lowest.
    private var words: [UInt64] {
        planes[0].indices.map {
            UInt64(planes[0][$0]) | UInt64(planes[2][$0]) << 16 | UInt64(planes[1][$0]) << 32 | UInt64(planes[3][$0]) << 48
        }
    }

    /// Returns the small pixel before a large one, the share of the way to the next in 1/(2·step), and the large pixel from which the small
    /// one before it is another.
    private func sample(_ x: Int, of count: Int) -> (at: Int, share: UInt64, end: Int) {
        let full = 2 * step, distance = 2 * x + 1 - step
        guard distance >= 0 else { return (0, 0, x + 1) }
        guard distance < (count - 1) * full else { return (count - 1, 0, x + 1) }
        let at = distance / full
        return (at, UInt64(distance % full), (full * (at + 1) + step) / 2)
    }
}
