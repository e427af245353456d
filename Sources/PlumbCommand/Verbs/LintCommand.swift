import ArgumentParser
import Foundation
import Snapshots

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Reads inputs and settings and tells every fault at its place; draws nothing.",
        discussion: """
            EXAMPLES
              plumb lint
              plumb lint Examples/PostCell/PostCell.yaml
            """)

    @OptionGroup var input: InputOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let cases = try input.cases(project: project)
        for input in cases { _ = try input.file.map { try project.refined(for: $0) } }
        if json { return context.console.print(try JSONText.of(["cases": cases.map(\.name)])) }
        context.console.print(cases.count == 1 ? "1 case is in order" : "\(cases.count) cases are in order")
    }
}
