import Goldens
import Rendering
import Reports
import Foundation
import Graphics

extension Verifier {
    /// - Parameters:
    ///   - describe: converts the error of a cell that could not be drawn to a message.
    ///   - progress: called as by `Renderer.forEach`.
    package func run(
        _ jobs: [Renderer.Job], scope: GoldenStore.Scope, describe: @Sendable (any Error) -> String,
        progress: @escaping @Sendable (Int, Renderer.Job) -> Void
    ) async -> TestReport { await storedRun(jobs, of: jobs, scope: scope, describe: describe, progress: progress).report }

    /// Draws and verifies a range of a whole run's jobs, and returns everything that is stored of it.
    ///
    /// - Parameter jobs: the jobs to draw, consecutive in `all`.
    package func storedRun(
        _ jobs: [Renderer.Job], startingAt start: Int = 0, of all: [Renderer.Job], scope: GoldenStore.Scope,
        describe: @Sendable (any Error) -> String, progress: @escaping @Sendable (Int, Renderer.Job) -> Void
    ) async -> StoredRun {
        clean()
        var report = TestReport(entries: [], orphans: store.orphans(keeping: all.map(\.key), scope: scope))
        var costs = CellCosts()
        let keys = memory.map { memory in jobs.map { memory.cache.key(of: $0, project: memory.project) } }
        if let memory, let keys { await memory.remote?.fetch(keys, into: memory.cache) }
        var verdicts: [Result<Verdict, any Error>?] = jobs.indices.map { index in
            keys.flatMap { remembered(jobs[index], key: $0[index]) }.map { .success($0) }
        }
        report.known = verdicts.count { $0 != nil }
        let open = jobs.indices.filter { verdicts[$0] == nil }
        let drawn = await renderer.forEach(open.map { jobs[$0] }, progress: progress) { snapshot, rasterizer in
            let start = ContinuousClock.now
            var verdict = try verify(snapshot, with: rasterizer)
            verdict.conflicts = snapshot.conflicts
            verdict.cost = snapshot.cost + (ContinuousClock.now - start)
            return verdict
        }
        for (index, verdict) in zip(open, drawn) {
            verdicts[index] = verdict
            guard let keys, case .success(let verdict) = verdict else { continue }
            memory?.cache.keep(.init(look: verdict.look, conflicts: verdict.conflicts), for: keys[index])
        }
        if let memory, let keys { await memory.remote?.publish(open.map { keys[$0] }, from: memory.cache) }
        for (job, verdict) in zip(jobs, verdicts) {
            switch verdict {
            case .success(let verdict)?:
                report.entries.append(TestReport.Entry(key: job.key, outcome: verdict.outcome))
                report.record.note(verdict.look, of: job.key)
                report.conflicts += verdict.conflicts
                if verdict.cost > .zero { costs.note(verdict.cost, of: job.key) }
                report.olderVersions += verdict.versions.filter { !report.olderVersions.contains($0) }
            case .failure(let error)?: report.entries.append(TestReport.Entry(key: job.key, outcome: .failed(describe(error))))
            case nil: break
            }
        }
        await explain(&report, jobs)
        var run = StoredRun(
            report: report, stretch: .init(start: start, keys: all.map(\.key)), costs: costs,
            fingerprint: renderer.fingerprint.withoutLibraries.text)
        for entry in report.entries where entry.outcome.canBeAccepted {
            run.compared[entry.key.description] = ComparedGolden.hash(of: entry.key, in: store)
        }
        return run
    }

    /// Returns the verdict on a cell that was drawn before from the same inputs and equals its golden; other cells are drawn again.
    private func remembered(_ job: Renderer.Job, key: String) -> Verdict? {
        guard let entry = memory?.cache.entry(for: key), let golden = try? store.golden(at: job.key),
            let identity = golden.pictureIdentity, RunRecord.Look(text: golden.text, picture: identity) == entry.look
        else { return nil }
        return Verdict(
            outcome: .same, look: entry.look, versions: renderer.fingerprint.differences(from: golden.fingerprint),
            conflicts: entry.conflicts)
    }

    /// Writes `report.html`, `report.json`, `junit.xml` and the record of the run to the output folder.
    ///
    /// - Parameter advice: the commands that the page shows.
    package func write(_ report: TestReport, advice: ReportAdvice? = nil) throws {
        try write(StoredRun(report: report, stretch: .init(start: 0, keys: report.entries.map(\.key))), advice: advice)
    }

    /// Writes the same files, with the record of a part of a run.
    package func write(_ run: StoredRun, advice: ReportAdvice? = nil) throws {
        try run.write(in: output)
        try RunFiles(output: output, store: store).write(run.report, advice: advice)
    }
}

extension Verifier {
    /// Explains the cells that a person will look at, up to a limit, because laying out takes time.
    @MainActor func explain(_ report: inout TestReport, _ jobs: [Renderer.Job]) async {
        let inputs = Dictionary(jobs.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for entry in report.entries.filter(\.outcome.canBeAccepted).prefix(Self.mostExplained) {
            guard let job = inputs[entry.key], job.animation == nil else { continue }
            var changes: [LayoutChange] = []
            if case .different(let mismatch) = entry.outcome { changes = mismatch.changes }
            report.explanations[entry.key] = try? await renderer.explanation(of: job, changes: changes)
        }
    }

    private static var mostExplained: Int { 100 }
}
