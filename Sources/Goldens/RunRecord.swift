import Foundation
import Graphics

/// The hashes of all cells that a test run drew: `run.json` in the output folder. Approving compares with them, so that nothing becomes a
/// golden that was changed after a person looked at it.
package struct RunRecord: Sendable, Hashable, Codable {
    /// The hash of each cell's layer text and picture, in hexadecimal, by `case/cell`.
    private var drawn: [String: String] = [:]

    package init() {}

    /// Reads the record of the last run; nil if there is none or it cannot be read.
    package init?(in output: URL) {
        guard let data = try? Data(contentsOf: Self.url(in: output)),
            let record = try? JSONDecoder().decode(RunRecord.self, from: data)
        else { return nil }
        self = record
    }

    /// The appearance of a cell: equal for equal text and pixels.
    package struct Look: Sendable, Hashable, Codable {
        fileprivate let hash: String

        package init(text: String, picture: UInt64) {
            hash = String(ContentHash(Array(text.utf8)[...], Int(truncatingIfNeeded: picture)).value, radix: 16)
        }
    }

    package mutating func note(_ look: Look, of key: GoldenStore.Key) { drawn[key.description] = look.hash }

    /// Whether the run drew this cell with another appearance.
    func contradicts(_ look: Look, of key: GoldenStore.Key) -> Bool { drawn[key.description].map { $0 != look.hash } ?? false }

    /// Whether the run drew this cell with this appearance.
    package func shows(_ look: Look, of key: GoldenStore.Key) -> Bool { drawn[key.description] == look.hash }

    package mutating func merge(_ other: RunRecord) { drawn.merge(other.drawn) { _, new in new } }

    /// Whether a run wrote its results in this folder.
    package static func exists(in output: URL) -> Bool { FileManager.default.fileExists(atPath: url(in: output).path) }

    private static func url(in output: URL) -> URL { output.appending(path: fileName) }

    package static let fileName = "run.json"
}
