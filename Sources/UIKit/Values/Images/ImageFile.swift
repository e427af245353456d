import ImageProcessing
import CairoGraphics
import Foundation
import Graphics
import Synchronization

/// Reads and writes image files.
enum ImageFile {
    /// Decodes a PNG or JPEG; returns nil for other formats and damaged data.
    static func decode(_ data: Data) -> Bitmap? {
        let bytes = Array(data)
        return (try? PNG.decode(bytes)) ?? (try? JPEG.decode(bytes))
    }

    /// - Throws: `LibraryError.file` if the file cannot be read.
    static func bytes(atPath path: String) throws(LibraryError) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else { throw .file(path: path) }
        return Array(data)
    }

    /// One version of a file: a file that is rewritten is another version at the same path.
    private struct Version: Hashable {
        let path: String
        let size, seconds, nanoseconds: Int
        let node: UInt

        init?(path: String) {
            var status = stat()
            guard unsafe stat(path, &status) == 0 else { return nil }
            self.path = path
            size = Int(status.st_size)
            node = UInt(status.st_ino)
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    private static let decoded = Mutex<(bitmaps: [Version: Bitmap], bytes: Int)>(([:], 0))
    /// The limit of the cached bitmaps in bytes, several times the photographs of a screen.
    private static let limit = 96 << 20

    /// Returns the bitmap of a PNG or JPEG file, and keeps it for later calls.
    static func bitmap(atPath path: String) throws(LibraryError) -> Bitmap {
        guard let version = Version(path: path) else { throw .file(path: path) }
        if let known = decoded.withLock({ $0.bitmaps[version] }) { return known }
        let bytes = try bytes(atPath: path)
        let bitmap: Bitmap
        if bytes.starts(with: [0x89, 0x50]) { bitmap = try PNG.decode(bytes) } else { bitmap = try JPEG.decode(bytes) }
        decoded.withLock { kept in
            if kept.bytes + bitmap.bytes.count > limit { kept = ([:], 0) }
            kept.bitmaps[version] = bitmap
            kept.bytes += bitmap.bytes.count
        }
        return bitmap
    }

    /// Returns an image of any format. SVG and PDF are recognised by the file's extension and drawn at the size shown.
    static func value(atPath path: String) throws(LibraryError) -> ImageValue {
        guard let format = VectorPicture.Format(path: path) else { return try pixels(atPath: path) }
        do throws(LibraryError) {
            var asset = try VectorAsset(bytes: bytes(atPath: path), format: format)
            asset.keepsVectors = true
            asset.file = (path as NSString).lastPathComponent
            return ImageValue(content: .vector(asset), size: asset.size, scale: max(UITraitCollection.current.displayScale, 1))
        } catch {
            // A PNG or JPEG may have the extension of a vector format.
            if let value = try? pixels(atPath: path) { return value }
            throw error
        }
    }

    private static func pixels(atPath path: String) throws(LibraryError) -> ImageValue {
        let (bitmap, scale) = (try bitmap(atPath: path), scale(ofFileNamed: path))
        let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        return ImageValue(content: .bitmap(bitmap), size: size, scale: scale)
    }

    static func pngData(_ bitmap: Bitmap) -> Data { Data(PNG.encode(bitmap)) }

    static func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat) -> Bitmap? {
        Rasterizer().draw(list, size: size, scale: scale)
    }

    /// Returns the scale in a file's name: `photo@2x.png` has two pixels a point.
    static func scale(ofFileNamed path: String) -> CGFloat {
        let stem = (path as NSString).deletingPathExtension
        for scale in [2, 3] where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
        return 1
    }
}
