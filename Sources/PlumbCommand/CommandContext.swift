import Foundation
import Snapshots

/// The environment of one run of the command, set at the start and read by the verbs.
struct CommandContext: Sendable {
    var console: Console
    /// The directory that relative paths start from.
    var directory: URL
    /// The path by which the program was called, as used in advice: `plumb`, `.build/release/gallery`.
    var program = "plumb"
    /// The path of the directory as the user names it, if the command runs for a project elsewhere.
    var projectPath: String?
    /// Tells an app's program that path.
    static let projectVariable = "PLUMB_PROJECT"
    /// Screens written in Swift, registered by the running executable.
    var screens: [Screen] = []
    /// The environment variables of continuous integration. They determine where reports are written, never what pictures show.
    var environment: [String: String] = [:]
    /// Asset catalogs and pictures for those screens.
    var resources: [String] = []
    /// Whether this program was built from an app's code.
    var isApp = false

    @TaskLocal static var current = CommandContext(
        console: .standard, directory: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
        environment: ProcessInfo.processInfo.environment)

    /// The name of the running program, under which it records its cases.
    var programName: String { URL(filePath: program).lastPathComponent }

    /// Returns the goldens of the running program.
    ///
    /// - Parameter folder: the folder given by an option; nil for the project's own.
    func goldens(_ folder: String?, of project: Project) -> GoldenStore {
        GoldenStore(folder: folder.map(url) ?? project.goldens, program: programName)
    }

    /// Returns the path relative to the directory if the file is in it, otherwise the full path.
    func name(of url: URL) -> String {
        let (root, path) = (directory.standardizedFileURL.path, url.standardizedFileURL.path)
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    func url(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(filePath: path) : directory.appending(path: path)
    }
}

/// The exit status of the command, as documented in its help.
enum ExitStatus: Int32, Error, Sendable {
    case success = 0
    /// Pictures or layouts differ from their goldens, goldens are missing, or cells could not be drawn.
    case differences = 1
    /// Incorrect usage, or faults in inputs or settings.
    case badInput = 2
    /// Something that the command needs is missing on this machine.
    case environment = 3
}
