import Foundation
import LayoutSpecs

/// The place in the sources that a remark in a report is about.
package struct ReportLocation: Sendable, Hashable, Codable {
    /// The path, relative to the command's folder if it is inside.
    package var file: String
    /// The line, from 1; nil for the file as a whole.
    package var line: Int?

    package init(file: String, line: Int? = nil) { self.file = file; self.line = line }
}

extension Case {
    /// Returns the line of the first of these views that the input's file contains; only the file if it contains none; nil for a screen in
    /// Swift.
    package func location(ofViews names: [String], project: Project) -> ReportLocation? {
        guard let file else { return nil }
        let line =
            switch source {
            case .spec(let spec): names.lazy.compactMap { spec.line(ofView: $0) }.first
            case .document: Self.line(ofViews: names, in: file)
            case .screen: nil as Int?
            }
        return ReportLocation(file: project.name(of: file), line: line)
    }

    /// Finds views in a document by accessibility identifier, label or id.
    private static func line(ofViews names: [String], in file: URL) -> Int? {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for name in names {
            let marks = ["identifier", "userLabel", "id"].map { "\($0)=\"\(name.escapedForXML)\"" }
            if let found = lines.firstIndex(where: { line in marks.contains { line.contains($0) } }) { return found + 1 }
        }
        return nil
    }
}
