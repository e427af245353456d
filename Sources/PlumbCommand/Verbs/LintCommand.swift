import ArgumentParser
import Foundation
import Snapshots

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract:
            "Reads inputs and settings and tells every fault, every part that is not drawn as written, and what is wrong with the layout; draws nothing.",
        discussion: """
            Each case is laid out in the first cell of its matrix, or in those that options name, and looked over for contradicting and missing
            constraints, texts that do not fit, overlap or are hard to tell from what they stand on, touch targets under 44 pt, and things
            outside the screen. With such findings the command ends with 1.

            EXAMPLES
              plumb lint
              plumb lint Examples/PostCell/PostCell.yaml
              plumb lint Main.storyboard
              plumb lint Examples/SignIn --matrix phones
              plumb lint SignIn --ignore smallTarget --json
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Kinds of findings to leave out: \(LayoutFindings.kinds.joined(separator: ", ")).", valueName: "kind"))
    var ignore: [String] = []

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        let cases = try input.cases(project: project)
        for input in cases { _ = try input.file.map { try project.refined(for: $0) } }
        let findings = await Self.findings(in: cases)
        let layouts = try await self.layouts(of: cases, project)
        let hasFindings = layouts.contains { !$0.findings.isEmpty }
        if json {
            struct Record: Encodable { var cases, findings: [String]; var layout: [LayoutFindings] }
            context.console.print(try JSONText.of(Record(cases: cases.map(\.name), findings: findings, layout: layouts)))
        } else {
            for finding in findings { context.console.print(finding) }
            LayoutText(console: context.console).print(layouts)
            context.console.print(Self.summary(cases: cases.count, findings: findings.count, layouts))
        }
        if hasFindings { throw ExitStatus.differences }
    }

    private func layouts(of cases: [Case], _ project: Project) async throws -> [LayoutFindings] {
        for word in ignore where !LayoutFindings.kinds.contains(word) {
            throw UsageError.unknown(word, what: "kind of finding", allowed: LayoutFindings.kinds)
        }
        let plan = try Plan(cases: cases, project: project, options: matrix, fallback: "default")
        let jobs = matrix.isGiven ? plan.jobs : cases.compactMap { input in plan.jobs.first { $0.input.name == input.name } }
        let renderer = Renderer(workers: 1)
        var layouts: [LayoutFindings] = []
        for job in jobs { layouts.append(try await renderer.findings(of: job).without(ignore)) }
        return layouts
    }

    private static func summary(cases: Int, findings: Int, _ layouts: [LayoutFindings]) -> String {
        let order = cases == 1 ? "1 case is in order" : "\(cases) cases are in order"
        let count = layouts.reduce(0) { $0 + $1.findings.count }
        let layout =
            count == 0
            ? "" : "; \(count) \(count == 1 ? "finding" : "findings") in \(layouts.count) \(layouts.count == 1 ? "layout" : "layouts")"
        return order + (findings == 0 ? "" : "; \(findings) of their parts are not drawn as written") + layout
    }

    /// Each once: scenes share what stands in containers.
    static func findings(in cases: [Case]) async -> [String] {
        var seen: Set<String> = []
        var found: [String] = []
        for input in cases { found += await input.findings.filter { seen.insert($0).inserted } }
        return found
    }
}
