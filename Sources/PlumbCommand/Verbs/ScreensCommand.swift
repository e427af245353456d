import ArgumentParser
import Foundation
import Snapshots

struct ScreensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screens", abstract: "Lists the screens written in Swift.",
        discussion: """
            EXAMPLES
              plumb screens
            """)

    func run() throws {
        let context = CommandContext.current
        for screen in context.screens { context.console.print(screen.name) }
        // The scenes of an app's storyboards and nibs.
        guard !context.resources.isEmpty else { return }
        var finder = InputFinder(project: try Project.load(at: context.directory), screens: context.screens)
        finder.resources = context.resources.map { URL(filePath: $0) }
        for scene in finder.resourceCases() { context.console.print(scene.name) }
    }
}
