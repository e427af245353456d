import LayoutAudit
import UIKit

/// A contradiction between constraints, met while a cell was laid out.
package struct LayoutConflictLog: Sendable, Hashable, Codable {
    package var key: GoldenStore.Key
    /// What UIKit would print.
    package var log: String
    /// Of the constraint that was broken, where its file is known.
    package var place: ReportPlace?

    private enum CodingKeys: String, CodingKey { case cell, log, place }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .cell)
        try container.encode(log, forKey: .log)
        try container.encodeIfPresent(place, forKey: .place)
    }

    package init(key: GoldenStore.Key, log: String, place: ReportPlace? = nil) { self.key = key; self.log = log; self.place = place }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        key = try container.decode(GoldenStore.Key.self, forKey: .cell)
        log = try container.decode(String.self, forKey: .log)
        place = try container.decodeIfPresent(ReportPlace.self, forKey: .place)
    }
}

/// What is worth knowing about one cell after layout.
package struct LayoutFindings: Sendable, Encodable {
    package var `case`: String
    package var cell: String
    package var findings: [Finding]
    /// Where the sources declare the views of the findings, by the views' paths; and the input's file.
    package internal(set) var places: [String: ReportPlace] = [:]
    package private(set) var file: ReportPlace?

    private enum CodingKeys: String, CodingKey { case `case`, cell, findings }

    init(case name: String, cell: String, findings: [Finding]) {
        (self.case, self.cell, self.findings) = (name, cell, findings)
    }

    /// The same, with the lines on which its input declares the views, and as heavy as the project's settings say.
    package func placed(_ input: Case, project: Project) -> LayoutFindings {
        var placed = self
        placed.file = input.place(ofViews: [], project: project)
        placed.findings = findings.compactMap { finding in
            var finding = finding
            if finding.severity == finding.kind.severity {
                finding.severity = project.settings.findings.severity(of: finding, file: placed.file?.file, case: self.case)
            }
            guard finding.severity != .off else { return nil }
            if let file = placed.file?.file { finding.nameFile(input.file?.lastPathComponent ?? "", file) }
            // A view without a name is found by the nearest one above it.
            let names = finding.view.split(separator: "/").reversed().map(String.init)
            if placed.places[finding.view] == nil {
                let own = finding.source.map { ReportPlace(file: $0.file, line: $0.line) }
                placed.places[finding.view] = own ?? input.place(ofViews: names, project: project)
            }
            return finding
        }
        return placed
    }

    /// What a finding can be about, by name.
    package static let kinds = Finding.Kind.allCases.map(\.rawValue)

    package func without(_ kinds: [String]) -> LayoutFindings {
        var rest = self
        rest.findings.removeAll { kinds.contains($0.kind.rawValue) }
        return rest
    }

    /// Whether a run with these has failed.
    package var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

extension Finding {
    /// Files that readers know by their last name alone, as reports name them.
    fileprivate mutating func nameFile(_ short: String, _ name: String) {
        func named(_ place: ConstraintReference.Place?) -> ConstraintReference.Place? {
            guard var place, place.file == short || place.file.hasSuffix("/" + short) else { return place }
            place.file = name
            return place
        }
        source = named(source)
        causes = causes.map { cause in
            var cause = cause
            cause.place = named(cause.place)
            return cause
        }
    }
}

extension Renderer {
    /// Lays the input out and looks it over; nothing is drawn.
    ///
    /// - Parameters:
    ///   - kinds: to look for.
    ///   - isExplaining: whether causes and what would mend them are looked for, too.
    @MainActor package func findings(
        of job: Job, kinds: Set<Finding.Kind> = Audit.standardKinds, isExplaining: Bool = true
    ) async throws -> LayoutFindings {
        let findings = try await withWindow(of: job) { Audit.findings(in: $0, kinds: kinds, isExplaining: isExplaining) }
        return LayoutFindings(case: job.input.name, cell: job.cell.name, findings: findings)
    }
}
