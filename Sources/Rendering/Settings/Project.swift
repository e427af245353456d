import CairoGraphics
import Foundation

/// A folder with a `plumb.yaml`, and its settings for each input in it.
package struct Project: Sendable {
    /// The folder that the command runs in.
    package var folder: URL
    package private(set) var settings: Settings
    package private(set) var catalog: DeviceCatalog
    /// The matrices in the settings, nearest first.
    package private(set) var matrices: [DeviceMatrix]

    /// - Throws: `SettingsErrors` for a `plumb.yaml` with faults. A folder without one is a project with default settings.
    package static func load(at folder: URL) throws -> Project {
        var project = Project(folder: folder, settings: Settings(), catalog: .standard, matrices: [])
        try project.refine(from: folder)
        return project
    }

    /// Returns the project with the settings for an input: the project's, then those of each folder on the path to it. The nearest setting
    /// wins.
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

    /// The matrices in the settings, then the presets that they do not replace, on the settings' releases of iOS.
    package var allMatrices: [DeviceMatrix] {
        (matrices + DeviceMatrix.presets.filter { preset in !matrices.contains { $0.name == preset.name } })
            .map { $0.defaulting(to: settings.systems) }
    }

    package func matrix(named name: String) -> DeviceMatrix? { allMatrices.first { $0.name == name } }

    /// Returns the matrix that the settings define for a case; nil if there is none.
    package func matrix(forCase name: String) -> DeviceMatrix? {
        let chosen = settings.cases.last { $0.matrix != nil && Wildcard($0.name).matches(name) }?.matrix ?? settings.matrix
        return chosen.flatMap(matrix(named:))
    }

    /// Returns the project with the releases of iOS that its settings define for a case.
    package func onSystems(of input: Case) -> Project {
        let own = settings.cases.last {
            $0.systems != nil && (Wildcard($0.name).matches(input.name) || Wildcard($0.name).matches(input.inputName))
        }
        guard let systems = own?.systems else { return self }
        var project = self
        project.settings.systems = systems
        return project
    }

    /// Returns the case with the masks, tolerance and animations of the settings. Masks and animations are added; the nearest tolerance
    /// applies.
    package func applyingSettings(to input: Case) -> Case {
        let own = settings.cases.filter { Wildcard($0.name).matches(input.name) || Wildcard($0.name).matches(input.inputName) }
        var input = input
        input.masks += settings.masks + own.flatMap(\.masks)
        if input.state == nil { input.heldAnimations += own.flatMap(\.animations).filter { !input.heldAnimations.contains($0) } }
        input.tolerance = own.last { $0.tolerance != nil }?.tolerance ?? settings.tolerance ?? input.tolerance
        return input
    }

    package var goldens: URL { url(settings.goldens ?? "Goldens") }
    package var output: URL { url(settings.output ?? "Output") }

    /// Returns the standard fonts, those named in the settings, and those of an app.
    /// - Parameter bundle: the app's bundle. As on iOS, invalid font files in it are ignored.
    /// - Throws: `InputError.unreadable` for a file in the settings that is no font.
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

    /// Returns the fonts in a folder, sorted by name, or a single file.
    private func fontFiles(at url: URL) -> [URL] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else { return [url] }
        return names.sorted().map { url.appending(path: $0) }.filter { ["ttf", "otf", "ttc"].contains($0.pathExtension.lowercased()) }
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
            settings.systems = added.systems ?? settings.systems
            settings.cases += added.cases
            settings.masks += added.masks
            settings.findings.weights += added.findings.weights
            settings.tolerance = added.tolerance ?? settings.tolerance
        }
        catalog = catalog.adding(added.devices)
        matrices = added.matrices + matrices.filter { old in !added.matrices.contains { $0.name == old.name } }
    }

    /// Returns the folder that contains everything an input may read: the topmost folder with settings on the way up to the repository,
    /// otherwise the repository, otherwise the input's own folder.
    package static func root(of input: URL) -> URL {
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

    /// Returns the path relative to the project's folder if the file is in it, otherwise the full path.
    package func name(of file: URL) -> String {
        let (root, path) = (folder.standardizedFileURL.path, file.standardizedFileURL.path)
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    /// Returns a matrix from a file: the only one, the one with the file's name, or the one that `matrix:` names.
    package func matrix(inFile file: URL) throws -> DeviceMatrix? {
        let settings = try Settings.read(
            text: try String(contentsOf: file, encoding: .utf8), file: name(of: file), catalog: catalog, matrices: matrices)
        let stem = file.deletingPathExtension().lastPathComponent
        let found: DeviceMatrix? =
            if let name = settings.matrix { (settings.matrices + allMatrices).first { $0.name == name } } else {
                settings.matrices.count == 1 ? settings.matrices.first : settings.matrices.first { $0.name == stem }
            }
        return found?.defaulting(to: settings.systems ?? self.settings.systems)
    }
}
