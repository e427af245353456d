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
    ) async -> TestReport {
        clean()
        let verdicts = await renderer.forEach(jobs, progress: progress) { snapshot, rasterizer in
            var verdict = try verify(snapshot, with: rasterizer)
            verdict.conflicts = snapshot.conflicts
            return verdict
        }
        var report = TestReport(entries: [], orphans: store.orphans(keeping: jobs.map(\.key), scope: scope))
        for (job, verdict) in zip(jobs, verdicts) {
            switch verdict {
            case .success(let verdict):
                report.entries.append(TestReport.Entry(key: job.key, outcome: verdict.outcome))
                report.record.note(verdict.look, of: job.key)
                report.conflicts += verdict.conflicts
                report.olderVersions += verdict.versions.filter { !report.olderVersions.contains($0) }
            case .failure(let error): report.entries.append(TestReport.Entry(key: job.key, outcome: .failed(describe(error))))
            }
        }
        return report
    }

    /// `report.html`, `report.json`, `junit.xml` and the record of the run in the output folder.
    ///
    /// - Parameter advice: commands that the page shows.
    public func write(_ report: TestReport, advice: ReportAdvice? = nil) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try AtomicFile.write([UInt8](try encoder.encode(report)), to: output.appending(path: "report.json"))
        try report.record.write(in: output)
        try AtomicFile.write(report.junit, to: output.appending(path: "junit.xml"))
        let page = ReportPage(report: report, output: output, store: store, advice: advice)
        try AtomicFile.write(page.html, to: output.appending(path: "report.html"))
    }
}
