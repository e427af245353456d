import ArgumentParser
import Foundation
import Snapshots

struct WalkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "walk", abstract: "Walks through an app from its launch and draws a map of the screens it finds.",
        discussion: """
            Starts the app and touches its tabs, bar items, rows, buttons, menus and alerts, breadth-first. Each new screen is drawn once.
            OUT/walk/walk.html shows the screens as pictures and the touches as arrows, in one file. The bounds count steps and screens,
            not time: the same app gives the same page.

            EXAMPLES
              plumb walk App.xcodeproj
              plumb walk App.xcodeproj --depth 3 --screens 20 --device 'iPhone 17 Pro'
              plumb walk --style dark
            """)

    @Argument(help: "The project file of an app; the default is `code:` in plumb.yaml.")
    var project: String?

    @Option(help: "The most steps from the launch.")
    var depth = Walker.Bounds().depth

    @Option(help: "The most screens.")
    var screens = Walker.Bounds().screens

    @OptionGroup var matrix: MatrixOptions
    @OptionGroup var drawing: DrawingOptions

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var out: String?

    @Option(help: .hidden)
    var map: String?

    @Option(help: .hidden)
    var lost: String?

    @Flag(help: .hidden)
    var page = false

    @Flag(help: .hidden)
    var offline = false

    func validate() throws {
        guard depth >= 0, screens >= 1 else { throw ValidationError("--depth and --screens must be positive") }
    }

    func run() async throws {
        let context = CommandContext.current
        guard context.isApp, let map else { return try walkApp() }
        let file = context.url(map)
        if page { return try WalkPage(map: try WalkMap(contentsOf: file), folder: folder(context)).write() }
        try await matrix.run.perform { project, context in try await explore(file, project, context) }
    }

    /// Walks with a program built from the app's code.
    private func walkApp() throws {
        guard let project else { throw ValidationError("name a project file, or run `plumb init`") }
        let arguments = CommandLine.arguments.dropFirst().filter { $0 != project }
        let status = try AppCodeTool(project: project).run(verb: Array(arguments))
        guard status == 0 else { throw ExitStatus(rawValue: status) ?? .badInput }
    }

    private func folder(_ context: CommandContext) throws -> URL {
        try out.map { context.url($0) } ?? Project.load(at: context.directory).output.appending(path: "walk", directoryHint: .isDirectory)
    }

    /// Makes one more touch and keeps what was found in the file.
    @MainActor private func explore(_ file: URL, _ project: Project, _ context: CommandContext) async throws {
        let cell = try matrix.cells(project: project, fallback: "default")[0]
        var known = (try? WalkMap(contentsOf: file)) ?? WalkMap(cell: cell)
        known.isOffline = known.isOffline || offline
        guard let launch = try launch(project, context, isOffline: known.isOffline) else { return }
        if let lost { known.noteLoss(lost) }
        var walker = Walker(renderer: try drawing.renderer(project), launch: launch, cell: cell)
        walker.bounds.depth = depth
        walker.bounds.screens = screens
        walker.taken = Set(context.screens.map(\.name))
        walker.samples = Set(context.screens.filter { $0.origin == .samples }.map(\.name))
        walker.keep = { try $0.write(to: file) }
        try await walker.walkOn(&known)
    }

    private func launch(_ project: Project, _ context: CommandContext, isOffline: Bool) throws -> Case? {
        guard let launch = context.screens.first(where: { $0.name == WalkMap.launch }) else { return nil }
        var finder = InputFinder(project: project, screens: [isOffline ? launch.offline : launch])
        finder.resources = context.resources.map { URL(filePath: $0) }
        return try finder.cases(named: [WalkMap.launch]).first
    }
}
