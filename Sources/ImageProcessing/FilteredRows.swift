import Foundation
import Graphics

/// A picture's rows as PNG stores them: straight channels, each row plain or filtered.
///
/// A row equal to the one above, which is common on screens, is neither converted nor tried: it is “up” and all zeros.
struct FilteredRows {
    private let bitmap: Bitmap
    private let part: PixelRect
    let channels: Int
    private let choice: Choice
    private let survey: RowSurvey
    private let count: Int
    /// The bytes of a row: its filter, then its channels.
    var stride: Int { count + 1 }

    enum Choice {
        /// No filter. Repeated letters and shapes are found as repetitions, which makes screens an eighth smaller than filters do.
        case plain
        /// The filter that gives the smallest numbers, for colours that change gradually.
        case least
        /// Either one, depending on how many pixels of the row are new.
        case judged
    }

    /// - Parameter survey: The survey of the part, or nil to make one.
    init(_ bitmap: Bitmap, part: PixelRect, channels: Int, choice: Choice, survey: RowSurvey? = nil) {
        self.bitmap = bitmap
        self.part = part
        self.channels = channels
        self.choice = choice
        self.survey = survey ?? RowSurvey(bitmap, part: part)
        count = part.width * channels
    }

    /// Returns all rows.
    func bytes() -> [UInt8] {
        // The last pixel of a row is written with one byte too many.
        unsafe [UInt8](unsafeUninitializedCapacity: stride * part.height + 1) { result, written in
            written = stride * part.height
            guard var next = result.baseAddress else { return }
            unsafe forEach { _, write in
                unsafe write(next)
                unsafe next += stride
            }
        }
    }

    enum Row {
        /// Equal to the row above.
        case same
        /// Pixels as they are.
        case plain
        /// Differences from neighbouring pixels.
        case filtered
    }

    /// Calls `body` for each row from the top, with a function that writes the row's `stride` bytes to a place.
    func forEach(_ body: (Row, _ write: (UnsafeMutablePointer<UInt8>) -> Void) -> Void) {
        guard count > 0 else { return }
        let rows = (0..<5).map { _ in MemoryBlock(capacity: count + 16) }
        unsafe bitmap.bytes.withUnsafeBytes { raw in
            guard let start = raw.baseAddress else { return }
            for y in 0..<part.height {
                let source = unsafe start + ((y + part.top) * bitmap.width + part.left) * 4
                if survey.isSame[y] {
                    unsafe body(.same) { target in
                        unsafe target[0] = 2
                        unsafe (target + 1).clear(count: count)
                    }
                } else if isPlain(y) {
                    unsafe body(.plain) { target in
                        unsafe target[0] = 0
                        unsafe convert(source, into: target + 1)
                    }
                } else {
                    unsafe body(.filtered) { target in
                        let (above, row) = unsafe (rows[0].start, rows[1].start)
                        if y > 0 { unsafe convert(source - bitmap.width * 4, into: above) }
                        unsafe convert(source, into: row)
                        unsafe filter(row, above: above, into: target, rows)
                    }
                }
            }
        }
    }

    // MARK: Kind of picture

    var isSmall: Bool { stride * part.height < 1 << 19 }

    /// Whether the picture is a screen rather than a photograph: most pixels equal a neighbour.
    var isScreen: Bool { survey.newPixels.reduce(0, +) * 8 < part.height * part.width }

    private func isPlain(_ y: Int) -> Bool {
        switch choice {
        case .plain: true
        case .least: false
        case .judged: y == 0 || survey.newPixels[y] * 4 < part.width
        }
    }

    private func convert(_ source: UnsafeRawPointer, into row: UnsafeMutablePointer<UInt8>) {
        let pixels = unsafe source.assumingMemoryBound(to: UInt32.self)
        if channels == 4 {
            for x in 0..<part.width {
                let pixel = unsafe Bitmap.straight(pixels[x])
                unsafe UnsafeMutableRawPointer(row + x * 4).storeBytes(
                    of: pixel & 0xFF00_FF00 | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16, as: UInt32.self)
            }
            return
        }
        // `while`, because a range's iterator takes most of the time in debug builds, in which tests run.
        let target = UnsafeMutableRawPointer(row)
        var x = 0
        while x &+ 2 <= part.width {
            // The fourth byte is the next pixel's first, or one past the row, where there is room.
            let both = unsafe UnsafeRawPointer(pixels + x).loadUnaligned(as: UInt64.self).byteSwapped
            unsafe target.storeBytes(of: UInt32(truncatingIfNeeded: both >> 40), toByteOffset: x &* 3, as: UInt32.self)
            unsafe target.storeBytes(of: UInt32(truncatingIfNeeded: both >> 8), toByteOffset: x &* 3 &+ 3, as: UInt32.self)
            x &+= 2
        }
        while x < part.width {
            unsafe target.storeBytes(of: pixels[x].byteSwapped >> 8, toByteOffset: x &* 3, as: UInt32.self)
            x &+= 1
        }
    }

    /// Applies the filter with the smallest sum of magnitudes.
    private func filter(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, _ rows: [MemoryBlock]
    ) {
        let (sub, up, paeth) = unsafe (rows[2].start, rows[3].start, rows[4].start)
        for x in 0..<min(channels, count) {
            unsafe sub[x] = row[x]
            unsafe paeth[x] = row[x] &- above[x]
        }
        var x = 0
        while x < count {
            unsafe up[x] = row[x] &- above[x]
            x &+= 1
        }
        x = min(channels, count)
        while x < count {
            unsafe sub[x] = row[x] &- row[x &- channels]
            x &+= 1
        }
        x = min(channels, count)
        while x < count {
            let (a, b, c) = unsafe (Int16(row[x &- channels]), Int16(above[x]), Int16(above[x &- channels]))
            let (p, q) = (b &- c, a &- c)
            let (pa, pb, pc) = (Self.magnitude(p), Self.magnitude(q), Self.magnitude(p &+ q))
            let either = pb <= pc ? b : c
            let predicted = pa <= pb && pa <= pc ? a : either
            unsafe paeth[x] = row[x] &- UInt8(truncatingIfNeeded: predicted)
            x &+= 1
        }
        let costs = unsafe (Self.cost(sub, count), Self.cost(up, count), Self.cost(paeth, count))
        let (kind, best) = unsafe costs.0 <= costs.1 && costs.0 <= costs.2 ? (UInt8(1), sub) : costs.1 <= costs.2 ? (2, up) : (4, paeth)
        unsafe target[0] = kind
        unsafe (target + 1).update(from: best, count: count)
    }

    @inline(__always) private static func magnitude(_ value: Int16) -> Int16 { value < 0 ? 0 &- value : value }

    private static func cost(_ row: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        var sum: UInt64 = 0
        var at = 0
        // Short stretches, so that the sums fit into narrow lanes.
        while at < count {
            let end = min(at &+ 256, count)
            var part: UInt16 = 0
            while at < end {
                let value = unsafe Int8(bitPattern: row[at])
                part &+= UInt16(truncatingIfNeeded: value < 0 ? 0 &- Int16(value) : Int16(value))
                at &+= 1
            }
            sum &+= UInt64(part)
        }
        return sum
    }
}
