import Graphics

extension Bitmap {
    /// The same picture with fewer pixels: each is the mean of the area that it covers, weighed by coverage. Never larger than it was.
    /// - Complexity: linear in the pixels of this picture, some 2 ms for a phone's.
    public func scaledDown(width newWidth: Int, height newHeight: Int) -> Bitmap {
        let (wide, high) = (min(max(newWidth, 1), width), min(max(newHeight, 1), height))
        guard wide != width || high != height else { return self }
        // A sum is at most 255 times the weights of one new pixel, and these add up to the old pixels' number.
        let isSmall = width * height < Int(UInt32.max) / 512
        return Bitmap(width: wide, height: high, bytes: isSmall ? means(UInt32.self, wide, high) : means(UInt64.self, wide, high))
    }

    private func means<Sum: FixedWidthInteger & UnsignedInteger & SIMDScalar>(_ type: Sum.Type, _ wide: Int, _ high: Int) -> [UInt8] {
        let columns = Spans<Sum>(from: width, to: wide), rows = Spans<Sum>(from: height, to: high)
        let total = Sum(width * height)
        var sums = [SIMD4<Sum>](repeating: .zero, count: wide)
        return unsafe [UInt8](unsafeUninitializedCapacity: wide * high * 4) { result, count in
            unsafe bytes.withUnsafeBytes { raw in
                for y in 0..<high {
                    for x in 0..<wide { sums[x] = .zero }
                    for line in rows.starts[y]..<rows.starts[y + 1] {
                        unsafe addLine(raw, rows.indices[line] * width * 4, weight: rows.weights[line], columns, to: &sums)
                    }
                    for x in 0..<wide {
                        let mean = (sums[x] &+ SIMD4(repeating: total / 2)) / SIMD4(repeating: total)
                        for channel in 0..<4 { unsafe result[(y * wide + x) * 4 + channel] = UInt8(truncatingIfNeeded: mean[channel]) }
                    }
                }
            }
            count = wide * high * 4
        }
    }

    private func addLine<Sum: FixedWidthInteger & UnsignedInteger & SIMDScalar>(
        _ raw: UnsafeRawBufferPointer, _ start: Int, weight: Sum, _ columns: Spans<Sum>, to sums: inout [SIMD4<Sum>]
    ) {
        for x in sums.indices {
            var sum = SIMD4<Sum>.zero
            for at in columns.starts[x]..<columns.starts[x + 1] {
                let pixel = unsafe raw.loadUnaligned(fromByteOffset: start + columns.indices[at] * 4, as: SIMD4<UInt8>.self)
                sum &+= SIMD4<Sum>(truncatingIfNeeded: pixel) &* SIMD4(repeating: columns.weights[at])
            }
            sums[x] &+= sum &* SIMD4(repeating: weight)
        }
    }
}

/// For each new pixel along an axis the old ones that it covers, in whole numbers: an old pixel is `to` long, a new one `from`.
private struct Spans<Weight: FixedWidthInteger> {
    /// Where in the lists a new pixel's begin; one more than there are pixels.
    var starts = [0]
    var indices: [Int] = []
    var weights: [Weight] = []

    init(from: Int, to: Int) {
        for new in 0..<to {
            let (start, end) = (new * from, (new + 1) * from)
            for old in start / to...(end - 1) / to {
                indices.append(old)
                weights.append(Weight(min(end, (old + 1) * to) - max(start, old * to)))
            }
            starts.append(indices.count)
        }
    }
}
