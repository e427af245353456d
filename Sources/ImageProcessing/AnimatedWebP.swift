import CWebP
import Graphics

/// Lossless animated WebP: every frame is decoded to exactly the pixels from which it was made. Written by libwebp.
package enum AnimatedWebP {
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    /// The format's own limit, in pixels per side.
    static let largestSide = 16383

    /// - Parameter frames: Opaque or premultiplied pictures of the first one's size; others are left out.
    /// - Throws: `Failure` for pictures that the format does not allow.
    /// - Complexity: About 40 ms for a frame of a phone at two pixels per point.
    package static func encode(frames: [Bitmap], framesPerSecond: Int) throws -> [UInt8] {
        guard let first = frames.first else { return [] }
        guard max(first.width, first.height) <= largestSide else {
            throw Failure(description: "WebP holds no picture of \(first.width) × \(first.height) pixels: \(largestSide) a side at most")
        }
        var options = WebPAnimEncoderOptions()
        guard unsafe WebPAnimEncoderOptionsInitInternal(&options, WEBP_MUX_ABI_VERSION) != 0,
            let encoder = unsafe WebPAnimEncoderNewInternal(Int32(first.width), Int32(first.height), &options, WEBP_MUX_ABI_VERSION)
        else { throw Failure(description: "libwebp is of another version than the one this was built with") }
        defer { unsafe WebPAnimEncoderDelete(encoder) }
        var config = WebPConfig()
        // The fastest lossless preset.
        guard unsafe WebPConfigInitInternal(&config, WEBP_PRESET_DEFAULT, 75, WEBP_ENCODER_ABI_VERSION) != 0,
            unsafe WebPConfigLosslessPreset(&config, 0) != 0
        else { throw Failure(description: "libwebp is of another version than the one this was built with") }
        config.exact = 1
        let frames = frames.filter { $0.width == first.width && $0.height == first.height }
        for (index, frame) in frames.enumerated() {
            unsafe try add(frame, at: time(of: index, framesPerSecond), to: encoder, &config)
        }
        let end = time(of: frames.count, framesPerSecond)
        guard unsafe WebPAnimEncoderAdd(encoder, nil, end, nil) != 0 else { throw unsafe failure(of: encoder) }
        var data = unsafe WebPData()
        defer { unsafe WebPFree(UnsafeMutableRawPointer(mutating: data.bytes)) }
        guard unsafe WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw unsafe failure(of: encoder) }
        return unsafe Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    private static func add(_ frame: Bitmap, at time: Int32, to encoder: OpaquePointer, _ config: inout WebPConfig) throws {
        var picture = unsafe WebPPicture()
        guard unsafe WebPPictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION) != 0 else { throw unsafe failure(of: encoder) }
        unsafe picture.use_argb = 1
        unsafe picture.width = Int32(frame.width)
        unsafe picture.height = Int32(frame.height)
        guard unsafe WebPPictureAlloc(&picture) != 0 else { throw unsafe failure(of: encoder) }
        defer { unsafe WebPPictureFree(&picture) }
        for y in 0..<frame.height {
            let row = unsafe picture.argb + y * Int(picture.argb_stride)
            unsafe frame.bytes.withUnsafeBytes { raw in
                for x in 0..<frame.width {
                    let pixel = unsafe raw.loadUnaligned(fromByteOffset: (y * frame.width + x) * 4, as: UInt32.self)
                    unsafe row[x] = pixel >> 24 == 255 ? pixel : Bitmap.straight(pixel)
                }
            }
        }
        guard unsafe WebPAnimEncoderAdd(encoder, &picture, time, &config) != 0 else { throw unsafe failure(of: encoder) }
    }

    /// Returns the time of a frame in milliseconds.
    private static func time(of frame: Int, _ framesPerSecond: Int) -> Int32 {
        Int32((Double(frame) * 1000 / Double(max(1, framesPerSecond))).rounded())
    }

    private static func failure(of encoder: OpaquePointer) -> Failure {
        Failure(description: unsafe "libwebp: " + String(cString: WebPAnimEncoderGetError(encoder)))
    }
}
