import Foundation

/// Files that are there whole or not at all.
enum AtomicFile {
    /// Makes the folders on the way. A file that already has these bytes is left alone, its date too.
    static func write(_ bytes: [UInt8], to url: URL) throws {
        let data = Data(bytes)
        if let old = try? Data(contentsOf: url), old == data { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Foundation writes to another name in the same folder and renames.
        try data.write(to: url, options: .atomic)
    }

    static func write(_ text: String, to url: URL) throws { try write(Array(text.utf8), to: url) }
}
