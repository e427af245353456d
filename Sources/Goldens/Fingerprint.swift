import CairoGraphics
import Graphics
import ImageProcessing

/// The components that a picture was drawn with. Goldens contain it, so that differences caused by another version are recognised.
package struct Fingerprint: Sendable, Hashable {
    package struct Part: Sendable, Hashable {
        /// `cairo`, `pango`, or the name of a font file.
        package var name: String
        /// A version, or the first digits of a file's hash.
        package var version: String

        package init(name: String, version: String) { self.name = name; self.version = version }
    }

    package var parts: [Part]

    package init(parts: [Part]) { self.parts = parts }

    /// Lists libraries first, then font files by the first eight digits of their hashes, which are enough to distinguish releases.
    package init(_ fonts: FontFingerprint) {
        let all = fonts.entries.map { Part(name: $0.name, version: $0.value) }
        let files = all.filter(\.isFile).map { Part(name: $0.name, version: String($0.version.prefix(8))) }
        parts = all.filter { !$0.isFile } + files
    }

    /// The versions of libraries and one hash for all fonts, as stored in goldens: the name of each font file is in `plumb doctor`.
    package var brief: Fingerprint {
        let files = parts.filter(\.isFile)
        guard !files.isEmpty else { return self }
        let bytes = files.flatMap { (file: Part) -> [UInt8] in Array("\(file.name) \(file.version)\n".utf8) }
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325) { (hash: UInt64, byte: UInt8) -> UInt64 in (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Fingerprint(parts: parts.filter { !$0.isFile } + [Part(name: Part.fonts, version: String(hash, radix: 16))])
    }

    /// The fingerprint as text: `cairo 1.18.4, pango 1.56.3, Inter.ttc 3f2a9c01`.
    package var text: String { parts.map { "\($0.name) \($0.version)" }.joined(separator: ", ") }

    package init(text: String) {
        parts = text.split(separator: ",").compactMap { piece in
            let parts = piece.split(separator: " ")
            guard let version = parts.last, parts.count > 1 else { return nil }
            return Part(name: parts.dropLast().joined(separator: " "), version: String(version))
        }
    }

    /// Describes the differences: `pango 1.54.0 → 1.56.3`, `other font files (3f2a… → 99aa…)`. Goldens of earlier releases list each font file;
    /// these are compared by name.
    package func differences(from golden: Fingerprint) -> [String] {
        let mine = golden.parts.contains { $0.name == Part.fonts } ? brief.parts : parts
        func version(_ name: String, in parts: [Part]) -> String? { parts.first { $0.name == name }?.version }
        let changed = mine.compactMap { part -> String? in
            guard let old = version(part.name, in: golden.parts) else { return "\(part.name) \(part.version) is new" }
            guard old != part.version else { return nil }
            if part.name == Part.fonts { return "other font files (\(old.prefix(8)) → \(part.version.prefix(8)); plumb doctor lists them)" }
            return part.isFile ? "\(part.name) is a different file (\(old) → \(part.version))" : "\(part.name) \(old) → \(part.version)"
        }
        let gone = golden.parts.filter { version($0.name, in: mine) == nil }.map { "\($0.name) \($0.version) is gone" }
        return changed + gone
    }
}

extension Fingerprint {
    /// The key of the fingerprint in a picture's file.
    package static let pngKey = "Plumb"

    /// Encodes a bitmap with the fingerprint of what drew it.
    package func png(of bitmap: Bitmap) -> [UInt8] { PNG.encode(bitmap, text: [(Self.pngKey, brief.text)]) }
}

extension Fingerprint.Part {
    /// The name of the part that stands for all font files.
    fileprivate static let fonts = "fonts"

    fileprivate var isFile: Bool { name.hasSuffix(".ttf") || name.hasSuffix(".otf") || name.hasSuffix(".ttc") }
}
