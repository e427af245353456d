import Foundation
import Synchronization
import UIKit

/// The asset catalogs around an input, and the picture files beside it. They are read on first use.
package final class AssetFolder: Sendable {
    private struct Variant: Sendable {
        var file: URL
        var scale: Double
    }

    private struct Index: Sendable {
        var pictures: [String: [Variant]] = [:]
        var catalogs: [AssetCatalog] = []
    }

    private let folders: [URL]
    private let index = Mutex<Index?>(nil)

    private let resources: [URL]
    private let bounds: ReadingBounds

    private init(around file: URL, resources: [URL] = []) {
        folders = Self.folders(around: file)
        self.resources = resources
        bounds = ReadingBounds(Project.root(of: file))
    }

    /// Searches the document's folder and those above it, up to the one with the settings or the repository, at most five.
    static func around(_ file: URL) -> AssetFolder { AssetFolder(around: file) }

    /// Searches the resources of an app's project, then the folders around a file.
    static func of(_ resources: [URL], around file: URL) -> AssetFolder {
        AssetFolder(around: file, resources: resources)
    }

    private static func folders(around file: URL) -> [URL] {
        var folders: [URL] = []
        var folder = file.deletingLastPathComponent().standardizedFileURL
        for _ in 0..<5 {
            folders.append(folder)
            let isRoot = folder.appending(path: ".git").isThere || folder.appending(path: Settings.fileName).isThere
            guard !isRoot, folder.path != "/" else { break }
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
        return folders
    }

    /// Returns a picture file beside the input; nil for pictures in catalogs, which `ImageAssets` loads.
    func picture(named name: String, scale: CGFloat) -> UIImage? {
        let found = read()
        guard let variants = found.pictures[name] ?? found.pictures[Self.bare(name)],
            let chosen = variants.min(by: { Self.rank($0, for: scale) < Self.rank($1, for: scale) })
        else { return nil }
        return UIImage(contentsOfFile: chosen.file.path)
    }

    /// The catalogs, nearest first.
    package var catalogs: [AssetCatalog] { read().catalogs }

    /// The picture files beside the input.
    package var looseFiles: [URL] { read().pictures.values.flatMap { $0.map(\.file) }.sorted { $0.path < $1.path } }

    /// Prefers the exact scale, then larger scales, then smaller ones.
    private static func rank(_ variant: Variant, for scale: CGFloat) -> Double {
        variant.scale >= scale ? variant.scale - scale : 100 + scale - variant.scale
    }

    // MARK: Reading

    private func read() -> Index {
        index.withLock { known in
            if let known { return known }
            var found = Index()
            var seen: Set<String> = []
            for resource in resources {
                let catalogs = resource.pathExtension == "xcassets" ? [resource] : Self.catalogs(in: resource, depth: 6)
                found.catalogs += catalogs.filter { seen.insert($0.path).inserted }.map { AssetCatalog.read(folder: $0) }
                Self.addPicture(resource, into: &found)
            }
            for folder in folders {
                let catalogs = Self.catalogs(in: folder, depth: 2).filter { seen.insert($0.path).inserted }
                found.catalogs += catalogs.map { AssetCatalog.read(folder: $0, within: bounds(of: $0)) }
            }
            let beside = folders.first.map { folder in Self.names(in: folder).map { folder.appending(path: $0) } } ?? []
            for file in beside where bounds.holds(file.path) { Self.addPicture(file, into: &found) }
            known = found
            return found
        }
    }

    /// Returns the bounds for a catalog's files. If neither settings nor a repository define the project, the bounds of a catalog above the
    /// input are its own folder.
    private func bounds(of catalog: URL) -> ReadingBounds {
        let folder = catalog.deletingLastPathComponent()
        return bounds.holds(folder.path) ? bounds : ReadingBounds(folder)
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().filter { !$0.hasPrefix(".") }
    }

    /// Returns the catalogs in the folder and a number of levels below, except in folders that are separate projects with names of their
    /// own.
    private static func catalogs(in folder: URL, depth: Int) -> [URL] {
        names(in: folder).prefix(400).flatMap { name -> [URL] in
            let url = folder.appending(path: name)
            if name.hasSuffix(".xcassets") { return [url] }
            guard depth > 0, !name.contains("."), !skipped.contains(name), url.isDirectory, !isProject(url) else { return [] }
            return catalogs(in: url, depth: depth - 1)
        }
    }

    private static func isProject(_ folder: URL) -> Bool {
        names(in: folder).contains { $0.hasSuffix(".xcodeproj") || $0 == Settings.fileName }
    }

    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "Goldens", "Output"]

    /// Adds a picture file such as `ada@2x.png`.
    private static func addPicture(_ file: URL, into index: inout Index) {
        guard pictureSuffixes.contains(file.pathExtension.lowercased()) else { return }
        let stem = file.deletingPathExtension().lastPathComponent
        let scale = stem.hasSuffix("@3x") ? 3.0 : stem.hasSuffix("@2x") ? 2 : 1
        let name = scale > 1 ? String(stem.dropLast(3)) : stem
        index.pictures[name, default: []].append(Variant(file: file, scale: scale))
    }

    private static let pictureSuffixes: Set<String> = ["png", "jpg", "jpeg", "svg", "pdf"]

    /// Removes the suffix, because `image="ada.png"` names the file rather than the picture.
    private static func bare(_ name: String) -> String {
        pictureSuffixes.contains { name.lowercased().hasSuffix(".\($0)") }
            ? String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
            : name
    }
}

extension URL {
    /// Whether the URL is an existing directory.
    fileprivate var isDirectory: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
}
