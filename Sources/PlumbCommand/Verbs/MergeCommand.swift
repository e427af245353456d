import ArgumentParser
import Foundation
import Snapshots

struct MergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Merges several runs into one report: the shards of a run, or the runs of several programs.",
        discussion: """
            Each folder is the output of a `plumb test`. Their cells, pictures, conflicts and unused goldens are merged into one run in OUT,
            with report.html, report.json, junit.xml and the exit code that a single run would have had. A missing shard is an error.

            EXAMPLES
              plumb merge Output/1 Output/2 Output/3 --out Output/all   # needs the three folders
            """)

    @Argument(help: "The output folders of the runs.")
    var folders: [String]

    @OptionGroup var format: FormatOptions

    @Option(help: ArgumentHelp("The folder for the merged run.", valueName: "folder"))
    var out: String?

    @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "folder"))
    var goldens: String?

    @Flag(help: "Also fail on unused goldens.")
    var strict = false

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let output = out.map { context.url($0) } ?? project.output
        let store = context.goldens(goldens, of: project)
        let lock = try FolderLock(output)
        defer { withExtendedLifetime(lock) {} }
        let run = try RunMerger(folders: folders.map(context.url)).merge(into: output, name: context.name)
        try run.write(in: output)
        let inputNames = run.report.inputNames(project, context)
        try RunFiles(output: output, store: store).write(run.report, advice: .running(context, goldens: goldens, inputNames: inputNames))
        let options = Advice.option("--goldens", goldens) + Advice.option("--out", out)
        try RunReporter(
            report: run.report, output: output, format: format.chosen, strict: strict, approveOptions: options, inputNames: inputNames,
            prune: Advice.prune([], goldens: goldens, context), context: context
        ).print()
    }
}
