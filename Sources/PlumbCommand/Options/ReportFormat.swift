import ArgumentParser
import Foundation
import Snapshots

/// The format in which a run is printed to standard output.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case words, junit, json, sarif, github, gitlab
}

/// Options for the format of a run's report.
struct FormatOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "words, junit, json (`plumb schema report`), sarif (code scanning), github (annotations and step summary), gitlab (code quality).",
            valueName: "format"))
    var format: ReportFormat?

    @Flag(help: "Print JSON: --format json.")
    var json = false

    func validate() throws {
        guard !json || format == nil || format == .json else { throw ValidationError("--json cannot be combined with another --format") }
    }

    var chosen: ReportFormat { format ?? (json ? .json : .words) }
}

/// Prints a finished run in a format and determines the command's exit status.
struct RunReporter {
    var report: TestReport
    var output: URL
    var format: ReportFormat
    var strict: Bool
    /// The arguments that approve these cells, without the names of cases.
    var approveOptions: [String]
    /// The inputs to name in place of cases that the command does not find by their names.
    var inputNames: [String: String] = [:]
    /// The advice for unused goldens.
    var prune: String
    var context: CommandContext

    /// - Throws: `ExitStatus.differences` if something differs from what was approved.
    func print() throws {
        let console = context.console
        switch format {
        case .words: reportAsText()
        case .json: console.print(try JSONText.of(report))
        case .junit: console.write(.output, report.junit)
        case .sarif: console.print(try remarks.sarif(version: PlumbCommand.versionNumber))
        case .gitlab: console.print(try remarks.codeQuality())
        case .github: reportAsText()
        }
        // On GitHub's runners annotations are always printed: they are lines in the console output.
        if format == .github || format == .words && context.isOnGitHub { try reportToGitHub() }
        guard report.isGood, !strict || report.orphans.isEmpty else { throw ExitStatus.differences }
    }

    private func reportAsText() {
        let text = ReportText(
            report: report, output: context.name(of: output), console: context.console, approve: approveLine,
            prune: prune, isStrict: strict)
        text.print()
        LayoutText(console: context.console).print(report.conflicts)
    }

    private var approveLine: String? { report.approveLine(options: approveOptions, inputNames: inputNames, context: context) }

    private var remarks: [Remark] {
        let orphans = report.orphans.map {
            Remark(rule: "orphan", level: strict ? .error : .note, title: $0.description, message: "no cell uses this golden")
        }
        return (report.remarks + orphans).map(context.located)
    }

    private func reportToGitHub() throws {
        for remark in remarks where remark.level != .note { context.console.print(remark.annotation) }
        guard let path = context.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
        let approve = approveLine ?? Advice.line("approve", approveOptions, context)
        try context.append(report.stepSummary(output: context.name(of: output), approve: approve), to: path)
    }
}

extension TestReport {
    /// Returns the command that accepts every cell of the run that can be accepted; nil if there is none.
    func approveLine(options: [String], inputNames: [String: String], context: CommandContext) -> String? {
        var seen: Set<String> = []
        let names = (different.map(\.key) + missing).map { inputNames[$0.caseName] ?? $0.caseName }.filter { seen.insert($0).inserted }
        guard !names.isEmpty else { return nil }
        return Advice.line("approve", names + options, context)
    }
}

extension CommandContext {
    var isOnGitHub: Bool { environment["GITHUB_ACTIONS"] == "true" }

    /// Returns the remark with its path relative to the repository's root, as services expect, rather than to the working directory.
    func located(_ remark: Remark) -> Remark {
        guard let file = remark.file.map({ name(of: url($0)) }), !file.hasPrefix("/") else { return remark }
        var remark = remark
        remark.file = file
        guard let root else { return remark }
        let base = root.standardizedFileURL.path, path = url(file).standardizedFileURL.path
        guard path.hasPrefix(base + "/") else { return remark }
        remark.file = String(path.dropFirst(base.count + 1))
        return remark
    }

    /// The folder of the repository: that of the service, otherwise the one with `.git`.
    private var root: URL? {
        let services = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BUILDKITE_BUILD_CHECKOUT_PATH"]
        let named = services.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return named.map { URL(filePath: $0) } ?? ProjectSearch.repository(of: directory)
    }

    /// Appends to a file that the steps of a job share.
    func append(_ text: String, to path: String) throws {
        let file = url(path)
        if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
    }
}
