import Goldens
import Rendering
import CPageFiles
import Foundation
import ImageDiff

/// The results of all cells of a test run.
package struct TestReport: Sendable {
    package typealias Outcome = CellOutcome

    package struct Entry: Sendable, Hashable {
        package var key: GoldenStore.Key
        package var outcome: Outcome

        package init(key: GoldenStore.Key, outcome: Outcome) { self.key = key; self.outcome = outcome }

        var isGood: Bool { if case .tolerated = outcome { true } else { outcome == .same } }
    }

    /// The entries in the order of the cases and their cells.
    package var entries: [Entry]
    /// The goldens that no cell of any program uses any more.
    package var orphans: [GoldenStore.Key]
    /// The components that differ between this run and goldens that were drawn with other versions.
    package var olderVersions: [String]

    /// The conflicts between constraints in all cells.
    package var conflicts: [LayoutConflictLog] = []
    /// The hashes of everything that was drawn.
    package var record = RunRecord()
    /// The places in the sources for cells that are not as approved.
    package var locations: [GoldenStore.Key: ReportLocation] = [:]
    /// The explanations of cells that are not as approved.
    package var explanations: [GoldenStore.Key: CellExplanation] = [:]
    /// The number of cells that were known from an earlier run and not drawn again.
    package var known = 0

    package init(entries: [Entry], orphans: [GoldenStore.Key] = [], olderVersions: [String] = []) {
        self.entries = entries; self.orphans = orphans; self.olderVersions = olderVersions
    }

    package var missing: [GoldenStore.Key] { entries.filter { $0.outcome == .missing }.map(\.key) }
    package var different: [(key: GoldenStore.Key, mismatch: Mismatch)] {
        entries.compactMap { entry in if case .different(let mismatch) = entry.outcome { (entry.key, mismatch) } else { nil } }
    }
    package var failed: [(key: GoldenStore.Key, reason: String)] {
        entries.compactMap { entry in if case .failed(let reason) = entry.outcome { (entry.key, reason) } else { nil } }
    }
    package var tolerated: [(key: GoldenStore.Key, tolerated: Tolerated)] {
        entries.compactMap { entry in if case .tolerated(let tolerated) = entry.outcome { (entry.key, tolerated) } else { nil } }
    }
    package var isGood: Bool { entries.allSatisfy(\.isGood) }

    /// A cause and all cells that it affects.
    package struct Cause: Sendable, Hashable {
        package var sentence: String
        package var keys: [GoldenStore.Key]
    }

    /// The causes, those of most cells first: many pictures often differ for one reason.
    package var causes: [Cause] {
        var causes: [Cause] = []
        var indices: [String: Int] = [:]
        for (key, mismatch) in different {
            for sentence in mismatch.causes {
                if let at = indices[sentence] { causes[at].keys.append(key); continue }
                indices[sentence] = causes.count
                causes.append(Cause(sentence: sentence, keys: [key]))
            }
        }
        return causes.enumerated().sorted { ($1.element.keys.count, $0.offset) < ($0.element.keys.count, $1.offset) }.map(\.element)
    }

    /// A summary such as `3 of 25 cells differ, 1 has no golden, 1 failed`.
    package var summary: String {
        let passed = tolerated.isEmpty ? "" : ", \(tolerated.count) of them within tolerance"
        guard !isGood else {
            return (entries.count == 1 ? "1 cell matches its golden" : "all \(entries.count) cells match their goldens") + passed
        }
        let parts = [
            (different.count, "differs", "differ"), (missing.count, "has no golden", "have no golden"), (failed.count, "failed", "failed"),
        ].filter { $0.0 > 0 }
        let cells = entries.count == 1 ? "1 cell" : "\(entries.count) cells"
        return parts.enumerated().map { index, part in
            "\(part.0)\(index == 0 ? " of \(cells)" : "") \(part.0 == 1 ? part.1 : part.2)"
        }.joined(separator: ", ")
    }
}

extension TestReport: Encodable {
    private struct Record: Encodable {
        struct Picture: Encodable {
            struct Region: Encodable { var x, y, width, height, changedPixels: Int }
            var changedPixels: Int
            var changedShare, largestDistance, meanDistance: Double
            var regions: [Region]
        }

        var `case`, cell, outcome: String
        var sentences: [String]?
        var picture: Picture?
        var files: [String: String]?
        var place: ReportLocation?
    }

    private struct CauseRecord: Encodable {
        var change: String
        var cells: [String]
    }

    private enum Key: String, CodingKey {
        case schema = "$schema", cells, same, tolerated, known, failed, missing, different, orphans, results, causes, conflicts
    }

    /// Encodes the number of all `cells`, of which `same` are equal (`known` of these were not drawn again), `tolerated` are within their
    /// tolerance (if there are any), `different` differ, `missing` have no golden and `failed` could not be drawn, with the same counts as
    /// the summary. `results` lists all entries except the equal ones.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.schemaName, forKey: .schema)
        try container.encode(entries.count, forKey: .cells)
        try container.encode(known, forKey: .known)
        try container.encode(entries.count { $0.outcome == .same }, forKey: .same)
        if !tolerated.isEmpty { try container.encode(tolerated.count, forKey: .tolerated) }
        try container.encode(failed.count, forKey: .failed)
        try container.encode(different.count, forKey: .different)
        try container.encode(missing.count, forKey: .missing)
        try container.encode(orphans.map(\.description), forKey: .orphans)
        try container.encode(entries.filter { $0.outcome != .same }.map(record), forKey: .results)
        try container.encode(causes.map { CauseRecord(change: $0.sentence, cells: $0.keys.map(\.description)) }, forKey: .causes)
        if !conflicts.isEmpty { try container.encode(conflicts, forKey: .conflicts) }
    }

    /// The JSON Schema of `report.json`, which is `docs/report.schema.json` in the repository.
    package static var jsonSchema: String { PageFile.reportSchemaJSON.text }

    private static let schemaName = "report.schema.json"

    private func record(_ entry: Entry) -> Record {
        var record = Self.record(entry)
        record.place = locations[entry.key]
        return record
    }

    private static func record(_ entry: Entry) -> Record {
        let (name, cell) = (entry.key.caseName, entry.key.cellName)
        switch entry.outcome {
        case .same: return Record(case: name, cell: cell, outcome: "same")
        case .tolerated(let tolerated): return Record(case: name, cell: cell, outcome: "tolerated", sentences: [tolerated.sentence])
        case .missing: return Record(case: name, cell: cell, outcome: "missing")
        case .failed(let reason): return Record(case: name, cell: cell, outcome: "failed", sentences: [reason])
        case .different(let mismatch):
            return Record(
                case: name, cell: cell, outcome: "different", sentences: mismatch.sentences, picture: mismatch.picture.map(picture),
                files: mismatch.writtenFiles)
        }
    }

    private static func picture(_ difference: ImageDifference) -> Record.Picture {
        Record.Picture(
            changedPixels: difference.changedPixels, changedShare: difference.changedShare, largestDistance: difference.largestDistance,
            meanDistance: difference.meanDistance,
            regions: difference.regions.map { .init(x: $0.x, y: $0.y, width: $0.width, height: $0.height, changedPixels: $0.changedPixels) }
        )
    }
}
