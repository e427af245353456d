import ArgumentParser
import Foundation
import Snapshots
import Testing

@testable import PlumbCommand

/// Checks that every command line in README and in the help works as it is shown, at the root of the repository.
struct CommandLineTests {
    struct Line: Sendable {
        var text: String

        /// The words as a shell splits them, without redirections and comments.
        var arguments: [String] {
            let command = text.split(separator: "#")[0].split(separator: ">")[0]
            var words: [String] = []
            for (index, part) in command.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
                if index % 2 == 1 { words.append(String(part)) } else { words += part.split(separator: " ").map(String.init) }
            }
            return Array(words.dropFirst())
        }
    }

    static let lines: [Line] = {
        let help = [PlumbCommand.configuration.discussion] + PlumbCommand.configuration.subcommands.map { $0.configuration.discussion }
        let readme = (try? String(contentsOf: GoldenTests.root.appending(path: "README.md"), encoding: .utf8)) ?? ""
        let inHelp: [Substring] = help.flatMap { $0.split(separator: "\n") }.map { line in line.drop { $0 == " " } }
        let inReadme: [Substring] = readme.split(separator: "\n").filter { $0.hasPrefix("    plumb ") }.map { $0.dropFirst(4) }
        return (inHelp.filter { $0.hasPrefix("plumb ") } + inReadme).map { Line(text: String($0)) }
    }()

    @Test func `there are examples for every verb`() {
        let verbs = Set(Self.lines.compactMap(\.arguments.first))
        for verb in PlumbCommand.configuration.subcommands { #expect(verbs.contains(verb.configuration.commandName ?? "")) }
    }

    /// Commands that draw are only planned, because the pictures of the examples have their own tests.
    @Test(arguments: lines) func `an example command runs as it is written`(line: Line) async throws {
        let project = try Project.load(at: GoldenTests.root)
        func plan(_ input: InputOptions, _ matrix: MatrixOptions) throws {
            #expect(try !Plan(cases: input.cases(project: project), project: project, options: matrix, fallback: "default").jobs.isEmpty)
        }
        let command = try PlumbCommand.parseAsRoot(line.arguments)
        // Building a program from an app's code takes minutes, and Adapter tests it.
        guard !line.text.contains("App.xcodeproj"), !(command is CodeCommand), !(command is InitCommand) else { return }
        switch command {
        case let command as RenderCommand: try plan(command.input, command.matrix)
        case let command as TestCommand: try plan(command.input, command.matrix)
        case let command as ApproveCommand: try plan(command.input, command.matrix)
        case let command as LintCommand: try plan(command.input, command.matrix)
        case let command as TraceCommand: try plan(command.input, command.matrix)
        case let command as FramesCommand: try plan(command.input, command.matrix)
        case is MergeCommand, is ReviewCommand: break
        case let command as WalkCommand: #expect(try !command.matrix.cells(project: project, fallback: "default").isEmpty)
        case let command as GalleryCommand: try plan(command.input, command.matrix)
        case let command as WatchCommand: try plan(command.input, command.matrix)
        case let command as PruneCommand: _ = try command.input.cases(project: project)
        case let command as SweepCommand: #expect(try !command.input.cases(project: project).isEmpty)
        case let command as AnimateCommand:
            let renderer = Renderer(workers: 1)
            let motions = try await command.motion.motions(
                project: project, matrix: command.matrix, renderer: renderer, all: command.check)
            #expect(!motions.isEmpty)
        default:
            let context = CommandContext(console: Console { _, _ in }, directory: GoldenTests.root)
            #expect(await PlumbCommand.status(of: line.arguments, in: context) == .success)
        }
    }
}
