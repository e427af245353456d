import CairoGraphics

/// What this machine draws with, and what it lacks.
public struct Doctor: Sendable {
    /// Versions of the libraries, and the font files.
    public var fingerprint: Fingerprint
    /// Files that should be there, with the Debian package that brings each.
    public var missing: [(path: String, package: String)]

    public init(fonts: FontLibrary = .standard) {
        fingerprint = Renderer(fonts: fonts).fingerprint
        missing = fonts.missing.map { ($0.path, $0.package) }
    }

    /// Packages to install, each once, in the order in which they were missed.
    public var packages: [String] {
        var seen: Set<String> = []
        return missing.map(\.package).filter { seen.insert($0).inserted }
    }
}
