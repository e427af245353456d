import CDeflate
import CPNG
import Foundation
import Graphics

/// Portable Network Graphics: our own row filters with libdeflate for writing, libpng for reading.
public enum PNG {
    /// How much time a smaller file is worth.
    public enum Effort: Sendable {
        /// For pictures that are looked at once.
        case fast
        /// For goldens, which are kept.
        case small
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// - Parameter text: key and value pairs kept in the file; keys are Latin, at most 79 characters.
    public static func encode(_ bitmap: Bitmap, text: [(key: String, value: String)] = [], effort: Effort = .fast) -> [UInt8] {
        let coding = Coding([bitmap])
        var writer = ChunkWriter()
        writer.begin(width: bitmap.width, height: bitmap.height, coding: coding, text: text)
        writer.append("IDAT", coding.data(of: bitmap, part: bitmap.frame, effort: effort))
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
        func data(of bitmap: Bitmap, part: PixelRect, effort: Effort) -> [UInt8] {
            let channels: Int
            switch self {
            // Indices filtered would lose their repetitions.
            case .indexed(let palette): return Deflate.zlib(palette.rows(of: bitmap, part: part), level: effort == .fast ? 4 : 12)
            case .opaque: channels = 3
            case .alpha: channels = 4
            }
            let rows = bitmap.straightRows(part: part, channels: channels)
            let filtered = RowFilter.adaptive(rows, width: part.width, height: part.height, channels: channels)
            if effort == .fast { return Deflate.zlib(filtered, level: 2) }
            let plain = RowFilter.none(rows, width: part.width, height: part.height, channels: channels)
            let (a, b) = (Deflate.zlib(filtered, level: 12), Deflate.zlib(plain, level: 12))
            return b.count < a.count ? b : a
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
    /// - Parameter level: 1…12.
    static func zlib(_ data: [UInt8], level: Int32) -> [UInt8] {
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

/// PNG's row filters, which turn likeness to the neighbours into zeros.
enum RowFilter {
    static func none(_ rows: [UInt8], width: Int, height: Int, channels: Int) -> [UInt8] {
        let stride = width * channels
        var result = [UInt8](repeating: 0, count: (stride + 1) * height)
        for y in 0..<height {
            result.replaceSubrange((y * (stride + 1) + 1)..<((y + 1) * (stride + 1)), with: rows[(y * stride)..<((y + 1) * stride)])
        }
        return result
    }

    /// For every row the filter whose result has the smallest sum of magnitudes; a row like the one above takes “up” unseen.
    static func adaptive(_ rows: [UInt8], width: Int, height: Int, channels: Int) -> [UInt8] {
        let stride = width * channels
        var result = [UInt8](repeating: 0, count: (stride + 1) * height)
        var candidates = Array(repeating: [UInt8](repeating: 0, count: stride), count: 3)
        let blank = [UInt8](repeating: 0, count: stride)
        unsafe rows.withUnsafeBufferPointer { rows in
            unsafe result.withUnsafeMutableBufferPointer { result in
                unsafe blank.withUnsafeBufferPointer { blank in
                    for y in 0..<height {
                        guard let all = rows.baseAddress, let out = result.baseAddress, let zero = blank.baseAddress else { return }
                        let row = unsafe all + y * stride
                        let above = unsafe y > 0 ? all + (y - 1) * stride : zero
                        let target = unsafe out + y * (stride + 1)
                        if y > 0, unsafe memcmp(row, above, stride) == 0 {
                            unsafe target[0] = 2
                            continue
                        }
                        unsafe choose(row, above, count: stride, channels: channels, into: target, &candidates)
                    }
                }
            }
        }
        return result
    }

    private static func choose(
        _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, count: Int, channels: Int, into target: UnsafeMutablePointer<UInt8>,
        _ candidates: inout [[UInt8]]
    ) {
        unsafe sub(row, count: count, channels: channels, into: &candidates[0])
        unsafe up(row, above, count: count, into: &candidates[1])
        unsafe paeth(row, above, count: count, channels: channels, into: &candidates[2])
        let costs = candidates.map(cost)
        let best = costs.indices.min { costs[$0] < costs[$1] } ?? 0
        unsafe target[0] = [1, 2, 4][best]
        unsafe candidates[best].withUnsafeBufferPointer { unsafe (target + 1).update(from: $0.baseAddress!, count: count) }
    }

    private static func cost(_ row: [UInt8]) -> Int {
        unsafe row.withUnsafeBufferPointer { row in
            var sum = 0
            for at in row.indices { sum &+= unsafe Int(Int8(bitPattern: row[at]).magnitude) }
            return sum
        }
    }

    private static func sub(_ row: UnsafePointer<UInt8>, count: Int, channels: Int, into result: inout [UInt8]) {
        unsafe result.withUnsafeMutableBufferPointer { result in
            for x in 0..<min(channels, count) { unsafe result[x] = row[x] }
            guard count > channels else { return }
            for x in channels..<count { unsafe result[x] = row[x] &- row[x - channels] }
        }
    }

    private static func up(_ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, count: Int, into result: inout [UInt8]) {
        unsafe result.withUnsafeMutableBufferPointer { result in
            for x in 0..<count { unsafe result[x] = row[x] &- above[x] }
        }
    }

    private static func paeth(
        _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, count: Int, channels: Int, into result: inout [UInt8]
    ) {
        unsafe result.withUnsafeMutableBufferPointer { result in
            for x in 0..<min(channels, count) { unsafe result[x] = row[x] &- above[x] }
            guard count > channels else { return }
            for x in channels..<count {
                let (a, b, c) = unsafe (Int16(row[x - channels]), Int16(above[x]), Int16(above[x - channels]))
                let (pa, pb, pc) = ((b &- c).magnitude, (a &- c).magnitude, (a &+ b &- c &- c).magnitude)
                let predicted = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
                unsafe result[x] = row[x] &- UInt8(truncatingIfNeeded: predicted)
            }
        }
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

    /// Straight red, green, blue (and alpha) of a part, row after row.
    func straightRows(part: PixelRect, channels: Int) -> [UInt8] {
        let size = part.width * part.height * channels
        return unsafe [UInt8](unsafeUninitializedCapacity: size) { result, count in
            count = size
            unsafe bytes.withUnsafeBytes { raw in
                var to = 0
                for y in part.top..<part.bottom {
                    for x in part.left..<part.right {
                        let pixel = unsafe raw.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
                        let value = channels == 4 ? Self.straight(pixel) : pixel
                        unsafe result[to] = UInt8(truncatingIfNeeded: value >> 16)
                        unsafe result[to + 1] = UInt8(truncatingIfNeeded: value >> 8)
                        unsafe result[to + 2] = UInt8(truncatingIfNeeded: value)
                        if channels == 4 { unsafe result[to + 3] = UInt8(truncatingIfNeeded: value >> 24) }
                        to += channels
                    }
                }
            }
        }
    }

    var frame: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }
}
