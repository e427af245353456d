import Foundation

/// Where a snapshot's files stand: `__Snapshots__/<file>/<test>.<name>.<extension>` beside the test.
struct SnapshotPlace: Sendable {
    /// The test file's name without its extension.
    let suite: String
    /// The test's name as files have it.
    let test: String
    /// What tells the snapshot from others of the test: a name as files have it, or a number.
    let name: String
    let hasName: Bool
    var stem: String { "\(test).\(name)" }
    private let pathExtension: String?
    private let folder: URL
    /// Nil when the test names its folder itself.
    private let linuxFolder: URL?
    /// The test file.
    let source: URL

    /// Counts the snapshots of the test when there is no name: made once for each assertion.
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

    /// The place that the package is known for: what is recorded on a Mac stands here.
    var shared: URL { folder.appending(path: fileName) }

    /// The place beside it for what is recorded here, so that both can live in one repository.
    var linux: URL? { linuxFolder?.appending(path: fileName) }

    /// Where new snapshots go: once there is a folder of Linux's own, into that.
    var new: URL {
        guard let linux, let all = linuxFolder?.deletingLastPathComponent(), FileManager.default.fileExists(atPath: all.path) else {
            return shared
        }
        return linux
    }

    /// The folder of goldens for a snapshot that has many: each stands in `<file>/<test>.<name>/<cell>`.
    var goldens: URL {
        guard let own = linuxFolder?.deletingLastPathComponent() else { return folder }
        let shared = folder.deletingLastPathComponent(), path = "\(suite)/\(stem)"
        func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
        guard exists(own) else { return shared }
        return exists(own.appending(path: path)) || !exists(shared.appending(path: path)) ? own : shared
    }

    /// Letters, digits and underscores stay; what is between them becomes a hyphen.
    static func sanitized(_ name: String) -> String {
        let hyphens = name.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
        return hyphens.replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
    }
}

extension URL {
    /// The text of the layers that a picture shows, beside the picture.
    var layerText: URL { deletingPathExtension().appendingPathExtension("layers.txt") }
}
