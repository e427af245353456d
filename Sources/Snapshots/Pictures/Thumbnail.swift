import Graphics

extension Bitmap {
    /// The same picture with fewer pixels: each is the mean of the area that it covers, weighed by coverage. Never larger than it was.
    /// - Complexity: linear in the pixels of this picture.
    public func scaledDown(width newWidth: Int, height newHeight: Int) -> Bitmap {
        let (wide, high) = (min(max(newWidth, 1), width), min(max(newHeight, 1), height))
        guard wide != width || high != height else { return self }
        let columns = Self.spans(from: width, to: wide)
        let rows = Self.spans(from: height, to: high)
        var result = [UInt8](repeating: 0, count: wide * high * 4)
        var sums = [UInt64](repeating: 0, count: wide * 4)
        for (y, row) in rows.enumerated() {
            for at in sums.indices { sums[at] = 0 }
            for (line, lineWeight) in row { addLine(line, weight: lineWeight, columns, to: &sums) }
            // Weights along each axis add up to the source's length.
            let total = UInt64(width) * UInt64(height)
            for at in sums.indices { result[y * wide * 4 + at] = UInt8((sums[at] + total / 2) / total) }
        }
        return Bitmap(width: wide, height: high, bytes: result)
    }

    private func addLine(_ line: Int, weight: Int, _ columns: [[(index: Int, weight: Int)]], to sums: inout [UInt64]) {
        let start = line * width * 4
        for (x, column) in columns.enumerated() {
            var (blue, green, red, alpha) = (0, 0, 0, 0)
            for (index, share) in column {
                let at = start + index * 4
                blue += Int(bytes[at]) * share
                green += Int(bytes[at + 1]) * share
                red += Int(bytes[at + 2]) * share
                alpha += Int(bytes[at + 3]) * share
            }
            sums[x * 4] += UInt64(blue * weight)
            sums[x * 4 + 1] += UInt64(green * weight)
            sums[x * 4 + 2] += UInt64(red * weight)
            sums[x * 4 + 3] += UInt64(alpha * weight)
        }
    }

    /// For each new pixel the old ones that it covers, in whole numbers: an old pixel is `to` long, a new one `from`.
    private static func spans(from: Int, to: Int) -> [[(index: Int, weight: Int)]] {
        (0..<to).map { new in
            let (start, end) = (new * from, (new + 1) * from)
            return (start / to...(end - 1) / to).map { old in (old, min(end, (old + 1) * to) - max(start, old * to)) }
        }
    }
}
