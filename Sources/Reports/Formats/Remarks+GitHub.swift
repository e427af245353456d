import Goldens
import Rendering

extension Remark {
    /// A workflow command that GitHub shows at the line: `::error file=…,line=…,title=…::message`.
    package var annotation: String {
        let level = self.level == .note ? "notice" : self.level.rawValue
        let properties = [
            file.map { "file=\(Self.property($0))" }, file == nil ? nil : line.map { "line=\($0)" },
            file == nil || line == nil ? nil : column.map { "col=\($0)" }, "title=\(Self.property(title))",
        ].compactMap { $0 }
        return "::\(level) \(properties.joined(separator: ","))::\(Self.data(message))"
    }

    /// Escapes text in the same way as the runner's own tools: `@actions/core`, `escapeData` and `escapeProperty`.
    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String { data(text).replacing(":", with: "%3A").replacing(",", with: "%2C") }
}

extension TestReport {
    /// Returns Markdown for `GITHUB_STEP_SUMMARY`: the summary, what changed, and the cells with the paths of their pictures.
    ///
    /// - Parameters:
    ///   - output: the output folder as people would write it.
    ///   - approve: the command that accepts a case.
    package func stepSummary(output: String, approve: String) -> String {
        var lines = ["## \(isGood ? "✅" : "❌") Plumb: \(summary)", ""]
        let shared = causes.filter { $0.keys.count > 1 }
        if !shared.isEmpty {
            lines += ["### What changed", ""] + shared.prefix(Self.mostCauses).map { "- \($0.sentence), in \($0.keys.count) cells" }
            if shared.count > Self.mostCauses { lines.append("- and \(shared.count - Self.mostCauses) more") }
            lines.append("")
        }
        let bad = entries.filter { $0.outcome != .same }
        if !bad.isEmpty {
            lines += ["| Cell | What | Golden, difference, actual |", "|---|---|---|"]
            lines += bad.prefix(Self.mostRows).map { Self.row($0, output) }
            lines.append("")
            if bad.count > Self.mostRows { lines += ["And \(bad.count - Self.mostRows) more: see `\(output)/report.html`.", ""] }
            lines += ["Compare and accept the differences in `\(output)/report.html`, or run `\(approve)`", ""]
        }
        if !orphans.isEmpty {
            lines += ["<details><summary>Unused goldens: \(orphans.count)</summary>", ""]
            lines += orphans.prefix(Self.mostRows).map { "- `\($0)`" } + ["", "</details>", ""]
        }
        return lines.joined(separator: "\n")
    }

    private static let mostCauses = 20
    /// GitHub accepts a mebibyte for each step.
    private static let mostRows = 200

    private static func row(_ entry: Entry, _ output: String) -> String {
        let files = Mismatch.Files(of: entry.key)
        let (sentences, path): ([String], String) =
            switch entry.outcome {
            case .same: ([], "")
            case .tolerated(let tolerated): ([tolerated.sentence], "`\(output)/\(files.threeUp)`")
            case .missing: (["has no golden"], "`\(output)/\(files.actual)`")
            case .failed(let reason): ([reason], "")
            case .different(let mismatch): (mismatch.sentences, "`\(output)/\(mismatch.overview)`")
            }
        let shown = sentences.prefix(4) + (sentences.count > 4 ? ["… \(sentences.count - 4) more"] : [])
        return "| `\(entry.key)` | \(shown.map(cell).joined(separator: "<br>")) | \(path) |"
    }

    /// Escapes a table cell, which may not contain bars, line ends or tags.
    private static func cell(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("|", with: "\\|").replacing("\n", with: "<br>")
    }
}
