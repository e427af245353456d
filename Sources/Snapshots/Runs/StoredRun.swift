import Goldens
import Rendering
import Reports
import Foundation
import Graphics

/// A whole run or a part of one, as stored in the output folder (`run.json`) beside its evidence. `plumb merge` combines several, and
/// `plumb review` serves one.
package struct StoredRun: Sendable, Codable {
    /// The range of the whole run's cells that this run covers.
    package struct Stretch: Sendable, Hashable, Codable {
        /// The index of the first cell, from 0, and the number of cells in the whole run.
        package var start, total: Int
        /// A hash of the whole run's cell names, in order, which identifies it.
        package var plan: String

        package init(start: Int, keys: [GoldenStore.Key]) {
            let names = keys.map(\.description).joined(separator: "\n")
            (self.start, total) = (start, keys.count)
            plan = String(ContentHash(Array(names.utf8)[...]).value, radix: 16)
        }
    }

    package var report: TestReport
    package var stretch: Stretch
    package var costs = CellCosts()
    /// The fingerprint of what drew the cells, with all font files of the machine.
    package var fingerprint = ""
    /// The goldens that differing cells were compared with (`ComparedGolden`), by `case/cell`.
    package var compared: [String: String] = [:]
    /// The commits that the run is of (`Repository.commits`).
    package var commits: [String] = []

    package init(report: TestReport, stretch: Stretch, costs: CellCosts = CellCosts(), fingerprint: String = "") {
        self.report = report; self.stretch = stretch; self.costs = costs; self.fingerprint = fingerprint
    }

    /// - Throws: if there is no run, or it cannot be read.
    package init(in output: URL) throws {
        let data = try Data(contentsOf: Self.url(in: output))
        self = try JSONDecoder().decode(StoredRun.self, from: data)
    }

    package func write(in output: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try AtomicFile.write([UInt8](try encoder.encode(self)), to: RunRecord.fileName, in: output)
        try costs.write(in: output)
    }

    private static func url(in output: URL) -> URL { output.appending(path: RunRecord.fileName) }

    // MARK: Coding

    private struct StoredEntry: Codable {
        var `case`, cell: String
        var outcome: TestReport.Outcome
    }

    private enum Key: String, CodingKey {
        case entries, orphans, versions, conflicts, explanations, known, stretch, fingerprint, compared, commits
        case locations = "places"
    }

    package func encode(to encoder: any Encoder) throws {
        // Encodes the hashes of what was drawn at the same level, where approving reads them.
        try report.record.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        let entries = report.entries.map { StoredEntry(case: $0.key.caseName, cell: $0.key.cellName, outcome: $0.outcome) }
        try container.encode(entries, forKey: .entries)
        try container.encode(report.orphans, forKey: .orphans)
        try container.encode(report.olderVersions, forKey: .versions)
        try container.encode(report.conflicts, forKey: .conflicts)
        let locations = report.locations.map { (key: $0.key.description, value: $0.value) }
        try container.encode(Dictionary(locations, uniquingKeysWith: { first, _ in first }), forKey: .locations)
        let explanations = report.explanations.map { (key: $0.key.description, value: $0.value) }
        try container.encode(Dictionary(explanations, uniquingKeysWith: { first, _ in first }), forKey: .explanations)
        try container.encode(report.known, forKey: .known)
        try container.encode(stretch, forKey: .stretch)
        try container.encode(fingerprint, forKey: .fingerprint)
        try container.encode(compared, forKey: .compared)
        try container.encode(commits, forKey: .commits)
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let entries = try container.decode([StoredEntry].self, forKey: .entries).map { entry in
            TestReport.Entry(key: try GoldenStore.Key(checked: "\(entry.case)/\(entry.cell)", decoder), outcome: entry.outcome)
        }
        report = TestReport(
            entries: entries, orphans: try container.decode([GoldenStore.Key].self, forKey: .orphans),
            olderVersions: try container.decode([String].self, forKey: .versions))
        report.conflicts = try container.decode([LayoutConflictLog].self, forKey: .conflicts)
        report.record = try RunRecord(from: decoder)
        for (name, location) in try container.decode([String: ReportLocation].self, forKey: .locations) {
            report.locations[try GoldenStore.Key(checked: name, decoder)] = location
        }
        for (name, explanation) in try container.decode([String: CellExplanation].self, forKey: .explanations) {
            report.explanations[try GoldenStore.Key(checked: name, decoder)] = explanation
        }
        report.known = try container.decode(Int.self, forKey: .known)
        stretch = try container.decode(Stretch.self, forKey: .stretch)
        fingerprint = try container.decode(String.self, forKey: .fingerprint)
        compared = try container.decodeIfPresent([String: String].self, forKey: .compared) ?? [:]
        commits = try container.decodeIfPresent([String].self, forKey: .commits) ?? []
    }
}
