import ArgumentParser
import Foundation
import Snapshots

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract:
            "Reports errors in inputs and settings, parts that are not drawn as written, and layout problems; draws nothing.",
        discussion: """
            Each case is laid out in the first cell of its matrix, or in the cells that options select, and checked for conflicting and
            missing constraints, texts that do not fit, overlap or lack contrast, touch targets under 44 pt, views outside the screen or
            under bars, edges that nearly align, and more (docs/Findings.md). Each finding names the constraints that cause it, the most
            likely one first, and a change that fixes it, which was tried on the layout. Findings that are errors cause exit code 1;
            findings: in plumb.yaml sets which kinds are errors, warnings or ignored.

            EXAMPLES
              plumb lint
              plumb lint Examples/PostCell/PostCell.yaml
              plumb lint Examples/Trips/Trips.storyboard
              plumb lint Examples/SignIn --matrix phones
              plumb lint SignIn --ignore smallTarget --json
              plumb lint --update-known
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Kinds of findings to ignore: \(LayoutFindings.kinds.joined(separator: ", ")).", valueName: "kind"))
    var ignore: [String] = []

    @Flag(
        help:
            "Update the file of known findings that plumb.yaml names: write all findings the first time, later remove those that are fixed."
    )
    var updateKnown = false

    @OptionGroup var format: FormatOptions

    func validate() throws {
        guard format.chosen != .junit else { throw ValidationError("lint supports the formats words, json, sarif, github and gitlab") }
    }

    func run() async throws { try await matrix.run.perform(execute) }

    @MainActor private func execute(_ project: Project, _ context: CommandContext) async throws {
        var (cases, faults) = try readable(project)
        for input in cases { _ = try input.file.map { try project.refined(for: $0) } }
        let findings = await Self.findings(in: cases)
        let all = try await self.layouts(of: cases, project, &faults)
        let (layouts, notes) = try unknown(in: all, project, context)
        let hasFindings = layouts.contains(where: \.hasErrors)
        let remarks = remarks(findings, layouts, faults).map(context.located)
        switch format.chosen {
        case .sarif: context.console.print(try remarks.sarif(version: PlumbCommand.versionNumber))
        case .gitlab: context.console.print(try remarks.codeQuality())
        case .json:
            struct Record: Encodable { var cases: [String]; var errors: [InputFault]; var findings: [String]; var layout: [LayoutFindings] }
            let errors = faults.map { Sentences.records(of: $0) } ?? []
            context.console.print(try JSONText.of(Record(cases: cases.map(\.name), errors: errors, findings: findings, layout: layouts)))
        case .words, .github, .junit:
            for finding in findings { context.console.print(finding) }
            LayoutText(console: context.console).print(layouts)
            for note in notes { context.console.print(note) }
            if faults == nil { context.console.print(Self.summary(cases: cases.count, findings: findings.count, layouts)) }
            if format.chosen == .github || context.isOnGitHub { for remark in remarks { context.console.print(remark.annotation) } }
        }
        if let faults {
            // JSON contains them already.
            if let (text, status) = Sentences.about(faults, console: context.console) {
                context.console.write(.error, text)
                throw status
            }
            throw faults
        }
        if hasFindings { throw ExitStatus.differences }
    }

    /// Returns the inputs that can be read, and the errors of the others.
    private func readable(_ project: Project) throws -> ([Case], InputErrors?) {
        do { return (try input.cases(project: project), nil) } catch let errors as InputErrors { return (errors.readable, errors) }
    }

    /// Returns the layouts' findings. Inputs that cannot be laid out are added to the faults and do not hide the findings of others.
    private func layouts(of cases: [Case], _ project: Project, _ faults: inout InputErrors?) async throws -> [LayoutFindings] {
        for word in ignore where !LayoutFindings.kinds.contains(word) {
            throw UsageError.unknown(word, what: "kind of finding", allowed: LayoutFindings.kinds)
        }
        let jobs = try Plan(lookingAt: cases, project: project, options: matrix).jobs
        let renderer = Renderer.looking
        var layouts: [LayoutFindings] = []
        for job in jobs {
            do {
                let settings = try job.input.file.map { try project.refined(for: $0) } ?? project
                let found = try await renderer.findings(of: job, kinds: settings.settings.findings.kinds)
                layouts.append(found.without(ignore).located(job.input, project: settings))
            } catch {
                faults = InputErrors((faults?.errors ?? []) + [error], readable: faults?.readable ?? [])
            }
        }
        return layouts
    }

    /// Returns the findings without those that the project lists as known, and notes about these.
    private func unknown(
        in layouts: [LayoutFindings], _ project: Project, _ context: CommandContext
    ) throws -> ([LayoutFindings], notes: [String]) {
        guard let name = project.settings.findings.known else {
            if updateKnown { throw UsageError.noKnownFindings }
            return (layouts, [])
        }
        let file = project.folder.appending(path: name)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            guard updateKnown else { return (layouts, []) }
            let known = KnownFindings(layouts)
            try Data(known.text.utf8).write(to: file)
            return (layouts.map(known.unknown), ["wrote \(known.lines.count) known findings to \(name)"])
        }
        var known = try KnownFindings(text: text, file: name)
        let fixed = known.fixed(in: layouts), rest = layouts.map(known.unknown)
        guard !fixed.isEmpty else { return (rest, []) }
        guard updateKnown else {
            return (rest, fixed.map { "fixed: \($0.kind) \($0.view) of \($0.case) is still in \(name); run plumb lint --update-known" })
        }
        known.remove(fixed)
        try Data(known.text.utf8).write(to: file)
        return (rest, ["removed \(fixed.count) fixed \(fixed.count == 1 ? "finding" : "findings") from \(name)"])
    }

    /// Returns everything that lint reports, for tools. A document's sentences begin with their file and line.
    private func remarks(_ findings: [String], _ layouts: [LayoutFindings], _ faults: InputErrors?) -> [Remark] {
        let diagnostics = findings.map { sentence -> Remark in
            let parts = sentence.split(separator: ":", maxSplits: 2).map(String.init)
            guard parts.count == 3, let line = Int(parts[1]) else {
                return Remark(rule: "notDrawn", level: .note, title: "not drawn as written", message: sentence)
            }
            let message = parts[2].trimmingCharacters(in: .whitespaces)
            return Remark(rule: "notDrawn", level: .note, title: "not drawn as written", message: message, file: parts[0], line: line)
        }
        return (faults.map { Sentences.records(of: $0) } ?? []).map(\.remark) + layouts.flatMap(\.remarks) + diagnostics
    }

    private static func summary(cases: Int, findings: Int, _ layouts: [LayoutFindings]) -> String {
        func counted(_ count: Int, _ one: String) -> String { count == 1 ? "1 \(one)" : "\(count) \(one)s" }
        let count = layouts.reduce(0) { $0 + $1.findings.count }
        let layoutCount = layouts.count { !$0.findings.isEmpty }
        let parts = [
            count == 0 ? nil : "\(counted(count, "finding")) in \(counted(layoutCount, "layout"))",
            findings == 0 ? nil : "\(counted(findings, "part")) not drawn as written",
        ].compactMap(\.self)
        guard !parts.isEmpty else { return "no findings in \(counted(cases, "case"))" }
        return "\(counted(cases, "case")): " + parts.joined(separator: ", ")
    }

    /// Returns each sentence once, because scenes share the content of their containers.
    static func findings(in cases: [Case]) async -> [String] {
        var seen: Set<String> = []
        var found: [String] = []
        for input in cases { found += await input.findings.filter { seen.insert($0).inserted } }
        return found
    }
}
