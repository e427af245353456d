import CPangoCairo
import Foundation

/// What determines pixels besides the project's own code: font files and library versions. A value that can be compared and stored.
package struct FontFingerprint: Hashable, Sendable, Codable {
    package struct Entry: Hashable, Sendable, Codable {
        /// The name of a file or a library.
        package var name: String
        /// A hash of the file, `missing`, or the library's version.
        package var value: String
    }

    /// The entries: first files, then libraries, each in a fixed order.
    package var entries: [Entry]

    /// Sixteen hexadecimal digits that represent all entries.
    package var digest: String {
        var hash = FileHash()
        for entry in entries {
            hash.mix(Array(entry.name.utf8))
            hash.mix([0])
            hash.mix(Array(entry.value.utf8))
            hash.mix([0])
        }
        return hash.text
    }

    /// Returns the entries that differ, by name, with both values; nil if one fingerprint has no such entry.
    package func differences(from other: FontFingerprint) -> [(name: String, here: String?, there: String?)] {
        func value(_ name: String, _ entries: [Entry]) -> String? { entries.first { $0.name == name }?.value }
        let names = entries.map(\.name) + other.entries.map(\.name).filter { name in !entries.contains { $0.name == name } }
        return names.compactMap { name in
            let (here, there) = (value(name, entries), value(name, other.entries))
            return here == there ? nil : (name, here, there)
        }
    }
}

extension FontLibrary {
    /// Hashes of the usual font files, and the versions of the libraries that draw. Reads at most 32 kB of each file: its size, head and
    /// tail. Font files contain checksums and a revision in their head, so that no two releases are the same; reading all of the CJK
    /// collection would cost more than a picture.
    package var fingerprint: FontFingerprint {
        let paths = StandardFonts.fingerprinted(root: root) + userFaces.map(\.face.path)
        var seen: Set<String> = []
        let files = paths.filter { seen.insert($0).inserted }.map { path in
            FontFingerprint.Entry(name: path.split(separator: "/").last.map(String.init) ?? path, value: FileHash.ofEnds(path: path))
        }
        return FontFingerprint(entries: files + Self.libraries)
    }

    private static let libraries: [FontFingerprint.Entry] = {
        var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
        let freeType = FreeType()
        // The library must outlive the call.
        withExtendedLifetime(freeType) {
            if let library = unsafe freeType.library { unsafe FT_Library_Version(library, &major, &minor, &patch) }
        }
        return [
            FontFingerprint.Entry(name: "cairo", value: unsafe String(cString: cairo_version_string())),
            FontFingerprint.Entry(name: "freetype", value: "\(major).\(minor).\(patch)"),
            FontFingerprint.Entry(name: "harfbuzz", value: unsafe String(cString: hb_version_string())),
            FontFingerprint.Entry(name: "pango", value: unsafe String(cString: pango_version_string())),
        ]
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

    /// Returns a hash of a file's size and its first and last 16 kB.
    static func ofEnds(path: String) -> String {
        guard let file = FileHandle(forReadingAtPath: path) else { return "missing" }
        defer { try? file.close() }
        let piece = 16384
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
