import ArgumentParser
import Foundation
import Snapshots

struct TraceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Explains a layout: what places each view, what is ambiguous or conflicting, and what it cost.",
        discussion: """
            The tree is UIKit's layout trace, one view per line, with its frame in the superview: • placed by constraints, + by its frame
            and mask, * ambiguous. The logs of conflicting constraints, feedback loops, constraints that were removed and added again
            unchanged, and the engine's counters follow. Without options, the first cell of the input's matrix is traced.

            EXAMPLES
              plumb trace Examples/PostCell
              plumb trace PostCell --device 'iPhone 16 Pro' --content-size AX3
              plumb trace SignIn --view email
              plumb trace SignIn --json
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("List all constraints that determine the position and size of these views.", valueName: "id"))
    var view: [String] = []

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws { try await matrix.run.perform(execute) }

    @MainActor private func execute(_ project: Project, _ context: CommandContext) async throws {
        let renderer = Renderer.looking
        let cases = try input.cases(project: project)
        let jobs = try Plan(lookingAt: cases, project: project, options: matrix).jobs
        var reports: [LayoutReport] = [], hasFailed = false
        for job in jobs {
            do {
                reports.append(try await renderer.layoutReport(of: job, explaining: view))
            } catch let error as InputError {
                throw error
            } catch {
                hasFailed = true
                context.console.note(Sentences.failure(of: job.key.description, error, console: context.console))
            }
        }
        if json {
            context.console.print(try JSONText.of(["cells": reports]))
        } else {
            context.console.print(reports.map { "\($0.case)/\($0.cell)\n\($0.text)" }.joined(separator: "\n\n"))
        }
        if hasFailed { throw ExitStatus.differences }
    }
}
