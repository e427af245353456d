import Foundation

/// Gaussian blur of bytes in integer arithmetic: three box passes, whose difference from the curve is not visible.
package enum Blur {
    /// Returns how far, in pixels, a blur with a standard deviation in pixels reaches.
    package static func reach(sigma: Double) -> Int { sigma <= 0 ? 0 : boxes(sigma: sigma).reduce(0) { $0 + $1 / 2 + 1 } }

    /// Blurs a plane of `width × height` bytes in place. Beyond the edges, values are 0, or the edge's value if `extendsEdges`.
    package static func blur(_ plane: inout [UInt8], width: Int, height: Int, sigma: Double, extendsEdges: Bool = false) {
        guard sigma > 0, width > 0, height > 0 else { return }
        let boxes = boxes(sigma: sigma)
        var other = [UInt8](repeating: 0, count: plane.count)
        // Rows, then columns as the rows of the transposed plane, so that memory is accessed in order both times.
        blurRows(&plane, width: width, height: height, boxes: boxes, extendsEdges: extendsEdges)
        transpose(plane, into: &other, width: width, height: height)
        blurRows(&other, width: height, height: width, boxes: boxes, extendsEdges: extendsEdges)
        transpose(other, into: &plane, width: height, height: width)
    }

    /// Returns three odd box widths whose variances add up to sigma's (the usual construction: two neighbouring odd widths).
    private static func boxes(sigma: Double) -> [Int] {
        let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
        var small = Int(ideal.rounded(.down))
        if small % 2 == 0 { small -= 1 }
        small = max(small, 1)
        let s = Double(small)
        let count = ((12 * sigma * sigma - 3 * s * s - 12 * s - 9) / (-4 * s - 4)).rounded()
        let smallOnes = min(max(Int(count), 0), 3)
        return (0..<3).map { $0 < smallOnes ? small : small + 2 }
    }

    private static func blurRows(_ plane: inout [UInt8], width: Int, height: Int, boxes: [Int], extendsEdges: Bool) {
        var line = [UInt8](repeating: 0, count: width)
        unsafe plane.withUnsafeMutableBufferPointer { plane in
            unsafe line.withUnsafeMutableBufferPointer { line in
                guard let start = plane.baseAddress, let spare = line.baseAddress else { return }
                for y in 0..<height {
                    let row = unsafe start + y * width
                    unsafe box(row, into: spare, count: width, size: boxes[0], extendsEdges)
                    unsafe box(spare, into: row, count: width, size: boxes[1], extendsEdges)
                    unsafe box(row, into: spare, count: width, size: boxes[2], extendsEdges)
                    unsafe row.update(from: spare, count: width)
                }
            }
        }
    }

    private static func box(
        _ source: UnsafePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>, count: Int, size: Int, _ extendsEdges: Bool
    ) {
        guard size > 1 else { unsafe result.update(from: source, count: count); return }
        let radius = size / 2
        // sum / size as a multiplication: exact for sums below 2^16 · 255.
        let factor = (UInt64(1) << 32) / UInt64(size) + 1
        let (first, last): (UInt64, UInt64) = extendsEdges ? unsafe (UInt64(source[0]), UInt64(source[count - 1])) : (0, 0)
        var sum = first * UInt64(radius)
        for x in 0..<min(radius, count) { sum += unsafe UInt64(source[x]) }
        if radius > count { sum += last * UInt64(radius - count) }
        for x in 0..<count {
            sum += x + radius < count ? unsafe UInt64(source[x + radius]) : last
            if x > radius { sum -= unsafe UInt64(source[x - radius - 1]) } else if x > 0 { sum -= first }
            unsafe result[x] = UInt8(truncatingIfNeeded: ((sum + UInt64(radius)) * factor) >> 32)
        }
    }

    private static func transpose(_ source: [UInt8], into result: inout [UInt8], width: Int, height: Int) {
        unsafe source.withUnsafeBufferPointer { source in
            unsafe result.withUnsafeMutableBufferPointer { result in
                // Blocks that fit the cache.
                for blockY in stride(from: 0, to: height, by: 32) {
                    for blockX in stride(from: 0, to: width, by: 32) {
                        for y in blockY..<min(blockY + 32, height) {
                            for x in blockX..<min(blockX + 32, width) { unsafe result[x * height + y] = unsafe source[y * width + x] }
                        }
                    }
                }
            }
        }
    }
}
