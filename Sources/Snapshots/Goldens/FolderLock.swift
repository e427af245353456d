import Foundation

/// Holds a folder for one process: two runs in one output folder, or two approvals of one folder of goldens, would mix their files.
///
/// The lock is the system's on the folder itself (`flock`). It leaves no file behind, and ends with the process, however that ends.
package final class FolderLock: Sendable {
    /// Somebody else has the folder.
    package struct Held: Error, Sendable, Hashable {
        package var folder: URL
        /// Its process and command line, where the system tells.
        package var process: Int?
        package var command: String?
    }

    private let file: Int32

    /// Makes the folder if it is not there, and clears away what stopped runs left in it.
    ///
    /// - Throws: `Held` at once, without waiting; `FileFault` when the folder cannot be made.
    package init(_ folder: URL) throws {
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw FileFault(path: folder.path, reason: FileFault.reason(of: error))
        }
        file = unsafe open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw FileFault(path: folder.path, code: errno) }
        // A file system without locks gives none.
        if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            let holder = Self.holder(of: file)
            close(file)
            throw Held(folder: folder, process: holder, command: holder.flatMap(Self.command))
        }
        AtomicFile.removeLeftovers(in: folder)
    }

    deinit { close(file) }

    /// The kernel's list has a line for each lock: `1: FLOCK  ADVISORY  WRITE 4711 fe:00:131072 0 EOF`.
    private static func holder(of file: Int32) -> Int? {
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { return nil }
        for line in KernelFile.text(of: "/proc/locks").split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let at = words.firstIndex(of: "FLOCK"), words.count > at + 4 else { continue }
            if words[at + 4].split(separator: ":").last.flatMap({ UInt64($0) }) == UInt64(status.st_ino) { return Int(words[at + 3]) }
        }
        return nil
    }

    private static func command(of process: Int) -> String? {
        let words = KernelFile.text(of: "/proc/\(process)/cmdline").split(separator: "\0")
        guard let program = words.first else { return nil }
        return ([String(program.split(separator: "/").last ?? program)] + words.dropFirst().map(String.init)).joined(separator: " ")
    }
}

/// Files that the kernel makes while they are read: to be read to their end, whatever size they claim to have. Foundation stops anywhere.
enum KernelFile {
    /// Empty for one that is not there.
    static func text(of path: String) -> String {
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
