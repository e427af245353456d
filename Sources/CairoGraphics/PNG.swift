import CDeflate
import CPNG
import Foundation
import Graphics

/// Portable Network Graphics: our own row filters with libdeflate for writing, libpng for reading.
public enum PNG {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// - Parameter text: key and value pairs kept in the file; keys are Latin, at most 79 characters.
    public static func encode(_ bitmap: Bitmap, text: [(key: String, value: String)] = []) -> [UInt8] {
        let coding = Coding([bitmap])
        var writer = ChunkWriter()
        writer.begin(width: bitmap.width, height: bitmap.height, coding: coding, text: text)
        writer.append("IDAT", coding.data(of: bitmap, part: bitmap.frame))
        writer.append("IEND", [])
        return writer.bytes
    }

    /// How pixels are written: the smallest kind that holds all pictures of a file exactly.
    enum Coding {
        case indexed(Palette)
        case opaque
        case alpha

        init(_ bitmaps: [Bitmap]) {
            if let palette = Palette(bitmaps) {
                self = .indexed(palette)
            } else {
                self = bitmaps.allSatisfy(\.isOpaque) ? .opaque : .alpha
            }
        }

        /// The compressed rows of a part of a picture.
        func data(of bitmap: Bitmap, part: PixelRect) -> [UInt8] {
            let channels: Int
            switch self {
            // Indices filtered would lose their repetitions.
            case .indexed(let palette): return Deflate.zlib(palette.rows(of: bitmap, part: part))
            case .opaque: channels = 3
            case .alpha: channels = 4
            }
            return Deflate.zlib(FilteredRows(bitmap, part: part, channels: channels).bytes())
        }
    }
}

/// Writes chunks: length, name, data, checksum.
struct ChunkWriter {
    private(set) var bytes = PNG.signature

    /// Everything that comes before the pixels.
    mutating func begin(width: Int, height: Int, coding: PNG.Coding, text: [(key: String, value: String)]) {
        let (depth, colorType): (Int, UInt8) =
            switch coding {
            case .indexed(let palette): (palette.depth, 3)
            case .opaque: (8, 2)
            case .alpha: (8, 6)
            }
        append("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [UInt8(depth), colorType, 0, 0, 0])
        append("sRGB", [0])
        if case .indexed(let palette) = coding {
            append("PLTE", palette.colors)
            if !palette.transparency.isEmpty { append("tRNS", palette.transparency) }
        }
        for entry in text { self.text(entry.key, entry.value) }
    }

    mutating func append(_ name: String, _ data: [UInt8]) {
        bytes.reserveCapacity(bytes.count + data.count + 12)
        bytes += bigEndian(UInt32(data.count))
        let start = bytes.count
        bytes += Array(name.utf8)
        bytes += data
        let sum = unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress! + start, $0.count - start) }
        bytes += bigEndian(sum)
    }

    /// Latin values as they are, others as UTF-8.
    mutating func text(_ key: String, _ value: String) {
        let key = Array(key.unicodeScalars.filter { (32...126).contains($0.value) }.prefix(79).map { UInt8($0.value) })
        if value.unicodeScalars.allSatisfy({ (32...126).contains($0.value) || $0.value == 10 }) {
            append("tEXt", key + [0] + Array(value.utf8))
        } else {
            append("iTXt", key + [0, 0, 0, 0, 0] + Array(value.utf8))
        }
    }
}

func bigEndian(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) } }

func bigEndian(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }

/// libdeflate.
enum Deflate {
    /// As small as libpng's best in a thirtieth of its time; pictures of a few hundred points, which goldens of single behaviours are,
    /// get the greatest effort. Measured on screens of 1179 × 2556: level 5 is 0.94…1.0 of libpng's level 9.
    static func zlib(_ data: [UInt8]) -> [UInt8] {
        let level: Int32 = data.count < 1 << 16 ? 12 : data.count < 1 << 19 ? 8 : 5
        guard let compressor = unsafe libdeflate_alloc_compressor(level) else { return [] }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, data.count)
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = unsafe data.withUnsafeBytes {
                unsafe libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, buffer.baseAddress, bound)
            }
        }
    }
}

/// The colours of pictures that have few.
struct Palette {
    /// Bits an index takes: 1, 2, 4 or 8.
    let depth: Int
    /// Red, green, blue of each colour.
    let colors: [UInt8]
    /// Alpha of the first colours; the rest is opaque.
    let transparency: [UInt8]
    private let indices: [UInt32: UInt8]

    /// Nil when the pictures together have more than 256 colours.
    init?(_ bitmaps: [Bitmap]) {
        var found: Set<UInt32> = []
        for bitmap in bitmaps { guard Self.collect(bitmap, into: &found) else { return nil } }
        guard !found.isEmpty else { return nil }
        // See-through colours first, so that the table of alphas is short; then by value, so that the order depends on nothing else.
        let ordered = found.sorted { ($0 >> 24 == 255 ? 1 : 0, $0) < ($1 >> 24 == 255 ? 1 : 0, $1) }
        depth = ordered.count <= 2 ? 1 : ordered.count <= 4 ? 2 : ordered.count <= 16 ? 4 : 8
        let straight = ordered.map(Bitmap.straight)
        colors = straight.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
        transparency = straight.map { UInt8($0 >> 24) }.filter { $0 != 255 }
        indices = Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1, UInt8($0)) })
    }

    private static func collect(_ bitmap: Bitmap, into colors: inout Set<UInt32>) -> Bool {
        unsafe bitmap.bytes.withUnsafeBytes { raw in
            // Pictures repeat their last few colours: a small table answers for most pixels.
            var recent = [UInt32?](repeating: nil, count: 64)
            for at in stride(from: 0, to: raw.count, by: 4) {
                let pixel = unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt32.self)
                let slot = Int((pixel &* 0x9E37_79B1) >> 26)
                guard recent[slot] != pixel else { continue }
                recent[slot] = pixel
                if colors.insert(pixel).inserted, colors.count > 256 { return false }
            }
            return true
        }
    }

    /// Filter byte and packed indices of a part of a picture, row after row.
    func rows(of bitmap: Bitmap, part: PixelRect) -> [UInt8] {
        let perByte = 8 / depth
        let stride = (part.width + perByte - 1) / perByte + 1
        var rows = [UInt8](repeating: 0, count: stride * part.height)
        unsafe bitmap.bytes.withUnsafeBytes { raw in
            var (last, value): (UInt32?, UInt8) = (nil, 0)
            for y in 0..<part.height {
                for x in 0..<part.width {
                    let at = ((y + part.top) * bitmap.width + x + part.left) * 4
                    let pixel = unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt32.self)
                    if pixel != last { (last, value) = (pixel, indices[pixel] ?? 0) }
                    rows[y * stride + 1 + x / perByte] |= value << UInt8(8 - depth - (x % perByte) * depth)
                }
            }
        }
        return rows
    }
}

/// A picture's rows as PNG wants them: straight channels, each row with the filter that leaves the smallest numbers.
///
/// A row like the one above, of which screens are full, is neither converted nor tried: it is “up” and all zeros.
struct FilteredRows {
    private let bitmap: Bitmap
    private let part: PixelRect
    private let channels: Int
    private let count: Int

    init(_ bitmap: Bitmap, part: PixelRect, channels: Int) {
        self.bitmap = bitmap
        self.part = part
        self.channels = channels
        count = part.width * channels
    }

    func bytes() -> [UInt8] {
        let size = (count + 1) * part.height
        return unsafe [UInt8](unsafeUninitializedCapacity: size) { result, written in
            written = size
            guard let out = result.baseAddress, count > 0 else { return }
            let rows = (0..<5).map { _ in MemoryBlock(capacity: count + 16) }
            unsafe bitmap.bytes.withUnsafeBytes { raw in
                guard let start = raw.baseAddress else { return }
                var (above, row) = unsafe (rows[0].start, rows[1].start)
                for y in 0..<part.height {
                    let source = unsafe start + ((y + part.top) * bitmap.width + part.left) * 4
                    let target = unsafe out + y * (count + 1)
                    if y > 0, unsafe memcmp(source, source - bitmap.width * 4, part.width * 4) == 0 {
                        unsafe target[0] = 2
                        unsafe (target + 1).update(repeating: 0, count: count)
                        continue
                    }
                    unsafe convert(source, into: row)
                    unsafe filter(row, above: above, into: target, rows)
                    unsafe swap(&above, &row)
                }
            }
        }
    }

    private func convert(_ source: UnsafeRawPointer, into row: UnsafeMutablePointer<UInt8>) {
        let pixels = unsafe source.assumingMemoryBound(to: UInt32.self)
        if channels == 4 {
            let target = unsafe UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt32.self)
            for x in 0..<part.width {
                let pixel = unsafe Bitmap.straight(pixels[x])
                unsafe target[x] = pixel & 0xFF00_FF00 | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16
            }
            return
        }
        // `while`: a range's iterator costs most of the time in debug builds, which tests are.
        var x = 0
        while x < part.width {
            let pixel = unsafe pixels[x]
            unsafe row[x &* 3] = UInt8(truncatingIfNeeded: pixel >> 16)
            unsafe row[x &* 3 &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            unsafe row[x &* 3 &+ 2] = UInt8(truncatingIfNeeded: pixel)
            x &+= 1
        }
    }

    /// The filter with the smallest sum of magnitudes.
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
        // Short stretches, so that the sums fit narrow lanes.
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

extension Bitmap {
    /// Whether nothing shows through any pixel.
    var isOpaque: Bool {
        unsafe bytes.withUnsafeBytes { raw in
            var all: UInt64 = .max
            var at = 0
            while at + 8 <= raw.count { all &= unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt64.self); at += 8 }
            if at + 4 <= raw.count { all &= UInt64(unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt32.self)) | 0xFFFF_FFFF << 32 }
            return all & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
        }
    }

    /// A premultiplied pixel with its alpha divided out, in the same byte order.
    static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha != 255, alpha != 0 else { return alpha == 0 ? 0 : pixel }
        func channel(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }

    var frame: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }
}
