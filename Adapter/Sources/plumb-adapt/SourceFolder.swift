import Foundation
import SourceAdaptation

/// The Swift files in some folders, sorted by path.
struct SourceFolder {
    struct File: Sendable {
        let url: URL
        /// The name of the rewritten file: its path inside the folder.
        let name: String
    }

    let inputs: [URL]
    let excludes: [String]

    func files() throws -> [File] {
        var result: [File] = []
        for input in inputs { result += try files(in: input) }
        return result.sorted { $0.url.path < $1.url.path }
    }

    private func files(in input: URL) throws -> [File] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: input.path, isDirectory: &isFolder) else {
            throw AdaptError("No such file or folder: '\(input.path)'.")
        }
        guard isFolder.boolValue else { return [File(url: input.absoluteURL, name: input.lastPathComponent)] }
        let root = input.standardizedFileURL.path + "/"
        guard let all = FileManager.default.enumerator(atPath: root) else { return [] }
        var result: [File] = []
        for case let path as String in all where path.hasSuffix(".swift") && !isExcluded(path) && !PackageManifest.isManifest(root + path) {
            result.append(File(url: URL(filePath: root + path), name: path))
        }
        return result
    }

    private func isExcluded(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.contains { $0.hasPrefix(".") } || excludes.contains { excluded in path.contains(excluded) }
    }
}

/// The folder of the rewritten files. Only changed files are written, and files that are no longer generated are deleted.
struct OutputFolder {
    let url: URL

    /// Writes the files and returns how many had changed.
    func write(_ files: [(name: String, bytes: [UInt8])]) throws -> Int {
        var written = 0
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        var kept: Set<String> = []
        for (name, bytes) in files {
            // All files are in one folder, so their names must differ: SwiftPM rejects two files with the same name in a target.
            let flat = unused(Self.short(name.replacing("/", with: "+")), in: kept)
            kept.insert(flat)
            let place = url.appending(path: flat)
            let data = Data(bytes)
            if (try? Data(contentsOf: place)) == data { continue }
            try data.write(to: place)
            written += 1
        }
        for old in try FileManager.default.contentsOfDirectory(atPath: url.path) where old.hasSuffix(".swift") && !kept.contains(old) {
            try FileManager.default.removeItem(at: url.appending(path: old))
        }
        return written
    }

    /// Returns a valid file name: of a long path, its end.
    private static func short(_ name: String) -> String {
        var name = name[...]
        while name.utf8.count > 200 { name.removeFirst() }
        return String(name)
    }

    private func unused(_ name: String, in kept: Set<String>) -> String { kept.contains(name) ? unused("_" + name, in: kept) : name }
}
