import Goldens
import CairoGraphics

/// What this machine draws with, and what is missing.
package struct Doctor: Sendable {
    /// The versions of the libraries, and the font files.
    package var fingerprint: Fingerprint
    /// Required files that are missing, with the Debian package that contains each.
    package var missing: [(path: String, package: String)]

    package init(fonts: FontLibrary = .standard) {
        fingerprint = Renderer(fonts: fonts).fingerprint
        missing = fonts.missing.map { ($0.path, $0.package) }
    }

    /// The packages to install, each once, in the order of the missing files.
    package var packages: [String] {
        var seen: Set<String> = []
        return missing.map(\.package).filter { seen.insert($0).inserted }
    }
}
