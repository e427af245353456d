import CairoGraphics
import Foundation
import Graphics

/// Pictures as files: reading and writing their bytes.
enum ImageFile {
    /// PNG or JPEG; nil for anything else and for damaged data.
    static func decode(_ data: Data) -> Bitmap? { nil }

    static func pngData(_ bitmap: Bitmap) -> Data { Data() }

    static func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat) -> Bitmap? { nil }

    /// `photo@2x.png` has two pixels a point.
    static func scale(ofFileNamed path: String) -> CGFloat {
        let stem = (path as NSString).deletingPathExtension
        for scale in [2, 3] where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
        return 1
    }
}
