extension Bitmap {
    /// Returns the same picture with fewer pixels, never more: each is the mean of the area that it covers, weighted by coverage.
    /// - Complexity: Linear in the pixels of this picture; about 4 ms for a phone screen.
    package func scaledDown(width newWidth: Int, height newHeight: Int) -> Bitmap {
        let (wide, high) = (min(max(newWidth, 1), width), min(max(newHeight, 1), height))
        guard wide != width || high != height else { return self }
        // A sum is at most 255 times the weights of one new pixel, and these add up to the number of old pixels.
        let isSmall = width * height < Int(UInt32.max) / 512
        return Bitmap(width: wide, height: high, bytes: isSmall ? means(UInt32.self, wide, high) : means(UInt64.self, wide, high))
    }

    /// Computes the means: first adds up rows, all bytes alike, then adds the few adjacent sums of each new pixel.
    private func means<Sum: FixedWidthInteger & UnsignedInteger & SIMDScalar>(_ type: Sum.Type, _ wide: Int, _ high: Int) -> [UInt8] {
        let columns = Spans<Sum>(from: width, to: wide), rows = Spans<Sum>(from: height, to: high)
        let total = SIMD4(repeating: Sum(width * height)), half = SIMD4(repeating: Sum(width * height / 2)), stride = width * 4
        var lines = [Sum](repeating: 0, count: stride)
        return unsafe [UInt8](unsafeUninitializedCapacity: wide * high * 4) { result, count in
            unsafe bytes.withUnsafeBufferPointer { bytes in
                unsafe lines.withUnsafeMutableBufferPointer { lines in
                    for y in 0..<high {
                        unsafe lines.update(repeating: 0)
                        for row in rows.starts[y]..<rows.starts[y + 1] {
                            let start = rows.indices[row] * stride, weight = rows.weights[row]
                            for at in 0..<stride { unsafe lines[at] &+= Sum(truncatingIfNeeded: bytes[start + at]) &* weight }
                        }
                        let sums = UnsafeRawBufferPointer(lines)
                        for x in 0..<wide {
                            var sum = half
                            for column in columns.starts[x]..<columns.starts[x + 1] {
                                let at = columns.indices[column] * MemoryLayout<SIMD4<Sum>>.size
                                sum &+= unsafe sums.loadUnaligned(fromByteOffset: at, as: SIMD4<Sum>.self) &* columns.weights[column]
                            }
                            let mean = sum / total, at = (y * wide + x) * 4
                            for channel in 0..<4 { unsafe result[at + channel] = UInt8(truncatingIfNeeded: mean[channel]) }
                        }
                    }
                }
            }
            count = wide * high * 4
        }
    }
}

/// For each new pixel along an axis, the old ones that it covers, in whole numbers: an old pixel is `to` long, a new one `from`.
private struct Spans<Weight: FixedWidthInteger> {
    /// The first place of each new pixel in the lists, and the end of the last one.
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
