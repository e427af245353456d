import Graphics

extension PNG {
    /// What keeps a file from being a PNG.
    package enum Fault: Sendable, Hashable {
        /// The file was converted as text: each line end became another one.
        case lineEnds
        case cutOff
        /// A part of the file is not what its checksum says.
        case damaged
        /// Another kind of file.
        case otherKind(String)
    }

    /// Returns nil for a PNG file whose parts are all there and have their checksums. Nothing is decoded.
    package static func fault(in bytes: [UInt8]) -> Fault? {
        guard bytes.starts(with: signature) else { return faultOfStart(bytes) }
        var at = signature.count
        while at + 12 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - at - 12 else { return .cutOff }
            let end = at + 8 + length
            guard bytes[end..<end + 4].elementsEqual(bigEndian(ChunkWriter.checksum(bytes[at + 4..<end]))) else { return .damaged }
            if bytes[at + 4..<at + 8].elementsEqual("IEND".utf8) { return nil }
            at = end + 4
        }
        return .cutOff
    }

    /// The names of a file's chunks, in order, as far as they can be read.
    package static func chunkNames(in bytes: [UInt8]) -> [String] { chunks(of: bytes).map(\.name) }

    private static func faultOfStart(_ bytes: [UInt8]) -> Fault {
        if bytes.count < signature.count, signature.starts(with: bytes) { return .cutOff }
        // A PNG's signature contains both kinds of line ends, so that a conversion shows.
        let converted: [[UInt8]] = [[0x0D, 0x0D, 0x0A, 0x1A], [0x0A, 0x1A], [0x0D, 0x1A], [0x0D, 0x0A, 0x1A, 0x0D]]
        if bytes.starts(with: signature[..<4]), converted.contains(where: { bytes.dropFirst(4).starts(with: $0) }) { return .lineEnds }
        // One byte of the signature is another one.
        let equal = zip(bytes, signature).count { $0 == $1 }
        return equal >= signature.count / 2 ? .damaged : .otherKind(kind(of: bytes))
    }

    private static func kind(of bytes: [UInt8]) -> String {
        let kinds: [(name: String, start: [UInt8], at: Int)] = [
            ("a JPEG file", [0xFF, 0xD8, 0xFF], 0), ("a GIF file", Array("GIF8".utf8), 0), ("a WebP file", Array("WEBP".utf8), 8),
            ("a HEIC file", Array("ftyp".utf8), 4), ("a TIFF file", Array("II*\0".utf8), 0), ("a TIFF file", Array("MM\0*".utf8), 0),
            ("a BMP file", Array("BM".utf8), 0), ("a PDF file", Array("%PDF".utf8), 0), ("a ZIP file", Array("PK".utf8), 0),
        ]
        let known = kinds.first { bytes.dropFirst($0.at).starts(with: $0.start) }
        return known?.name ?? (String(validating: bytes.prefix(256), as: UTF8.self) == nil ? "another kind of file" : "a text file")
    }
}
