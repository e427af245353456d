import CConfinement
import Foundation

/// The limits of a screen's process: it reaches no server, and it can write only to its home and to the folders of its pictures. The kernel
/// enforces them for the process and its children. If the kernel cannot, the process runs without limits.
///
/// A process takes the limits before it becomes the screen's: `plumb-code --confine FOLDER… -- PROGRAM ARGUMENTS…`
public struct Confinement: Sendable {
    /// The folders and files that can be written.
    public var writable: [String]
    public var command: [String]

    public init(writable: [String], command: [String]) {
        self.writable = writable
        self.command = command
    }

    private static let option = "--confine"

    /// Parses the arguments; nil if they request something else.
    public init?(_ arguments: [String]) {
        guard arguments.dropFirst().first == Self.option, let end = arguments.firstIndex(of: "--") else { return nil }
        self.init(writable: Array(arguments[2..<end]), command: Array(arguments[(end + 1)...]))
    }

    /// Returns the command line with which a program takes the limits and becomes the command.
    func words(for program: String) -> [String] { [program, Self.option] + writable + ["--"] + command }

    /// Takes the limits and becomes the command.
    public func run() throws -> Never {
        let folders = (writable + ["/dev/null", "/dev/tty"]).map { strdup($0) }
        _ = folders.map { UnsafePointer($0) }.withUnsafeBufferPointer { plumb_refuse_writes_outside($0.baseAddress, Int32($0.count)) }
        _ = plumb_refuse_network()
        var words = command.map { strdup($0) } + [nil]
        execvp(command[0], &words)
        throw AppError("cannot run '\(command[0])': \(String(cString: strerror(errno)))")
    }
}
