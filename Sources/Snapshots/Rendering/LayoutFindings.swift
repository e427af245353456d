import LayoutAudit
import UIKit

/// A contradiction between constraints, met while a cell was laid out.
public struct LayoutConflictLog: Sendable, Hashable, Encodable {
    public var key: GoldenStore.Key
    /// What UIKit would print.
    public var log: String

    private enum CodingKeys: String, CodingKey { case cell, log }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key.description, forKey: .cell)
        try container.encode(log, forKey: .log)
    }
}

/// What is worth knowing about one cell after layout.
public struct LayoutFindings: Sendable, Encodable {
    public var `case`: String
    public var cell: String
    public var findings: [Finding]

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
    @MainActor public func findings(of job: Job) throws -> LayoutFindings {
        let window = try job.input.viewTree(in: job.cell)
        defer { window.rootViewController = nil }
        return LayoutFindings(case: job.input.name, cell: job.cell.name, findings: Audit.findings(in: window))
    }
}
