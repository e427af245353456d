import Foundation
import Graphics

extension Verifier {
    /// Among which goldens orphans are looked for.
    public enum Scope: Sendable, Hashable {
        case everything
        case cases([String])
        case none
    }

    /// - Parameters:
    ///   - describe: turns the error of a cell that could not be drawn into words.
    ///   - progress: as `Renderer.forEach` has it.
    public func run(
        _ jobs: [Renderer.Job], scope: Scope, describe: @Sendable (any Error) -> String,
        progress: @escaping @Sendable (Int, Renderer.Job) -> Void
    ) async -> TestReport { await storedRun(jobs, of: jobs, scope: scope, describe: describe, progress: progress).report }

    /// A stretch of a whole run's jobs, with all that is kept of it.
    ///
    /// - Parameter jobs: what is drawn, in a row somewhere in `all`.
    public func storedRun(
        _ jobs: [Renderer.Job], startingAt start: Int = 0, of all: [Renderer.Job], scope: Scope,
        describe: @Sendable (any Error) -> String, progress: @escaping @Sendable (Int, Renderer.Job) -> Void
    ) async -> StoredRun {
        clean()
        let verdicts = await renderer.forEach(jobs, progress: progress) { snapshot, rasterizer in
            let start = ContinuousClock.now
            var verdict = try verify(snapshot, with: rasterizer)
            verdict.conflicts = snapshot.conflicts
            verdict.cost = snapshot.cost + (ContinuousClock.now - start)
            return verdict
        }
        var report = TestReport(entries: [], orphans: store.orphans(keeping: all.map(\.key), scope: scope))
        var costs = CellCosts()
        for (job, verdict) in zip(jobs, verdicts) {
            switch verdict {
            case .success(let verdict):
                report.entries.append(TestReport.Entry(key: job.key, outcome: verdict.outcome))
                report.record.note(verdict.look, of: job.key)
                report.conflicts += verdict.conflicts
                costs.note(verdict.cost, of: job.key)
                report.olderVersions += verdict.versions.filter { !report.olderVersions.contains($0) }
            case .failure(let error): report.entries.append(TestReport.Entry(key: job.key, outcome: .failed(describe(error))))
            }
        }
        return StoredRun(report: report, stretch: .init(start: start, keys: all.map(\.key)), costs: costs)
    }

    /// `report.html`, `report.json`, `junit.xml` and the record of the run in the output folder.
    ///
    /// - Parameter advice: commands that the page shows.
    public func write(_ report: TestReport, advice: ReportAdvice? = nil) throws {
        try write(StoredRun(report: report, stretch: .init(start: 0, keys: report.entries.map(\.key))), advice: advice)
    }

    /// The same, with what of a part of a run is kept.
    public func write(_ run: StoredRun, advice: ReportAdvice? = nil) throws {
        try run.write(in: output)
        try RunFiles(output: output, store: store).write(run.report, advice: advice)
    }
}

/// What a run leaves for people and programs.
public struct RunFiles: Sendable {
    /// Where the evidence of the run lies.
    public var output: URL
    public var store: GoldenStore

    public init(output: URL, store: GoldenStore) { self.output = output; self.store = store }

    public func write(_ report: TestReport, advice: ReportAdvice? = nil) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try AtomicFile.write([UInt8](try encoder.encode(report)), to: output.appending(path: "report.json"))
        try AtomicFile.write(report.junit, to: output.appending(path: "junit.xml"))
        let page = ReportPage(report: report, output: output, store: store, advice: advice)
        try AtomicFile.write(page.html, to: output.appending(path: "report.html"))
    }
}
