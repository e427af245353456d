import CConfinement
import Foundation

/// What a screen's process may reach: no server, and of the files those of its home and its pictures are all that it can write. The kernel
/// holds it, for the process and whatever it starts; where it cannot, the process runs as it is.
///
/// The limits are taken by a process before it becomes the screen's: `plumb-code --confine FOLDER… -- PROGRAM ARGUMENTS…`
public struct Confinement: Sendable {
    /// Folders and files that can be written.
    public var writable: [String]
    public var command: [String]

    public init(writable: [String], command: [String]) {
        self.writable = writable
        self.command = command
    }

    private static let option = "--confine"

    /// Nil for arguments that ask for something else.
    public init?(_ arguments: [String]) {
        guard arguments.dropFirst().first == Self.option, let end = arguments.firstIndex(of: "--") else { return nil }
        self.init(writable: Array(arguments[2..<end]), command: Array(arguments[(end + 1)...]))
    }

    /// The words that have a program do this.
    func words(for program: String) -> [String] { [program, Self.option] + writable + ["--"] + command }

    /// Becomes the command.
    public func run() throws -> Never {
        let folders = (writable + ["/dev/null", "/dev/tty"]).map { strdup($0) }
        _ = folders.map { UnsafePointer($0) }.withUnsafeBufferPointer { plumb_refuse_writes_outside($0.baseAddress, Int32($0.count)) }
        _ = plumb_refuse_network()
        var words = command.map { strdup($0) } + [nil]
        execvp(command[0], &words)
        throw AppError("'\(command[0])' cannot be run: \(String(cString: strerror(errno)))")
    }
}
