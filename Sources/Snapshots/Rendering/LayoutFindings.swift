import LayoutAudit
import UIKit

/// A contradiction between constraints, met while a cell was laid out.
public struct LayoutConflictLog: Sendable, Hashable, Codable {
    public var key: GoldenStore.Key
    /// What UIKit would print.
    public var log: String
    /// Of the constraint that was broken, where its file is known.
    public var place: ReportPlace?

    private enum CodingKeys: String, CodingKey { case cell, log, place }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .cell)
        try container.encode(log, forKey: .log)
        try container.encodeIfPresent(place, forKey: .place)
    }

    public init(key: GoldenStore.Key, log: String, place: ReportPlace? = nil) { self.key = key; self.log = log; self.place = place }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        key = try container.decode(GoldenStore.Key.self, forKey: .cell)
        log = try container.decode(String.self, forKey: .log)
        place = try container.decodeIfPresent(ReportPlace.self, forKey: .place)
    }
}

/// What is worth knowing about one cell after layout.
public struct LayoutFindings: Sendable, Encodable {
    public var `case`: String
    public var cell: String
    public var findings: [Finding]
    /// Where the sources declare the views of the findings, by the views' paths; and the input's file.
    public internal(set) var places: [String: ReportPlace] = [:]
    public private(set) var file: ReportPlace?

    private enum CodingKeys: String, CodingKey { case `case`, cell, findings }

    init(case name: String, cell: String, findings: [Finding]) {
        (self.case, self.cell, self.findings) = (name, cell, findings)
    }

    /// The same, with the lines on which its input declares the views.
    public func placed(_ input: Case, project: Project) -> LayoutFindings {
        var placed = self
        placed.file = input.place(ofViews: [], project: project)
        for finding in findings where placed.places[finding.view] == nil {
            // A view without a name is found by the nearest one above it.
            let names = finding.view.split(separator: "/").reversed().map(String.init)
            placed.places[finding.view] = input.place(ofViews: names, project: project)
        }
        return placed
    }

    /// What a finding can be about, by name.
    public static let kinds = Finding.Kind.allCases.map(\.rawValue)

    public func without(_ kinds: [String]) -> LayoutFindings {
        var rest = self
        rest.findings.removeAll { kinds.contains($0.kind.rawValue) }
        return rest
    }
}

extension Renderer {
    /// Lays the input out and looks it over; nothing is drawn.
    @MainActor public func findings(of job: Job) async throws -> LayoutFindings {
        let window = try await window(of: job)
        defer { window.rootViewController = nil }
        let words = ConstraintWords(of: window)
        var conflicts = window.layoutEngine.conflicts[...]
        var own: [String: ReportPlace] = [:]
        let findings = Audit.findings(in: window).map { finding -> Finding in
            guard finding.kind == .conflict, let conflict = conflicts.popFirst() else { return finding }
            var finding = finding
            let rest = conflict.members.filter { $0 != conflict.broken }.map(words.words)
            finding.fact = "\(words.words(for: conflict.broken)) cannot hold with " + rest.joined(separator: ", ")
            own[finding.view] = words.place(of: conflict.broken)
            return finding
        }
        var found = LayoutFindings(case: job.input.name, cell: job.cell.name, findings: findings)
        found.places = own
        return found
    }
}
