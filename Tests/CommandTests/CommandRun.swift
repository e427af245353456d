import Foundation
import Snapshots
import Synchronization

@testable import PlumbCommand

/// One run of the command within the test's process, with its output.
struct CommandRun {
    var status: ExitStatus
    var output: String
    var errors: String

    /// - Parameters:
    ///   - directory: The command's working directory.
    ///   - screens: The screens of a user's own executable.
    ///   - program: The name under which that executable was called.
    static func of(
        _ arguments: [String], in directory: URL = TemporaryFolder.shared, screens: [Screen] = [], program: String = "plumb",
        environment: [String: String] = [:]
    ) async -> CommandRun {
        let streams = Mutex((output: "", errors: ""))
        let console = Console { stream, text in
            streams.withLock { if stream == .output { $0.output += text } else { $0.errors += text } }
        }
        let context = CommandContext(console: console, directory: directory, program: program, screens: screens, environment: environment)
        let status = await PlumbCommand.status(of: arguments, in: context)
        let printed = streams.withLock { $0 }
        return CommandRun(status: status, output: printed.output, errors: printed.errors)
    }

    var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// A temporary folder that is deleted with this object.
final class TemporaryFolder {
    /// An empty folder that no test writes to.
    static let shared = TemporaryFolder(keeps: true).url

    let url: URL
    private let keeps: Bool

    init(keeps: Bool = false) {
        url = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)", directoryHint: .isDirectory)
        self.keeps = keeps
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { if !keeps { try? FileManager.default.removeItem(at: url) } }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ path: String) throws -> String { try String(contentsOf: url.appending(path: path), encoding: .utf8) }
}
