import ArgumentParser
import Foundation
import Snapshots

struct CodeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "code", abstract: "Compiles an app's own code, unchanged, and draws its screens.",
        discussion: """
            Reads the app's target from the project file, rewrites code that cannot be compiled on Linux, omits as little as possible so
            that the rest compiles, and keeps the package in OUT/.plumb. Controllers, views and previews that need no arguments become
            screens; each is drawn in its own process. OUT/.plumb/MODULE/report.txt lists what was omitted, the most frequent cause first.

            EXAMPLES
              plumb code App.xcodeproj --report
              plumb code --report
              plumb code App.xcodeproj render --matrix phones
              plumb code App.xcodeproj --target Kit test
            """)

    @Argument(help: "The project file of an app; the default is `code:` in plumb.yaml.")
    var project: String?

    @Option(help: ArgumentHelp("The target; the default is the first app.", valueName: "name"))
    var target: String?

    @Flag(help: "List everything that was omitted, by cause.")
    var report = false

    @Flag(help: "Print the report as JSON.")
    var json = false

    @Argument(parsing: .captureForPassthrough, help: "A command, with its options, to run for each screen.")
    var verb: [String] = []

    /// Parses the command's own options, which are between the project and the verb.
    mutating func validate() throws {
        while let word = verb.first, word.hasPrefix("-") {
            verb.removeFirst()
            switch word {
            case "--report": report = true
            case "--json": json = true
            case "--target":
                guard !verb.isEmpty else { throw ValidationError("Missing value for '--target <name>'") }
                target = verb.removeFirst()
            case "-h", "--help": throw CleanExit.helpRequest(self)
            default:
                guard word.hasPrefix("--target=") else { throw ValidationError("Unknown option '\(word)'") }
                target = String(word.dropFirst("--target=".count))
            }
        }
    }

    func run() throws {
        let status = try AppCodeTool(project: project, target: target, options: (report ? ["--report"] : []) + (json ? ["--json"] : []))
            .run(verb: verb)
        guard status == 0 else { throw ExitStatus(rawValue: status) ?? .badInput }
    }
}

/// Runs the program that rewrites and compiles apps: a separate package, built when it is first needed.
struct AppCodeTool {
    /// The project file; nil to use `code:` in the settings.
    var project: String?
    var target: String?
    var options: [String] = []

    /// The verbs that need an app's screens.
    static let verbs: Set<String> = [
        "animate", "approve", "cells", "frames", "gallery", "lint", "prune", "render", "screens", "shrink", "sweep", "test", "trace",
        "walk",
    ]

    /// Passes verbs that need the app's screens to a program built from its code, if the settings contain `code:`.
    static func runApp(_ arguments: [String]) throws -> ExitStatus? {
        let context = CommandContext.current
        guard !context.isApp, let verb = arguments.first,
            verbs.contains(verb),
            !arguments.contains("--help"), !arguments.contains("-h"), !arguments.contains(where: isProject),
            try Project.load(at: context.directory).settings.code != nil
        else { return nil }
        // All screens are drawn in separate processes. Named screens, and verbs with a single report, use one process.
        let namesNone = arguments.dropFirst().first.map { $0.hasPrefix("-") } ?? true
        let isWhole = ["walk", "screens"].contains(verb) || verb == "render" && namesNone
        let status = try AppCodeTool(options: isWhole ? [] : ["--direct"]).run(verb: arguments)
        return ExitStatus(rawValue: status) ?? .badInput
    }

    /// Whether the word names a project. A named project takes precedence over the settings.
    static func isProject(_ word: String) -> Bool { word.hasSuffix(".xcodeproj") || word.hasSuffix(".xcodeproj/") }

    /// Writes the settings' code in the format of the tool.
    private func codeFile(_ context: CommandContext) throws -> URL {
        guard let code = try Project.load(at: context.directory).settings.code else {
            throw ValidationError("plumb.yaml has no `code:`; name a project file, or run `plumb init`")
        }
        let file = context.directory.appending(path: "Output/.plumb/\(code.name).json")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(code.resolved(in: context.directory)).write(to: file)
        return file
    }

    func run(verb: [String]) throws -> Int32 {
        let context = CommandContext.current
        let parts: AppParts, environment: [String: String]
        do {
            parts = try AppParts.ofThisProgram()
            let compiler = parts.isInstalled ? AppParts.Compiler.installed() : nil
            try parts.check(compiler)
            environment = parts.environment(compiler)
        } catch let failure as AppParts.Failure {
            context.console.note("plumb: \(failure)")
            throw ExitStatus.environment
        }
        let (adapter, plumb) = try self.adapter(of: parts, context)
        let cache = context.directory.appending(path: "Output/.plumb").path
        var call = [adapter, "--plumb", plumb, "--cache", cache]
        if let project { call.append(context.url(project).path) } else { call += ["--code", try codeFile(context).path] }
        if let target { call += ["--target", target] }
        call += options + ["--results", try pictures(of: verb, context).path]
        if !verb.isEmpty { call += ["--"] + verb }
        return try launch(call, environment)
    }

    /// Returns the program that reads apps, which is built first if it is part of Plumb's package, and the folder of Plumb's modules.
    private func adapter(of parts: AppParts, _ context: CommandContext) throws -> (program: String, plumb: String) {
        let home: URL
        switch parts.place {
        case .installed(let folder): return (folder.appending(path: "plumb-code").path, folder.path)
        case .package(let folder): home = folder
        }
        let package = home.appending(path: "Adapter").path, build = home.appending(path: ".build/adapter").path
        context.console.note("building the adapter")
        // An optimised adapter takes longer to build but is faster for an app of a thousand files, so it is used if it was built before.
        let isOptimised = FileManager.default.fileExists(atPath: build + "/release/plumb-code")
        let configuration = isOptimised ? "release" : "debug"
        let arguments = ["swift", "build", "-c", configuration, "--package-path", package, "--scratch-path", build]
        let built = try launch(arguments + ["--product", "plumb-code", "--quiet"])
        guard built == 0 else { throw ExitStatus.environment }
        return (build + "/\(configuration)/plumb-code", home.path)
    }

    /// Returns the folder for the verb's pictures, the only one that screens can write to.
    private func pictures(of verb: [String], _ context: CommandContext) throws -> URL {
        for (word, next) in zip(verb, verb.dropFirst() + [""]) {
            if word == "--out" { return context.url(next) }
            if word.hasPrefix("--out=") { return context.url(String(word.dropFirst(6))) }
        }
        return try Project.load(at: context.directory).output
    }

    private func launch(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Int32 {
        var environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        environment[CommandContext.projectVariable] = CommandContext.current.projectPath
        return try ChildProcess(arguments, environment: environment, folder: CommandContext.current.directory).run()
    }
}
