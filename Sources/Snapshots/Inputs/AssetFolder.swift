import Foundation
import Synchronization
import UIKit

/// Pictures and colours by name, out of the asset catalogs and picture files around a document. Looked for when first asked.
final class AssetFolder: Sendable {
    /// One file of a set, and when it is meant.
    private struct Variant: Sendable {
        var file: URL
        var scale: Double
        var isDark: Bool
    }

    private struct Index: Sendable {
        var images: [String: [Variant]] = [:]
        /// Names in `.imageset/Contents.json` that are drawn as templates.
        var templates: Set<String> = []
        var colors: [String: [CatalogColor]] = [:]
    }

    private struct CatalogColor: Sendable {
        var color: CGColor
        var isDark: Bool
        var isHighContrast: Bool
    }

    private let folders: [URL]
    private let index = Mutex<Index?>(nil)

    private init(folders: [URL]) { self.folders = folders }

    /// The document's folder and those above it, up to the one that holds the Xcode project or the repository, five at most.
    static func around(_ file: URL) -> AssetFolder {
        var folders: [URL] = []
        var folder = file.deletingLastPathComponent().standardizedFileURL
        for _ in 0..<5 {
            folders.append(folder)
            let isRoot = folder.appending(path: ".git").isThere || folder.appending(path: Settings.fileName).isThere
            guard !isRoot, folder.path != "/" else { break }
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
        return AssetFolder(folders: folders)
    }

    func image(named name: String, traits: UITraitCollection) -> UIImage? {
        let found = read()
        guard let variants = found.images[name] ?? found.images[Self.bare(name)] else { return nil }
        let isDark = traits.userInterfaceStyle == .dark
        let scale = traits.displayScale
        let fitting = variants.filter { $0.isDark == isDark }
        let chosen = (fitting.isEmpty ? variants.filter { !$0.isDark } : fitting)
            .min { Self.rank($0, for: scale) < Self.rank($1, for: scale) }
        guard let chosen, let data = try? Data(contentsOf: chosen.file), let image = UIImage(data: data, scale: chosen.scale) else {
            return nil
        }
        return found.templates.contains(name) ? image.withRenderingMode(.alwaysTemplate) : image
    }

    /// The exact scale, then larger ones, then smaller ones.
    private static func rank(_ variant: Variant, for scale: CGFloat) -> Double {
        variant.scale >= scale ? variant.scale - scale : 100 + scale - variant.scale
    }

    func color(named name: String) -> UIColor? {
        guard let colors = read().colors[name], let fallback = colors.first(where: { !$0.isDark && !$0.isHighContrast }) ?? colors.first
        else { return nil }
        return UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark, isHigh = traits.accessibilityContrast == .high
            let best =
                colors.first { $0.isDark == isDark && $0.isHighContrast == isHigh }
                ?? colors.first { $0.isDark == isDark && !$0.isHighContrast } ?? fallback
            return UIColor(cgColor: best.color)
        }
    }

    // MARK: Reading

    private func read() -> Index {
        index.withLock { known in
            if let known { return known }
            var found = Index()
            // The nearest folder is read last: its names win.
            for (distance, folder) in folders.enumerated().reversed() { Self.collect(folder, distance: distance, into: &found) }
            known = found
            return found
        }
    }

    /// Catalogs in the folder and two levels below; loose pictures only beside the document itself.
    private static func collect(_ folder: URL, distance: Int, into index: inout Index) {
        for catalog in catalogs(in: folder, depth: 2) { readCatalog(catalog, into: &index) }
        guard distance == 0 else { return }
        for name in names(in: folder) { addPicture(folder.appending(path: name), into: &index) }
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().filter { !$0.hasPrefix(".") }
    }

    private static func catalogs(in folder: URL, depth: Int) -> [URL] {
        names(in: folder).prefix(400).flatMap { name -> [URL] in
            let url = folder.appending(path: name)
            if name.hasSuffix(".xcassets") { return [url] }
            guard depth > 0, !name.contains("."), !skipped.contains(name), url.isDirectory else { return [] }
            return catalogs(in: url, depth: depth - 1)
        }
    }

    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "Goldens", "Output"]

    /// `ada@2x.png` beside the document.
    private static func addPicture(_ file: URL, into index: inout Index) {
        guard pictureSuffixes.contains(file.pathExtension.lowercased()) else { return }
        let stem = file.deletingPathExtension().lastPathComponent
        let scale = stem.hasSuffix("@3x") ? 3.0 : stem.hasSuffix("@2x") ? 2 : 1
        let name = scale > 1 ? String(stem.dropLast(3)) : stem
        index.images[name, default: []].append(Variant(file: file, scale: scale, isDark: false))
    }

    private static let pictureSuffixes: Set<String> = ["png", "jpg", "jpeg"]

    /// `image="ada.png"` names the file, not the picture.
    private static func bare(_ name: String) -> String {
        pictureSuffixes.contains { name.lowercased().hasSuffix(".\($0)") }
            ? String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
            : name
    }

    // MARK: Catalogs

    private static func readCatalog(_ folder: URL, namespace: String = "", depth: Int = 0, into index: inout Index) {
        guard depth < 8 else { return }
        for name in names(in: folder) {
            let url = folder.appending(path: name)
            let stem = namespace + url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "imageset": readImageSet(url, named: stem, into: &index)
            case "colorset": readColorSet(url, named: stem, into: &index)
            case "" where url.isDirectory:
                let provides = contents(of: url)?.properties?.providesNamespace ?? false
                readCatalog(url, namespace: provides ? "\(stem)/" : namespace, depth: depth + 1, into: &index)
            default: break
            }
        }
    }

    private static func contents(of folder: URL) -> CatalogContents? {
        guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")), data.count < 1 << 20 else { return nil }
        return try? JSONDecoder().decode(CatalogContents.self, from: data)
    }

    private static func readImageSet(_ folder: URL, named name: String, into index: inout Index) {
        guard let contents = contents(of: folder) else { return }
        let variants = (contents.images ?? []).compactMap { image -> Variant? in
            guard let file = image.filename, !file.contains("/"), ["universal", "iphone", "ipad", nil].contains(image.idiom) else {
                return nil
            }
            let url = folder.appending(path: file)
            guard pictureSuffixes.contains(url.pathExtension.lowercased()), url.isThere else { return nil }
            let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
            return Variant(file: url, scale: scale, isDark: image.isDark)
        }
        guard !variants.isEmpty else { return }
        index.images[name] = variants
        if contents.properties?.templateIntent == "template" { index.templates.insert(name) }
    }

    private static func readColorSet(_ folder: URL, named name: String, into index: inout Index) {
        guard let contents = contents(of: folder) else { return }
        let colors = (contents.colors ?? []).compactMap { entry -> CatalogColor? in
            guard let color = entry.color?.value else { return nil }
            return CatalogColor(color: color, isDark: entry.isDark, isHighContrast: entry.isHighContrast)
        }
        if !colors.isEmpty { index.colors[name] = colors }
    }
}

/// `Contents.json` of a set in an asset catalog.
private struct CatalogContents: Decodable {
    struct Appearance: Decodable {
        var appearance: String?
        var value: String?
    }

    struct Image: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?

        var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    }

    struct Color: Decodable {
        var color: Components?
        var appearances: [Appearance]?

        var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
        var isHighContrast: Bool { appearances?.contains { $0.value == "high" } ?? false }
    }

    struct Components: Decodable {
        var components: [String: String]?

        /// Components are `0.5`, `128` or `0x80`. Display P3 numbers are taken as sRGB.
        var value: CGColor? {
            guard let components else { return nil }
            func number(_ name: String) -> Double? {
                guard let text = components[name] else { return nil }
                if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
                guard let value = Double(text), value.isFinite else { return nil }
                return text.contains(".") ? value : value <= 1 ? value : value / 255
            }
            let alpha = number("alpha") ?? 1
            if let white = number("white") { return CGColor(gray: white, alpha: alpha) }
            guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
            return CGColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateIntent = "template-rendering-intent"
        }
    }

    var images: [Image]?
    var colors: [Color]?
    var properties: Properties?
}

extension URL {
    /// Looks at the disk.
    fileprivate var isDirectory: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
}
