import ArgumentParser
import Foundation
import Snapshots

struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Compares inputs with their goldens, exactly, and says in words what differs.",
        discussion: """
            Layer trees are compared first, then pixels. Nothing is ever written to the goldens. What differs lies afterwards in
            OUT/failures (golden, actual, difference, three-up), and OUT/report.html, report.json and junit.xml tell of it.

            EXAMPLES
              plumb test
              plumb test PostCell --json
              plumb test Examples/ExpandableCard --only '**/dark/*'
              plumb test --strict
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions
    @OptionGroup var work: WorkOptions

    @Option(help: ArgumentHelp("Folder for the report and the evidence.", valueName: "folder"))
    var out: String?

    @Option(help: ArgumentHelp("Folder of the goldens.", valueName: "folder"))
    var goldens: String?

    @Flag(help: "Fail on goldens that no cell asks for, too.")
    var strict = false

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let renderer = try work.renderer(project)
        let plan = try Plan(cases: try input.cases(project: project), project: project, options: matrix, fallback: "golden")
        let output = out.map { context.url($0) } ?? project.output
        let store = context.goldens(goldens, of: project)
        let progress = ProgressLine(console: context.console, verb: "checked")
        let total = plan.jobs.count
        let verifier = Verifier(store: store, output: output, renderer: renderer)
        let report = await verifier.run(plan.jobs, scope: plan.scope(input, matrix), describe: { Sentences.reason($0) }) { done, job in
            progress.update(done: done, of: total, name: job.key.description)
        }
        let advice = ReportAdvice(
            approve: Advice.line("approve", [], context),
            prune: Advice.line("prune", Advice.option("--goldens", goldens) + ["--delete"], context))
        try verifier.write(report, advice: advice)
        if work.json { context.console.print(try JSONText.of(report)) } else { tell(report, output: output, context) }
        guard report.isGood, !strict || report.orphans.isEmpty else { throw ExitStatus.differences }
    }

    private func tell(_ report: TestReport, output: URL, _ context: CommandContext) {
        let console = context.console
        LayoutText(console: console).print(report.conflicts)
        ReportText(report: report, output: context.name(of: output), console: console).print()
        if !report.orphans.isEmpty { console.print(Advice.prune(goldens: goldens, context)) }
        guard !report.isGood else { return }
        console.print("report: \(context.name(of: output.appending(path: "report.html")))")
        let names = Self.approvable(report)
        if !names.isEmpty {
            let options = input.words + matrix.words + Advice.option("--goldens", goldens) + Advice.option("--out", out)
            console.print("to accept what you have looked at: \(Advice.line("approve", names + options, context))")
        }
    }

    private static func approvable(_ report: TestReport) -> [String] {
        var seen: Set<String> = []
        return (report.different.map(\.key) + report.missing).map(\.caseName).filter { seen.insert($0).inserted }
    }
}
