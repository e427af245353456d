import Goldens
import Rendering
import Foundation
import Synchronization
import UIKit

/// A cache of the appearance of cells by everything that determines it: the bytes of the input and of all it reads, settings, fonts, the
/// cell, and the program. A cell with a known key is not drawn again.
///
/// The folder contains small files that never change, so processes may share it, and continuous integration may keep it between runs.
package struct CellCache: Sendable {
    package var folder: URL
    private let program: ProgramDigest
    private let fonts: String
    private let known = Known()

    /// The stored result of a cell.
    struct Entry: Sendable, Hashable, Codable {
        var look: RunRecord.Look
        var conflicts: [LayoutConflictLog]
    }

    package init(folder: URL, renderer: Renderer) { self.init(folder: folder, renderer: renderer, program: ProgramDigest(cache: folder)) }

    init(folder: URL, renderer: Renderer, program: ProgramDigest) {
        (self.folder, self.program, fonts) = (folder, program, renderer.fingerprint.text)
    }

    /// Creates a cache for tests, with a program's name in place of its digest.
    package init(folder: URL, renderer: Renderer, programNamed name: String) {
        self.init(folder: folder, renderer: renderer, program: ProgramDigest(text: name))
    }

    // MARK: Keys

    func key(of job: Renderer.Job, project: Project) -> String {
        var digest = ContentDigest()
        digest.mix("format", "1")
        digest.mix("program", program.text)
        digest.mix("fonts", fonts)
        digest.mix("case", job.input.name)
        digest.mix("cell", known.digest(of: job.cell))
        if let animation = job.animation { digest.mix("animation", animation) }
        digest.mix("input", known.digest(of: job.input, project))
        return digest.text
    }

    /// Caches the digests of inputs and devices, which occur in many cells, so that a run reads each file once.
    private final class Known: Sendable {
        private let inputs = Mutex<[String: ContentDigest]>([:])
        private let devices = Mutex<[Device: ContentDigest]>([:])
        private let surroundings = Mutex<[ObjectIdentifier: ContentDigest]>([:])

        func digest(of cell: Cell) -> ContentDigest {
            let device = devices.withLock { known in
                if let found = known[cell.device] { return found }
                let made = ContentDigest(describing: cell.device)
                known[cell.device] = made
                return made
            }
            var digest = ContentDigest()
            digest.mix("name", cell.name)
            digest.mix("device", device)
            return digest
        }

        func digest(of input: Case, _ project: Project) -> ContentDigest {
            let name = "\(input.file?.path ?? "")\n\(input.name)"
            return inputs.withLock { known in
                if let found = known[name] { return found }
                var made = input.contentDigest
                for file in project.settingsFiles(for: input.file) { made.mix(file: file, as: project.name(of: file)) }
                if let assets = input.assets {
                    made.mix(
                        "assets",
                        surroundings.withLock { known in
                            if let found = known[ObjectIdentifier(assets)] { return found }
                            let found = assets.contentDigest(in: project)
                            known[ObjectIdentifier(assets)] = found
                            return found
                        })
                }
                known[name] = made
                return made
            }
        }
    }

    // MARK: Entries

    func entry(for key: String) -> Entry? {
        guard let data = try? Data(contentsOf: folder.appending(path: path(key))) else { return nil }
        return try? JSONDecoder().decode(Entry.self, from: data)
    }

    /// Writes an entry. If that fails, the cell is drawn again the next time.
    func keep(_ entry: Entry, for key: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(entry) else { return }
        try? AtomicFile.write([UInt8](data), to: path(key), in: folder)
    }

    /// The file of an entry.
    func encoded(for key: String) -> Data? { try? Data(contentsOf: folder.appending(path: path(key))) }

    /// Writes the file of an entry that comes from elsewhere, and returns whether it is one.
    func keep(encoded data: Data, for key: String) -> Bool {
        guard let entry = try? JSONDecoder().decode(Entry.self, from: data) else { return false }
        keep(entry, for: key)
        return true
    }

    private func path(_ key: String) -> String { "cells/\(key.prefix(2))/\(key.dropFirst(2))" }
}

extension CellCache {
    /// Returns the number of cells in a cache folder, and their size in bytes.
    package static func contents(of folder: URL) -> (cells: Int, bytes: Int) {
        let root = folder.appending(path: "cells")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
        let files = paths.filter { $0.count == 33 }
        let bytes = files.reduce(0) { sum, path in
            let size = try? FileManager.default.attributesOfItem(atPath: root.appending(path: path).path)[.size] as? Int
            return sum + (size ?? 0)
        }
        return (files.count, bytes)
    }

    /// Removes the stored cells and program digests, and nothing else.
    package static func clear(_ folder: URL) throws {
        for name in ["cells", "programs"] where FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }
}

extension Case {
    /// The digest of the input's file and of the files that it names or that are beside it.
    var contentDigest: ContentDigest {
        var digest = ContentDigest()
        if let file { digest.mix(file: file, as: "input") }
        switch source {
        case .screen: break
        case .spec(let spec):
            let folder = file?.deletingLastPathComponent()
            for name in spec.namedFiles {
                let url = name.hasPrefix("/") ? URL(filePath: name) : folder?.appending(path: name)
                if let url { digest.mix(file: url, as: name) }
            }
            if !spec.localizedKeys.isEmpty, let folder { digest.mix(stringTablesIn: folder) }
        case .document(let scene): scene.surroundings.mix(into: &digest)
        }
        return digest
    }
}

extension Case {
    /// The files that determine the case, including files that it would read if they existed.
    package var watchedFiles: [URL] {
        var files = file.map { [$0] } ?? []
        switch source {
        case .screen: break
        case .spec(let spec):
            let folder = file?.deletingLastPathComponent()
            files += spec.namedFiles.compactMap { $0.hasPrefix("/") ? URL(filePath: $0) : folder?.appending(path: $0) }
            if !spec.localizedKeys.isEmpty, let folder { files += folder.stringTables }
        case .document(let scene): files += scene.surroundings.tableFiles
        }
        return files + (assets.map { $0.looseFiles + $0.catalogs.map(\.folder) } ?? [])
    }
}

extension Project {
    /// Clears the cached string tables, for a process that continues after its inputs change.
    package static func forgetStringTables() { LocalizedStrings.forgetTables() }

    /// Returns the settings files of the inputs.
    package func watchedFiles(of inputs: [Case]) -> [URL] {
        var seen: Set<URL> = []
        return inputs.flatMap { settingsFiles(for: $0.file) }.filter { seen.insert($0).inserted }
    }
}

extension DocumentSurroundings {
    var tableFiles: [URL] { root.stringTables }

    func mix(into digest: inout ContentDigest) { digest.mix(stringTablesIn: root) }
}

extension URL {
    /// The string tables of all languages in the folder.
    var stringTables: [URL] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        return names.flatMap { name -> [URL] in
            let file = appending(path: name)
            if [".xcstrings", ".strings", ".stringsdict"].contains(where: name.hasSuffix) { return [file] }
            guard name.hasSuffix(".lproj") else { return [] }
            return ((try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []).sorted().map { file.appending(path: $0) }
        }
    }
}

extension ContentDigest {
    /// Adds the string tables of all languages in a folder.
    mutating func mix(stringTablesIn folder: URL) {
        for file in folder.stringTables { mix(file: file, as: file.path.replacing(folder.path, with: "")) }
    }
}

extension AssetFolder {
    /// Returns the digest of all files that images and colours can be loaded from.
    func contentDigest(in project: Project) -> ContentDigest {
        var digest = ContentDigest()
        for catalog in catalogs { digest.mix(folder: catalog.folder, as: project.name(of: catalog.folder)) }
        for file in looseFiles { digest.mix(file: file, as: file.lastPathComponent) }
        return digest
    }
}

extension Project {
    /// Returns a file's path from the project's folder, the same on every machine that has the project.
    func name(of file: URL) -> String {
        let (root, path) = (folder.standardizedFileURL.path, file.standardizedFileURL.path)
        return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    }

    /// Returns all settings files that can apply to an input, whether they exist or not.
    func settingsFiles(for input: URL?) -> [URL] {
        var folders = [folder]
        if let parent = input?.deletingLastPathComponent().standardizedFileURL {
            let (root, path) = (folder.standardizedFileURL.path, parent.path)
            if path.hasPrefix(root + "/") {
                var step = folder
                for part in path.dropFirst(root.count).split(separator: "/") {
                    step.append(path: String(part), directoryHint: .isDirectory)
                    folders.append(step)
                }
            } else {
                folders.append(parent)
            }
        }
        return folders.map { $0.appending(path: Settings.fileName) }
    }
}
