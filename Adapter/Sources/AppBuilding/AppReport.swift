import SourceAdaptation

/// What of an app's code compiles, and what was given up, by cause.
public struct AppReport: Codable, Sendable {
    public struct Entry: Codable, Sendable, Hashable {
        public var path: String
        public var line: Int
        public var extent: Omission.Extent
        /// What the compiler said.
        public var cause: String
    }

    public var module: String
    public var files: Int
    public var filesWithUIKit: Int
    /// Files of which nothing was given up.
    public var filesWhole: Int
    public var filesWithUIKitWhole: Int
    public var left: [Entry]
    public var findings: [SourceFinding]
    /// The program that draws.
    public var program: String

    /// Causes with their places, the most frequent first.
    public var causes: [(cause: String, places: [Entry])] {
        Dictionary(grouping: left, by: \.cause).map { ($0.key, $0.value) }.sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
    }

    /// - Parameter places: of each cause, at most.
    public func text(places: Int = 3) -> String {
        var lines = ["\(module): \(filesWhole) of \(files) files compile whole (\(filesWithUIKitWhole) of \(filesWithUIKit) with UIKit)"]
        let extents: [(Omission.Extent, String)] = [
            (.statement, "statements left out"), (.body, "bodies that trap"), (.declaration, "declarations left out"),
            (.file, "files left out"),
        ]
        lines += extents.map { extent, name in "  \(left.count { $0.extent == extent }) \(name)" }
        for (cause, entries) in causes {
            lines.append("\(entries.count) × \(cause)")
            lines += entries.prefix(places).map { "    \($0.path):\($0.line)" }
            if entries.count > places { lines.append("    … \(entries.count - places) more") }
        }
        return lines.joined(separator: "\n")
    }
}
