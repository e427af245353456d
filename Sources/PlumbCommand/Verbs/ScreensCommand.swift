import ArgumentParser
import Foundation
import Snapshots

struct ScreensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screens", abstract: "Lists the screens written in Swift, and how an app's are made.",
        discussion: """
            For an app's code, each line says how the screen is made: by the launch, by touches, by a preview, by sample values or by a scene
            of a storyboard. Screens for which no values could be made are listed with the reason.

            EXAMPLES
              plumb screens
              plumb screens App.xcodeproj
              plumb screens App.xcodeproj --write
            """)

    @Argument(help: "The project file of an app; the default is `code:` in plumb.yaml, or the program's own screens.")
    var project: String?

    @Flag(help: "Write PlumbScreens.swift beside the project: a Swift file with all screens, to edit. From then on it says what is drawn.")
    var write = false

    @Option(help: .hidden)
    var walk: String?

    @Flag(help: .hidden)
    var names = false

    /// Prints whether the app's team lists the screens.
    @Flag(help: .hidden)
    var listed = false

    /// Prints the scenes of documents that nothing else makes, each with the Swift expression that makes it, for the list of the team.
    @Flag(help: .hidden)
    var scenes = false

    func run() throws {
        let context = CommandContext.current
        if let project, !context.isApp {
            let status = try AppCodeTool(project: project).run(verb: ["screens"] + (write ? ["--write"] : []))
            guard status == 0 else { throw ExitStatus(rawValue: status) ?? .badInput }
            return
        }
        let screens = context.screens(ofWalk: walk)
        guard !listed else { return context.console.print(screens.contains { $0.origin == .list } ? "listed" : "") }
        guard !scenes else { return printCode(of: try documentScenes(in: context, besides: screens), on: context.console) }
        for screen in screens { context.console.print(names || !context.isApp ? screen.name : "\(screen.name): \(screen.origin.words)") }
        for scene in try documentScenes(in: context, besides: screens) {
            context.console.print(names ? scene.name : "\(scene.name): a scene of \(scene.file?.lastPathComponent ?? "a document")")
        }
    }

    /// Returns the scenes of an app's storyboards and nibs that nothing else makes.
    private func documentScenes(in context: CommandContext, besides screens: [Screen]) throws -> [Case] {
        guard !context.resources.isEmpty else { return [] }
        var finder = InputFinder(project: try Project.load(at: context.directory), screens: screens)
        finder.resources = context.resources.map { URL(filePath: $0) }
        return finder.resourceCases()
    }

    /// Prints a line for each scene that code can make: its name and the Swift expression.
    private func printCode(of documents: [Case], on console: Console) {
        for scene in documents {
            guard case .document(let document) = scene.source, let code = scene.file.flatMap(document.code) else { continue }
            console.print("\(scene.name)\t\(code)")
        }
    }
}

extension Screen.Origin {
    /// How a screen is made, as words to follow its name.
    fileprivate var words: String {
        switch self {
        case .code: "code"
        case .list: "the list of the team"
        case .preview: "a preview"
        case .samples: "sample values"
        case .launch, .walk([], _): "the launch"
        case .walk(let steps, let controller): "the walk, \(controller) after " + steps.map { "“\($0)”" }.joined(separator: ", ")
        }
    }
}
