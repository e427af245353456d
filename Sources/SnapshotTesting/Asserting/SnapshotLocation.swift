import Foundation
import Snapshots

/// The location of a snapshot's files: `__Snapshots__/<file>/<test>.<name>.<extension>` beside the test.
struct SnapshotLocation: Sendable {
    /// The test file's name without its extension, or the folder that another library's rules name.
    let suite: String
    /// The test's name as used in file names.
    let test: String
    /// Distinguishes the snapshot from the others of the test: a name as used in file names, or a number.
    let name: String
    let hasName: Bool
    /// The name of the file without its extension.
    let stem: String
    private let pathExtension: String?
    /// The folder of all snapshots, and the snapshot's folder in it.
    private let root: URL, folder: String
    /// The test file.
    let source: URL

    /// Counts the test's snapshots if there is no name, so it must be called once for each assertion.
    init(filePath: String, testName: String, name: String?, pathExtension: String?, directory: String?) {
        source = URL(fileURLWithPath: filePath, isDirectory: false)
        suite = source.deletingPathExtension().lastPathComponent
        root =
            directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? source.deletingLastPathComponent().appending(path: Self.folderName, directoryHint: .isDirectory)
        folder = directory == nil ? suite : ""
        test = Self.sanitized(testName)
        hasName = name != nil
        self.name =
            name.map(Self.sanitized) ?? String(SnapshotCounter.next(for: root.appending(path: folder).appending(path: testName).path))
        stem = "\(test).\(self.name)"
        self.pathExtension = pathExtension
    }

    /// A location by another library's rules.
    init(root: URL, folder: String, test: String, stem: String, source: URL) {
        (self.root, self.folder, self.test, self.stem, self.source) = (root, folder, test, stem, source)
        (suite, name, hasName, pathExtension) = (folder, stem, true, "png")
    }

    static let folderName = "__Snapshots__"
    private static let linuxName = "linux"

    var fileName: String { stem + (pathExtension.map { ".\($0)" } ?? "") }

    /// The location used by swift-snapshot-testing, with the files recorded on a Mac.
    var shared: URL { root.appending(path: folder).appending(path: fileName) }

    /// The location for pictures recorded on Linux beside those of a Mac.
    var linux: URL { linuxRoot.appending(path: folder).appending(path: fileName) }

    private var linuxRoot: URL { root.appending(path: Self.linuxName, directoryHint: .isDirectory) }

    /// The existing file, preferably from Linux.
    var existing: URL? { [linux, shared].first { FileManager.default.fileExists(atPath: $0.path) } }

    /// The location for a new snapshot: pictures are not among those of a Mac.
    func new(isPicture: Bool) -> URL { isPicture && hasMacPictures ? linux : shared }

    private var hasMacPictures: Bool { PictureOrigin.hasMacPicture(in: root, except: Self.linuxName) }

    /// The folder of goldens for a snapshot with many: each is at `<file>/<test>.<name>/<cell>`.
    var goldens: URL {
        let path = "\(suite)/\(stem)"
        let found = [linuxRoot, root].first { FileManager.default.fileExists(atPath: $0.appending(path: path).path) }
        return found ?? (hasMacPictures ? linuxRoot : root)
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
