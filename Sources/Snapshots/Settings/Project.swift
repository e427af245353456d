import CairoGraphics
import Foundation

/// A folder with its `plumb.yaml`, and what the settings say for each input in it.
package struct Project: Sendable {
    /// Where the command runs.
    package var folder: URL
    package private(set) var settings: Settings
    package private(set) var catalog: DeviceCatalog
    /// The settings' own matrices, nearest first.
    package private(set) var matrices: [DeviceMatrix]

    /// - Throws: `SettingsErrors` for a `plumb.yaml` with faults. A folder without one is a project with everything as it comes.
    package static func load(at folder: URL) throws -> Project {
        var project = Project(folder: folder, settings: Settings(), catalog: .standard, matrices: [])
        try project.refine(from: folder)
        return project
    }

    /// The settings for an input: those of the project, then those of each folder on the way to it; the nearest word counts.
    package func refined(for input: URL) throws -> Project {
        var project = self
        let parent = input.hasDirectoryPath ? input : input.deletingLastPathComponent()
        let (root, path) = (folder.standardizedFileURL.path, parent.standardizedFileURL.path)
        guard path != root else { return project }
        guard path.hasPrefix(root + "/") || root == "/" else {
            try project.refine(from: parent)
            return project
        }
        var step = folder
        for part in path.dropFirst(root.count).split(separator: "/") {
            step.append(path: String(part), directoryHint: .isDirectory)
            try project.refine(from: step)
        }
        return project
    }

    /// The settings' matrices, then the presets that none of them replaces.
    package var allMatrices: [DeviceMatrix] {
        matrices + DeviceMatrix.presets.filter { preset in !matrices.contains { $0.name == preset.name } }
    }

    package func matrix(named name: String) -> DeviceMatrix? { allMatrices.first { $0.name == name } }

    /// The matrix that the settings give to a case; nil when they say nothing.
    package func matrix(forCase name: String) -> DeviceMatrix? {
        let chosen = settings.cases.last { $0.matrix != nil && Wildcard($0.name).matches(name) }?.matrix ?? settings.matrix
        return chosen.flatMap(matrix(named:))
    }

    /// The case with what the settings say of masks, tolerance and animations: masks and animations add up, the nearest tolerance counts.
    package func dressed(_ input: Case) -> Case {
        let own = settings.cases.filter { Wildcard($0.name).matches(input.name) || Wildcard($0.name).matches(input.inputName) }
        var input = input
        input.masks += settings.masks + own.flatMap(\.masks)
        if input.state == nil { input.heldAnimations += own.flatMap(\.animations).filter { !input.heldAnimations.contains($0) } }
        input.tolerance = own.last { $0.tolerance != nil }?.tolerance ?? settings.tolerance ?? input.tolerance
        return input
    }

    package var goldens: URL { url(settings.goldens ?? "Goldens") }
    package var output: URL { url(settings.output ?? "Output") }

    /// The standard fonts, those the settings name, and those of an app.
    /// - Parameter bundle: the app's. As on iOS, a file in it that is no font is passed over.
    /// - Throws: `InputError.unreadable` for a file of the settings' that is no font.
    package func fonts(ofApp bundle: URL? = nil) throws -> FontLibrary {
        var library = FontLibrary.standard
        for file in settings.fonts.flatMap({ fontFiles(at: url($0)) }) {
            do { try library.add(file: file.path) } catch {
                throw InputError.unreadable(name(of: file), reason: "it is not a font")
            }
        }
        for file in bundle.map(fontFiles(at:)) ?? [] { _ = try? library.add(file: file.path) }
        return library
    }

    /// A folder stands for the fonts in it, in order of name.
    private func fontFiles(at place: URL) -> [URL] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else { return [place] }
        return names.sorted().map { place.appending(path: $0) }.filter { ["ttf", "otf", "ttc"].contains($0.pathExtension.lowercased()) }
    }

    private func url(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : folder.appending(path: path, directoryHint: .isDirectory)
    }

    private mutating func refine(from folder: URL) throws {
        let file = folder.appending(path: Settings.fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        let text = try String(contentsOf: file, encoding: .utf8)
        let isOwn = folder.standardizedFileURL == self.folder.standardizedFileURL
        let added = try Settings.read(text: text, file: name(of: file), catalog: catalog, matrices: matrices)
        if isOwn {
            settings = added
        } else {
            settings.matrix = added.matrix ?? settings.matrix
            settings.cases += added.cases
            settings.masks += added.masks
            settings.findings.weights += added.findings.weights
            settings.tolerance = added.tolerance ?? settings.tolerance
        }
        catalog = catalog.adding(added.devices)
        matrices = added.matrices + matrices.filter { old in !added.matrices.contains { $0.name == old.name } }
    }

    /// The folder that an input's pictures, tables and components must lie in: the topmost with settings on the way up to the repository, else the
    /// repository, else the input's own.
    static func root(of input: URL) -> URL {
        let own = input.deletingLastPathComponent().standardizedFileURL
        var (folder, settled, repository) = (own, URL?.none, URL?.none)
        while repository == nil {
            if folder.appending(path: Settings.fileName).isThere { settled = folder }
            if folder.appending(path: ".git").isThere { repository = folder }
            guard folder.path != "/" else { break }
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
        return settled ?? repository ?? own
    }

    /// As people would write it from the project's folder.
    package func name(of file: URL) -> String {
        let (root, path) = (folder.standardizedFileURL.path, file.standardizedFileURL.path)
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    /// A matrix from a file: its only one, the one called after the file, or the one its `matrix:` names.
    package func matrix(inFile file: URL) throws -> DeviceMatrix? {
        let settings = try Settings.read(
            text: try String(contentsOf: file, encoding: .utf8), file: name(of: file), catalog: catalog, matrices: matrices)
        if let name = settings.matrix { return (settings.matrices + allMatrices).first { $0.name == name } }
        let stem = file.deletingPathExtension().lastPathComponent
        return settings.matrices.count == 1 ? settings.matrices.first : settings.matrices.first { $0.name == stem }
    }
}
