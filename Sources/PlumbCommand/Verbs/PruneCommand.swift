import ArgumentParser
import Foundation
import Snapshots

struct PruneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Lists the goldens that no cell asks for; removes them when told to.",
        discussion: """
            Nothing is removed without --delete. Cases that another program has written down (Goldens/<program>.cases) are its own and
            are left alone. With names, only the goldens of these cases are looked at.

            EXAMPLES
              plumb prune
              plumb prune PostCell
              plumb prune --delete
            """)

    @OptionGroup var input: InputOptions

    @Option(help: ArgumentHelp("Folder of the goldens.", valueName: "folder"))
    var goldens: String?

    @Flag(help: "Remove what is listed.")
    var delete = false

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let matrix = try MatrixOptions.parse([])
        let plan = try Plan(cases: try input.cases(project: project), project: project, options: matrix, fallback: "golden", motions: true)
        let store = context.goldens(goldens, of: project)
        let orphans = store.orphans(keeping: plan.jobs.map(\.key), scope: plan.scope(input, matrix))
        if delete, !orphans.isEmpty {
            let lock = try FolderLock(store.folder)
            defer { withExtendedLifetime(lock) {} }
            for key in orphans { try store.remove(key) }
        }
        try tell(orphans, context)
    }

    private func tell(_ orphans: [GoldenStore.Key], _ context: CommandContext) throws {
        struct Record: Encodable { var orphans: [String]; var removed: Bool }
        let console = context.console
        if json { return console.print(try JSONText.of(Record(orphans: orphans.map(\.description), removed: delete))) }
        guard !orphans.isEmpty else { return console.print("every golden is asked for") }
        for key in orphans { console.print(delete ? "\(key) is gone" : key.description) }
        let count = orphans.count == 1 ? "1 golden" : "\(orphans.count) goldens"
        console.print(delete ? "\(count) removed" : "\(count) that no cell asks for; \(Advice.prune(goldens: goldens, context))")
    }
}
