import ArgumentParser
import Foundation
import Snapshots

struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Compares inputs with their goldens and describes what differs.",
        discussion: """
            Layer trees are compared first, then pixels: exactly, unless plumb.yaml sets a tolerance. The goldens are never changed.
            Pictures of the differences are written to OUT/failures (golden, actual, difference, three-up), and the reports to
            OUT/report.html, report.json and junit.xml.

            --shard 2/5 draws the second fifth of the cells, so that five jobs can run in parallel. The parts have equal cost: the time of
            an earlier run with --costs OUT/costs.json, otherwise an estimate from the pixels. `plumb merge` combines the five runs.
            --shard auto takes the part from the environment of Bazel, Bitrise, Buildkite, CircleCI, GitLab, Semaphore or Azure Pipelines.

            --cache keeps drawn cells and does not redraw those whose inputs are unchanged (see `plumb cache`). With the address of a
            server that speaks Bazel's HTTP cache protocol (bazel-remote, nginx, an object store), machines share the cells; the folder
            OUT/cache is in front of it. --cache-read-only uploads nothing. The environment variable PLUMB_CACHE_HEADER holds a header that
            the server asks for, such as 'Authorization: Bearer TOKEN'; PLUMB_CACHE_PATIENCE the seconds to wait for an answer (10). A server
            that fails costs time, never a right result.
            --base compares with another commit instead of the goldens: this program draws the commit's inputs first; a screen in Swift is
            compared with its golden in that commit.

            `plumb test App.xcodeproj` builds and runs the project's unit tests instead, with the app that they test: those that compare
            pictures, or all of them if none does, or those of --target. --filter names tests. OUT/junit.xml has the results. They run in each
            configuration of their test plan, on each --device.

            EXAMPLES
              plumb test
              plumb test App.xcodeproj
              plumb test App.xcodeproj --target AppTests --filter CheckoutTests
              plumb test App.xcodeproj --device 'iPhone 15 Pro, iOS 17.2' 'iPad (10th generation), iOS 17.2'
              plumb test PostCell --json
              plumb test Examples/ExpandableCard --only '**/dark/*'
              plumb test --strict
              plumb test --shard 2/5 --out Output/2
              plumb test --shard auto
              plumb test --cache Output/cache
              plumb test --cache https://cache.example.com/plumb --cache-read-only
              plumb test --base main
              plumb test --format sarif > plumb.sarif
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions
    @OptionGroup var work: DrawingOptions
    @OptionGroup var format: FormatOptions

    @Option(help: ArgumentHelp("The folder for the reports and pictures.", valueName: "folder"))
    var out: String?

    @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "folder"))
    var goldens: String?

    @Flag(help: "Also fail on unused goldens.")
    var strict = false

    @OptionGroup var part: ShardOptions

    @OptionGroup var cells: CacheOptions

    @Option(help: ArgumentHelp("A commit, branch or tag to compare with instead of the goldens.", valueName: "ref"))
    var base: String?

    /// The options for approving the same cells.
    private var approveOptions: [String] {
        input.arguments + matrix.arguments + Advice.option("--goldens", goldens) + Advice.option("--out", out)
    }

    @Option(help: ArgumentHelp("A project's target of unit tests.", valueName: "name"))
    var target: String?

    @Option(help: ArgumentHelp("Run only unit tests of a project whose names contain this: CartTests/testTotal.", valueName: "name"))
    var filter: [String] = []

    func run() async throws {
        if let app = input.inputs.first, AppCodeTool.isProject(app) { return try runTests(of: app) }
        try await matrix.run.perform(execute)
    }

    private func runTests(of app: String) throws {
        let devices = try testedDevices().flatMap { ["--device", $0] }
        let options = devices + filter.flatMap { ["--filter", $0] } + (format.chosen == .json ? ["--json"] : [])
        let words = out.map { ["test", "--out", $0] } ?? ["test"]
        let status = try AppCodeTool(project: app, target: target, options: ["--tests"] + options).run(verb: words)
        guard status == 0 else { throw ExitStatus(rawValue: status) ?? .badInput }
    }

    /// Returns the names of the devices that a project's tests run on, with their releases.
    private func testedDevices() throws -> [String] {
        let systems = try SystemRelease.list(matrix.system)
        guard !matrix.device.isEmpty || systems != nil else { return [] }
        let catalog = DeviceCatalog.standard
        let devices =
            try matrix.device.isEmpty
            ? [.standard]
            : matrix.device.flatMap { text in
                let found = catalog.devices(selectedBy: text)
                guard !found.isEmpty else { throw UsageError.unknownDevice(text, catalog) }
                return found
            }
        return devices.flatMap { device in (systems ?? []).isEmpty ? [device] : (systems ?? []).map(device.running) }.map(\.name)
    }

    @MainActor private func execute(_ project: Project, _ context: CommandContext) async throws {
        let renderer = try work.renderer(project)
        let plan = try Plan(cases: try input.cases(project: project), project: project, options: matrix, fallback: "golden", motions: true)
        let output = out.map { context.url($0) } ?? project.output
        let lock = try FolderLock(output)
        defer { withExtendedLifetime(lock) {} }
        let store = try await store(project, plan, renderer, output)
        let progress = ProgressLine(console: context.console, verb: "checked")
        let range = try part.range(of: plan.jobs, context)
        var verifier = Verifier(store: store, output: output, renderer: renderer)
        verifier.memory = cells.memory(project, output, renderer, context)
        let scope = base == nil ? plan.scope(input, matrix, project, store) : .none
        var run = await verifier.storedRun(
            Array(plan.jobs[range]), startingAt: range.lowerBound, of: plan.jobs, scope: scope,
            describe: { Sentences.reason($0) }
        ) { done, job in progress.update(done: done, of: range.count, name: job.key.description) }
        run.commits = Repository.commits(at: project.folder)
        run.report.locate(Array(plan.jobs[range]), project: project)
        let inputNames = run.report.isGood ? [:] : input.inputNames(for: plan.cases, project: project)
        let inputs = input.namedInputs(project)
        if let remote = verifier.memory?.remote { cells.tell(remote.account, context) }
        try verifier.write(run, advice: .running(context, goldens: goldens, inputs: inputs, inputNames: inputNames))
        try RunReporter(
            report: run.report, output: output, format: format.chosen, strict: strict, approveOptions: approveOptions,
            inputNames: inputNames,
            prune: Advice.prune(inputs, goldens: goldens, context), context: context
        ).print()
    }
}

extension TestCommand {
    /// Returns the goldens, or those that another commit would have.
    private func store(_ project: Project, _ plan: Plan, _ renderer: Renderer, _ output: URL) async throws -> GoldenStore {
        let context = CommandContext.current
        guard let base else { return context.goldens(goldens, of: project) }
        let commit = try BaseCommit(reference: base, of: project.folder, output: output)
        let old = try Project.load(at: commit.folder)
        let cases = Self.readable(input, old, context)
        let range = try part.range(of: plan.jobs, context)
        let progress = ProgressLine(console: context.console, verb: "drew", unit: "base cells")
        let inSwift = await commit.draw(Array(plan.jobs[range]), from: cases, project: old, renderer: renderer) { done, job in
            progress.update(done: done, of: range.count, name: job.key.description)
        }
        if !inSwift.isEmpty {
            context.console.note("\(inSwift.joined(separator: ", ")): written in Swift, compared with the goldens of \(base)")
        }
        return GoldenStore(folder: commit.goldens, program: context.programName)
    }

    /// Returns the requested inputs that exist in the other commit; the others are new.
    private static func readable(_ input: InputOptions, _ project: Project, _ context: CommandContext) -> [Case] {
        func cases(_ names: [String]) -> [Case] {
            var finder = InputFinder(project: project, screens: [])
            finder.scenes = input.scene
            do { return try finder.cases(named: names) } catch { return (error as? InputErrors)?.readable ?? [] }
        }
        return input.isWhole || input.all ? cases([]) : input.inputs.flatMap { cases([$0]) }
    }
}

extension ReportAdvice {
    /// Returns the commands of the running program.
    static func running(
        _ context: CommandContext, goldens: String?, inputs: [String] = [], inputNames: [String: String] = [:]
    ) -> ReportAdvice {
        ReportAdvice(
            approve: Advice.line("approve", [], context),
            prune: Advice.line("prune", inputs + Advice.option("--goldens", goldens) + ["--delete"], context),
            inputNames: inputNames.mapValues(Advice.quoted))
    }
}
