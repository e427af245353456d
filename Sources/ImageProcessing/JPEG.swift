import CTurboJPEG
import Foundation
import Graphics

/// JPEG files, read by libjpeg-turbo.
package enum JPEG {
    /// - Throws: `LibraryError.jpeg` with the library's reason, `.pictureTooLarge` beyond `PNG.pixelLimit`.
    package static func decode(_ bytes: [UInt8]) throws(LibraryError) -> Bitmap {
        guard let decoder = unsafe tjInitDecompress() else { throw .jpeg("no decoder") }
        defer { unsafe tjDestroy(decoder) }
        var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard unsafe tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &space) == 0 else {
            throw .jpeg(unsafe String(cString: tjGetErrorStr2(decoder)))
        }
        guard width > 0, height > 0, Int(width) * Int(height) <= PNG.pixelLimit else {
            throw .pictureTooLarge(width: Int(width), height: Int(height))
        }
        var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
        // The slow integer transform gives the same bits on every machine.
        let code = unsafe tjDecompress2(
            decoder, bytes, UInt(bytes.count), &pixels, width, 0, height, Int32(TJPF_BGRA.rawValue), TJFLAG_ACCURATEDCT)
        guard code != 0 else { return Bitmap(width: Int(width), height: Int(height), bytes: pixels) }
        // Odd but harmless data is accepted; a file that is cut off is not, because it would be grey from there on. An error after a
        // warning is reported as a warning, and a later warning hides the first one, so a second decoding stops at the first.
        let last = unsafe String(cString: tjGetErrorStr2(decoder))
        var beginning = [UInt8](repeating: 0, count: pixels.count)
        _ = unsafe tjDecompress2(
            decoder, bytes, UInt(bytes.count), &beginning, width, 0, height, Int32(TJPF_BGRA.rawValue),
            TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING)
        let first = unsafe String(cString: tjGetErrorStr2(decoder))
        for reason in [first, last] where !isHarmless(reason) { throw .jpeg(reason) }
        return Bitmap(width: Int(width), height: Int(height), bytes: pixels)
    }

    /// Whether the reason is one of the library's warnings (`JWRN_…` of libjpeg's `jerror.h`) other than a premature end.
    private static func isHarmless(_ reason: String) -> Bool {
        let warnings = [
            "Corrupt JPEG data", "Inconsistent progression sequence", "Invalid SOS parameters", "Unknown Adobe color transform",
            "Warning: unknown JFIF revision", "Application transferred too many scanlines",
        ]
        return warnings.contains { reason.hasPrefix($0) } && !reason.lowercased().contains("premature end")
    }
}
