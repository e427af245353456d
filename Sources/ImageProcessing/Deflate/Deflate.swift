import CDeflate

/// zlib data (RFC 1950).
enum Deflate {
    /// Compresses with libdeflate. Pictures of a few hundred points, such as the goldens of single behaviours, get the greatest effort.
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

    /// Compresses with Plumb's own search for repetitions, which passes over what equals the pixel to the left or the row above. For the
    /// seven examples at 1179 × 2556 it takes 4.4 ms and 144 KB on average, including making the rows; libdeflate takes 14.1 ms and 148 to
    /// 150 KB at levels 3 and 4, its fastest, because runs are slow for it, and 18.2 ms and 157 KB at level 1.
    static func zlib(_ rows: FilteredRows) -> [UInt8] {
        var tokens = RowTokens(stride: rows.stride, period: rows.channels)
        var sum = Adler32()
        unsafe rows.forEach { row, write in
            if row == .same {
                sum.add(2, zeros: rows.stride - 1)
                tokens.takeSame()
                return
            }
            let room = unsafe tokens.room()
            unsafe write(room)
            unsafe sum.add(room, rows.stride)
            tokens.take(isPlain: row == .plain)
        }
        tokens.finish()
        // A window of 32768 bytes, no dictionary.
        return [0x78, 0x9C] + DeflateStream(tokens.tokens).bytes + bigEndian(sum.value)
    }
}

/// The checksum at the end of zlib data.
struct Adler32 {
    private(set) var value: UInt32 = 1

    mutating func add(_ bytes: UnsafePointer<UInt8>, _ count: Int) { unsafe value = libdeflate_adler32(value, bytes, count) }

    /// Adds a byte and `zeros` zeros, which need not be read.
    mutating func add(_ first: UInt8, zeros: Int) {
        let low = (Int(value & 0xFFFF) + Int(first)) % 65521
        let high = (Int(value >> 16) + low * (zeros + 1)) % 65521
        value = UInt32(high << 16 | low)
    }
}
