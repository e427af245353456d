import ImageProcessing
import CairoGraphics
import Foundation
import Graphics
import Synchronization

/// An SVG or PDF file, drawn at the size and scale shown.
struct VectorAsset: Hashable, Sendable {
    let bytes: [UInt8]
    let format: VectorPicture.Format
    /// The id of the SVG group to draw, with `#`; nil for the whole file.
    let element: String?
    /// The file's own size, in points.
    let size: CGSize
    /// Whether the file is drawn anew for every size shown, instead of stretching the drawing at its own size.
    var keepsVectors = false
    /// The file's name, for messages.
    var file = ""
    /// A hash of the bytes, so that equality need not compare them.
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

    /// The bitmaps drawn so far. Errors are included, because some take long and should not be repeated.
    private static let drawn = Mutex<[Key: Result<Bitmap, LibraryError>]>([:])
    /// The largest number of cached bitmaps, enough for a catalog's icons in a few sizes.
    private static let limit = 256

    /// Returns the bitmap for a size in points.
    /// - Throws: `LibraryError` if the file cannot be drawn.
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
