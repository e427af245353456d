import Graphics

/// Animated GIF: 255 colours for the whole film, and only the changes of each frame.
///
/// Plumb's own encoder, because the libraries that write GIF leave the choice of colours and the differences to the caller, and these are
/// the main work.
package enum AnimatedGIF {
    /// Players show a frame whose delay is less than two hundredths of a second for a tenth instead.
    package static let mostFramesPerSecond = 50

    /// - Parameters:
    ///   - frames: Pictures of the first one's size; others are left out. Transparent ones are drawn over white.
    ///   - framesPerSecond: At most `mostFramesPerSecond`. Delays are whole hundredths of a second, rounded so that the film keeps time.
    /// - Complexity: About a millisecond for a frame of a phone at one pixel per point.
    package static func encode(frames: [Bitmap], framesPerSecond: Int) -> [UInt8] {
        guard let first = frames.first, first.width <= 0xFFFF, first.height <= 0xFFFF else { return [] }
        let frames = frames.filter { $0.width == first.width && $0.height == first.height }
        let parts = frames.indices.map { $0 == 0 ? first.frame : frames[$0].changed(from: frames[$0 - 1]) }
        let colors = FilmColors(frames, parts)
        var bytes = Array("GIF89a".utf8) + little(first.width) + little(first.height) + [0xF7, 0, 0] + colors.table
        // Repeats forever.
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        for (index, frame) in frames.enumerated() {
            let stay = time(of: index + 1, framesPerSecond) - time(of: index, framesPerSecond)
            bytes += [0x21, 0xF9, 4, 0b0000_0101] + little(stay) + [UInt8(FilmColors.unchanged), 0]
            let part = parts[index]
            bytes += [0x2C] + little(part.left) + little(part.top) + little(part.width) + little(part.height) + [0, 8]
            var coder = GIFCoder()
            coder.append(colors.indices(of: frame, part: part, before: index == 0 ? nil : frames[index - 1]))
            bytes += coder.finish()
        }
        return bytes + [0x3B]
    }

    /// Returns the time of a frame in hundredths of a second.
    private static func time(of frame: Int, _ framesPerSecond: Int) -> Int {
        Int((Double(frame) * 100 / Double(max(1, framesPerSecond))).rounded())
    }

    private static func little(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
}

/// The colours of a film: its own if there are few, otherwise the means of boxes that contain equally many pixels (median cut).
private struct FilmColors {
    /// The index for a pixel that is as it was before.
    static let unchanged = 255

    /// The red, green and blue of 256 colours.
    private(set) var table: [UInt8] = []
    /// For each cell of 32 × 32 × 32, the colour nearest to its mean.
    private var nearest: [UInt8] = []
    /// The index of each colour, for films of few colours.
    private var exact: [UInt32: UInt8] = [:]

    private struct Cell {
        var bucket: Int
        var count = 0
        var red = 0, green = 0, blue = 0

        func sum(_ channel: Int) -> Int { channel == 0 ? red : channel == 1 ? green : blue }
    }

    init(_ frames: [Bitmap], _ parts: [PixelRect]) {
        var cells = (0..<32768).map { Cell(bucket: $0) }
        var few: Set<UInt32>? = []
        for (frame, part) in zip(frames, parts) { Self.count(frame, part, &cells, &few) }
        let colors: [UInt32]
        if let few {
            colors = few.sorted()
            exact = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
        } else {
            colors = Self.middles(of: cells.filter { $0.count > 0 })
            nearest = cells.map { cell in
                guard cell.count > 0 else { return 0 }
                return Self.nearest(cell.red / cell.count, cell.green / cell.count, cell.blue / cell.count, in: colors)
            }
        }
        table = colors.flatMap(Bitmap.channels)
        table += [UInt8](repeating: 0, count: 768 - table.count)
    }

    private static func bucket(_ pixel: UInt32) -> Int {
        Int(pixel >> 19 & 31) << 10 | Int(pixel >> 11 & 31) << 5 | Int(pixel >> 3 & 31)
    }

    private static func opaque(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha < 255 else { return pixel & 0xFF_FFFF }
        // Premultiplied, so what is missing is white.
        let missing = 255 - alpha
        return (pixel & 0xFF_FFFF) &+ (missing << 16 | missing << 8 | missing)
    }

    private static func count(_ frame: Bitmap, _ part: PixelRect, _ cells: inout [Cell], _ few: inout Set<UInt32>?) {
        unsafe frame.bytes.withUnsafeBytes { raw in
            unsafe cells.withUnsafeMutableBufferPointer { cells in
                for y in part.top..<part.bottom {
                    var at = (y * frame.width + part.left) * 4
                    let end = at + part.width * 4
                    while at < end {
                        let pixel = unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt32.self), start = at
                        at += 4
                        while at < end {
                            guard unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt32.self) == pixel else { break }
                            at += 4
                        }
                        let color = opaque(pixel), run = (at - start) / 4, bucket = bucket(color)
                        unsafe cells[bucket].count += run
                        unsafe cells[bucket].red += Int(color >> 16 & 255) * run
                        unsafe cells[bucket].green += Int(color >> 8 & 255) * run
                        unsafe cells[bucket].blue += Int(color & 255) * run
                        if few?.insert(color).inserted == true, few.map({ $0.count > unchanged }) == true { few = nil }
                    }
                }
            }
        }
    }

    /// Halves the box with the greatest spread, weighted by the root of its pixel count, along its longest side until there are enough.
    private static func middles(of cells: [Cell]) -> [UInt32] {
        var boxes = [cells]
        while boxes.count < unchanged {
            let weights = boxes.map { box in
                box.count < 2 ? 0 : Double(spread(of: box).length) * Double(box.reduce(0) { $0 + $1.count }).squareRoot()
            }
            guard let best = weights.indices.max(by: { (weights[$0], $1) < (weights[$1], $0) }), weights[best] > 0 else { break }
            let channel = spread(of: boxes[best]).channel
            let sorted = boxes[best].sorted { (channelValue($0, channel), $0.bucket) < (channelValue($1, channel), $1.bucket) }
            let half = sorted.reduce(0) { $0 + $1.count } / 2
            var seen = 0, cut = 1
            for (index, cell) in sorted.dropLast().enumerated() {
                seen += cell.count
                cut = index + 1
                if seen >= half { break }
            }
            boxes[best] = Array(sorted[..<cut])
            boxes.append(Array(sorted[cut...]))
        }
        return boxes.map(color)
    }

    private static func channelValue(_ cell: Cell, _ channel: Int) -> Int { cell.sum(channel) / cell.count }

    private static func spread(of box: [Cell]) -> (channel: Int, length: Int) {
        let lengths = (0..<3).map { channel in
            let values = box.map { channelValue($0, channel) }
            return (values.max() ?? 0) - (values.min() ?? 0)
        }
        // The eye is most sensitive to green, and least to blue.
        let seen = [lengths[0] * 3, lengths[1] * 4, lengths[2] * 2]
        let channel = seen.indices.max { seen[$0] < seen[$1] } ?? 0
        return (channel, seen[channel])
    }

    /// Returns the colour of a box. A cell with more than half of the pixels gives its own colour, so that plain backgrounds stay as they
    /// are.
    private static func color(of box: [Cell]) -> UInt32 {
        let total = box.reduce(0) { $0 + $1.count }
        let fullest = box.max { ($0.count, $1.bucket) < ($1.count, $0.bucket) }
        let kept = fullest.map { $0.count * 2 > total ? [$0] : box } ?? box
        let count = max(1, kept.reduce(0) { $0 + $1.count })
        func mean(_ channel: Int) -> UInt32 { UInt32((kept.reduce(0) { $0 + $1.sum(channel) } + count / 2) / count) }
        return mean(0) << 16 | mean(1) << 8 | mean(2)
    }

    private static func nearest(_ red: Int, _ green: Int, _ blue: Int, in colors: [UInt32]) -> UInt8 {
        var best = (index: 0, distance: Int.max)
        for (index, color) in colors.enumerated() {
            let (r, g, b) = (Int(color >> 16 & 255) - red, Int(color >> 8 & 255) - green, Int(color & 255) - blue)
            let distance = 3 * r * r + 4 * g * g + 2 * b * b
            if distance < best.distance { best = (index, distance) }
        }
        return UInt8(best.index)
    }

    /// Returns an index for each pixel of a part of a frame, row after row.
    func indices(of frame: Bitmap, part: PixelRect, before: Bitmap?) -> [UInt8] {
        let width = frame.width
        return unsafe [UInt8](unsafeUninitializedCapacity: part.width * part.height) { buffer, count in
            unsafe frame.bytes.withUnsafeBytes { now in
                unsafe (before ?? frame).bytes.withUnsafeBytes { old in
                    var (last, index): (UInt32?, UInt8) = (nil, 0), out = 0
                    for y in part.top..<part.bottom {
                        for at in stride(from: (y * width + part.left) * 4, to: (y * width + part.right) * 4, by: 4) {
                            let pixel = unsafe now.loadUnaligned(fromByteOffset: at, as: UInt32.self)
                            if before != nil, unsafe old.loadUnaligned(fromByteOffset: at, as: UInt32.self) == pixel {
                                unsafe buffer[out] = UInt8(Self.unchanged)
                            } else {
                                if pixel != last { (last, index) = (pixel, self.index(of: Self.opaque(pixel))) }
                                unsafe buffer[out] = index
                            }
                            out += 1
                        }
                    }
                    count = out
                }
            }
        }
    }

    private func index(of color: UInt32) -> UInt8 { nearest.isEmpty ? exact[color] ?? 0 : nearest[Self.bucket(color)] }
}

/// GIF compression: Lempel-Ziv-Welch with codes of 9 to 12 bits, in blocks of 255 bytes.
private struct GIFCoder {
    private static let clear = 256, end = 257, full = 4096

    private var bytes: [UInt8] = []
    private var bits: UInt64 = 0
    private var bitCount = 0
    private var codeSize = 9
    private var next = 258
    private var prefix = -1
    /// The codes that follow a prefix: prefix and byte in the high bits, the code in the low twelve; 0 for a free slot. Open addressing.
    private var table = [UInt32](repeating: 0, count: 16384)

    init() { emit(Self.clear) }

    mutating func append(_ indices: [UInt8]) {
        for index in indices {
            guard prefix >= 0 else { prefix = Int(index); continue }
            let key = UInt32(prefix << 8 | Int(index))
            var slot = Int((key &* 0x9E37_79B1) >> 18)
            while table[slot] != 0, table[slot] >> 12 != key { slot = (slot + 1) & 16383 }
            if table[slot] != 0 { prefix = Int(table[slot] & 4095); continue }
            emit(prefix)
            prefix = Int(index)
            if next == Self.full {
                emit(Self.clear)
                for slot in table.indices { table[slot] = 0 }
                (codeSize, next) = (9, 258)
                continue
            }
            table[slot] = key << 12 | UInt32(next)
            if next == 1 << codeSize, codeSize < 12 { codeSize += 1 }
            next += 1
        }
    }

    private mutating func emit(_ code: Int) {
        bits |= UInt64(code) << UInt64(bitCount)
        bitCount += codeSize
        while bitCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }

    /// Returns the blocks, including the one that ends them.
    mutating func finish() -> [UInt8] {
        if prefix >= 0 {
            emit(prefix)
            if next == 1 << codeSize, codeSize < 12 { codeSize += 1 }
        }
        emit(Self.end)
        if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
        var blocks: [UInt8] = []
        blocks.reserveCapacity(bytes.count + bytes.count / 255 + 2)
        for start in stride(from: 0, to: bytes.count, by: 255) {
            let block = bytes[start..<min(start + 255, bytes.count)]
            blocks.append(UInt8(block.count))
            blocks += block
        }
        return blocks + [0]
    }
}
