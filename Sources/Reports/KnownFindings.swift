import Rendering
import Foundation
import LayoutAudit

/// The findings that a project accepts for now, one per line: kind, case, view. The file only shrinks: after it is created, lines are
/// removed when their findings are fixed, and only people add any.
package struct KnownFindings: Sendable, Hashable {
    package struct Line: Sendable, Hashable, Comparable {
        package var kind, `case`, view: String

        package static func < (one: Line, other: Line) -> Bool {
            (one.case, one.kind, one.view) < (other.case, other.kind, other.view)
        }
    }

    package private(set) var lines: Set<Line> = []

    package init(_ layouts: [LayoutFindings]) { for layout in layouts { lines.formUnion(Self.lines(of: layout)) } }

    /// - Throws: `SettingsErrors` for invalid lines.
    package init(text: String, file: String) throws(SettingsErrors) {
        var errors: [SettingsError] = []
        for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = row.trimmingCharacters(in: .whitespaces)
            guard !trimmed.isEmpty, !trimmed.hasPrefix("#") else { continue }
            let parts = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let location = SettingsLocation(file: file, line: index + 1, column: 1)
            guard parts.count == 3 else {
                errors.append(
                    SettingsError(
                        .wrongKind(key: "a known finding", expected: "kind, case and view, separated by tabs"), at: location,
                        sourceLine: String(row)))
                continue
            }
            guard Finding.Kind.named(parts[0]) != nil else {
                errors.append(
                    SettingsError(
                        .unknownValue(parts[0], of: "kind of finding", allowed: LayoutFindings.kinds), at: location, sourceLine: String(row)
                    ))
                continue
            }
            lines.insert(Line(kind: parts[0], case: parts[1], view: parts[2]))
        }
        if !errors.isEmpty { throw SettingsErrors(errors) }
    }

    /// The file's content, in a fixed order.
    package var text: String {
        "# Known findings: kind, case, view. `plumb lint --update-known` removes those that are fixed.\n"
            + lines.sorted().map { "\($0.kind)\t\($0.case)\t\($0.view)\n" }.joined()
    }

    /// Returns the findings that are in no line.
    package func unknown(in layout: LayoutFindings) -> LayoutFindings {
        var rest = layout
        rest.findings.removeAll { lines.contains(Self.line(of: $0, in: layout)) }
        return rest
    }

    /// Returns the lines of these cases whose findings no longer occur.
    package func fixed(in layouts: [LayoutFindings]) -> [Line] {
        let cases = Set(layouts.map(\.case)), found = layouts.reduce(into: Set<Line>()) { $0.formUnion(Self.lines(of: $1)) }
        return lines.filter { cases.contains($0.case) && !found.contains($0) }.sorted()
    }

    package mutating func remove(_ fixed: [Line]) { lines.subtract(fixed) }

    private static func lines(of layout: LayoutFindings) -> [Line] { layout.findings.map { line(of: $0, in: layout) } }

    private static func line(of finding: Finding, in layout: LayoutFindings) -> Line {
        Line(kind: finding.kind.rawValue, case: layout.case, view: finding.view)
    }
}
