import ArgumentParser
import Foundation
import Snapshots

struct CellsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cells", abstract: "Lists the work of a test, a cell a line: for schedulers of your own.",
        discussion: """
            The cells are those that `plumb test` with the same options would draw, in its order. As JSON each has its case, its cell, the
            input's file, and what it costs: milliseconds of an earlier run with --costs, else a guess by its pixels.

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
