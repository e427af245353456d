import Goldens
import Rendering
import CairoGraphics
import Foundation
import Graphics

/// Draws the cells of a run and compares them with their goldens.
package struct Verifier: Sendable {
    package var store: GoldenStore
    /// The folder for evidence and reports.
    package var output: URL
    package var renderer: Renderer
    /// The results of earlier runs; nil to draw every cell.
    package var memory: Memory?

    package struct Memory: Sendable {
        package var cache: CellCache
        /// The project whose settings are part of the keys.
        package var project: Project
        /// The server behind the cache.
        package var remote: RemoteCache?

        package init(cache: CellCache, project: Project, remote: RemoteCache? = nil) {
            self.cache = cache; self.project = project; self.remote = remote
        }
    }

    /// The identities of the pictures drawn last.
    private let drawn = DrawnCells<Drawing, UInt64>()

    package init(store: GoldenStore, output: URL, renderer: Renderer) {
        self.store = store; self.output = output; self.renderer = renderer
    }

    /// The result for a cell, and the versions that its golden was drawn with if they differ from the current ones.
    package struct Verdict: Sendable, Hashable {
        package var outcome: CellOutcome
        /// The appearance that was drawn.
        package var look: RunRecord.Look
        package var versions: [String] = []
        package var conflicts: [LayoutConflictLog] = []
        /// The time to lay out, draw and compare the cell.
        var cost = Duration.zero
    }

    /// Removes the evidence of the previous run.
    package func clean() {
        try? FileManager.default.removeItem(at: output.appending(path: Mismatch.Files.folder))
    }

    package func verify(_ snapshot: Renderer.Snapshot, with rasterizer: Rasterizer) throws -> Verdict {
        let text = snapshot.text
        let golden = try store.golden(at: snapshot.job.key)
        let content = snapshot.drawing, fingerprint = renderer.fingerprint(of: content)
        let versions = golden.map { fingerprint.differences(from: $0.fingerprint) } ?? []
        // A motion's picture consists of many drawings and is always drawn.
        let drawing = snapshot.motion == nil ? content : nil
        if let drawing, let golden, let identity = golden.pictureIdentity, drawn.value(of: drawing) == identity, golden.text == text {
            return Verdict(outcome: .same, look: .init(text: text, picture: identity), versions: versions)
        }
        let bitmap = drawing.map { rasterizer.draw($0) } ?? snapshot.picture(with: rasterizer)
        if let drawing { drawn.keep(bitmap.identity, of: drawing) }
        let evidence = Evidence(key: snapshot.job.key, text: text, bitmap, drawnWith: fingerprint)
        let comparison = Comparison(store: store, output: output, typesetter: renderer.text, fingerprint: fingerprint)
        let outcome = try comparison.outcome(
            of: .init(evidence: evidence, bitmap: bitmap, scale: snapshot.tree.scale, tolerance: snapshot.job.input.tolerance),
            golden: golden, with: rasterizer)
        return Verdict(outcome: outcome, look: evidence.look, versions: versions)
    }
}
