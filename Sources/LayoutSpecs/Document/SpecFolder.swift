import Foundation
import UIKit

/// Where the files lie that a spec names, and how far it may reach.
struct SpecFolder: Hashable, Sendable {
    /// As it stands before the file's name; empty for the current folder.
    let path: String
    private let bounds: ReadingBounds

    /// - Parameter project: the folder that all files must lie in; the spec's own when nil.
    init(file: String, project: URL?) {
        path = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        bounds = ReadingBounds(project ?? Self.url(path))
    }

    var url: URL { Self.url(path) }

    private static func url(_ path: String) -> URL { URL(filePath: path.isEmpty ? "." : path, directoryHint: .isDirectory) }

    /// The place of a file that the spec names.
    func place(of name: String) -> String { name.hasPrefix("/") || path.isEmpty ? name : path + "/" + name }

    /// Whether the spec may read it.
    func holds(_ name: String) -> Bool { bounds.holds(place(of: name)) }
}
