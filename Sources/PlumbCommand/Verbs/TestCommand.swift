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

            --cache keeps drawn cells and does not redraw those whose inputs are unchanged (see `plumb cache`). With the address of a
            server that speaks Bazel's HTTP cache protocol (bazel-remote, nginx, an object store), machines share the cells; the folder
            OUT/cache is in front of it. --cache-read-only uploads nothing. The environment variable PLUMB_CACHE_HEADER holds a header that
            the server asks for, such as 'Authorization: Bearer TOKEN'. A server that fails costs time, never a right result.
            --base compares with another commit instead of the goldens: this program draws the commit's inputs first; a screen in Swift is
            compared with its golden in that commit.

            EXAMPLES
              plumb test
              plumb test PostCell --json
              plumb test Examples/ExpandableCard --only '**/dark/*'
              plumb test --strict
              plumb test --shard 2/5 --out Output/2
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

    func run() async throws { try await matrix.run.perform(execute) }

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

/// Options for the cells of earlier runs.
struct CacheOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A folder that keeps drawn cells between runs, or the address of a cache server.", valueName: "folder|url"))
    var cache: String?

    @Flag(help: "Take cells from the cache server and store none there.")
    var cacheReadOnly = false

    private var server: URL? {
        guard let cache, cache.hasPrefix("http://") || cache.hasPrefix("https://") else { return nil }
        return URL(string: cache)
    }

    func validate() throws {
        if let cache, cache.contains("://"), server?.host == nil {
            throw ValidationError("--cache must be a folder, or an address that begins with http:// or https://")
        }
        if cacheReadOnly, server == nil { throw ValidationError("--cache-read-only needs --cache with the address of a server") }
    }

    func memory(_ project: Project, _ output: URL, _ renderer: Renderer, _ context: CommandContext) -> Verifier.Memory? {
        guard let cache else { return nil }
        let folder = server == nil ? context.url(cache) : output.appending(path: "cache", directoryHint: .isDirectory)
        let remote = server.map {
            RemoteCache(base: $0, header: context.environment["PLUMB_CACHE_HEADER"], isReadOnly: cacheReadOnly)
        }
        return .init(cache: CellCache(folder: folder, renderer: renderer), project: project, remote: remote)
    }

    /// Says what the server did, where a person should know.
    func tell(_ account: RemoteCache.Account, _ context: CommandContext) {
        if let failure = account.failure {
            context.console.note("the cache server was left out: \(failure); what it did not give was drawn")
        }
        if account.refused > 0 {
            let entries = account.refused == 1 ? "1 entry" : "\(account.refused) entries"
            context.console.note("\(entries) of the cache server refused: not what the checksum names; the cells were drawn")
        }
    }
}

/// Options that select a part of a run.
struct ShardOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The part of the cells to draw, such as 2/5.", valueName: "i/n"))
    var shard: String?

    @Option(help: ArgumentHelp("The costs of the cells from an earlier run; use the same file for all shards.", valueName: "file"))
    var costs: String?

    func validate() throws {
        guard shard.map({ Shard($0) != nil }) ?? true else { throw ValidationError("--shard must be a part of a whole, such as 2/5") }
    }

    /// Returns the costs of the cells, estimated where unknown.
    func costs(of jobs: [Renderer.Job], _ context: CommandContext) throws -> [Double] {
        guard let costs else { return CellCosts().costs(of: jobs) }
        do { return try CellCosts(file: context.url(costs)).costs(of: jobs) } catch {
            throw InputError.unreadable(costs, reason: "it is not the \(CellCosts.fileName) of a run")
        }
    }

    func range(of jobs: [Renderer.Job], _ context: CommandContext) throws -> Range<Int> {
        guard let shard = shard.flatMap({ Shard($0) }) else { return jobs.indices }
        return shard.part(costs: try costs(of: jobs, context))
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
