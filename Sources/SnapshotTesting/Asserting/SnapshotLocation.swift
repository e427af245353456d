import Foundation

/// The location of a snapshot's files: `__Snapshots__/<file>/<test>.<name>.<extension>` beside the test.
struct SnapshotLocation: Sendable {
    /// The test file's name without its extension.
    let suite: String
    /// The test's name as used in file names.
    let test: String
    /// Distinguishes the snapshot from the others of the test: a name as used in file names, or a number.
    let name: String
    let hasName: Bool
    var stem: String { "\(test).\(name)" }
    private let pathExtension: String?
    private let folder: URL
    /// Nil if the test sets its folder itself.
    private let linuxFolder: URL?
    /// The test file.
    let source: URL

    /// Counts the test's snapshots if there is no name, so it must be called once for each assertion.
    init(filePath: String, testName: String, name: String?, pathExtension: String?, directory: String?) {
        source = URL(fileURLWithPath: filePath, isDirectory: false)
        suite = source.deletingPathExtension().lastPathComponent
        let all = source.deletingLastPathComponent().appending(path: Self.folderName, directoryHint: .isDirectory)
        folder = directory.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? all.appending(path: suite, directoryHint: .isDirectory)
        linuxFolder = directory == nil ? all.appending(path: "\(Self.linuxName)/\(suite)", directoryHint: .isDirectory) : nil
        test = Self.sanitized(testName)
        hasName = name != nil
        self.name = name.map(Self.sanitized) ?? String(SnapshotCounter.next(for: folder.appending(path: testName).path))
        self.pathExtension = pathExtension
    }

    static let folderName = "__Snapshots__"
    private static let linuxName = "linux"

    var fileName: String { stem + (pathExtension.map { ".\($0)" } ?? "") }

    /// The location used by swift-snapshot-testing, with the files recorded on a Mac.
    var shared: URL { folder.appending(path: fileName) }

    /// The location for files recorded on Linux, so that both can be in one repository.
    var linux: URL? { linuxFolder?.appending(path: fileName) }

    /// The location for new snapshots: the Linux folder if it exists.
    var new: URL {
        guard let linux, let all = linuxFolder?.deletingLastPathComponent(), FileManager.default.fileExists(atPath: all.path) else {
            return shared
        }
        return linux
    }

    /// The folder of goldens for a snapshot with many: each is at `<file>/<test>.<name>/<cell>`.
    var goldens: URL {
        guard let own = linuxFolder?.deletingLastPathComponent() else { return folder }
        let shared = folder.deletingLastPathComponent(), path = "\(suite)/\(stem)"
        func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
        guard exists(own) else { return shared }
        return exists(own.appending(path: path)) || !exists(shared.appending(path: path)) ? own : shared
    }

    /// Keeps letters, digits and underscores, and replaces everything between them with a hyphen.
    static func sanitized(_ name: String) -> String {
        let hyphens = name.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
        return hyphens.replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
    }
}

extension URL {
    /// The file beside a picture with the text of its layers.
    var layerText: URL { deletingPathExtension().appendingPathExtension("layers.txt") }
}
