import ArgumentParser
import Foundation
import Snapshots

struct PruneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Lists unused goldens, and removes them with --delete.",
        discussion: """
            A golden is unused if no cell compares with it. Nothing is removed without --delete. Cases that another program has recorded
            (Goldens/<program>.cases) belong to it and are left alone. With names, only the goldens of these cases are considered.

            EXAMPLES
              plumb prune
              plumb prune PostCell
              plumb prune --delete
            """)

    @OptionGroup var input: InputOptions

    @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "folder"))
    var goldens: String?

    @Flag(help: "Remove the listed goldens.")
    var delete = false

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let matrix = try MatrixOptions.parse([])
        let plan = try Plan(cases: try input.cases(project: project), project: project, options: matrix, fallback: "golden", motions: true)
        let store = context.goldens(goldens, of: project)
        let orphans = store.orphans(keeping: plan.jobs.map(\.key), scope: plan.scope(input, matrix, project, store))
        if delete, !orphans.isEmpty {
            let lock = try FolderLock(store.folder)
            defer { withExtendedLifetime(lock) {} }
            for key in orphans { try store.remove(key) }
        }
        try report(orphans, project, context)
    }

    private func report(_ orphans: [GoldenStore.Key], _ project: Project, _ context: CommandContext) throws {
        struct Record: Encodable { var orphans: [String]; var removed: Bool }
        let console = context.console
        if json { return console.print(try JSONText.of(Record(orphans: orphans.map(\.description), removed: delete))) }
        guard !orphans.isEmpty else { return console.print("no unused goldens") }
        for key in orphans { console.print(delete ? "removed \(key)" : key.description) }
        let count = orphans.count == 1 ? "1 golden" : "\(orphans.count) goldens"
        let advice = Advice.prune(input.namedInputs(project), goldens: goldens, context)
        console.print(delete ? "\(count) removed" : "\(count) unused; \(advice)")
    }
}
