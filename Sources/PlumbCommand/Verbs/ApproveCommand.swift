import ArgumentParser
import Foundation
import Snapshots

struct ApproveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve", abstract: "Accepts cases as they are now: writes their goldens.",
        discussion: """
            The only verb that writes goldens. A golden that says the same already keeps its file. Goldens of the approved cases that
            no cell asks for any more are removed. Without names, everything is approved.

            EXAMPLES
              plumb approve PostCell
              plumb approve PostCell Card.expanded
              plumb approve PostCell --only '**/dark'
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions
    @OptionGroup var work: WorkOptions

    @Option(help: ArgumentHelp("Folder of the goldens.", valueName: "folder"))
    var goldens: String?

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let renderer = try work.renderer(project)
        let plan = try Plan(cases: try input.cases(project: project), project: project, options: matrix, fallback: "golden")
        let store = GoldenStore(folder: goldens.map { context.url($0) } ?? project.goldens)
        let progress = ProgressLine(console: context.console, verb: "approved")
        let approver = Approver(store: store, renderer: renderer)
        let total = plan.jobs.count
        let changes = await renderer.forEach(plan.jobs) { done, job in
            progress.update(done: done, of: total, name: job.key.description)
        } finish: { snapshot, rasterizer in
            try approver.approve(snapshot, with: rasterizer)
        }
        let removed = try removeStale(store, plan)
        try tell(plan.jobs, changes, removed, context)
    }

    private func removeStale(_ store: GoldenStore, _ plan: Plan) throws -> [GoldenStore.Key] {
        guard !matrix.isGiven else { return [] }
        let scope: Verifier.Scope = input.inputs.isEmpty || input.all ? .everything : .cases(plan.caseNames)
        let stale = store.stale(keeping: plan.jobs.map(\.key), scope: scope)
        for key in stale { try store.remove(key) }
        return stale
    }

    private func tell(
        _ jobs: [Renderer.Job], _ changes: [Result<Approver.Change, any Error>], _ removed: [GoldenStore.Key], _ context: CommandContext
    ) throws {
        struct Record: Encodable { var approved, added, kept, failed: Int; var removed: [String] }
        let console = context.console
        var record = Record(approved: 0, added: 0, kept: 0, failed: 0, removed: removed.map(\.description))
        for (job, change) in zip(jobs, changes) {
            switch change {
            case .success(.kept): record.kept += 1
            case .success(.added):
                record.added += 1
                if !work.json { console.print("\(job.key) is new") }
            case .success(.replaced(let sentences)):
                record.approved += 1
                if !work.json {
                    console.print("\(job.key) " + (sentences.isEmpty ? "has other pixels" : sentences.joined(separator: "; ")))
                }
            case .failure(let error):
                record.failed += 1
                console.note(Sentences.failure(of: job.key.description, error, console: console))
            }
        }
        if work.json {
            console.print(try JSONText.of(record))
        } else {
            for key in removed { console.print("\(key) is gone") }
            console.print("\(record.approved) replaced, \(record.added) added, \(removed.count) removed, \(record.kept) as they were")
        }
        guard record.failed == 0 else { throw ExitStatus.differences }
    }
}
