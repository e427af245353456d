import Goldens
import Rendering
import Foundation

/// Another commit of the repository, drawn now, to compare a run with in place of goldens.
package struct BaseCommit: Sendable {
    package enum Failure: Error, Sendable, Hashable {
        case noRepository(String)
        case unknownReference(String)
        /// The error message of `git`.
        case git(String)
    }

    /// The reference as requested.
    package var reference: String
    /// The commit's hash.
    package let hash: String
    /// The project's folder in the commit.
    package let folder: URL
    /// The folder that its cells are drawn to.
    package let goldens: URL

    /// Writes the commit's files beside the run's output, without touching the working tree or the index.
    ///
    /// - Parameters:
    ///   - folder: the project's folder, inside a repository.
    ///   - output: the run's output folder.
    package init(reference: String, of folder: URL, output: URL) throws {
        self.reference = reference
        // A reference that begins with a dash would be read as an option.
        guard !reference.hasPrefix("-"), !reference.isEmpty else { throw Failure.unknownReference(reference) }
        guard let prefix = try? Self.git(["rev-parse", "--show-prefix"], in: folder) else { throw Failure.noRepository(folder.path) }
        guard let hash = try? Self.git(["rev-parse", "--verify", "--quiet", reference + "^{commit}"], in: folder) else {
            throw Failure.unknownReference(reference)
        }
        self.hash = hash
        let base = output.appending(path: "base/\(hash)")
        let tree = base.appending(path: "tree")
        if !FileManager.default.fileExists(atPath: base.appending(path: "whole").path) {
            try? FileManager.default.removeItem(at: base)
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            let archive = base.appending(path: "tree.tar")
            _ = try Self.git(["archive", "--format=tar", "--output=\(archive.path)", hash], in: try Self.root(of: folder))
            _ = try Self.run(["tar", "-xf", archive.path, "-C", tree.path], in: base)
            try? FileManager.default.removeItem(at: archive)
            try AtomicFile.write(hash, to: "whole", in: base)
        }
        self.folder = prefix.isEmpty ? tree : tree.appending(path: prefix, directoryHint: .isDirectory)
        goldens = base.appending(path: "Goldens", directoryHint: .isDirectory)
    }

    private static func root(of folder: URL) throws -> URL { URL(filePath: try git(["rev-parse", "--show-toplevel"], in: folder)) }

    static func git(_ arguments: [String], in folder: URL) throws -> String { try run(["git"] + arguments, in: folder) }

    private static func run(_ arguments: [String], in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure.git(said.trimmingCharacters(in: .whitespacesAndNewlines)) }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Draws the current cells from the commit's inputs into a separate folder of goldens.
    ///
    /// - Parameters:
    ///   - jobs: the current jobs, of which those in the commit's cases are drawn.
    ///   - cases: the commit's cases that can be read.
    ///   - renderer: the renderer that draws the run.
    /// - Returns: the screens in Swift, which are compared with their goldens at the commit, because drawing them would require building
    ///   it.
    @discardableResult
    package func draw(
        _ jobs: [Renderer.Job], from cases: [Case], project: Project, renderer: Renderer,
        progress: @escaping @Sendable (Int, Renderer.Job) -> Void
    ) async -> [String] {
        try? FileManager.default.removeItem(at: goldens)
        let known = Dictionary(cases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let base = jobs.compactMap { job in
            known[job.input.name].flatMap { $0.file == nil ? nil : Renderer.Job($0, in: job.cell, animation: job.animation) }
        }
        let approver = Approver(store: GoldenStore(folder: goldens))
        _ = await renderer.forEach(base, progress: progress) { try approver.approve($0, by: renderer, with: $1) }
        var copied: [String] = []
        let old = GoldenStore(folder: project.goldens), new = GoldenStore(folder: goldens)
        for job in jobs where job.input.file == nil {
            if !copied.contains(job.input.name) { copied.append(job.input.name) }
            if let golden = try? old.golden(at: job.key) { try? new.write(golden, at: job.key) }
        }
        return copied
    }
}
