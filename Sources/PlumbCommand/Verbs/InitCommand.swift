import ArgumentParser
import Foundation
import Snapshots

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes a plumb.yaml for an app from its project file.",
        discussion: """
            Reads the app's target: its files, resources and the build settings that matter to the compiler. The file is short and meant to
            be edited by hand: it names the newest release of iOS, and lists folders whose files all belong to the app, and single files otherwise.

            EXAMPLES
              plumb init
              plumb init App.xcodeproj --target App
            """)

    @Argument(help: "The project file; the default is the one in this folder.")
    var project: String?

    @Option(help: ArgumentHelp("The target; the default is the first app.", valueName: "name"))
    var target: String?

    func run() throws {
        let context = CommandContext.current
        let file = context.directory.appending(path: Settings.fileName)
        guard !FileManager.default.fileExists(atPath: file.path) else {
            throw ValidationError("\(Settings.fileName) already exists; remove it, or add `code:` to it by hand")
        }
        let project = try self.project ?? found(in: context.directory)
        let status = try AppCodeTool(project: project, target: target, options: ["--init", file.path]).run(verb: [])
        guard status == 0 else { throw ExitStatus(rawValue: status) ?? .badInput }
        context.console.print("wrote \(Settings.fileName); draw the app's screens with \(context.program) render --matrix phones")
    }

    private func found(in folder: URL) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".xcodeproj") }.sorted()
        guard names.count == 1 else {
            throw ValidationError(
                names.isEmpty
                    ? "no .xcodeproj in this folder; name one"
                    : "several projects in this folder; name one of: \(names.joined(separator: ", "))")
        }
        return names[0]
    }
}
