import Foundation
import Graphics
import Synchronization

/// The images and colours of a bundle by name: its asset catalogs, then its loose image files. Read when a name is first requested.
struct BundleAssets {
    private struct Contents {
        var catalogs: [AssetCatalog]
        /// The names of the files in the bundle's resource folder.
        var files: Set<String>
    }

    private static let known = Mutex<[String: Contents]>([:])
    private static let kinds = ["png", "jpg", "jpeg", "pdf", "svg"]

    private let folder: String
    private let contents: Contents

    /// Creates the assets of a bundle, or nil if the bundle has no resources.
    init?(_ bundle: Bundle) {
        guard let folder = bundle.resourcePath else { return nil }
        self.folder = folder
        contents = Self.known.withLock { known in
            if let contents = known[folder] { return contents }
            let contents = Self.read(folder)
            known[folder] = contents
            return contents
        }
    }

    private static func read(_ folder: String) -> Contents {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let directory = URL(filePath: folder)
        let catalogs = names.filter { $0.hasSuffix(".xcassets") }.map { AssetCatalog.read(folder: directory.appending(path: $0)) }
        return Contents(catalogs: catalogs, files: Set(names))
    }

    /// Returns the image with a name. `photo` and `photo.jpg` are the same name to UIKit if that file exists; without an extension, PNG is
    /// tried first (Suites.md, imageNames).
    func image(named name: String, traits: UITraitCollection) -> UIImage? {
        if let set = contents.catalogs.lazy.compactMap({ $0.images[name] }).first, let image = try? set.image(for: traits) {
            return image.ofAsset(named: name)
        }
        return path(named: name, scale: traits.displayScale).flatMap { UIImage(contentsOfFile: $0) }
    }

    func color(named name: String) -> (@Sendable (UITraitCollection) -> UIColor)? {
        guard let set = contents.catalogs.lazy.compactMap({ $0.colors[name] }).first else { return nil }
        return { set.color(for: $0) }
    }

    func data(named name: String) -> DataSet? { contents.catalogs.lazy.compactMap { $0.data[name] }.first }

    /// Returns the path of the file for the screen's scale, otherwise of one for another scale.
    private func path(named name: String, scale: CGFloat) -> String? {
        let ending = (name as NSString).pathExtension, isFile = Self.kinds.contains(ending.lowercased())
        let stem = isFile ? (name as NSString).deletingPathExtension : name
        let scales = scale >= 3 ? ["@3x", "@2x", ""] : scale >= 2 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
        for kind in isFile ? [ending] : Self.kinds {
            for suffix in scales {
                let path = "\(folder)/\(stem)\(suffix).\(kind)"
                let isThere =
                    stem.contains("/") ? FileManager.default.fileExists(atPath: path) : contents.files.contains("\(stem)\(suffix).\(kind)")
                if isThere { return path }
            }
        }
        return nil
    }
}

extension Bundle {
    /// The app's bundle, for packages that are compiled with the app. Other packages use the `module` that SwiftPM generates.
    @_disfavoredOverload public static var module: Bundle { .main }
}
