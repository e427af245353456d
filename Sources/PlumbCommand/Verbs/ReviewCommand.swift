import ArgumentParser
import Foundation
import Snapshots

struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Serves the last run's report to a browser on this machine, to accept and reject there.",
        discussion: """
            Accepting a cell, a case or a cause takes the pictures that the run drew, checked by their hashes; nothing is drawn again, and
            nothing else is written. The printed link is good for one browser. The command ends when the page says so, or with Ctrl-C.

            EXAMPLES
              plumb review   # after a plumb test
              plumb review --out Output/all --port 8123   # a merged run
            """)

    @Option(help: ArgumentHelp("Folder in which the run left its report.", valueName: "folder"))
    var out: String?

    @Option(help: ArgumentHelp("Folder of the goldens.", valueName: "folder"))
    var goldens: String?

    @Option(help: "Port on the loopback; any that is free when left out.")
    var port: UInt16 = 0

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let output = out.map { context.url($0) } ?? project.output
        let run: StoredRun
        do { run = try StoredRun(in: output) } catch { throw UsageError.noRun(context.name(of: output)) }
        guard !run.report.isGood else { return context.console.print(run.report.summary) }
        let session = ReviewSession(
            run: run, output: output, store: context.goldens(goldens, of: project), advice: .running(context, goldens: goldens))
        try await Self.serve(session, port: port) { context.console.print("to review: \($0)") }
        let (accepted, rejected, open) = (await session.accepted.count, await session.rejected.count, await session.open.count)
        context.console.print("\(accepted) accepted, \(rejected) rejected, \(open) not decided")
        guard rejected == 0, open == 0 else { throw ExitStatus.differences }
    }

    /// - Parameter ready: called with the link when the server listens.
    static func serve(_ session: ReviewSession, port: UInt16, ready: (String) -> Void) async throws {
        let server = try await LoopbackServer(port: port) { request, door in await session.reply(to: request, key: door.key) }
        let serving = Task { try await server.run() }
        try await server.waitUntilListening()
        await ready(server.link)
        await session.untilEnd()
        await server.stop()
        serving.cancel()
    }
}
