import ImageProcessing
import CairoGraphics
import Foundation
import Graphics
import ImageDiff

/// Compares cells with their goldens, text first, then pixels, both exactly. Writes the evidence of differences to the output folder.
package struct Verifier: Sendable {
    package var store: GoldenStore
    /// The folder for evidence, such as `failures/<case>/<cell>.actual.png`.
    package var output: URL
    package var renderer: Renderer
    /// The results of earlier runs; nil to draw every cell.
    package var memory: Memory?

    package struct Memory: Sendable {
        package var cache: CellCache
        /// The project whose settings are part of the keys.
        package var project: Project

        package init(cache: CellCache, project: Project) { self.cache = cache; self.project = project }
    }

    /// The identities of the pictures drawn last.
    private let drawn = DrawnCells<Drawing, UInt64>()

    package init(store: GoldenStore, output: URL, renderer: Renderer) {
        self.store = store; self.output = output; self.renderer = renderer
    }

    /// The result for a cell, and the versions that its golden was drawn with if they differ from the current ones.
    package struct Verdict: Sendable, Hashable {
        package var outcome: TestReport.Outcome
        /// The appearance that was drawn.
        package var look: RunRecord.Look
        package var versions: [String] = []
        package var conflicts: [LayoutConflictLog] = []
        /// The time to lay out, draw and compare the cell.
        var cost = Duration.zero
    }

    package static let folder = "failures"

    /// Removes the evidence of the previous run.
    package func clean() {
        try? FileManager.default.removeItem(at: output.appending(path: Self.folder))
    }

    package func verify(_ snapshot: Renderer.Snapshot, with rasterizer: Rasterizer) throws -> Verdict {
        let text = snapshot.text
        // A motion's picture consists of many drawings and is always drawn.
        let drawing = snapshot.motion == nil ? snapshot.drawing : nil
        let found = try store.golden(at: snapshot.job.key)
        // Most goldens are compared by the picture's identity; only the others are decoded.
        let identity = found.flatMap(\.pictureIdentity)
        if let drawing, let found, found.text == text, let identity, drawn.value(of: drawing) == identity {
            return Verdict(
                outcome: .same, look: .init(text: text, picture: identity),
                versions: renderer.fingerprint.differences(from: found.fingerprint))
        }
        let bitmap = drawing.map { rasterizer.draw($0) } ?? snapshot.picture(with: rasterizer)
        if let drawing { drawn.keep(bitmap.identity, of: drawing) }
        let look = RunRecord.Look(text: text, picture: bitmap.identity)
        guard let golden = found else {
            try leave(text: text, bitmap: bitmap, of: snapshot.job.key)
            return Verdict(outcome: .missing, look: look)
        }
        let versions = renderer.fingerprint.differences(from: golden.fingerprint)
        let isKnown = identity == bitmap.identity
        if golden.text == text, isKnown { return Verdict(outcome: .same, look: look, versions: versions) }
        guard golden.identity == nil || isKnown else {
            try leave(text: text, bitmap: bitmap, of: snapshot.job.key)
            return Verdict(outcome: .different(pictureless(golden, snapshot, versions)), look: look, versions: versions)
        }
        let picture = isKnown ? bitmap : try decoded(golden, at: snapshot.job.key)
        if golden.text == text, ImageDiff.areSameBytes(picture, bitmap) { return Verdict(outcome: .same, look: look, versions: versions) }
        let tolerance = snapshot.job.input.tolerance
        if golden.text == text, tolerance != .none, let tolerated = tolerance.passing(picture, bitmap) {
            try leave(text: text, bitmap: bitmap, of: snapshot.job.key)
            try leave(golden: golden, picture: picture, bitmap: bitmap, snapshot: snapshot, rasterizer)
            return Verdict(outcome: .tolerated(tolerated), look: look, versions: versions)
        }
        let mismatch = Self.mismatch(golden, snapshot, Self.difference(picture, bitmap), versions)
        try leave(text: text, bitmap: bitmap, of: snapshot.job.key)
        try leave(golden: golden, picture: picture, bitmap: bitmap, snapshot: snapshot, rasterizer)
        return Verdict(outcome: .different(mismatch), look: look, versions: versions)
    }

    /// Returns the mismatch with a golden that stores no picture.
    private func pictureless(_ golden: GoldenStore.Golden, _ snapshot: Renderer.Snapshot, _ versions: [String]) -> Mismatch {
        var mismatch = Self.mismatch(golden, snapshot, nil, versions)
        mismatch.keepsNoPicture = true
        try? AtomicFile.write(golden.text, to: mismatch.files.goldenText, in: output)
        return mismatch
    }

    private static func mismatch(
        _ golden: GoldenStore.Golden, _ snapshot: Renderer.Snapshot, _ picture: ImageDifference?, _ versions: [String]
    ) -> Mismatch {
        let differs = golden.text != snapshot.text
        var mismatch = Mismatch(
            changes: [], textDiffers: differs, picture: picture, versions: versions, files: Mismatch.Files(of: snapshot.job.key))
        guard differs else { return mismatch }
        if snapshot.motion == nil {
            mismatch.changes = LayoutChange.between(LayerOutline(text: golden.text), LayerOutline(text: snapshot.text))
        } else {
            mismatch.motion = snapshot.motionChanges(from: golden.text)
        }
        return mismatch
    }

    private static func difference(_ golden: Bitmap, _ actual: Bitmap) -> ImageDifference? {
        let difference = ImageDiff.compare(expected: golden, actual: actual)
        return difference.isIdentical ? nil : difference
    }

    private func decoded(_ golden: GoldenStore.Golden, at key: GoldenStore.Key) throws -> Bitmap {
        do { return try PNG.decode(golden.picture) } catch {
            throw GoldenStore.Damage.unreadable("\(store.folder.lastPathComponent)/\(key).png", reason: "it is not a complete PNG")
        }
    }

    // MARK: Evidence

    private func leave(text: String, bitmap: Bitmap, of key: GoldenStore.Key) throws {
        let files = Mismatch.Files(of: key)
        try AtomicFile.write(text, to: files.actualText, in: output)
        try AtomicFile.write(try renderer.png(of: bitmap), to: files.actual, in: output)
    }

    private func leave(
        golden: GoldenStore.Golden, picture: Bitmap, bitmap: Bitmap, snapshot: Renderer.Snapshot, _ rasterizer: Rasterizer
    ) throws {
        let files = Mismatch.Files(of: snapshot.job.key)
        let difference = ImageDiff.picture(expected: picture, actual: bitmap)
        try AtomicFile.write(golden.text, to: files.goldenText, in: output)
        try AtomicFile.write(golden.picture, to: files.golden, in: output)
        try AtomicFile.write(try renderer.png(of: difference), to: files.difference, in: output)
        let three = ThreeUp(
            title: snapshot.job.key.description, golden: picture, difference: difference, actual: bitmap, scale: snapshot.tree.scale)
        try AtomicFile.write(try renderer.png(of: rasterizer.draw(three.drawing(with: renderer.text))), to: files.threeUp, in: output)
    }
}

extension Rasterizer {
    func draw(_ drawing: Drawing) -> Bitmap {
        draw(drawing.list, size: drawing.size, scale: drawing.scale, background: drawing.background)
    }
}
