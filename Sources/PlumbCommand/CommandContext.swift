import Foundation
import Snapshots

/// What surrounds one run of the command: bound once where it starts, read by the verbs.
struct CommandContext: Sendable {
    var console: Console
    /// Relative paths start here.
    var directory: URL
    /// How the running program was called, as advice repeats it: `plumb`, `.build/release/gallery`.
    var program = "plumb"
    /// Screens written in Swift by the executable that runs.
    var screens: [Screen] = []
    /// What continuous integration says about itself: where reports go, never what is in pictures.
    var environment: [String: String] = [:]
    /// Asset catalogs and pictures of those screens.
    var resources: [String] = []
    /// Whether this program was made of an app's code.
    var isApp = false

    @TaskLocal static var current = CommandContext(
        console: .standard, directory: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
        environment: ProcessInfo.processInfo.environment)

    /// The name of the running program, under which it writes down its cases.
    var programName: String { URL(filePath: program).lastPathComponent }

    /// The goldens of the running program.
    ///
    /// - Parameter folder: as an option gave it; nil for the project's own.
    func goldens(_ folder: String?, of project: Project) -> GoldenStore {
        GoldenStore(folder: folder.map(url) ?? project.goldens, program: programName)
    }

    /// As people would write it from here.
    func name(of url: URL) -> String {
        let (root, path) = (directory.standardizedFileURL.path, url.standardizedFileURL.path)
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    func url(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(filePath: path) : directory.appending(path: path)
    }
}

/// How the command ends. Documented in its help.
enum ExitStatus: Int32, Error, Sendable {
    case success = 0
    /// Pictures or layouts differ from their goldens, goldens are missing, or cells could not be drawn.
    case differences = 1
    /// Wrong use of the command, or inputs and settings with faults.
    case badInput = 2
    /// Something that the command needs is not on this machine.
    case environment = 3
}
