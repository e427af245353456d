import Foundation

/// The folder that files of strangers may name other files in. A picture shows what was read: one that could name any file of the machine would
/// put it into a report.
package struct ReadingBounds: Hashable, Sendable {
    private let root: String

    package init(_ folder: URL) { root = Self.real(folder.path) ?? folder.standardizedFileURL.path }

    /// Whether the file lies in the folder once all links are followed. One that is not there does where its folder lies in it.
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
