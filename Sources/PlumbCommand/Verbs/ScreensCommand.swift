import ArgumentParser
import Snapshots

struct ScreensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screens", abstract: "Lists the screens written in Swift that this program knows.",
        discussion: """
            EXAMPLES
              plumb screens
            """)

    func run() throws {
        let context = CommandContext.current
        for screen in context.screens { context.console.print(screen.name) }
    }
}
