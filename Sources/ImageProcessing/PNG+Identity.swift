import Graphics

extension PNG {
    static let identityKey = "Pixels"

    /// The identity of the bitmap that a file was made of, without decoding it; nil when the file does not say, or anything of it was
    /// changed since. A file that says a bitmap's identity decodes to that bitmap.
    package static func identity(in bytes: [UInt8]) -> UInt64? {
        let chunks = chunks(of: bytes)
        guard chunks.count > 3, chunks[chunks.count - 1].name == "IEND", chunks[chunks.count - 2].name == "tEXt" else { return nil }
        let (head, data) = (Array(identityKey.utf8) + [0], chunks[chunks.count - 2].data)
        guard data.starts(with: head), isWhole(data, in: bytes) else { return nil }
        // Length, name and checksum surround a chunk's data.
        let before = bytes.prefix(data.startIndex - 8)
        let identity = Identity(text: String(decoding: data.dropFirst(head.count), as: UTF8.self))
        return identity?.file == ContentHash(before).value ? identity?.bitmap : nil
    }

    /// Whether a chunk's checksum, behind its data, is that of its name and data.
    private static func isWhole(_ data: ArraySlice<UInt8>, in bytes: [UInt8]) -> Bool {
        bytes[data.endIndex...].starts(with: bigEndian(ChunkWriter.checksum(bytes[data.startIndex - 4..<data.endIndex])))
    }

    /// What a bitmap's file says of it at its end.
    struct Identity: Hashable {
        var bitmap: UInt64
        /// Of everything that comes before in the file.
        var file: UInt64

        init(of picture: Bitmap, in bytes: [UInt8]) { (bitmap, file) = (picture.identity, ContentHash(bytes[...]).value) }

        init?(text: String) {
            let words = text.split(separator: " ").map { UInt64($0, radix: 16) }
            guard words.count == 2, let bitmap = words[0], let file = words[1] else { return nil }
            (self.bitmap, self.file) = (bitmap, file)
        }

        var text: String { String(bitmap, radix: 16) + " " + String(file, radix: 16) }
    }
}
