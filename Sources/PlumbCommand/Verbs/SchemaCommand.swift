import ArgumentParser
import Foundation
import Snapshots

struct SchemaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the JSON Schema of layout specs, or of plumb.yaml.",
        discussion: """
            EXAMPLES
              plumb schema > layout-spec.schema.json
              plumb schema settings > plumb.schema.json
            """)

    enum Subject: String, ExpressibleByArgument, CaseIterable { case spec, settings }

    @Argument(help: "spec or settings.")
    var subject = Subject.spec

    func run() async throws {
        let console = CommandContext.current.console
        switch subject {
        case .settings: console.write(.output, try Settings.schema)
        case .spec: console.write(.output, Case.specSchema)
        }
    }
}
