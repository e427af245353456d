import Foundation
import Graphics

/// Resizes pictures in integer arithmetic: linearly between pixels when growing, with the same filter widened when shrinking.
package enum Resampler {
    /// Resizes a part of the picture to a size in pixels, or only what a window of that size shows. Time and memory depend on the window.
    package static func resize(
        _ bitmap: Bitmap, part: PixelRect, width: Int, height: Int, window: PixelRect? = nil
    ) -> Bitmap {
        let part = part.intersection(PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height))
        let whole = PixelRect(left: 0, top: 0, right: max(width, 0), bottom: max(height, 0))
        let window = window?.intersection(whole) ?? whole
        guard !window.isEmpty, !part.isEmpty else { return Bitmap(width: 0, height: 0, bytes: []) }
        let columns = Self.taps(from: part.width, to: width, within: window.left..<window.right)
        var rows = Self.taps(from: part.height, to: height, within: window.top..<window.bottom)
        // First along the rows, only for the source rows that are needed, then down the columns.
        let needed = rows.narrowToUsed()
        let (width, height) = (window.width, window.height)
        var narrow = [UInt8](repeating: 0, count: width * needed.count * 4)
        var result = [UInt8](repeating: 0, count: width * height * 4)
        unsafe bitmap.bytes.withUnsafeBytes { source in
            unsafe narrow.withUnsafeMutableBufferPointer { narrow in
                guard let from = source.baseAddress, let to = narrow.baseAddress else { return }
                for y in 0..<needed.count {
                    let pixels = unsafe (from + ((y + needed.lowerBound + part.top) * bitmap.width + part.left) * 4).assumingMemoryBound(
                        to: UInt32.self)
                    unsafe resampleRow(pixels, columns, into: to + y * width * 4, count: width)
                }
            }
        }
        unsafe narrow.withUnsafeBufferPointer { narrow in
            unsafe result.withUnsafeMutableBufferPointer { result in
                guard let from = narrow.baseAddress, let to = result.baseAddress else { return }
                for y in 0..<height { unsafe mix(from, stride: width * 4, rows, row: y, into: to + y * width * 4) }
            }
        }
        return Bitmap(width: width, height: height, bytes: result)
    }

    /// Computes one row at the new width. Two channels at a time share a 64-bit sum; weights have 14 bits, so the channels do not overlap.
    private static func resampleRow(_ pixels: UnsafePointer<UInt32>, _ taps: Taps, into row: UnsafeMutablePointer<UInt8>, count: Int) {
        unsafe taps.weights.withUnsafeBufferPointer { weights in
            unsafe taps.starts.withUnsafeBufferPointer { starts in
                var weight = 0
                var x = 0
                while x < count {
                    let end = unsafe starts[x].end
                    var at = unsafe starts[x].start
                    var (even, odd): (UInt64, UInt64) = (0x2000_0000_2000, 0x2000_0000_2000)
                    while at < end {
                        let pixel = unsafe UInt64(pixels[at])
                        let share = unsafe weights[weight]
                        even &+= (pixel & 0xFF | (pixel & 0xFF_0000) << 16) &* share
                        odd &+= (pixel >> 8 & 0xFF | (pixel & 0xFF00_0000) << 8) &* share
                        weight &+= 1
                        at &+= 1
                    }
                    unsafe row[x &* 4] = UInt8(truncatingIfNeeded: even >> 14)
                    unsafe row[x &* 4 &+ 1] = UInt8(truncatingIfNeeded: odd >> 14)
                    unsafe row[x &* 4 &+ 2] = UInt8(truncatingIfNeeded: even >> 46)
                    unsafe row[x &* 4 &+ 3] = UInt8(truncatingIfNeeded: odd >> 46)
                    x &+= 1
                }
            }
        }
    }

    /// Computes one row of the result from the rows that its taps name.
    private static func mix(
        _ rows: UnsafePointer<UInt8>, stride: Int, _ taps: Taps, row: Int, into result: UnsafeMutablePointer<UInt8>
    ) {
        let (start, end, first) = (taps.starts[row].start, taps.starts[row].end, taps.starts[row].firstWeight)
        var sums = [UInt32](repeating: 1 << 13, count: stride)
        unsafe sums.withUnsafeMutableBufferPointer { sums in
            guard let sums = sums.baseAddress else { return }
            for at in start..<end {
                let (source, weight) = unsafe (rows + at * stride, UInt32(truncatingIfNeeded: taps.weights[first + at - start]))
                var x = 0
                while x < stride {
                    unsafe sums[x] &+= unsafe UInt32(source[x]) &* weight
                    x &+= 1
                }
            }
            var x = 0
            while x < stride {
                unsafe result[x] = unsafe UInt8(truncatingIfNeeded: sums[x] >> 14)
                x &+= 1
            }
        }
    }

    /// The source pixels that make up each target pixel.
    private struct Taps {
        var starts: [(start: Int, end: Int, firstWeight: Int)] = []
        /// The weights, one target after the other; those of one target add up to 1 << 14.
        var weights: [UInt64] = []

        mutating func append(from start: Int, _ list: [UInt64]) {
            starts.append((start, start + list.count, weights.count))
            weights += list
        }

        /// Renumbers the source pixels from the first that is used, and returns the range of those used.
        mutating func narrowToUsed() -> Range<Int> {
            let first = starts.map(\.start).min() ?? 0, end = starts.map(\.end).max() ?? 0
            for at in starts.indices {
                starts[at].start -= first
                starts[at].end -= first
            }
            return first..<end
        }
    }

    /// Returns the taps of a tent around every centre, which reaches as far as the larger of the two pixel sizes.
    private static func taps(from: Int, to: Int, within targets: Range<Int>) -> Taps {
        let ratio = Double(from) / Double(to)
        let reach = max(ratio, 1)
        var taps = Taps()
        for target in targets {
            let center = (Double(target) + 0.5) * ratio - 0.5
            let first = max(Int((center - reach).rounded(.up)), 0), last = min(Int((center + reach).rounded(.down)), from - 1)
            let raw = first <= last ? (first...last).map { max(1 - abs(Double($0) - center) / reach, 0) } : []
            let total = raw.reduce(0, +)
            guard total > 0 else {
                taps.append(from: min(max(Int(center.rounded()), 0), from - 1), [1 << 14])
                continue
            }
            var weights = raw.map { UInt64(($0 / total * 16384).rounded()) }
            // The rounding error goes to the largest weight, so that a plain area keeps its colour.
            let largest = weights.indices.max { weights[$0] < weights[$1] } ?? 0
            let sum = weights.reduce(0, +)
            weights[largest] = UInt64(Int(weights[largest]) + 16384 - Int(sum))
            taps.append(from: first, weights)
        }
        return taps
    }
}
