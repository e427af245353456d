import ArgumentParser
import Foundation
import Snapshots

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes a plumb.yaml for an app from its project file, and a .gitattributes for pictures.",
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
        let attributes = GitAttributes(folder: context.directory)
        if try attributes.write() { context.console.print("wrote \(GitAttributes.fileName): Git keeps pictures as they are") }
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

/// What tells Git not to change the line ends in pictures, which would damage them.
struct GitAttributes {
    let folder: URL

    static let fileName = ".gitattributes"
    private static let rule = "*.png binary"

    /// Adds the rule for pictures to the folder's file. Returns false, and writes nothing, if the file has one.
    func write() throws -> Bool {
        let file = folder.appending(path: Self.fileName)
        let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let patterns = old.split(whereSeparator: \.isNewline).compactMap { $0.split(separator: " ").first }
        guard !patterns.contains("*.png") else { return false }
        let start = old.isEmpty || old.hasSuffix("\n") ? old : old + "\n"
        try Data((start + Self.rule + "\n").utf8).write(to: file, options: .atomic)
        return true
    }
}
