import CairoGraphics

/// What this machine draws with, and what it lacks.
package struct Doctor: Sendable {
    /// Versions of the libraries, and the font files.
    package var fingerprint: Fingerprint
    /// Files that should be there, with the Debian package that brings each.
    package var missing: [(path: String, package: String)]

    package init(fonts: FontLibrary = .standard) {
        fingerprint = Renderer(fonts: fonts).fingerprint
        missing = fonts.missing.map { ($0.path, $0.package) }
    }

    /// Packages to install, each once, in the order in which they were missed.
    package var packages: [String] {
        var seen: Set<String> = []
        return missing.map(\.package).filter { seen.insert($0).inserted }
    }
}
