import CDeflate
import CPNG
import Foundation
import Graphics

/// Portable Network Graphics: written with Plumb's own row filters and libdeflate, read by libpng.
package enum PNG {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// - Parameter text: Pairs of key and value to store in the file; keys are Latin, at most 79 characters.
    package static func encode(_ bitmap: Bitmap, text: [(key: String, value: String)] = []) -> [UInt8] {
        let survey = RowSurvey(bitmap, part: bitmap.frame)
        let coding = Coding([bitmap], surveys: [survey])
        var writer = ChunkWriter()
        writer.begin(width: bitmap.width, height: bitmap.height, coding: coding, text: text)
        writer.append("IDAT", coding.data(of: bitmap, part: bitmap.frame, survey: survey))
        writer.text(identityKey, Identity(of: bitmap, in: writer.bytes).text)
        writer.append("IEND", [])
        return writer.bytes
    }

    /// The format of pixels: the smallest one that represents all pictures of a file exactly.
    enum Coding {
        case indexed(Palette)
        case opaque
        case alpha

        init(_ bitmaps: [Bitmap], surveys: [RowSurvey]) {
            if let palette = Palette(bitmaps, repeats: surveys.map(\.isSame)) {
                self = .indexed(palette)
            } else {
                self = surveys.allSatisfy(\.isOpaque) ? .opaque : .alpha
            }
        }

        /// Returns the compressed rows of a part of a picture.
        func data(of bitmap: Bitmap, part: PixelRect, survey: RowSurvey) -> [UInt8] {
            let channels: Int
            switch self {
            // Filtered indices would lose their repetitions.
            case .indexed(let palette): return Deflate.zlib(palette.rows(of: bitmap, part: part))
            case .opaque: channels = 3
            case .alpha: channels = 4
            }
            func rows(_ choice: FilteredRows.Choice) -> FilteredRows {
                FilteredRows(bitmap, part: part, channels: channels, choice: choice, survey: survey)
            }
            let judged = rows(.judged)
            guard judged.isSmall else { return judged.isScreen ? Deflate.zlib(judged) : Deflate.zlib(judged.bytes()) }
            // Small pictures are compressed both ways.
            let ways = [FilteredRows.Choice.plain, .least].map { Deflate.zlib(rows($0).bytes()) }
            return ways[0].count <= ways[1].count ? ways[0] : ways[1]
        }
    }
}

/// Writes chunks: length, name, data, checksum.
struct ChunkWriter {
    private(set) var bytes = PNG.signature

    /// Writes everything before the pixels.
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
        bytes += bigEndian(Self.checksum(bytes[start...]))
    }

    /// Returns the checksum of a chunk's name and data.
    static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }

    /// Writes a text, with Latin values as they are and others as UTF-8.
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

extension Bitmap {
    /// Returns a premultiplied pixel with its alpha divided out, in the same byte order.
    static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha != 255, alpha != 0 else { return alpha == 0 ? 0 : pixel }
        func channel(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }

    /// Returns the red, green and blue of a pixel, in the order of colour tables.
    static func channels(_ pixel: UInt32) -> [UInt8] {
        [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)]
    }

    package var frame: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }
}
