import Foundation
import UIKit

/// The folder of the files that a spec names, and the bounds of what it may read.
struct SpecFolder: Hashable, Sendable {
    /// The path as written before the file's name; empty for the current folder.
    let path: String
    private let bounds: ReadingBounds

    /// - Parameter project: The folder that must contain all files; nil for the spec's own folder.
    init(file: String, project: URL?) {
        path = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        bounds = ReadingBounds(project ?? Self.url(path))
    }

    var url: URL { Self.url(path) }

    private static func url(_ path: String) -> URL { URL(filePath: path.isEmpty ? "." : path, directoryHint: .isDirectory) }

    /// Returns the path of a file that the spec names.
    func filePath(of name: String) -> String { name.hasPrefix("/") || path.isEmpty ? name : path + "/" + name }

    /// Whether the spec may read a file.
    func holds(_ name: String) -> Bool { bounds.holds(filePath(of: name)) }
}
