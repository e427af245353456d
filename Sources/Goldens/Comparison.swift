import CairoGraphics
import Foundation
import Graphics
import ImageDiff
import ImageProcessing

/// Compares what was drawn of cells with their goldens, text first, then pixels, both exactly. Leaves the evidence of differences in the
/// output folder.
package struct Comparison: Sendable {
    package var store: GoldenStore
    /// The folder for evidence, such as `failures/<case>/<cell>.actual.png`.
    package var output: URL
    /// Sets the captions of evidence.
    package var typesetter: Typesetter
    /// What draws now.
    package var fingerprint: Fingerprint

    package init(store: GoldenStore, output: URL, typesetter: Typesetter, fingerprint: Fingerprint) {
        self.store = store; self.output = output; self.typesetter = typesetter; self.fingerprint = fingerprint
    }

    /// A drawn cell.
    package struct Drawn {
        package var evidence: Evidence
        package var bitmap: Bitmap
        /// The number of pixels per point.
        package var scale: CGFloat
        package var tolerance: Tolerance

        package init(evidence: Evidence, bitmap: Bitmap, scale: CGFloat, tolerance: Tolerance) {
            self.evidence = evidence; self.bitmap = bitmap; self.scale = scale; self.tolerance = tolerance
        }
    }

    /// Compares a cell with its golden, and writes the evidence of a difference.
    ///
    /// - Throws: `GoldenStore.Damage`, and any error from writing a file.
    package func outcome(of drawn: Drawn, golden: GoldenStore.Golden?, with rasterizer: Rasterizer) throws -> CellOutcome {
        let result = try compare(drawn, golden)
        try write(result, drawn, rasterizer)
        return result.outcome
    }

    // MARK: Comparing

    private struct Result {
        var outcome: CellOutcome
        /// The golden of a cell that is not the same; nil if there is none.
        var golden: GoldenStore.Golden?
        /// The golden's picture; nil if only its hash is stored and is another one.
        var picture: Bitmap?
    }

    private func compare(_ drawn: Drawn, _ golden: GoldenStore.Golden?) throws -> Result {
        guard let golden else { return Result(outcome: .missing) }
        let isSameText = golden.text == drawn.evidence.text
        // Most goldens are compared by the picture's identity; only the others are decoded.
        let isSameIdentity = golden.pictureIdentity == drawn.bitmap.identity
        if isSameText, isSameIdentity { return Result(outcome: .same) }
        var mismatch = Mismatch(
            changes: [], textDiffers: !isSameText, picture: nil, versions: fingerprint.differences(from: golden.fingerprint),
            files: Mismatch.Files(of: drawn.evidence.key))
        if !isSameText { mismatch.describeChanges(from: golden.text, to: drawn.evidence.text) }
        guard golden.identity == nil || isSameIdentity else {
            mismatch.keepsNoPicture = true
            return Result(outcome: .different(mismatch), golden: golden)
        }
        let picture = isSameIdentity ? drawn.bitmap : try decoded(golden, at: drawn.evidence.key)
        if isSameText, ImageDiff.areSameBytes(picture, drawn.bitmap) { return Result(outcome: .same) }
        if isSameText, drawn.tolerance != .none, let tolerated = drawn.tolerance.passing(picture, drawn.bitmap) {
            return Result(outcome: .tolerated(tolerated), golden: golden, picture: picture)
        }
        let difference = ImageDiff.compare(expected: picture, actual: drawn.bitmap)
        mismatch.picture = difference.isIdentical ? nil : difference
        return Result(outcome: .different(mismatch), golden: golden, picture: picture)
    }

    private func decoded(_ golden: GoldenStore.Golden, at key: GoldenStore.Key) throws -> Bitmap {
        do { return try PNG.decode(golden.picture) } catch {
            throw GoldenStore.Damage.unreadable("\(store.folder.lastPathComponent)/\(key).png", reason: "it is not a complete PNG")
        }
    }

    // MARK: Evidence

    private func write(_ result: Result, _ drawn: Drawn, _ rasterizer: Rasterizer) throws {
        guard result.outcome != .same else { return }
        try drawn.evidence.write(to: output)
        guard let golden = result.golden else { return }
        let files = Mismatch.Files(of: drawn.evidence.key)
        try AtomicFile.write(golden.text, to: files.goldenText, in: output)
        guard let picture = result.picture else { return }
        let difference = ImageDiff.picture(expected: picture, actual: drawn.bitmap)
        let threeUp = ThreeUp(
            title: drawn.evidence.key.description, golden: picture, difference: difference, actual: drawn.bitmap, scale: drawn.scale)
        try AtomicFile.write(golden.picture.isEmpty ? fingerprint.png(of: picture) : golden.picture, to: files.golden, in: output)
        try AtomicFile.write(fingerprint.png(of: difference), to: files.difference, in: output)
        let sheet = rasterizer.draw(threeUp.drawing(with: typesetter))
        try AtomicFile.write(fingerprint.png(of: sheet), to: files.threeUp, in: output)
    }
}

extension Rasterizer {
    package func draw(_ drawing: Drawing) -> Bitmap {
        draw(drawing.list, size: drawing.size, scale: drawing.scale, background: drawing.background)
    }
}
