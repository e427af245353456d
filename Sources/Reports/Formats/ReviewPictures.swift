import Foundation
import Goldens
import Graphics
import ImageDiff
import ImageProcessing

/// The thumbnails of a run's cells, for a comment on a pull request: what was expected, what was drawn, and the difference, each cut to the
/// rows that changed and made small.
package struct ReviewPictures: Sendable {
    /// The paths of a cell's thumbnails in the exported folder. A cell without a golden has only `actual`.
    package struct Strip: Sendable, Hashable, Encodable {
        package var expected, actual, difference: String?
        /// Whether rows above or below are left out, because nothing changed there.
        package var isCut = false

        package init(expected: String? = nil, actual: String? = nil, difference: String? = nil, isCut: Bool = false) {
            self.expected = expected; self.actual = actual; self.difference = difference; self.isCut = isCut
        }
    }

    /// The most pixels of a thumbnail: twice the width at which a comment shows it.
    static let width = 400, height = 860
    /// The rows that are shown above and below what changed, in pixels of the picture.
    static let margin = 96

    /// Reads a file of the run by its path in the output folder; nil if there is none.
    private let read: @Sendable (String) -> Data?
    /// The folder to write to.
    private let folder: URL

    package init(folder: URL, read: @escaping @Sendable (String) -> Data?) { self.folder = folder; self.read = read }

    /// Writes a cell's thumbnails. Their names contain a hash of their contents, because services keep a picture of the same address.
    ///
    /// - Throws: `FileFault` if they cannot be written. A picture that cannot be read is left out.
    package func write(_ entry: TestReport.Entry) throws -> Strip {
        let files = Mismatch.Files(of: entry.key)
        switch entry.outcome {
        case .same, .failed, .tolerated: return Strip()
        case .missing: return Strip(actual: try write(files.actual, rows: nil, "actual", entry.key))
        case .different(let mismatch):
            let rows = mismatch.picture.flatMap(Self.rows)
            return Strip(
                expected: try write(files.golden, rows: rows, "expected", entry.key),
                actual: try write(files.actual, rows: rows, "actual", entry.key),
                difference: try write(files.difference, rows: rows, "difference", entry.key), isCut: rows != nil)
        }
    }

    /// Returns the rows that contain everything that changed; nil if the whole picture is to be shown.
    static func rows(_ difference: ImageDifference) -> Range<Int>? {
        guard difference.hasSameSize, let first = difference.regions.map(\.y).min(),
            let last = difference.regions.map({ $0.y + $0.height }).max()
        else { return nil }
        let rows = max(0, first - margin)..<min(difference.actualSize.height, last + margin)
        return rows.count * 4 <= difference.actualSize.height * 3 ? rows : nil
    }

    private func write(_ path: String, rows: Range<Int>?, _ name: String, _ key: GoldenStore.Key) throws -> String? {
        guard let data = read(path), let picture = try? PNG.decode([UInt8](data)) else { return nil }
        let small = PNG.encode(Self.thumbnail(of: picture, rows: rows))
        let hash = String(ContentHash(small[...]).value, radix: 16)
        let address = "\(key)/\(name)-\(hash).png"
        try AtomicFile.write(small, to: address, in: folder)
        return address
    }

    static func thumbnail(of picture: Bitmap, rows: Range<Int>?) -> Bitmap {
        let rows = (rows ?? 0..<picture.height).clamped(to: 0..<picture.height)
        let part = PixelRect(left: 0, top: rows.lowerBound, right: picture.width, bottom: rows.upperBound)
        let share = min(1, Double(width) / Double(max(1, part.width)), Double(height) / Double(max(1, part.height)))
        func size(_ side: Int) -> Int { max(1, Int((Double(side) * share).rounded())) }
        return Resampler.resize(picture, part: part, width: size(part.width), height: size(part.height))
    }
}
