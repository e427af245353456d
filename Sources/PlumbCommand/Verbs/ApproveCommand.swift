import ArgumentParser
import Foundation
import Snapshots

struct ApproveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve", abstract: "Accepts the current look of cases by writing their goldens.",
        discussion: """
            Only this command and `plumb review` write goldens; neither removes any. A golden that has not changed keeps its file. Without
            names, every case that this program knows is approved. The names of its cases are recorded beside the goldens, so that another
            program that shares the folder leaves them alone.

            A cell that has changed since the last `plumb test` is refused, so that nothing becomes a golden without having been reviewed.

            --from accepts what a run on another machine drew: its output folder, or the ZIP file that continuous integration keeps of it.
            Nothing is drawn. The run must be of the commit that is checked out, drawn with the same libraries and fonts, and each cell must
            have been compared with the golden that is here. Only cells of this project are written.

            EXAMPLES
              plumb approve PostCell
              plumb approve PostCell ExpandableCard.expanded
              plumb approve PostCell --only 'iPad*/**'
              plumb approve --from plumb-output.zip
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions
    @OptionGroup var work: WorkOptions

    @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "folder"))
    var goldens: String?

    @Option(help: ArgumentHelp("The output folder of the last run.", valueName: "folder"))
    var out: String?

    @Option(help: ArgumentHelp("The output of a run on another machine, a folder or a ZIP file.", valueName: "run"))
    var from: String?

    @Flag(help: "Also accept cells that have changed since the last run.")
    var unseen = false

    /// The options for a test of the same cells.
    private var options: [String] { input.arguments + matrix.arguments + Advice.option("--goldens", goldens) + Advice.option("--out", out) }

    func run() async throws { try await matrix.run.perform(execute) }

    @MainActor private func execute(_ project: Project, _ context: CommandContext) async throws {
        let renderer = try work.renderer(project)
        let plan = try Plan(cases: try input.cases(project: project), project: project, options: matrix, fallback: "golden", motions: true)
        let store = context.goldens(goldens, of: project)
        let lock = try FolderLock(store.folder)
        defer { withExtendedLifetime(lock) {} }
        let progress = ProgressLine(console: context.console, verb: "approved")
        if let from { return try accept(context.url(from), plan, project, renderer, store, context) }
        let output = out.map { context.url($0) } ?? project.output
        let approver = Approver(store: store, hashOnly: project.settings.hashOnly, seen: unseen ? nil : RunRecord(in: output))
        let total = plan.jobs.count
        let changes = await renderer.forEach(plan.jobs) { done, job in
            progress.update(done: done, of: total, name: job.key.description)
        } finish: { snapshot, rasterizer in
            try approver.approve(snapshot, by: renderer, with: rasterizer)
        }
        let orphans = store.orphans(keeping: plan.jobs.map(\.key), scope: plan.scope(input, matrix, project, store))
        try store.record(plan.caseNames, all: input.isWhole)
        try report(plan.jobs, changes, orphans, project, context)
    }

    /// Accepts what a run on another machine drew.
    private func accept(
        _ url: URL, _ plan: Plan, _ project: Project, _ renderer: Renderer, _ store: GoldenStore, _ context: CommandContext
    ) throws {
        let artifact = try RunArtifact(url)
        try artifact.check(against: project.folder, drawingWith: renderer.fingerprint)
        let approver = Approver(store: store, hashOnly: project.settings.hashOnly)
        let asked = Dictionary(plan.jobs.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let open = artifact.open
        let jobs = open.compactMap { asked[$0] }
        let foreign = open.filter { asked[$0] == nil }
        for key in foreign where input.isWhole { context.console.note("\(key) is no cell of this project; it was left out") }
        let changes = jobs.map { job in
            Result { try approver.approve(try artifact.evidence(of: job.key, against: store)) }
        }
        try store.record(plan.caseNames, all: input.isWhole)
        try report(jobs, changes, [], project, context)
    }

    private func report(
        _ jobs: [Renderer.Job], _ changes: [Result<Approver.Change, any Error>], _ orphans: [GoldenStore.Key], _ project: Project,
        _ context: CommandContext
    ) throws {
        struct Record: Encodable { var approved, added, kept, failed: Int; var orphans: [String] }
        let console = context.console
        var record = Record(approved: 0, added: 0, kept: 0, failed: 0, orphans: orphans.map(\.description))
        for (job, change) in zip(jobs, changes) {
            switch change {
            case .success(.kept): record.kept += 1
            case .success(.added):
                record.added += 1
                if !work.json { console.print("\(job.key) is new") }
            case .success(.replaced(let sentences)):
                record.approved += 1
                if !work.json {
                    console.print("\(job.key) " + (sentences.isEmpty ? "has different pixels" : sentences.joined(separator: "; ")))
                }
            case .failure(Approver.Refusal.changed(let key)):
                record.failed += 1
                let name = input.inputNames(for: [job.input], project: project)[key.caseName] ?? key.caseName
                let test = Advice.line("test", [name] + options, context)
                console.note("\(key) has changed since the last run; run \(test) and review it, or approve with --unseen")
            case .failure(let error):
                record.failed += 1
                console.note(Sentences.failure(of: job.key.description, error, console: console))
            }
        }
        if work.json {
            console.print(try JSONText.of(record))
        } else {
            OrphanText(orphans: orphans, console: console).print()
            if !orphans.isEmpty { console.print(Advice.prune(input.namedInputs(project), goldens: goldens, context)) }
            console.print("\(record.approved) replaced, \(record.added) added, \(record.kept) unchanged")
        }
        guard record.failed == 0 else { throw ExitStatus.differences }
    }
}
