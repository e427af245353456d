import Foundation
import SourceAdaptation

/// The files of an app that its bundle contains.
struct AppResources {
    struct File: Hashable {
        var file: URL
        /// `de.lproj`, if the file belongs to one language.
        var language: String?
    }

    private(set) var files: [File] = []

    /// Folders that the bundle has as they are.
    let folders: [URL]

    init(_ code: AppCode) {
        folders = code.folders.map { URL(filePath: $0).standardizedFileURL }
        var seen = Set(folders.map(\.path))
        for path in code.resources {
            let url = URL(filePath: path).standardizedFileURL
            for file in Self.files(at: url, depth: 0, except: folders) where seen.insert(file.file.path).inserted { files.append(file) }
        }
    }

    /// The classes that storyboards and nibs name.
    var documentClasses: DocumentClasses {
        func texts(_ type: String) -> [String] {
            files.filter { $0.file.pathExtension == type }.compactMap { try? String(contentsOf: $0.file, encoding: .utf8) }
        }
        let controllers = texts("storyboard").flatMap { $0.matches(of: #/<\w*[cC]ontroller [^>]*customClass="(\w+)"/#).map(\.output.1) }
        let owners = texts("xib").flatMap { text in
            text.matches(of: #/<placeholder [^>]*placeholderIdentifier="IBFilesOwner"[^>]*customClass="(\w+)"/#).map(\.output.1)
        }
        let objects = (texts("storyboard") + texts("xib")).flatMap { text in
            text.matches(of: #/<customObject [^>]*customClass="(\w+)"/#).map(\.output.1)
        }
        return DocumentClasses(
            controllers: Set(controllers.map(String.init)), owners: Set(owners.map(String.init)), objects: Set(objects.map(String.init)))
    }

    private static func files(at url: URL, depth: Int, except folders: [URL]) -> [File] {
        guard !folders.contains(url) else { return [] }
        let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        guard isFolder, !isPackage(url), depth < 12 else {
            guard FileManager.default.fileExists(atPath: url.path), url.pathExtension != "swift" else { return [] }
            let parent = url.deletingLastPathComponent().lastPathComponent
            return [File(file: url, language: parent.hasSuffix(".lproj") ? parent : nil)]
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted().filter { !$0.hasPrefix(".") }
        return names.flatMap { files(at: url.appending(path: $0).standardizedFileURL, depth: depth + 1, except: folders) }
    }

    /// Whether a folder counts as one file.
    private static func isPackage(_ url: URL) -> Bool {
        ["xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "xcodeproj", "docc"].contains(url.pathExtension)
    }
}

extension AppCode {
    /// The resources that are there. A project may name files that a checkout lacks; a screen that needs none of them is drawn all the same.
    var presentResources: [String] { resources.filter(FileManager.default.fileExists) }
    var missingResources: [String] { resources.filter { !FileManager.default.fileExists(atPath: $0) } }
}
