import ArgumentParser
import Foundation
import Snapshots

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract:
            "Reads inputs and settings and tells every fault, and every part that is not drawn as written, at its place; draws nothing.",
        discussion: """
            EXAMPLES
              plumb lint
              plumb lint Examples/PostCell/PostCell.yaml
              plumb lint Main.storyboard
            """)

    @OptionGroup var input: InputOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let cases = try input.cases(project: project)
        for input in cases { _ = try input.file.map { try project.refined(for: $0) } }
        let findings = await Self.findings(in: cases)
        if json { return context.console.print(try JSONText.of(["cases": cases.map(\.name), "findings": findings])) }
        for finding in findings { context.console.print(finding) }
        let order = cases.count == 1 ? "1 case is in order" : "\(cases.count) cases are in order"
        context.console.print(findings.isEmpty ? order : "\(order); \(findings.count) of their parts are not drawn as written")
    }

    /// Each once: scenes share what stands in containers.
    static func findings(in cases: [Case]) async -> [String] {
        var seen: Set<String> = []
        var found: [String] = []
        for input in cases { found += await input.findings.filter { seen.insert($0).inserted } }
        return found
    }
}
