import ArgumentParser
import Foundation
import Snapshots

struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Shows inputs in a browser on this machine, and redraws them when they change.",
        discussion: """
            Specs, documents, settings, and the pictures and strings beside them are watched. Errors are shown on the page, which keeps the
            last pictures. Without options, the first cell of each input's matrix is shown. End it with Ctrl-C.

            EXAMPLES
              plumb watch Examples/SignIn
              plumb watch SignIn --device 'iPhone 16' --style light dark --content-size L AX3
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions
    @OptionGroup var work: DrawingOptions

    @Option(help: "The port on the loopback interface; by default, any free port.")
    var port: UInt16 = 0

    func run() async throws {
        let context = CommandContext.current
        let watcher = try Watcher(input: input, matrix: matrix, work: work, context: context)
        let session = WatchSession()
        let server = try await LoopbackServer(port: port) { request, _ in await session.reply(to: request) }
        let serving = Task { try await server.run() }
        try await server.waitUntilListening()
        await watcher.draw(into: session)
        context.console.print("watching at \(await server.link)")
        while !Task.isCancelled, !serving.isCancelled {
            try await Task.sleep(for: .milliseconds(10))
            await watcher.drawWhatChanged(into: session)
        }
        await server.stop()
    }
}

/// Draws inputs, and redraws those that change.
actor Watcher {
    private let input: InputOptions
    private let matrix: MatrixOptions
    private let context: CommandContext
    private let renderer: Renderer
    private var jobs: [Renderer.Job] = []
    private var drawn: [String: [UInt8]] = [:]
    private var settings: [URL] = []
    private var settingsState = FileStates([])
    private var states: [String: FileStates] = [:]
    private var faults: [String: String] = [:]

    /// - Throws: if there is nothing to draw, or an input has faults at the start.
    init(input: InputOptions, matrix: MatrixOptions, work: DrawingOptions, context: CommandContext) throws {
        self.input = input; self.matrix = matrix; self.context = context
        let project = try Project.load(at: context.directory)
        renderer = try work.renderer(project)
        jobs = try Self.jobs(input, matrix, project)
        settings = project.watchedFiles(of: jobs.map(\.input))
        settingsState = FileStates(settings)
        for job in jobs { states[job.input.name] = FileStates(job.input.watchedFiles) }
    }

    private static func jobs(_ input: InputOptions, _ matrix: MatrixOptions, _ project: Project) throws -> [Renderer.Job] {
        let cases = try input.cases(project: project)
        let plan = try Plan(cases: cases, project: project, options: matrix, fallback: "default")
        guard !matrix.isGiven else { return plan.jobs }
        return cases.compactMap { input in plan.jobs.first { $0.input.name == input.name } }
    }

    func draw(into session: WatchSession) async { await draw(jobs, into: session) }

    func drawWhatChanged(into session: WatchSession) async {
        let newSettings = FileStates(settings)
        let changed = Set(
            jobs.map(\.input.name).filter { name in
                jobs.first { $0.input.name == name }.map { FileStates($0.input.watchedFiles) != states[name] } ?? false
            })
        guard newSettings != settingsState || !changed.isEmpty else { return }
        let isWhole = newSettings != settingsState
        settingsState = newSettings
        for job in jobs { states[job.input.name] = FileStates(job.input.watchedFiles) }
        Project.forgetStringTables()
        do {
            let project = try Project.load(at: context.directory)
            jobs = try CommandContext.$current.withValue(context) { try Self.jobs(input, matrix, project) }
            settings = project.watchedFiles(of: jobs.map(\.input))
            settingsState = FileStates(settings)
            for job in jobs { states[job.input.name] = FileStates(job.input.watchedFiles) }
        } catch {
            return await session.fail(Sentences.reason(error))
        }
        await draw(isWhole ? jobs : jobs.filter { changed.contains($0.input.name) || drawn[$0.key.description] == nil }, into: session)
    }

    private func draw(_ some: [Renderer.Job], into session: WatchSession) async {
        let renderer = renderer
        let results = await renderer.forEach(some) { snapshot, rasterizer in
            try renderer.png(of: Renderer.bitmap(of: snapshot, with: rasterizer))
        }
        for (job, result) in zip(some, results) {
            let name = job.key.description
            switch result {
            case .success(let png): (drawn[name], faults[name]) = (png, nil)
            case .failure(let error): faults[name] = "\(name): \(Sentences.reason(error))"
            }
        }
        let shown = jobs.compactMap { job in drawn[job.key.description].map { (name: job.key.description, png: $0) } }
        let messages = jobs.compactMap { faults[$0.key.description] }.joined(separator: "\n")
        await session.show(shown, faults: messages)
    }
}
