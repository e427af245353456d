import ArgumentParser
import Foundation
import Snapshots

struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Serves the last run's report on this machine, to accept or reject differences in a browser.",
        discussion: """
            Accepting a cell, a case or a cause writes the pictures that the run drew as goldens, after checking their hashes. Nothing is
            drawn again, and nothing else is written. The printed link works in one browser. End the review in the page, or with Ctrl-C.

            EXAMPLES
              plumb review   # after a plumb test
              plumb review --out Output/all --port 8123   # a merged run
            """)

    @Option(help: ArgumentHelp("The output folder of the run.", valueName: "folder"))
    var out: String?

    @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "folder"))
    var goldens: String?

    @Option(help: "The port on the loopback interface; by default, any free port.")
    var port: UInt16 = 0

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let output = out.map { context.url($0) } ?? project.output
        let run: StoredRun
        do { run = try StoredRun(in: output) } catch { throw UsageError.noRun(context.name(of: output)) }
        guard !run.report.isGood else { return context.console.print(run.report.summary) }
        let session = ReviewSession(
            run: run, output: output,
            approver: Approver(store: context.goldens(goldens, of: project), hashOnly: project.settings.hashOnly),
            advice: .running(context, goldens: goldens, inputNames: run.report.inputNames(project, context)))
        try await Self.serve(session, port: port) { context.console.print("open the review at \($0)") }
        let (accepted, rejected, open) = (await session.accepted.count, await session.rejected.count, await session.open.count)
        context.console.print("\(accepted) accepted, \(rejected) rejected, \(open) undecided")
        guard rejected == 0, open == 0 else { throw ExitStatus.differences }
    }

    /// - Parameter ready: called with the link when the server listens.
    static func serve(_ session: ReviewSession, port: UInt16, ready: (String) -> Void) async throws {
        let server = try await LoopbackServer(port: port) { request, door in await session.reply(to: request, key: door.key) }
        let serving = Task { try await server.run() }
        try await server.waitUntilListening()
        await ready(server.link)
        await session.waitUntilEnd()
        await server.stop()
        serving.cancel()
    }
}
