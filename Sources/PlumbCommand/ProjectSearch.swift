import Foundation
import Snapshots

/// Finds the projects that a command means in a folder that is none: those in the folders below, otherwise the one around it.
struct ProjectSearch {
    /// The folder of the command.
    let folder: URL

    /// The projects, sorted by path. One inside another belongs to it.
    var projects: [URL] {
        let below = projects(below: folder, depth: 0)
        return below.isEmpty ? [around].compactMap { $0 } : below
    }

    /// How many folders deep projects are looked for.
    private static let mostFolders = 6

    private func projects(below folder: URL, depth: Int) -> [URL] {
        guard depth < Self.mostFolders else { return [] }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return names.filter(Self.isSearched).flatMap { name -> [URL] in
            let child = folder.appending(path: name, directoryHint: .isDirectory)
            guard Self.isFolder(child) else { return [] }
            return Self.isProject(child) ? [child] : projects(below: child, depth: depth + 1)
        }
    }

    /// The nearest folder above with settings, within the repository.
    private var around: URL? {
        var folder = folder.standardizedFileURL
        while folder.path != "/", !Self.isRepository(folder) {
            folder.deleteLastPathComponent()
            if Self.isProject(folder) { return folder }
        }
        return nil
    }

    private static func isSearched(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.hasSuffix(".xcassets") && !["Output", "Goldens", "Pods", "Carthage", "node_modules"].contains(name)
    }

    private static func isFolder(_ url: URL) -> Bool {
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
        return values?.isDirectory == true && values?.isSymbolicLink != true
    }

    private static func isProject(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: Settings.fileName).path)
    }

    static func isRepository(_ folder: URL) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) }

    /// The folder of the repository that contains a folder; nil if there is none.
    static func repository(of folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while folder.path != "/" {
            if isRepository(folder) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}

extension PlumbCommand {
    /// Runs a command that names no input, in a folder without any, in each project that it means. Returns nil if there is none.
    static func runInProjects(_ arguments: [String], after error: any Error, _ context: CommandContext) async throws -> ExitStatus? {
        guard isWithoutInputs(error), context.projectPath == nil, !context.isApp, context.screens.isEmpty else { return nil }
        let projects = ProjectSearch(folder: context.directory).projects
        guard !projects.isEmpty else { return nil }
        guard projects.count == 1 || [.words, .github].contains(format(in: arguments)) else {
            let names = projects.map { context.path(of: $0) }
            throw UsageError.severalProjects(names)
        }
        var worst = ExitStatus.success
        for project in projects {
            let inner = context.inProject(project)
            inner.console.note("\(inner.projectPath ?? ""):")
            let status = await status(of: arguments, in: inner)
            if status.rawValue > worst.rawValue { worst = status }
        }
        return worst
    }

    private static func isWithoutInputs(_ error: any Error) -> Bool {
        let errors = (error as? InputErrors)?.errors ?? [error]
        return errors.count == 1 && (errors[0] as? InputError) == .noInputs
    }

    /// Takes `-C FOLDER` from the start of the arguments.
    static func entered(_ arguments: [String], _ context: CommandContext) throws -> ([String], CommandContext) {
        guard arguments.first == "-C" else { return (arguments, context) }
        guard arguments.count > 1 else { throw UsageError.noFolder("") }
        let folder = context.url(arguments[1])
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw UsageError.noFolder(arguments[1])
        }
        return (Array(arguments.dropFirst(2)), context.inProject(URL(filePath: folder.path, directoryHint: .isDirectory)))
    }
}

extension CommandContext {
    /// The context of the same command in a project's folder. Advice names the folder.
    func inProject(_ folder: URL) -> CommandContext {
        var context = self
        context.directory = folder
        context.projectPath = path(of: folder)
        return context
    }

    /// Returns the path from the directory, upwards, too.
    func path(of url: URL) -> String {
        let (from, to) = (directory.standardizedFileURL.path.split(separator: "/"), url.standardizedFileURL.path.split(separator: "/"))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
