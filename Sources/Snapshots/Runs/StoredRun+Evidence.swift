import Goldens
import Rendering
import CairoGraphics
import Foundation
import ImageProcessing

extension Evidence {
    /// Reads what a run left of a cell that has no golden or differs from it.
    ///
    /// - Parameter output: the run's output folder.
    /// - Throws: `Approver.Refusal`.
    package init(of key: GoldenStore.Key, in run: StoredRun, output: URL) throws {
        guard let entry = run.report.entries.first(where: { $0.key == key }), entry.outcome.canBeAccepted else {
            throw Approver.Refusal.unknown(key)
        }
        let files = Mismatch.Files(of: key), folder = RunFolder(output)
        guard let data = folder.contents(files.actualText), let text = String(data: data, encoding: .utf8),
            let picture = folder.contents(files.actual).map({ [UInt8]($0) }), let identity = PNG.identity(in: picture),
            run.report.record.shows(RunRecord.Look(text: text, picture: identity), of: key)
        else { throw Approver.Refusal.changed(key) }
        self.init(key: key, text: text, identity: identity, fingerprint: Fingerprint(in: picture) ?? Fingerprint(parts: [])) { picture }
    }
}

extension Approver {
    /// Draws a cell and approves what was drawn.
    @discardableResult
    package func approve(_ snapshot: Renderer.Snapshot, by renderer: Renderer, with rasterizer: Rasterizer) throws -> Change {
        let picture = snapshot.picture(with: rasterizer)
        return try approve(
            Evidence(key: snapshot.job.key, text: snapshot.text, picture, drawnWith: renderer.fingerprint(of: snapshot.drawing)))
    }
}

/// A folder from which only plain files in plain folders are read.
package struct RunFolder: Sendable {
    package var folder: URL

    package init(_ folder: URL) { self.folder = folder }

    /// Returns the file at a path below the folder; nil if it is no plain file, is outside, or is reached through a link.
    package func file(_ path: String) -> URL? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }) else { return nil }
        var url = folder
        for (index, part) in parts.enumerated() {
            url.append(path: part)
            let kind = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
            guard kind == (index == parts.count - 1 ? .typeRegular : .typeDirectory) else { return nil }
        }
        return url
    }

    /// Reads a file without following links; nil if it cannot be read.
    package func contents(_ path: String) -> Data? { file(path).flatMap { try? Data(contentsOf: $0) } }

    /// Reads a file that is no longer than a limit in bytes.
    func contents(_ path: String, limit: Int) -> Data? {
        guard let file = file(path), let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int, size <= limit
        else { return nil }
        return try? Data(contentsOf: file)
    }
}
