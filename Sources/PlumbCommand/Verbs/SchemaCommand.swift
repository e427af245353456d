import ArgumentParser
import Foundation
import Snapshots

struct SchemaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the JSON Schema of layout specs, of plumb.yaml, or of report.json.",
        discussion: """
            EXAMPLES
              plumb schema > layout-spec.schema.json
              plumb schema settings > plumb.schema.json
              plumb schema report > report.schema.json
            """)

    enum Subject: String, ExpressibleByArgument, CaseIterable { case spec, settings, report }

    @Argument(help: "spec, settings or report.")
    var subject = Subject.spec

    func run() async throws {
        let console = CommandContext.current.console
        switch subject {
        case .settings: console.write(.output, try Settings.schema)
        case .report: console.write(.output, TestReport.jsonSchema)
        case .spec: console.write(.output, Case.specSchema)
        }
    }
}
