import ArgumentParser
import Foundation
import Snapshots

struct TraceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Says how a layout came about: who places each view, what is ambiguous or contradicts, what it cost.",
        discussion: """
            The tree is UIKit's layout trace, a view a line, with its frame in the superview: • placed by constraints, + by its frame and mask,
            * ambiguous. Then follow the logs of constraints that contradict each other, feedback loops, constraints removed and added again
            unchanged, and the engine's counters. Without options, the first cell of the input's matrix is traced.

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
        help: ArgumentHelp("Views whose constraints to list: all that decide where they lie, along both axes.", valueName: "id"))
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
