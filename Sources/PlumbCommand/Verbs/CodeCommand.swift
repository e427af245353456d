import ArgumentParser
import Foundation

struct CodeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "code", abstract: "Compiles an app's own code, unchanged, and draws its screens.",
        discussion: """
            Reads the app's target from the project file, rewrites what Linux cannot compile, leaves out as little as lets the rest compile, and
            keeps the package in OUT/.plumb. Controllers, views and previews that need no arguments are screens; each is drawn by a process of
            its own. Whatever was left out stands in OUT/.plumb/MODULE/report.txt, the most frequent cause first.

            EXAMPLES
              plumb code App.xcodeproj --report
              plumb code App.xcodeproj render --matrix phones
              plumb code App.xcodeproj --target Kit test
            """)

    @Argument(help: "The project file of an app.")
    var project: String

    @Option(help: ArgumentHelp("The target; else the first app.", valueName: "name"))
    var target: String?

    @Flag(help: "Tell everything that was left out, by cause.")
    var report = false

    @Flag(help: "Print the report as JSON.")
    var json = false

    @Argument(parsing: .captureForPassthrough, help: "A verb, and its options, for each screen.")
    var verb: [String] = []

    func run() throws {
        let status = try AppCodeTool(project: project, target: target, options: (report ? ["--report"] : []) + (json ? ["--json"] : []))
            .run(verb: verb)
        guard status == 0 else { throw ExitStatus(rawValue: status) ?? .badInput }
    }
}

/// The program that rewrites and compiles apps: a package of its own, built when it is first needed.
struct AppCodeTool {
    let project: String
    var target: String?
    var options: [String] = []

    /// Plumb's own package: where this program was built.
    private static let home =
        ProcessInfo.processInfo.environment["PLUMB_HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) }
        ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    func run(verb: [String]) throws -> Int32 {
        let context = CommandContext.current
        let adapter = Self.home.appending(path: "Adapter").path
        context.console.note("building the adapter")
        let built = try launch(["swift", "build", "-c", "release", "--package-path", adapter, "--product", "plumb-code", "--quiet"])
        guard built == 0 else { throw ExitStatus.environment }
        let cache = context.directory.appending(path: "Output/.plumb").path
        var words = [adapter + "/.build/release/plumb-code", context.url(project).path, "--plumb", Self.home.path, "--cache", cache]
        if let target { words += ["--target", target] }
        words += options
        if !verb.isEmpty { words += ["--"] + verb }
        return try launch(words)
    }

    private func launch(_ words: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = CommandContext.current.directory
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
