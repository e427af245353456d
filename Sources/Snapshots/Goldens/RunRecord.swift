import Foundation
import Graphics

/// What a test run drew, cell by cell, as hashes: `run.json` in the output folder. Approving compares with it, so that nothing becomes a
/// golden that was changed after somebody looked.
package struct RunRecord: Sendable, Hashable, Codable {
    /// `case/cell` to the hash of the layer tree's text and the picture, in hexadecimal.
    private var drawn: [String: String] = [:]

    package init() {}

    /// Nil when no run has left one, or when it cannot be read.
    package init?(in output: URL) {
        guard let data = try? Data(contentsOf: Self.url(in: output)),
            let record = try? JSONDecoder().decode(RunRecord.self, from: data)
        else { return nil }
        self = record
    }

    /// What a cell looks like: equal for equal text and pixels.
    package struct Look: Sendable, Hashable, Codable {
        fileprivate let hash: String

        init(text: String, picture: UInt64) {
            hash = String(ContentHash(Array(text.utf8)[...], Int(truncatingIfNeeded: picture)).value, radix: 16)
        }
    }

    mutating func note(_ look: Look, of key: GoldenStore.Key) { drawn[key.description] = look.hash }

    /// Whether the run drew this cell, and drew something else.
    func contradicts(_ look: Look, of key: GoldenStore.Key) -> Bool { drawn[key.description].map { $0 != look.hash } ?? false }

    /// Whether the run drew just this.
    func shows(_ look: Look, of key: GoldenStore.Key) -> Bool { drawn[key.description] == look.hash }

    mutating func merge(_ other: RunRecord) { drawn.merge(other.drawn) { _, new in new } }

    /// Whether a run left its results in this folder.
    static func lies(in output: URL) -> Bool { FileManager.default.fileExists(atPath: url(in: output).path) }

    private static func url(in output: URL) -> URL { output.appending(path: fileName) }

    static let fileName = "run.json"
}
