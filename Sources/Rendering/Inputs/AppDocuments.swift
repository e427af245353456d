import Foundation
import InterfaceBuilder
import UIKit

/// Finds an app's storyboards and nibs by name, for code that loads them.
struct AppDocuments: Sendable {
    /// The documents by file name, such as `Main.storyboard`; if there are several, the one in the base language.
    private let files: [String: URL]

    static let none = AppDocuments([])

    /// - Parameter resources: documents, and folders of them.
    init(_ resources: [URL]) {
        var files: [String: URL] = [:]
        for file in resources.flatMap({ Self.documents(at: $0, depth: 0) }) {
            let name = file.lastPathComponent
            if files[name] == nil || file.deletingLastPathComponent().lastPathComponent == "Base.lproj" { files[name] = file }
        }
        self.files = files
    }

    var urls: [URL] { files.values.sorted { $0.path < $1.path } }

    private static func documents(at url: URL, depth: Int) -> [URL] {
        if InputFinder.documentSuffixes.contains(url.pathExtension) { return [url] }
        let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        guard isFolder, depth < 12, !["xcassets", "bundle", "framework"].contains(url.pathExtension) else { return [] }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted().filter { !$0.hasPrefix(".") }
        return names.flatMap { documents(at: url.appending(path: $0), depth: depth + 1) }
    }

    /// Lets code load the documents as they are in a cell.
    @MainActor func use(in cell: Cell) {
        let environment = cell.environment
        use(language: cell.language) { environment }
    }

    /// Lets code load the documents.
    /// - Parameter environment: The environment of what a document shows, when it is loaded.
    @MainActor func use(language: Language, environment: @escaping @MainActor () -> DisplayEnvironment) {
        let reader = DocumentCache.shared
        func scenes(_ file: URL) -> StoryboardScenes? {
            guard let document = reader.document(file) else { return nil }
            let environment = environment()
            let resources = (try? DocumentSurroundings(file: file).resources(for: language)) ?? DocumentResources()
            return StoryboardScenes(document, environment: environment, resources: resources)
        }
        InterfaceDocuments.storyboards = { [files] name in files["\(name).storyboard"].flatMap(scenes) }
        InterfaceDocuments.storyboardNames = files.keys.filter { $0.hasSuffix(".storyboard") }.map { String($0.dropLast(11)) }.sorted()
        InterfaceDocuments.nibs = { [files] name, owner in files["\(name).xib"].flatMap(scenes)?.instantiate(owner: owner) }
    }
}

/// A cache of parsed documents.
@MainActor private final class DocumentCache {
    static let shared = DocumentCache()
    private var known: [URL: IBDocument] = [:]

    func document(_ file: URL) -> IBDocument? {
        if let document = known[file] { return document }
        let document = (try? Data(contentsOf: file)).flatMap { try? IBDocument.read($0, file: file.lastPathComponent) }
        known[file] = document
        return document
    }
}
