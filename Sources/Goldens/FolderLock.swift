import Foundation

/// Locks a folder for one process, because two runs in one output folder, or two approvals of one folder of goldens, would mix their files.
///
/// The lock is the system's lock on the folder itself (`flock`). It leaves no file behind and ends with the process, however that ends.
package final class FolderLock: Sendable {
    /// The error for a folder that another process has locked.
    package struct Held: Error, Sendable, Hashable {
        package var folder: URL
        /// The other process and its command line, if the system reports them.
        package var process: Int?
        package var command: String?
    }

    private let file: Int32

    /// Creates the folder if necessary, and removes what stopped runs left in it.
    ///
    /// - Throws: `Held` immediately, without waiting; `FileFault` if the folder cannot be created.
    package init(_ folder: URL) throws {
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw FileFault(path: folder.path, reason: FileFault.reason(of: error))
        }
        file = unsafe open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw FileFault(path: folder.path, code: errno) }
        // On a file system without locks nothing is locked. A lock that is not had is closed by `deinit`.
        if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            let holder = Self.holder(of: file)
            throw Held(folder: folder, process: holder, command: holder.flatMap(Self.command))
        }
        AtomicFile.removeLeftovers(in: folder)
    }

    deinit { if file >= 0 { close(file) } }

    /// Finds the process in the kernel's list, which has a line for each lock: `1: FLOCK  ADVISORY  WRITE 4711 fe:00:131072 0 EOF`.
    private static func holder(of file: Int32) -> Int? {
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { return nil }
        for line in KernelFile.text(of: "/proc/locks").split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard let at = fields.firstIndex(of: "FLOCK"), fields.count > at + 4 else { continue }
            if fields[at + 4].split(separator: ":").last.flatMap({ UInt64($0) }) == UInt64(status.st_ino) { return Int(fields[at + 3]) }
        }
        return nil
    }

    private static func command(of process: Int) -> String? {
        let fields = KernelFile.text(of: "/proc/\(process)/cmdline").split(separator: "\0")
        guard let program = fields.first else { return nil }
        return ([String(program.split(separator: "/").last ?? program)] + fields.dropFirst().map(String.init)).joined(separator: " ")
    }
}

/// Reads files that the kernel generates while they are read. They must be read to their end, whatever size they report; Foundation may
/// stop early.
package enum KernelFile {
    /// Returns an empty text if the file does not exist.
    package static func text(of path: String) -> String {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes: [UInt8] = [], chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe read(file, &chunk, chunk.count)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += chunk[..<count]
        }
    }
}
