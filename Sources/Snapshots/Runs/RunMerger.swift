import Goldens
import Reports
import Foundation

/// Merges several runs into one: the shards of a run, or the runs of several programs.
package struct RunMerger: Sendable {
    /// The reason why runs cannot be merged.
    package enum Failure: Error, Sendable, Hashable {
        /// The folder contains no run, or one that cannot be read.
        case noRun(String, reason: String)
        /// Cells of the whole run, counted from 0, that are in none of the folders.
        case gap(first: Int, last: Int, total: Int)
        /// Cells that are in two of the folders.
        case overlap(String, String)
        /// The merged run would be written to the folder of one of its parts.
        case ownOutput(String)
    }

    /// The output folders of the runs.
    package var folders: [URL]

    package init(folders: [URL]) { self.folders = folders }

    /// Merges the runs and copies their evidence to the folder, after removing the evidence of an earlier run there.
    ///
    /// - Parameter name: returns a folder's path as people would write it.
    /// - Throws: `Failure`, and any error from copying.
    package func merge(into output: URL, name: (URL) -> String) throws -> StoredRun {
        var runs: [(folder: URL, run: StoredRun)] = []
        for folder in folders {
            guard folder.standardizedFileURL.path != output.standardizedFileURL.path else { throw Failure.ownOutput(name(folder)) }
            do { runs.append((folder, try StoredRun(in: folder))) } catch {
                throw Failure.noRun(name(folder), reason: Self.reason(error))
            }
        }
        let ordered = try Self.ordered(runs, name)
        try? FileManager.default.removeItem(at: output.appending(path: Mismatch.Files.folder))
        for (folder, run) in ordered { try Self.copyEvidence(of: run, from: folder, to: output) }
        return Self.joined(ordered.map(\.run))
    }

    /// Sorts the parts of each run by their position in it, and runs in the order of their folders.
    private static func ordered(_ runs: [(folder: URL, run: StoredRun)], _ name: (URL) -> String) throws -> [(folder: URL, run: StoredRun)]
    {
        var plans: [String] = []
        for (_, run) in runs where !plans.contains(run.stretch.plan) { plans.append(run.stretch.plan) }
        return try plans.flatMap { plan in
            let parts = runs.filter { $0.run.stretch.plan == plan }
                .sorted { ($0.run.stretch.start, $0.run.report.entries.count) < ($1.run.stretch.start, $1.run.report.entries.count) }
            var end = 0, last: URL?
            for (folder, run) in parts {
                let start = run.stretch.start
                if start < end, let last, !run.report.entries.isEmpty { throw Failure.overlap(name(last), name(folder)) }
                if start > end { throw Failure.gap(first: end, last: start - 1, total: run.stretch.total) }
                guard !run.report.entries.isEmpty else { continue }
                (end, last) = (start + run.report.entries.count, folder)
            }
            let total = parts.first?.run.stretch.total ?? 0
            guard end == total else { throw Failure.gap(first: end, last: total - 1, total: total) }
            return parts
        }
    }

    private static func joined(_ runs: [StoredRun]) -> StoredRun {
        var report = TestReport(entries: [])
        var costs = CellCosts()
        // A golden is an orphan only if no program uses it: one program's orphan may be another's cell.
        let wanted = Set(runs.flatMap { $0.report.entries.map(\.key) })
        for run in runs {
            report.entries += run.report.entries
            report.orphans += run.report.orphans.filter { !report.orphans.contains($0) && !wanted.contains($0) }
            report.olderVersions += run.report.olderVersions.filter { !report.olderVersions.contains($0) }
            report.conflicts += run.report.conflicts
            report.locations.merge(run.report.locations) { first, _ in first }
            report.explanations.merge(run.report.explanations) { first, _ in first }
            report.record.merge(run.report.record)
            report.known += run.report.known
            costs.merge(run.costs)
        }
        var joined = StoredRun(
            report: report, stretch: .init(start: 0, keys: report.entries.map(\.key)), costs: costs,
            fingerprint: runs.first?.fingerprint ?? "")
        for run in runs { joined.compared.merge(run.compared) { first, _ in first } }
        // Only what all parts are of.
        joined.commits = runs.first?.commits.filter { commit in runs.allSatisfy { $0.commits.contains(commit) } } ?? []
        return joined
    }

    /// Copies only files with the names of the run's cells, and follows no links.
    private static func copyEvidence(of run: StoredRun, from folder: URL, to output: URL) throws {
        for entry in run.report.entries where entry.outcome != .same {
            for path in Mismatch.Files(of: entry.key).all {
                let source = folder.appending(path: path)
                let kind = try? FileManager.default.attributesOfItem(atPath: source.path)[.type] as? FileAttributeType
                guard kind == .typeRegular else { continue }
                try AtomicFile.write([UInt8](try Data(contentsOf: source)), to: path, in: output)
            }
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case let error as DecodingError: "\(RunRecord.fileName) is damaged or of another version: \(detail(error))"
        default: "\(RunRecord.fileName) is missing"
        }
    }

    private static func detail(_ error: DecodingError) -> String {
        switch error {
        case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
            context.debugDescription
        @unknown default: "\(error)"
        }
    }
}

extension Mismatch.Files {
    var all: [String] { [golden, actual, difference, threeUp, actualText, goldenText] }
}

extension Mismatch.Files {
    /// Returns the paths of a cell's files, relative to the output folder.
    package static func paths(of key: GoldenStore.Key) -> [String] { Mismatch.Files(of: key).all }
}
