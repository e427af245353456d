/// What a picture was drawn with, part by part: goldens carry it, so that a difference that comes from another version is known as one.
public struct Fingerprint: Sendable, Hashable {
    public struct Part: Sendable, Hashable {
        /// `cairo`, `pango`, the name of a font file.
        public var name: String
        /// A version, or the first digits of a file's hash.
        public var version: String

        public init(name: String, version: String) { self.name = name; self.version = version }
    }

    public var parts: [Part]

    public init(parts: [Part]) { self.parts = parts }

    /// `cairo 1.18.4, pango 1.56.3, Inter.ttc 3f2a9c01`.
    public var text: String { parts.map { "\($0.name) \($0.version)" }.joined(separator: ", ") }

    public init(text: String) {
        parts = text.split(separator: ",").compactMap { piece in
            let words = piece.split(separator: " ")
            guard let version = words.last, words.count > 1 else { return nil }
            return Part(name: words.dropLast().joined(separator: " "), version: String(version))
        }
    }

    /// What differs, in words: `pango 1.54.0 → 1.56.3`, `Inter.ttc is another file`.
    public func differences(from golden: Fingerprint) -> [String] {
        func version(_ name: String, in parts: [Part]) -> String? { parts.first { $0.name == name }?.version }
        let changed = parts.compactMap { part -> String? in
            guard let old = version(part.name, in: golden.parts) else { return "\(part.name) \(part.version) is new" }
            guard old != part.version else { return nil }
            return part.isFile ? "\(part.name) is another file (\(old) → \(part.version))" : "\(part.name) \(old) → \(part.version)"
        }
        let gone = golden.parts.filter { version($0.name, in: parts) == nil }.map { "\($0.name) \($0.version) is gone" }
        return changed + gone
    }
}

extension Fingerprint.Part {
    fileprivate var isFile: Bool { name.hasSuffix(".ttf") || name.hasSuffix(".otf") || name.hasSuffix(".ttc") }
}
