import CPangoCairo
import Foundation
import Synchronization

/// What determines pixels besides the project's own code. A value that can be compared and stored.
package struct FontFingerprint: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package enum Kind: Sendable {
            /// What the libraries of this machine draw (`DrawingProbe`).
            case drawing
            /// A font that is part of the program.
            case bundled
            /// A font file of this machine or of the project. It matters to pictures that use it.
            case file
            /// A library. Its release matters only if what it draws differs.
            case library
        }

        package var kind: Kind
        package var name: String
        /// A hash, `missing`, or the library's version.
        package var value: String
    }

    /// The entries, in a fixed order.
    package var entries: [Entry]
}

extension FontLibrary {
    /// What this machine draws with.
    package var fingerprint: FontFingerprint {
        var seen: Set<String> = []
        let paths = (StandardFonts.distributed(root: root) + userFaces.map(\.face.path)).filter { seen.insert($0).inserted }
        return FontFingerprint(entries: DrawingProbe.entries + Self.bundled + paths.compactMap(Self.entry) + Self.libraries)
    }

    /// Returns the entry of a font file; nil for bundled fonts. Reads at most 32 kB of the file: its size, head and tail. Font files contain
    /// checksums and a revision in their head, so that no two releases are the same; reading all of the CJK collection would cost more than
    /// a picture.
    package static func entry(ofFile path: String) -> FontFingerprint.Entry? {
        guard BundledFonts(rawValue: path) == nil else { return nil }
        let hash = hashes.withLock { known in
            if let hash = known[path] { return hash }
            let hash = FileHash.ofEnds(path: path)
            known[path] = hash
            return hash
        }
        return FontFingerprint.Entry(kind: .file, name: path.split(separator: "/").last.map(String.init) ?? path, value: hash)
    }

    private static let hashes = Mutex<[String: String]>([:])

    private static let bundled = BundledFonts.allCases.map { font in
        FontFingerprint.Entry(kind: .bundled, name: font.fileName, value: unsafe FileHash.ofEnds(font.bytes))
    }

    private static let libraries: [FontFingerprint.Entry] = {
        var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
        let freeType = FreeType()
        // The library must outlive the call.
        withExtendedLifetime(freeType) {
            if let library = unsafe freeType.library { unsafe FT_Library_Version(library, &major, &minor, &patch) }
        }
        let versions = unsafe [
            ("cairo", String(cString: cairo_version_string())), ("freetype", "\(major).\(minor).\(patch)"),
            ("harfbuzz", String(cString: hb_version_string())), ("pango", String(cString: pango_version_string())),
        ]
        return versions.map { FontFingerprint.Entry(kind: .library, name: $0.0, value: $0.1) }
    }()
}

/// FNV-1a with 64 bits. Distinguishes releases; it is not cryptographic.
struct FileHash {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func mix(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static let piece = 16384

    /// Returns a hash of the number of bytes, and of the first and last 16 kB.
    static func ofEnds(_ bytes: UnsafeRawBufferPointer) -> String {
        var hash = FileHash()
        hash.mix(Array(String(bytes.count).utf8))
        unsafe hash.mix(bytes.prefix(piece))
        if bytes.count > piece { unsafe hash.mix(bytes.suffix(piece)) }
        return hash.text
    }

    /// Returns the same hash of a file.
    static func ofEnds(path: String) -> String {
        guard let file = FileHandle(forReadingAtPath: path) else { return "missing" }
        defer { try? file.close() }
        guard let size = try? file.seekToEnd() else { return "missing" }
        var hash = FileHash()
        hash.mix(Array(String(size).utf8))
        try? file.seek(toOffset: 0)
        hash.mix([UInt8]((try? file.read(upToCount: piece)) ?? Data()))
        if size > UInt64(piece) {
            try? file.seek(toOffset: size - UInt64(piece))
            hash.mix([UInt8]((try? file.read(upToCount: piece)) ?? Data()))
        }
        return hash.text
    }
}
