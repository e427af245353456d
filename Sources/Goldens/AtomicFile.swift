import Foundation
import Synchronization

/// Writes files atomically, and never outside a folder.
package enum AtomicFile {
    /// Writes a file and creates the folders on its path. A file that already contains these bytes is left unchanged, including its date.
    ///
    /// The bytes are written to a temporary file at the top of `folder`, which then replaces the old one, so an interrupted write leaves
    /// the old file intact.
    ///
    /// - Parameter path: relative to the folder. None of its components may be a link; the folder itself may.
    /// - Throws: `FileFault`.
    package static func write(_ bytes: [UInt8], to path: String, in folder: URL) throws {
        try refuseLinks(on: path, in: folder)
        let url = folder.appending(path: path)
        if let old = try? Data(contentsOf: url), old.count == bytes.count, old.elementsEqual(bytes) { return }
        do {
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch { throw FileFault(path: url.path, reason: FileFault.reason(of: error)) }
        let number = written.add(1, ordering: .relaxed).newValue
        let part = folder.path + "/\(partName)\(getpid())-\(number)"
        try write(bytes, toNew: part, for: url.path)
        guard unsafe rename(part, url.path) == 0 else {
            let fault = FileFault(path: url.path, code: errno)
            unsafe unlink(part)
            throw fault
        }
    }

    package static func write(_ text: String, to path: String, in folder: URL) throws { try write(Array(text.utf8), to: path, in: folder) }

    /// Removes the temporary files of processes that were stopped while writing.
    static func removeLeftovers(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(partName) {
            let process = pid_t(name.dropFirst(partName.count).prefix { $0 != "-" }) ?? 0
            if process == 0 || (kill(process, 0) != 0 && errno == ESRCH) { unsafe unlink(folder.path + "/" + name) }
        }
    }

    /// Throws if the path contains a link, which could lead a write anywhere.
    static func refuseLinks(on path: String, in folder: URL) throws {
        var ancestor = folder.path
        for part in path.split(separator: "/") {
            ancestor += "/" + part
            var status = stat()
            guard unsafe lstat(ancestor, &status) == 0 else { return }
            if status.st_mode & S_IFMT == S_IFLNK { throw FileFault(path: ancestor, reason: "it is a symbolic link") }
        }
    }

    private static let partName = ".plumb-part-"
    private static let written = Atomic(0)

    private static func write(_ bytes: [UInt8], toNew part: String, for path: String) throws {
        let file = unsafe open(part, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw FileFault(path: path, code: errno) }
        let code = unsafe bytes.withUnsafeBytes { all -> Int32 in
            var rest = unsafe all[...]
            while unsafe !rest.isEmpty {
                let count = unsafe Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return errno }
                unsafe rest = rest.dropFirst(count)
            }
            return 0
        }
        // Some file systems report a full disk only here.
        let closed = close(file) == 0 ? 0 : errno
        guard code == 0, closed == 0 else {
            unsafe unlink(part)
            throw FileFault(path: path, code: code == 0 ? closed : code)
        }
    }
}

/// A file that could not be written, and why.
package struct FileFault: Error, Sendable, Hashable {
    package var path: String
    /// The system's message, or a clause of our own.
    package var reason: String

    init(path: String, reason: String) { self.path = path; self.reason = reason }

    init(path: String, code: Int32) { self.init(path: path, reason: unsafe String(cString: strerror(code)).lowercasedStart) }

    package static func reason(of error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        let code =
            underlying.flatMap { $0.domain == NSPOSIXErrorDomain ? Int32($0.code) : nil } ?? (error as? POSIXError).map(\.code.rawValue)
        return code.map { FileFault(path: "", code: $0).reason } ?? error.localizedDescription
    }
}

extension String {
    fileprivate var lowercasedStart: String { prefix(1).lowercased() + dropFirst() }
}
