import ImageProcessing
import CairoGraphics
import Foundation
import Graphics
import ImageDiff

/// Accepts cells as goldens.
package struct Approver: Sendable {
    package var store: GoldenStore
    package var renderer: Renderer

    /// The last run, which a person has looked at; nil to approve anything that is drawn.
    package var seen: RunRecord?

    /// Whether to store the picture's hash with the text in place of the picture.
    package var hashOnly = false

    package init(store: GoldenStore, renderer: Renderer, seen: RunRecord? = nil) {
        self.store = store; self.renderer = renderer; self.seen = seen
    }

    /// The error for a cell that differs from what the last run showed: it was changed since, or is drawn differently each time.
    package struct Unseen: Error, Sendable, Hashable {
        package var key: GoldenStore.Key
    }

    package enum Change: Sendable, Hashable {
        /// The golden is the same already; it keeps its file and its fingerprint.
        case kept
        case added
        /// Describes how the views changed.
        case replaced([String])
    }

    /// - Throws: `Unseen`, and any error from writing a file.
    package func approve(_ snapshot: Renderer.Snapshot, with rasterizer: Rasterizer) throws -> Change {
        let bitmap = snapshot.picture(with: rasterizer)
        let text = snapshot.text
        // A damaged golden is replaced like one that differs.
        let old = try? store.golden(at: snapshot.job.key)
        if let old, old.text == text, (old.identity != nil) == hashOnly, Self.shows(old, bitmap) { return .kept }
        let look = RunRecord.Look(text: text, picture: bitmap.identity)
        guard seen?.contradicts(look, of: snapshot.job.key) != true else { throw Unseen(key: snapshot.job.key) }
        let golden = GoldenStore.Golden(
            fingerprint: renderer.fingerprint, text: text, picture: hashOnly ? [] : try renderer.png(of: bitmap),
            identity: hashOnly ? bitmap.identity : nil)
        try store.write(golden, at: snapshot.job.key)
        guard let old else { return .added }
        guard snapshot.motion == nil else { return .replaced(snapshot.motionChanges(from: old.text)) }
        return .replaced(LayoutChange.between(LayerOutline(text: old.text), LayerOutline(text: text)).map(\.sentence))
    }

    private static func shows(_ golden: GoldenStore.Golden, _ bitmap: Bitmap) -> Bool {
        if golden.pictureIdentity == bitmap.identity { return true }
        return (try? PNG.decode(golden.picture)).map { ImageDiff.areSameBytes($0, bitmap) } ?? false
    }
}
