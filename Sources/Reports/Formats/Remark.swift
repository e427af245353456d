import Rendering
import Foundation
import Graphics
import LayoutAudit

/// A remark of a run about one place, for tools that show remarks beside the code: SARIF, GitHub, GitLab.
package struct Remark: Sendable, Hashable {
    package enum Level: String, Sendable, Hashable { case error, warning, note }

    /// The kind of remark: `differs`, `missingGolden`, `failed`, `conflict`, a kind of finding, `fault`.
    package var rule: String
    package var level: Level
    /// The cell or the kind, in a few words.
    package var title: String
    /// Sentences, one per line.
    package var message: String
    /// Nil for remarks without a file, such as those about a screen in Swift.
    package var file: String?
    /// The line and column, counted from 1.
    package var line, column: Int?

    package init(
        rule: String, level: Level, title: String, message: String, file: String? = nil, line: Int? = nil, column: Int? = nil
    ) {
        self.rule = rule; self.level = level; self.title = title; self.message = message; self.file = file; self.line = line
        self.column = column
    }

    /// The descriptions of all rules, by name.
    static let rules: [String: String] = {
        var rules = [
            "differs": "A cell does not look like its golden.", "missingGolden": "A cell has no golden.",
            "failed": "A cell could not be drawn.", "orphan": "A golden is not used by any cell.",
            "conflict": "Constraints contradict each other.", "fault": "An input or settings file has an error.",
            "notDrawn": "Part of a document is not drawn as written.",
        ]
        for kind in Finding.Kind.all { rules[kind.rawValue] = kind.summary }
        return rules
    }()

    /// Identifies the remark across runs, even if its line changes.
    var fingerprint: String {
        let text = [rule, file ?? "", title, message].joined(separator: "\n")
        let digits = String(ContentHash(Array(text.utf8)[...]).value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension TestReport {
    /// The cells that are not as approved, in order; then the conflicts, each once.
    package var remarks: [Remark] {
        let cells = entries.compactMap { entry -> Remark? in
            let (title, location) = (entry.key.description, locations[entry.key])
            func remark(_ rule: String, _ message: String) -> Remark {
                Remark(rule: rule, level: .error, title: title, message: message, file: location?.file, line: location?.line)
            }
            return switch entry.outcome {
            case .same: nil
            case .tolerated(let tolerated):
                Remark(
                    rule: "tolerated", level: .note, title: title, message: tolerated.sentence, file: location?.file, line: location?.line)
            case .missing: remark("missingGolden", "has no golden")
            case .failed(let reason): remark("failed", reason)
            case .different(let mismatch): remark("differs", mismatch.sentences.joined(separator: "\n"))
            }
        }
        var seen: Set<String> = []
        let conflicts = conflicts.filter { seen.insert($0.log).inserted }.map { conflict in
            let location = conflict.location ?? locations[conflict.key]
            return Remark(
                rule: "conflict", level: .warning, title: conflict.key.description, message: conflict.log, file: location?.file,
                line: location?.line)
        }
        return cells + conflicts
    }
}

extension LayoutFindings {
    package var remarks: [Remark] {
        findings.map { finding in
            // With a suggestion the remark is at the cause, otherwise at the view, if these are known.
            let view = locations[finding.view], cause = finding.causes.first?.location.map { ReportLocation(file: $0.file, line: $0.line) }
            let location = finding.suggestion == nil ? view ?? cause : cause ?? view
            var lines = ["\(finding.fact): \(finding.advice)"]
            if !finding.causes.isEmpty { lines.append("decided by " + finding.causes.map(\.description).joined(separator: ", ")) }
            if let suggestion = finding.suggestion { lines.append("tried: \(suggestion)") }
            return Remark(
                rule: finding.kind.rawValue, level: finding.severity == .error ? .error : .warning, title: "\(self.case)/\(cell)",
                message: lines.joined(separator: "\n"), file: location?.file ?? file?.file, line: location?.line)
        }
    }
}

extension InputFault {
    package var remark: Remark {
        Remark(rule: "fault", level: .error, title: "fault", message: message, file: file.isEmpty ? nil : file, line: line, column: column)
    }
}
