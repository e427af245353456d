import Goldens
import LayoutAudit
import UIKit

/// A conflict between constraints that occurred while a cell was laid out.
package struct LayoutConflictLog: Sendable, Hashable, Codable {
    package var key: GoldenStore.Key
    /// The log that UIKit would print.
    package var log: String
    /// The place of the broken constraint, if its file is known.
    package var location: ReportLocation?

    private enum CodingKeys: String, CodingKey {
        case cell, log
        case location = "place"
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .cell)
        try container.encode(log, forKey: .log)
        try container.encodeIfPresent(location, forKey: .location)
    }

    package init(key: GoldenStore.Key, log: String, location: ReportLocation? = nil) {
        self.key = key; self.log = log; self.location = location
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        key = try container.decode(GoldenStore.Key.self, forKey: .cell)
        log = try container.decode(String.self, forKey: .log)
        location = try container.decodeIfPresent(ReportLocation.self, forKey: .location)
    }
}

/// The findings in one cell after layout.
package struct LayoutFindings: Sendable, Encodable {
    package var `case`: String
    package var cell: String
    package var findings: [Finding]
    /// The places where the sources declare the findings' views, by the views' paths, and the input's file.
    package internal(set) var locations: [String: ReportLocation] = [:]
    package private(set) var file: ReportLocation?

    private enum CodingKeys: String, CodingKey { case `case`, cell, findings }

    package init(case name: String, cell: String, findings: [Finding]) {
        (self.case, self.cell, self.findings) = (name, cell, findings)
    }

    /// Returns the findings with the lines on which the input declares their views, and with the severities of the project's settings.
    package func located(_ input: Case, project: Project) -> LayoutFindings {
        var located = self
        located.file = input.location(ofViews: [], project: project)
        located.findings = findings.compactMap { finding in
            var finding = finding
            if finding.severity == finding.kind.severity {
                finding.severity = project.settings.findings.severity(of: finding, file: located.file?.file, case: self.case)
            }
            guard finding.severity != .off else { return nil }
            if let file = located.file?.file { finding.nameFile(input.file?.lastPathComponent ?? "", file) }
            // A view without a name is located by its nearest named superview.
            let names = finding.view.split(separator: "/").reversed().map(String.init)
            if located.locations[finding.view] == nil {
                let own = finding.source.map { ReportLocation(file: $0.file, line: $0.line) }
                located.locations[finding.view] = own ?? input.location(ofViews: names, project: project)
            }
            return finding
        }
        return located
    }

    /// The names of the kinds of findings.
    package static let kinds = Finding.Kind.all.map(\.rawValue)

    package func without(_ kinds: [String]) -> LayoutFindings {
        var rest = self
        rest.findings.removeAll { kinds.contains($0.kind.rawValue) }
        return rest
    }

    /// Whether the findings make a run fail.
    package var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

extension Finding.Kind {
    /// All kinds, those of layouts first.
    package static let all = ofLayouts + ofMotions

    /// Finds a kind by its name in settings and reports.
    package static func named(_ name: String) -> Self? { all.first { $0.rawValue == name } }
}

extension Finding {
    /// Replaces the short name of a file, which is all that the readers know, by its name in reports.
    fileprivate mutating func nameFile(_ short: String, _ name: String) {
        func named(_ location: ConstraintReference.Location?) -> ConstraintReference.Location? {
            guard var location, location.file == short || location.file.hasSuffix("/" + short) else { return location }
            location.file = name
            return location
        }
        source = named(source)
        causes = causes.map { cause in
            var cause = cause
            cause.location = named(cause.location)
            return cause
        }
    }
}

extension Renderer {
    /// Lays out the input and audits it without drawing.
    ///
    /// - Parameters:
    ///   - kinds: the kinds to look for.
    ///   - isExplaining: whether to look for causes and fixes as well.
    @MainActor package func findings(
        of job: Job, kinds: Set<Finding.Kind> = Audit.standardKinds, isExplaining: Bool = true
    ) async throws -> LayoutFindings {
        let findings = try await withWindow(of: job) { Audit.findings(in: $0, kinds: kinds, isExplaining: isExplaining) }
        return LayoutFindings(case: job.input.name, cell: job.cell.name, findings: findings)
    }
}
