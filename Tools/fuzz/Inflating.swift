import CDeflate
import Foundation

/// Decompresses the rows of a PNG with libdeflate and compresses them again.
enum Inflating {
    struct Broken: Error {}

    /// Returns the filtered rows of a file with one chunk of rows, as `PNG.encode` writes it.
    static func rows(of file: [UInt8]) throws -> [UInt8] {
        let data = try dataRange(of: file)
        guard let inflator = unsafe libdeflate_alloc_decompressor() else { throw Broken() }
        defer { unsafe libdeflate_free_decompressor(inflator) }
        // Enough for rows of 700 × 500 pixels and more.
        let most = 1 << 21
        var result = LIBDEFLATE_SUCCESS
        let rows = unsafe [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
            result = unsafe file.withUnsafeBytes {
                unsafe libdeflate_zlib_decompress(inflator, $0.baseAddress! + data.lowerBound, data.count, buffer.baseAddress, most, &count)
            }
        }
        guard result == LIBDEFLATE_SUCCESS else { throw WrongResult("libdeflate does not read the rows") }
        return rows
    }

    /// Returns the file with its rows compressed again.
    static func file(_ file: [UInt8], with rows: [UInt8], level: Int) throws -> [UInt8] {
        let data = try dataRange(of: file)
        guard let compressor = unsafe libdeflate_alloc_compressor(Int32(level)) else { throw Broken() }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, rows.count)
        let packed = unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = unsafe rows.withUnsafeBytes {
                unsafe libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, buffer.baseAddress, bound)
            }
        }
        let body = Array("IDAT".utf8) + packed
        let sum = unsafe body.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
        return file[..<(data.lowerBound - 8)] + bigEndian(packed.count) + body + bigEndian(Int(sum)) + file[(data.upperBound + 4)...]
    }

    private static func dataRange(of file: [UInt8]) throws -> Range<Int> {
        var at = 8
        while at + 12 <= file.count {
            let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= file.count - at - 12 else { break }
            if file[(at + 4)..<(at + 8)].elementsEqual("IDAT".utf8) { return at + 8..<at + 8 + length }
            at += length + 12
        }
        throw Broken()
    }

    private static func bigEndian(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
}
