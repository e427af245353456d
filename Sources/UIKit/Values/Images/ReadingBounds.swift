import Foundation

/// The folder in which untrusted files may name other files. Pictures show what was read: a file that could name any file on the machine
/// could expose it in a report.
package struct ReadingBounds: Hashable, Sendable {
    private let root: String

    package init(_ folder: URL) { root = Self.real(folder.path) ?? folder.standardizedFileURL.path }

    /// Whether the file is in the folder once all links are resolved. A file that does not exist counts as in it if its parent folder is.
    package func holds(_ path: String) -> Bool {
        let found =
            Self.real(path) ?? Self.real((path as NSString).deletingLastPathComponent) ?? URL(filePath: path).standardizedFileURL.path
        return root == "/" || found == root || found.hasPrefix(root + "/")
    }

    private static func real(_ path: String) -> String? {
        guard let found = unsafe realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { unsafe free(found) }
        return unsafe String(cString: found)
    }
}
