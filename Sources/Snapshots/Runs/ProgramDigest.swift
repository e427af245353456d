import Goldens
import Foundation

/// The digest of the running program: the bytes of its file, the libraries it is linked to, and the resources beside it.
///
/// The program is read once for each state of its file. The result is stored in the cache by the file's identity, size and times, including
/// the change time, which cannot be set. System libraries are identified by path, size and time.
struct ProgramDigest: Sendable {
    let text: String

    /// - Parameter folder: the cache's folder.
    init(cache folder: URL) {
        var digest = ContentDigest()
        digest.mix("program", Self.executable(folder))
        digest.mix("libraries", Self.libraries.map(Self.state).joined(separator: "\n"))
        if let home = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent() {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []).sorted()
            for name in names where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
                digest.mix(folder: home.appending(path: name), as: name)
            }
        }
        text = digest.text
    }

    /// Creates a digest for tests, which do not change their program.
    init(text: String) { self.text = text }

    private static func executable(_ folder: URL) -> String {
        let path = Bundle.main.executablePath ?? "/proc/self/exe"
        let known = "programs/\(ContentDigest(describing: state(path)).text)"
        if let text = try? String(contentsOf: folder.appending(path: known), encoding: .utf8), text.count == 32 { return text }
        var digest = ContentDigest()
        digest.mix(file: URL(filePath: path), as: "program")
        try? AtomicFile.write(digest.text, to: known, in: folder)
        return digest.text
    }

    /// The libraries that are mapped now, and those that are loaded when a picture needs them.
    static var libraries: [String] {
        let mapped = KernelFile.text(of: "/proc/self/maps").split(separator: "\n").compactMap { line in
            line.firstIndex(of: "/").map { String(line[$0...]) }
        }
        .filter { $0.contains(".so") }
        let folders = Set(mapped.map { URL(filePath: $0).deletingLastPathComponent().path })
        let later = folders.sorted().flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
                .filter { $0.hasPrefix("librsvg-2") || $0.hasPrefix("libpoppler") }.map { "\(folder)/\($0)" }
        }
        return Set(mapped + later).sorted()
    }

    private static func state(_ path: String) -> String {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return "\(path) absent" }
        return "\(path) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) "
            + "\(status.st_ctim.tv_sec).\(status.st_ctim.tv_nsec)"
    }
}
