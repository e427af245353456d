import CDeflate
import Foundation

/// The files of a ZIP archive, read one by one into memory. Nothing is unpacked, so no path of the archive reaches the disk.
///
/// Files are stored or deflated, as every service packs them, and the archive has one part. ZIP64 and encrypted files are not read.
///
/// Libraries would read more, but one package has to serve all releases of Debian. libzip has another name in each of them, and no static form.
/// libarchive has one name, but loads the release's libxml2 beside the one that a release of Plumb contains, and seven other libraries.
struct ZipArchive {
    private let bytes: [UInt8]
    /// The files by their paths. A path that occurs twice is left out.
    let files: [String: Entry]

    struct Entry {
        fileprivate var method, checksum, packed, size, header: Int
        fileprivate var isEncrypted: Bool
    }

    /// Opens an archive, or returns nil if the file is none.
    init?(_ url: URL) {
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe), data.count < Int(UInt32.max) else { return nil }
        bytes = Array(data)
        // The last record has 22 bytes and a comment of at most 65,535.
        let lowest = max(0, bytes.count - 22 - 0xffff)
        guard bytes.count >= 22,
            let end = (lowest...bytes.count - 22).last(where: { [bytes] at in
                Self.number(bytes, at, 4) == 0x0605_4b50 && at + 22 + (Self.number(bytes, at + 20, 2) ?? .max) == bytes.count
            }),
            let count = Self.number(bytes, end + 10, 2), var place = Self.number(bytes, end + 16, 4)
        else { return nil }
        var files: [String: Entry] = [:], seen: Set<String> = []
        for _ in 0..<count {
            guard Self.number(bytes, place, 4) == 0x0201_4b50, let flags = Self.number(bytes, place + 8, 2),
                let method = Self.number(bytes, place + 10, 2), let checksum = Self.number(bytes, place + 16, 4),
                let packed = Self.number(bytes, place + 20, 4), let size = Self.number(bytes, place + 24, 4),
                let name = Self.number(bytes, place + 28, 2), let extra = Self.number(bytes, place + 30, 2),
                let comment = Self.number(bytes, place + 32, 2), let header = Self.number(bytes, place + 42, 4),
                place + 46 + name <= bytes.count
            else { return nil }
            let path = String(decoding: bytes[place + 46..<place + 46 + name], as: UTF8.self)
            let entry = Entry(
                method: method, checksum: checksum, packed: packed, size: size, header: header, isEncrypted: flags & 1 != 0)
            files[path] = seen.insert(path).inserted ? entry : nil
            place += 46 + name + extra + comment
        }
        self.files = files
    }

    /// Returns the little-endian number at a position, or nil beyond the end.
    private static func number(_ bytes: [UInt8], _ at: Int, _ length: Int) -> Int? {
        guard at >= 0, at + length <= bytes.count else { return nil }
        return bytes[at..<at + length].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns a file's bytes; nil if there is no such file, it is damaged, or it is longer than the limit, whatever its header says.
    func contents(_ path: String, limit: Int) -> Data? {
        guard let entry = files[path], entry.size <= limit, !entry.isEncrypted, Self.number(bytes, entry.header, 4) == 0x0403_4b50,
            let name = Self.number(bytes, entry.header + 26, 2), let extra = Self.number(bytes, entry.header + 28, 2)
        else { return nil }
        let start = entry.header + 30 + name + extra
        guard start + entry.packed <= bytes.count else { return nil }
        let packed = bytes[start..<start + entry.packed]
        guard let data = entry.method == 0 ? (entry.packed == entry.size ? Array(packed) : nil) : inflated(packed, entry) else {
            return nil
        }
        let checksum = unsafe data.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
        return Int(checksum) == entry.checksum ? Data(data) : nil
    }

    /// Returns the deflated bytes as they were: exactly as many as the archive says, so that a file cannot fill the memory.
    private func inflated(_ packed: ArraySlice<UInt8>, _ entry: Entry) -> [UInt8]? {
        guard entry.method == 8, let inflater = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(inflater) }
        var data = [UInt8](repeating: 0, count: entry.size)
        let result = unsafe packed.withUnsafeBytes { source in
            unsafe data.withUnsafeMutableBytes { target in
                unsafe libdeflate_deflate_decompress(inflater, source.baseAddress, source.count, target.baseAddress, target.count, nil)
            }
        }
        return result == LIBDEFLATE_SUCCESS ? data : nil
    }
}
