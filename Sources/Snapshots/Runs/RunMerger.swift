import Foundation

/// Makes one run of several: shards of one run, runs of several programs.
package struct RunMerger: Sendable {
    /// Why runs do not make one.
    package enum Failure: Error, Sendable, Hashable {
        /// The folder holds no run, or one that cannot be read.
        case noRun(String, reason: String)
        /// Cells of the whole run, from 0, that are in none of the folders.
        case gap(first: Int, last: Int, total: Int)
        /// Cells that are in two folders.
        case overlap(String, String)
        /// The merged run would be written into one that it is made of.
        case ownOutput(String)
    }

    /// The output folders of the runs.
    package var folders: [URL]

    package init(folders: [URL]) { self.folders = folders }

    /// The runs as one, their evidence copied into the folder; what lay there from another run is gone.
    ///
    /// - Parameter name: how people would write a folder.
    /// - Throws: `Failure`, and what copying throws.
    package func merge(into output: URL, name: (URL) -> String) throws -> StoredRun {
        var runs: [(folder: URL, run: StoredRun)] = []
        for folder in folders {
            guard folder.standardizedFileURL.path != output.standardizedFileURL.path else { throw Failure.ownOutput(name(folder)) }
            do { runs.append((folder, try StoredRun(in: folder))) } catch {
                throw Failure.noRun(name(folder), reason: Self.words(error))
            }
        }
        let ordered = try Self.ordered(runs, name)
        try? FileManager.default.removeItem(at: output.appending(path: Verifier.folder))
        for (folder, run) in ordered { try Self.copyEvidence(of: run, from: folder, to: output) }
        return Self.joined(ordered.map(\.run))
    }

    /// Parts of one run side by side in its order, runs in the order of the folders.
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
        // What no program asks for: an orphan of one may be another's cell.
        let wanted = Set(runs.flatMap { $0.report.entries.map(\.key) })
        for run in runs {
            report.entries += run.report.entries
            report.orphans += run.report.orphans.filter { !report.orphans.contains($0) && !wanted.contains($0) }
            report.olderVersions += run.report.olderVersions.filter { !report.olderVersions.contains($0) }
            report.conflicts += run.report.conflicts
            report.places.merge(run.report.places) { first, _ in first }
            report.explanations.merge(run.report.explanations) { first, _ in first }
            report.record.merge(run.report.record)
            report.known += run.report.known
            costs.merge(run.costs)
        }
        return StoredRun(
            report: report, stretch: .init(start: 0, keys: report.entries.map(\.key)), costs: costs,
            fingerprint: runs.first?.fingerprint ?? "")
    }

    /// Only files that the run's cells have by their names: nothing else of a folder is touched, and no link is followed.
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

    private static func words(_ error: any Error) -> String {
        switch error {
        case let error as DecodingError: "its \(RunRecord.fileName) is damaged or of another version: \(detail(error))"
        default: "there is no \(RunRecord.fileName)"
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
    /// Of one cell, relative to the output folder.
    package static func paths(of key: GoldenStore.Key) -> [String] { Mismatch.Files(of: key).all }
}
