import ArgumentParser
import Foundation
import Snapshots

struct ShrinkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shrink",
        abstract: "Reduces a layout problem to the smallest spec that still has it.",
        discussion: """
            A case is laid out and checked as by lint. The screen of a finding is turned into a spec of its views and constraints, from
            which everything is removed that the finding does not need. Use it to understand a problem, to report it, or to keep it as a
            test.

            EXAMPLES
              plumb shrink Examples/PostCell --kind smallTarget
              plumb shrink SignIn --view forgot > forgot.yaml
              plumb shrink Examples/Trips/Trips.storyboard --json
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Kinds of findings: \(LayoutFindings.kinds.joined(separator: ", ")).", valueName: "kind"))
    var kind: [String] = []

    @Option(help: ArgumentHelp("The view of the finding, by its name or the end of its path.", valueName: "view"))
    var view: String?

    @Option(help: ArgumentHelp("Shrink every finding, and write each spec to this folder.", valueName: "folder"))
    var out: String?

    @Flag(help: "Shrink every finding, and print JSON.")
    var json = false

    func run() async throws { try await matrix.run.perform(execute) }

    @MainActor private func execute(_ project: Project, _ context: CommandContext) async throws {
        for word in kind where !LayoutFindings.kinds.contains(word) {
            throw UsageError.unknown(word, what: "kind of finding", allowed: LayoutFindings.kinds)
        }
        let cases = try input.cases(project: project)
        let jobs = try Plan(lookingAt: cases, project: project, options: matrix).jobs
        let renderer = Renderer.looking
        let isAll = out != nil || json
        var shrunk: [ShrunkFinding] = []
        for job in jobs {
            let settings = try job.input.file.map { try project.refined(for: $0) } ?? project
            let kinds = settings.settings.findings.kinds.filter { kind.isEmpty || kind.contains($0.rawValue) }
            let isDone = !isAll && !shrunk.isEmpty
            shrunk += try await renderer.shrunk(job, kinds: kinds, view: view, most: isAll ? .max : isDone ? 0 : 1)
        }
        if json { return context.console.print(try JSONText.of(["shrunk": shrunk])) }
        guard let first = shrunk.first else { return context.console.print("nothing to shrink: no findings match") }
        if let out { return try write(shrunk, to: context.url(out), context) }
        guard let spec = first.spec else { throw UsageError.notShrinkable(first.finding.view) }
        context.console.print(spec.trimmingCharacters(in: .newlines))
        if shrunk.count > 1 {
            context.console.write(
                .error,
                "\(shrunk.count - 1) more \(shrunk.count == 2 ? "finding" : "findings"): select one with --kind or --view, or use --out"
            )
        }
    }

    private func write(_ shrunk: [ShrunkFinding], to folder: URL, _ context: CommandContext) throws {
        var counts: [String: Int] = [:]
        for entry in shrunk {
            guard entry.spec != nil else {
                context.console.print("\(entry.finding.kind.rawValue) \(entry.finding.view): cannot be reproduced by a spec alone")
                continue
            }
            let stem = "\(entry.case)-\(entry.finding.kind.rawValue)".replacing("/", with: "-")
            counts[stem, default: 0] += 1
            let name = counts[stem] == 1 ? "\(stem).yaml" : "\(stem)-\(counts[stem] ?? 0).yaml"
            try entry.write(as: name, to: folder)
            context.console.print("\(name): \(entry.views) \(entry.views == 1 ? "view" : "views"), \(entry.finding.view)")
        }
    }
}
