import Graphics

extension PNG {
    static let identityKey = "Pixels"

    /// Returns the identity of the bitmap from which a file was made, without decoding it; nil if the file does not state it, or any of the
    /// file was changed since. A file that states a bitmap's identity decodes to that bitmap.
    package static func identity(in bytes: [UInt8]) -> UInt64? {
        let chunks = chunks(of: bytes)
        guard chunks.count > 3, chunks[chunks.count - 1].name == "IEND", chunks[chunks.count - 2].name == "tEXt" else { return nil }
        let (head, data) = (Array(identityKey.utf8) + [0], chunks[chunks.count - 2].data)
        guard data.starts(with: head), isWhole(data, in: bytes) else { return nil }
        // A chunk's data is surrounded by length, name and checksum.
        let before = bytes.prefix(data.startIndex - 8)
        let identity = Identity(text: String(decoding: data.dropFirst(head.count), as: UTF8.self))
        return identity?.file == ContentHash(before).value ? identity?.bitmap : nil
    }

    /// Whether a chunk's checksum, which follows its data, is that of its name and data.
    private static func isWhole(_ data: ArraySlice<UInt8>, in bytes: [UInt8]) -> Bool {
        bytes[data.endIndex...].starts(with: bigEndian(ChunkWriter.checksum(bytes[data.startIndex - 4..<data.endIndex])))
    }

    /// The identities that the end of a bitmap's file states.
    struct Identity: Hashable {
        var bitmap: UInt64
        /// The hash of everything before it in the file.
        var file: UInt64

        init(of picture: Bitmap, in bytes: [UInt8]) { (bitmap, file) = (picture.identity, ContentHash(bytes[...]).value) }

        init?(text: String) {
            let hashes = text.split(separator: " ").map { UInt64($0, radix: 16) }
            guard hashes.count == 2, let bitmap = hashes[0], let file = hashes[1] else { return nil }
            (self.bitmap, self.file) = (bitmap, file)
        }

        var text: String { String(bitmap, radix: 16) + " " + String(file, radix: 16) }
    }
}
