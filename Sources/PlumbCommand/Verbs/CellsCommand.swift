import ArgumentParser
import Foundation
import Snapshots

struct CellsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cells", abstract: "Lists the cells of a test run, one per line, for use by other schedulers.",
        discussion: """
            These are the cells that `plumb test` would draw with the same options, in the same order. In JSON, each has its case, its cell,
            the file of the input, and its cost: the milliseconds of an earlier run with --costs, otherwise an estimate from its pixels.

            EXAMPLES
              plumb cells
              plumb cells PostCell --json
              plumb cells --shard 1/4
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions
    @OptionGroup var part: ShardOptions

    @Flag(help: "Print JSON.")
    var json = false

    private struct Record: Encodable {
        var `case`, cell: String
        /// Nil for a screen written in Swift.
        var file: String?
        var cost: Double
    }

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let plan = try Plan(cases: try input.cases(project: project), project: project, options: matrix, fallback: "golden", motions: true)
        let costs = try part.costs(of: plan.jobs, context)
        let range = try part.range(of: plan.jobs, context)
        guard json else {
            for job in plan.jobs[range] { context.console.print(job.key.description) }
            return
        }
        let records = range.map { index in
            let job = plan.jobs[index]
            return Record(
                case: job.key.caseName, cell: job.key.cellName, file: job.input.file.map(project.name), cost: costs[index])
        }
        context.console.print(try JSONText.of(["cells": records]))
    }
}
