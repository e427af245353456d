import ArgumentParser
import Foundation
import Snapshots

struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Serves the last run's report to accept or reject differences in a browser, or exports it for a pull request.",
        discussion: """
            Accepting a cell, a case or a cause writes the pictures that the run drew as goldens, after checking their hashes. Nothing is
            drawn again, and nothing else is written. The printed link works in one browser. End the review in the page, or with Ctrl-C.

            --export serves nothing: it writes a folder with comment.md, a comment for a pull request, and the thumbnails in it: expected,
            actual, difference. --pictures is the address at which the folder will be found; without it, the comment only names the files.
            --format markdown prints the comment instead of a summary, and needs no folder if no pictures are wanted. Both exit with 0.

            EXAMPLES
              plumb review   # after a plumb test
              plumb review --out Output/all --port 8123   # a merged run
              plumb review --format markdown   # the comment without pictures
              plumb review --export Comment --pictures https://github.com/me/app/raw/pictures/pr-7 --report https://ci.example.com/run/7
              plumb review --export Comment --json   # what was exported
            """)

    @Option(help: ArgumentHelp("The output folder of the run.", valueName: "folder"))
    var out: String?

    @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "folder"))
    var goldens: String?

    @Option(help: "The port on the loopback interface; by default, any free port.")
    var port: UInt16 = 0

    enum Format: String, ExpressibleByArgument, CaseIterable { case markdown, json }

    @Option(help: ArgumentHelp("Write comment.md and its thumbnails to this folder, and serve nothing.", valueName: "folder"))
    var export: String?

    @Option(help: ArgumentHelp("markdown or json: print the comment, or what was exported, and serve nothing.", valueName: "format"))
    var format: Format?

    @Flag(help: "Print JSON: --format json.")
    var json = false

    @Option(help: ArgumentHelp("The address at which the exported folder will be found.", valueName: "url"))
    var pictures: String?

    @Option(help: ArgumentHelp("The address of the whole report, for a link.", valueName: "url"))
    var report: String?

    @Option(
        help: ArgumentHelp("The number of cells that the comment shows at once; the others are in a part that opens.", valueName: "number"))
    var cells = 10

    func validate() throws {
        guard !json || format != .markdown else { throw ValidationError("--json cannot be combined with another --format") }
        guard cells >= 0 else { throw ValidationError("--cells cannot be negative") }
        let exports = export != nil || format != nil || json
        guard exports || report == nil else { throw ValidationError("--report needs --export or --format markdown") }
        guard export != nil || pictures == nil else { throw ValidationError("--pictures needs --export") }
        for (option, address) in [("--pictures", pictures), ("--report", report)] {
            guard let address else { continue }
            guard let scheme = URL(string: address)?.scheme, ["http", "https"].contains(scheme) else {
                throw ValidationError("\(option) needs an address that starts with https:// or http://, not '\(address)'")
            }
        }
    }

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let output = out.map { context.url($0) } ?? project.output
        let run: StoredRun
        do { run = try StoredRun(in: output) } catch { throw UsageError.noRun(context.name(of: output)) }
        let inputNames = run.report.inputNames(project, context)
        if export != nil || format != nil || json { return try exported(run.report, output, inputNames, context) }
        guard !run.report.isGood else { return context.console.print(run.report.summary) }
        let session = ReviewSession(
            run: run, output: output,
            approver: Approver(store: context.goldens(goldens, of: project), hashOnly: project.settings.hashOnly),
            advice: .running(context, goldens: goldens, inputNames: inputNames))
        try await Self.serve(session, port: port) { context.console.print("open the review at \($0)") }
        let (accepted, rejected, open) = (await session.accepted.count, await session.rejected.count, await session.open.count)
        context.console.print("\(accepted) accepted, \(rejected) rejected, \(open) undecided")
        guard rejected == 0, open == 0 else { throw ExitStatus.differences }
    }

    // MARK: Export

    private struct Export: Encodable {
        struct Cell: Encodable {
            var `case`, cell: String
            var pictures: ReviewPictures.Strip
        }

        var summary: String
        var isGood: Bool
        var approve: String?
        /// The path of the comment.
        var comment: String?
        var characters, shown, folded, leftOut: Int
        var cells: [Cell]
        var markdown: String
    }

    private func exported(_ report: TestReport, _ output: URL, _ inputNames: [String: String], _ context: CommandContext) throws {
        var comment = ReviewComment(report: report)
        let options = Advice.option("--goldens", goldens) + Advice.option("--out", out)
        comment.approve = report.approveLine(options: options, inputNames: inputNames, context: context)
        (comment.base, comment.reportAddress, comment.open) = (pictures, self.report, cells)
        let folder = export.map { context.url($0) }
        if let folder {
            let pictures = ReviewPictures(folder: folder) { RunFolder(output).contents($0) }
            for entry in report.entries where entry.outcome.canBeAccepted { comment.strips[entry.key] = try pictures.write(entry) }
        }
        let text = comment.text
        let file = folder.map { $0.appending(path: "comment.md") }
        if let folder { try AtomicFile.write(text.markdown, to: "comment.md", in: folder) }
        if format == .json || json {
            let cells = report.entries.compactMap { entry in
                comment.strips[entry.key].map { Export.Cell(case: entry.key.caseName, cell: entry.key.cellName, pictures: $0) }
            }
            let export = Export(
                summary: report.summary, isGood: report.isGood, approve: comment.approve, comment: file.map(context.name(of:)),
                characters: text.markdown.count, shown: text.shown, folded: text.folded, leftOut: text.leftOut, cells: cells,
                markdown: text.markdown)
            context.console.print(try JSONText.of(export))
        } else if format == .markdown {
            context.console.print(text.markdown)
        } else if let file {
            let parts = [(text.shown, "shown"), (text.folded, "folded"), (text.leftOut, "left out")].filter { $0.0 > 0 }
            let words = parts.isEmpty ? "" : " (cells: " + parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + ")"
            context.console.print("\(report.summary)\ncomment: \(context.name(of: file))\(words)")
        }
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
