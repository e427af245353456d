import ImageProcessing
import CairoGraphics
import Foundation
import Graphics
import Synchronization

/// An SVG or PDF file, drawn at whatever size and scale it is shown.
struct VectorAsset: Hashable, Sendable {
    let bytes: [UInt8]
    let format: VectorPicture.Format
    /// Id of the group of an SVG that is meant, with `#`; nil for all of it.
    let element: String?
    /// The file's own size, points.
    let size: CGSize
    /// Drawn again for every size that is shown, instead of stretching what was drawn for its own.
    var keepsVectors = false
    /// For sentences about it.
    var file = ""
    /// Of the bytes, so that equality need not look at each.
    private let identity: Int

    /// - Throws: `LibraryError` for bytes that cannot be drawn.
    init(bytes: [UInt8], format: VectorPicture.Format, element: String? = nil) throws(LibraryError) {
        self.bytes = bytes
        self.format = format
        self.element = element
        size = try VectorPicture.size(of: bytes, as: format, element: element)
        identity = Data(bytes).hashValue
    }

    static func == (a: VectorAsset, b: VectorAsset) -> Bool {
        a.identity == b.identity && a.element == b.element && a.keepsVectors == b.keepsVectors && a.bytes == b.bytes
    }

    func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    private struct Key: Hashable {
        var asset: VectorAsset
        var width, height: Int
    }

    /// Refusals, too: those that take long are not asked for twice.
    private static let drawn = Mutex<[Key: Result<Bitmap, LibraryError>]>([:])
    /// Pictures kept; a catalog's icons in a few sizes.
    private static let limit = 256

    /// The picture for a place of that size.
    /// - Throws: `LibraryError` when the file cannot be drawn after all.
    func bitmap(size: CGSize, scale: CGFloat) throws(LibraryError) -> Bitmap {
        let key = Key(
            asset: self, width: max(Int((size.width * scale).rounded()), 1), height: max(Int((size.height * scale).rounded()), 1))
        if let known = Self.drawn.withLock({ $0[key] }) { return try known.get() }
        let result: Result<Bitmap, LibraryError>
        do throws(LibraryError) {
            result = .success(try VectorPicture.draw(bytes, as: format, element: element, width: key.width, height: key.height))
        } catch { result = .failure(error) }
        Self.drawn.withLock { drawn in
            if drawn.count >= Self.limit { drawn.removeAll() }
            drawn[key] = result
        }
        return try result.get()
    }
}
