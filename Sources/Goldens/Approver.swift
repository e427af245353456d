import Foundation
import Graphics
import ImageProcessing

/// Makes evidence the golden: what a run left in its output folder, or what was drawn just now.
package struct Approver: Sendable {
    package var store: GoldenStore

    /// The last run, which a person has looked at; nil to approve anything that is drawn.
    package var seen: RunRecord?

    /// Whether to store the picture's hash with the text in place of the picture.
    package var hashOnly: Bool

    package init(store: GoldenStore, hashOnly: Bool = false, seen: RunRecord? = nil) {
        self.store = store; self.hashOnly = hashOnly; self.seen = seen
    }

    package enum Refusal: Error, Sendable, Hashable {
        /// The run has no such cell, or the cell has nothing to accept.
        case unknown(GoldenStore.Key)
        /// The cell differs from what the last run showed: it was changed since, or is drawn differently each time.
        case changed(GoldenStore.Key)

        package var key: GoldenStore.Key {
            switch self {
            case .unknown(let key), .changed(let key): key
            }
        }
    }

    package enum Change: Sendable, Hashable {
        /// The golden is the same already; it keeps its file and its fingerprint.
        case kept
        case added
        /// Describes how the views changed.
        case replaced([String])
    }

    /// - Throws: `Refusal`, `GoldenStore.Damage` for a golden that must not be replaced, and any error from writing a file.
    @discardableResult package func approve(_ evidence: Evidence) throws -> Change {
        let old = try replaceableGolden(at: evidence.key)
        if let old, old.text == evidence.text, (old.identity != nil) == hashOnly, old.decodedIdentity == evidence.identity { return .kept }
        guard seen?.contradicts(evidence.look, of: evidence.key) != true else { throw Refusal.changed(evidence.key) }
        let golden = GoldenStore.Golden(
            fingerprint: evidence.fingerprint, text: evidence.text, picture: hashOnly ? [] : try evidence.png(),
            identity: hashOnly ? evidence.identity : nil)
        try store.write(golden, at: evidence.key)
        guard let old else { return .added }
        var mismatch = Mismatch(changes: [], textDiffers: true, picture: nil, versions: [], files: .init(of: evidence.key))
        mismatch.describeChanges(from: old.text, to: evidence.text)
        return .replaced(mismatch.changes.map(\.sentence) + mismatch.motion)
    }

    /// Returns nil also for a golden of which half is missing or unreadable: it is replaced like one that differs.
    private func replaceableGolden(at key: GoldenStore.Key) throws -> GoldenStore.Golden? {
        do { return try store.golden(at: key) } catch let damage as GoldenStore.Damage where !damage.existsElsewhere { return nil }
    }
}

extension GoldenStore.Golden {
    /// The identity of the picture, decoded if its file does not contain it.
    fileprivate var decodedIdentity: UInt64? { pictureIdentity ?? (try? PNG.decode(picture))?.identity }
}
