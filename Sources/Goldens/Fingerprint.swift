import CairoGraphics
import Graphics
import ImageProcessing

/// What a picture was drawn with. Goldens contain it, so that a difference that another machine causes is recognised.
package struct Fingerprint: Sendable, Hashable {
    package struct Part: Sendable, Hashable {
        /// `letters`, `shapes`, `fonts`, the name of a font file, or that of a library.
        package var name: String
        /// The first digits of a hash, or a version.
        package var version: String
        fileprivate var kind = Kind.other

        package init(name: String, version: String) { self.name = name; self.version = version }

        fileprivate init(_ entry: FontFingerprint.Entry) {
            name = entry.name
            version = entry.kind == .library ? entry.value : String(entry.value.prefix(8))
            kind = entry.kind == .file ? .file : entry.kind == .library ? .library : .other
        }
    }

    fileprivate enum Kind { case file, library, other }

    package var parts: [Part]

    package init(parts: [Part]) { self.parts = parts }

    /// Lists what this machine's libraries draw, the fonts and the libraries.
    package init(_ fonts: FontFingerprint) { parts = fonts.entries.map(Part.init) }

    /// Returns what goldens contain: what the libraries draw and the bundled fonts, which are the same on all machines that draw the same
    /// bytes, and of other font files those that a picture uses.
    /// - Parameter paths: The font files that the picture uses.
    package func narrowed(to paths: Set<String>) -> Fingerprint {
        let used = paths.sorted().compactMap { FontLibrary.entry(ofFile: $0) }.map(Part.init)
        return Fingerprint(parts: parts.filter { $0.kind == .other } + used)
    }

    /// The fingerprint without the versions of libraries, which matter only if what they draw differs.
    package var withoutLibraries: Fingerprint { Fingerprint(parts: parts.filter { $0.kind != .library }) }

    /// The fingerprint as text: `letters 3f2a9c01, shapes 88d0c11f, NotoColorEmoji.ttf 99aa0b12`.
    package var text: String { parts.map { "\($0.name) \($0.version)" }.joined(separator: ", ") }

    package init(text: String) {
        parts = text.split(separator: ",").compactMap { piece in
            let parts = piece.split(separator: " ")
            guard let version = parts.last, parts.count > 1 else { return nil }
            return Part(name: parts.dropLast().joined(separator: " "), version: String(version))
        }
    }

    /// Describes what both contain and is not the same: `NotoColorEmoji.ttf is another file (3f2a9c01 → 99aa0b12)`. What only one contains
    /// says nothing: a golden lists the font files that it uses, and those of earlier releases the libraries.
    package func differences(from golden: Fingerprint) -> [String] {
        golden.parts.compactMap { old in
            guard let new = parts.first(where: { $0.name == old.name }), new.version != old.version else { return nil }
            let change = "(\(old.version) → \(new.version))"
            return switch old.name {
            case "letters": "FreeType or HarfBuzz draw letters otherwise \(change)"
            case "shapes": "Cairo or Pixman draw shapes otherwise \(change)"
            case _ where old.name.hasFontExtension: "\(old.name) is another file \(change)"
            default: "\(old.name) \(old.version) → \(new.version)"
            }
        }
    }
}

extension Fingerprint {
    /// The key of the fingerprint in a picture's file.
    package static let pngKey = "Plumb"

    /// Reads the fingerprint in a PNG file; nil if another program wrote the file.
    package init?(in file: [UInt8]) {
        guard let text = PNG.text(in: file).first(where: { $0.key == Self.pngKey }) else { return nil }
        self.init(text: text.value)
    }

    /// Encodes a bitmap with the fingerprint of what drew it.
    package func png(of bitmap: Bitmap) -> [UInt8] { PNG.encode(bitmap, text: [(Self.pngKey, text)]) }
}

extension String {
    fileprivate var hasFontExtension: Bool { hasSuffix(".ttf") || hasSuffix(".otf") || hasSuffix(".ttc") }
}
