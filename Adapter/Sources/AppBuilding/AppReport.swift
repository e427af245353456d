import SourceAdaptation

/// The parts of an app's code that compile, and those that were left out, by cause.
public struct AppReport: Codable, Sendable {
    public struct Entry: Codable, Sendable, Hashable {
        public var path: String
        public var line: Int
        public var extent: Omission.Extent
        /// The compiler's message.
        public var cause: String
    }

    /// Which pods and libraries of Carthage were compiled with the app, and which were not: a sentence for each of the two.
    public var libraries: [String]
    public var module: String
    public var files: Int
    public var filesWithUIKit: Int
    /// The files of which nothing was left out.
    public var filesWhole: Int
    public var filesWithUIKitWhole: Int
    public var filesWithSwiftUI: Int
    public var filesWithSwiftUIWhole: Int
    public var left: [Entry]
    public var findings: [SourceFinding]
    /// The controllers and views that are made with sample values.
    public var made: [MadeScreen]
    /// The controllers and views that need arguments for which no sample values could be made.
    public var unmade: [UnmadeScreen]
    /// The program that draws the screens.
    public var program: String

    /// The causes with their places, the most frequent first.
    public var causes: [(cause: String, places: [Entry])] {
        Dictionary(grouping: left, by: \.cause).map { ($0.key, $0.value) }.sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
    }

    /// Adds what is left of a dependency.
    mutating func add(_ other: AppReport) {
        files += other.files
        filesWithUIKit += other.filesWithUIKit
        filesWhole += other.filesWhole
        filesWithUIKitWhole += other.filesWithUIKitWhole
        filesWithSwiftUI += other.filesWithSwiftUI
        filesWithSwiftUIWhole += other.filesWithSwiftUIWhole
        left = (left + other.left).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
        made += other.made
        unmade += other.unmade
        findings = (findings + other.findings).sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
    }

    public var headline: String {
        "\(module): \(filesWhole) of \(files) files compile completely (\(filesWithUIKitWhole) of \(filesWithUIKit) with UIKit"
            + (filesWithSwiftUI > 0 ? ", \(filesWithSwiftUIWhole) of \(filesWithSwiftUI) with SwiftUI)" : ")")
    }

    /// Returns the report as text.
    /// - Parameter places: The most places to list for each cause.
    /// - Parameter limit: The most causes to list.
    public func text(places: Int = 3, limit: Int = 40) -> String {
        var lines = libraries + [headline]
        let extents: [(Omission.Extent, String)] = [
            (.name, "lines with a type that is missing"), (.link, "calls omitted from chains"), (.part, "parts of statements omitted"),
            (.statement, "statements omitted"), (.body, "bodies that trap"),
            (.declaration, "declarations omitted"),
            (.bodies, "files reduced to declarations"), (.file, "files omitted"),
        ]
        lines += extents.map { extent, name in
            "  \(left.count { $0.extent == extent || (extent == .statement && [.value, .outerStatement].contains($0.extent)) }) \(name)"
        }
        for (cause, entries) in causes.prefix(limit) {
            lines.append("\(entries.count) × \(cause)")
            lines += entries.prefix(places).map { "    \($0.path):\($0.line)" }
            if entries.count > places { lines.append("    … \(entries.count - places) more") }
        }
        if !unmade.isEmpty { lines.append("\(unmade.count) screens could not be made with sample values") }
        lines += unmade.prefix(limit).map { "    \($0.name): \($0.reason)" }
        if causes.count > limit { lines.append("… \(causes.count - limit) more causes") }
        return lines.joined(separator: "\n")
    }
}
