import ArgumentParser
import Foundation
import Snapshots

struct FramesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames", abstract: "Prints the frames of all views as JSON.",
        discussion: """
            EXAMPLES
              plumb frames Examples/PostCell/PostCell.yaml --device 'iPhone 16 Pro'
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions

    @Option(help: "Cells laid out at the same time.")
    var jobs: Int?

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let renderer = Renderer(workers: jobs ?? 1)
        let plan = try Plan(cases: try input.cases(project: project), project: project, options: matrix, fallback: "golden")
        let lists = await renderer.forEach(plan.jobs) { snapshot, _ in FrameList(snapshot) }
        var hasFailed = false
        let good = zip(plan.jobs, lists).compactMap { job, list -> FrameList? in
            do { return try list.get() } catch {
                hasFailed = true
                context.console.note(Sentences.failure(of: job.key.description, error, console: context.console))
                return nil
            }
        }
        context.console.print(try JSONText.of(["cells": good]))
        if hasFailed { throw ExitStatus.differences }
    }
}
