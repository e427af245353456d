import CairoGraphics
import Foundation
import Graphics

/// Pictures as files: reading and writing their bytes.
enum ImageFile {
    /// PNG or JPEG; nil for anything else and for damaged data.
    static func decode(_ data: Data) -> Bitmap? {
        let bytes = Array(data)
        return (try? PNG.decode(bytes)) ?? (try? JPEG.decode(bytes))
    }

    static func pngData(_ bitmap: Bitmap) -> Data { Data(PNG.encode(bitmap)) }

    static func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat) -> Bitmap? {
        Rasterizer(fonts: TextSystem.fonts).draw(list, size: size, scale: scale)
    }

    /// `photo@2x.png` has two pixels a point.
    static func scale(ofFileNamed path: String) -> CGFloat {
        let stem = (path as NSString).deletingPathExtension
        for scale in [2, 3] where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
        return 1
    }
}
