import Foundation
import Snapshots
import Synchronization

@testable import PlumbCommand

/// One run of the command inside the test, with what it printed.
struct CommandRun {
    var status: ExitStatus
    var output: String
    var errors: String

    /// - Parameters:
    ///   - directory: where the command believes it is.
    ///   - screens: as an executable of a user's own has them.
    ///   - program: how that executable was called.
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

/// A folder of the test's own, gone with it.
final class TemporaryFolder {
    /// An empty folder that nobody writes into.
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
