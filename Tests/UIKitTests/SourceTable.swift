import Foundation

/// A table of `docs/sources`, keyed by the names in its first row. No field contains a comma.
enum SourceTable {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/sources")

    static func rows(_ name: String) throws -> [[String: String]] {
        let lines = try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
    }
}
