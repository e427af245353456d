import ArgumentParser
import Foundation
import Snapshots

/// The root of the command line.
public struct PlumbCommand: AsyncParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "plumb", abstract: "Renders iOS layouts on Linux, and compares them with approved pictures.",
        discussion: """
            EXAMPLES
              plumb render Examples/PostCell --matrix phones --sheet
              plumb test
              plumb approve PostCell
              plumb animate Examples/ExpandableCard --animation expand --fps 60

            A command without inputs, in a folder without plumb.yaml, runs in each folder below that has one, otherwise in the nearest one
            above. -C FOLDER, before the command, names one.

            EXIT CODES
              0  success
              1  a cell differs from its golden, has none, or could not be drawn, or a finding is an error
              2  incorrect usage, or an error in an input or in plumb.yaml
              3  something is missing on this machine; see `plumb doctor`
             70  a crash in this program or in a screen's code; the last line says what it was doing
            """,
        version: "plumb \(versionNumber)",
        subcommands: [
            RenderCommand.self, TestCommand.self, MergeCommand.self, CellsCommand.self, ReviewCommand.self, CacheCommand.self,
            GalleryCommand.self, WatchCommand.self,
            ApproveCommand.self, PruneCommand.self,
            FramesCommand.self, AnimateCommand.self,
            TraceCommand.self,
            LintCommand.self, SweepCommand.self, ShrinkCommand.self, SchemaCommand.self, InitCommand.self, CodeCommand.self,
            ScreensCommand.self, WalkCommand.self,
            DevicesCommand.self, MatrixCommand.self,
            DoctorCommand.self, CompletionsCommand.self,
        ])

    static let versionNumber = "0.1.0"

    public init() {}

    /// Runs the command with the process's arguments and ends the process. Call this on the main thread, which then serves the main actor,
    /// so that code asserting `Thread.isMainThread` behaves as on a device. (A `main` that awaits a task would give up its thread.)
    ///
    ///     PlumbCommand.run(screens: [Screen("Profile") { ProfileViewController() }])
    ///
    /// - Parameters:
    ///   - screens: screens written in Swift, which every verb accepts by name, like specs and Interface Builder documents.
    ///   - resources: asset catalogs, pictures, and folders of them, which the screens load by name; nil for a program that is not built
    ///     from an app's code.
    ///   - ended: called with the exit status just before the process ends.
    public static func run(
        screens: [Screen] = [], resources: [String]? = nil, ended: @escaping @MainActor @Sendable (Int32) -> Void = { _ in }
    ) -> Never {
        var context = CommandContext.current
        context.screens = screens
        context.resources = resources ?? []
        context.isApp = resources != nil
        // People do not call an app's own program by its name: `plumb` runs it.
        if context.isApp {
            context.projectPath = context.environment[CommandContext.projectVariable]
        } else {
            context.program = CommandLine.arguments.first ?? context.program
        }
        FaultHandler.install(program: context.program, environment: ProcessInfo.processInfo.environment)
        Task { @MainActor [context] in
            // The device chosen for tests does not apply here: pictures never depend on the environment.
            Device.current = .standard
            let status = await status(of: Array(CommandLine.arguments.dropFirst()), in: context).rawValue
            ended(status)
            Foundation.exit(status)
        }
        while true { RunLoop.main.run() }
    }

    /// Runs the command and returns its exit status, after reporting any error.
    static func status(of arguments: [String], in context: CommandContext) async -> ExitStatus {
        do {
            let (arguments, context) = try entered(arguments, context)
            return await enteredStatus(of: arguments, in: context)
        } catch { return report(error, in: context) }
    }

    private static func enteredStatus(of arguments: [String], in context: CommandContext) async -> ExitStatus {
        await CommandContext.$current.withValue(context) {
            do {
                try checkVerb(arguments.first)
                if let status = try AppCodeTool.runApp(arguments) { return status }
                let command = try parseAsRoot(arguments)
                if var command = command as? any AsyncParsableCommand {
                    try await command.run()
                } else {
                    var command = command; try command.run()
                }
                return .success
            } catch let status as ExitStatus {
                return status
            } catch {
                do {
                    if let status = try await runInProjects(arguments, after: error, context) { return status }
                } catch { return report(error, in: context) }
                if !exitCode(for: error).isSuccess { printRecords(of: error, format: format(in: arguments), in: context) }
                return report(error, in: context)
            }
        }
    }

    /// Returns the requested format, even if the arguments could not be parsed.
    static func format(in arguments: [String]) -> ReportFormat {
        if arguments.contains("--json") { return .json }
        let words = zip(arguments, arguments.dropFirst()).first { $0.0 == "--format" }.map(\.1)
        return (words ?? arguments.first { $0.hasPrefix("--format=") }.map { String($0.dropFirst(9)) }).flatMap {
            ReportFormat(rawValue: $0)
        }
            ?? .words
    }

    /// Suggests a verb, because the argument parser does not.
    private static func checkVerb(_ word: String?) throws {
        let verbs = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        guard let word, !word.hasPrefix("-"), !verbs.contains(word) else { return }
        throw UsageError.unknown(word, what: "command", allowed: verbs)
    }

    /// Prints the errors in the requested format as well.
    private static func printRecords(of error: any Error, format: ReportFormat, in context: CommandContext) {
        struct Record: Encodable { var errors: [InputFault] }
        var faults = Sentences.records(of: error)
        if Sentences.about(error, console: context.console) == nil { faults = [InputFault(file: "", message: message(for: error))] }
        let remarks = faults.map(\.remark).map(context.located)
        let text: String? =
            switch format {
            case .json: try? JSONText.of(Record(errors: faults))
            case .sarif: try? remarks.sarif(version: versionNumber)
            case .gitlab: try? remarks.codeQuality()
            case .github: remarks.map(\.annotation).joined(separator: "\n")
            case .words, .junit: nil
            }
        if let text { context.console.print(text) }
    }

    private static func report(_ error: any Error, in context: CommandContext) -> ExitStatus {
        if let (sentences, status) = Sentences.about(error, console: context.console) {
            context.console.write(.error, sentences)
            return status
        }
        let text = fullMessage(for: error, columns: nil)
        guard exitCode(for: error).isSuccess else {
            // The parser adds its own label.
            context.console.note("\(Sentences.label(context.console)) \(text.trimmingPrefix("Error: "))")
            return .badInput
        }
        // Help and version are thrown as errors, but they are results.
        context.console.print(text)
        return .success
    }
}
