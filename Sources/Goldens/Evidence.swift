import Foundation
import Graphics

/// What was drawn of a cell: what becomes its golden if a person accepts it. A test run leaves it in the output folder.
package struct Evidence: Sendable {
    package var key: GoldenStore.Key
    /// The text of the layer tree or the motion.
    package var text: String
    /// The identity of the picture's bitmap.
    package var identity: UInt64
    /// What drew it.
    package var fingerprint: Fingerprint
    /// Returns the bytes of the picture's PNG file.
    package var png: @Sendable () throws -> [UInt8]

    package init(
        key: GoldenStore.Key, text: String, identity: UInt64, fingerprint: Fingerprint, png: @escaping @Sendable () throws -> [UInt8]
    ) {
        self.key = key; self.text = text; self.identity = identity; self.fingerprint = fingerprint; self.png = png
    }

    package init(key: GoldenStore.Key, text: String, _ bitmap: Bitmap, drawnWith fingerprint: Fingerprint) {
        self.init(key: key, text: text, identity: bitmap.identity, fingerprint: fingerprint) { fingerprint.png(of: bitmap) }
    }

    package var look: RunRecord.Look { .init(text: text, picture: identity) }

    /// Writes the text and the picture to the output folder.
    func write(to output: URL) throws {
        let files = Mismatch.Files(of: key)
        try AtomicFile.write(text, to: files.actualText, in: output)
        try AtomicFile.write(try png(), to: files.actual, in: output)
    }
}

extension Mismatch {
    /// Describes how the views, or the motion of the views, differ from those of the golden.
    mutating func describeChanges(from old: String, to new: String) {
        if let before = MotionOutline(text: old), let after = MotionOutline(text: new) {
            motion = MotionOutline.sentences(from: before, to: after)
        } else {
            changes = LayoutChange.between(LayerOutline(text: old), LayerOutline(text: new))
        }
    }
}
