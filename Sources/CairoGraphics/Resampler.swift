import Foundation
import Graphics

/// Resizes pictures in integer arithmetic: linear between pixels when growing, the same filter widened when shrinking.
enum Resampler {
    /// A part of the picture at a size in pixels.
    static func resize(_ bitmap: Bitmap, part: PixelRect, width: Int, height: Int) -> Bitmap {
        let part = part.intersection(PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height))
        guard width > 0, height > 0, !part.isEmpty else { return Bitmap(width: 0, height: 0, bytes: []) }
        let columns = Self.taps(from: part.width, to: width), rows = Self.taps(from: part.height, to: height)
        // First along the rows, for those source rows only that are needed, then down the columns.
        var narrow = [UInt8](repeating: 0, count: width * part.height * 4)
        var result = [UInt8](repeating: 0, count: width * height * 4)
        unsafe bitmap.bytes.withUnsafeBufferPointer { source in
            unsafe narrow.withUnsafeMutableBufferPointer { narrow in
                for y in 0..<part.height {
                    let from = ((y + part.top) * bitmap.width + part.left) * 4
                    for x in 0..<width {
                        let tap = columns[x]
                        var sums: SIMD4<UInt32> = SIMD4(repeating: 1 << 13)
                        for (i, weight) in tap.weights.enumerated() {
                            let at = from + (tap.start + i) * 4
                            let pixel = unsafe SIMD4<UInt8>(source[at], source[at + 1], source[at + 2], source[at + 3])
                            sums &+= SIMD4<UInt32>(truncatingIfNeeded: pixel) &* weight
                        }
                        let at = (y * width + x) * 4
                        for c in 0..<4 { unsafe narrow[at + c] = UInt8(truncatingIfNeeded: sums[c] >> 14) }
                    }
                }
            }
        }
        unsafe narrow.withUnsafeBufferPointer { narrow in
            unsafe result.withUnsafeMutableBufferPointer { result in
                for y in 0..<height {
                    let tap = rows[y]
                    for x in 0..<width * 4 {
                        var sum: UInt32 = 1 << 13
                        for (i, weight) in tap.weights.enumerated() {
                            sum &+= unsafe UInt32(narrow[(tap.start + i) * width * 4 + x]) &* weight
                        }
                        unsafe result[y * width * 4 + x] = UInt8(truncatingIfNeeded: sum >> 14)
                    }
                }
            }
        }
        return Bitmap(width: width, height: height, bytes: result)
    }

    private struct Tap {
        var start: Int
        /// Sum: 1 << 14.
        var weights: [UInt32]
    }

    /// A tent of the wider of the two pixel sizes around every centre.
    private static func taps(from: Int, to: Int) -> [Tap] {
        let ratio = Double(from) / Double(to)
        let reach = max(ratio, 1)
        return (0..<to).map { target in
            let center = (Double(target) + 0.5) * ratio - 0.5
            let first = max(Int((center - reach).rounded(.up)), 0), last = min(Int((center + reach).rounded(.down)), from - 1)
            guard first <= last else { return Tap(start: min(max(Int(center.rounded()), 0), from - 1), weights: [1 << 14]) }
            let raw = (first...last).map { max(1 - abs(Double($0) - center) / reach, 0) }
            let total = raw.reduce(0, +)
            guard total > 0 else { return Tap(start: first, weights: [1 << 14]) }
            var weights = raw.map { UInt32(($0 / total * 16384).rounded()) }
            // What rounding lost or won goes to the largest weight, so that a plain area keeps its colour.
            let largest = weights.indices.max { weights[$0] < weights[$1] } ?? 0
            let sum = weights.reduce(0, +)
            weights[largest] = UInt32(Int(weights[largest]) + 16384 - Int(sum))
            return Tap(start: first, weights: weights)
        }
    }
}
