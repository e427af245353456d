import CTurboJPEG
import Foundation
import Testing

@testable import ImageProcessing
@testable import Graphics

struct JPEGTests {
    @Test func `a photograph is decoded opaque and nearly unchanged`() throws {
        let bitmap = try JPEG.decode(Self.jpeg(Self.gradient, width: 32, height: 24))
        #expect(bitmap.width == 32 && bitmap.height == 24)
        let pixel = bitmap[16, 12]
        #expect(pixel.alpha == 255 && abs(Int(pixel.blue) - 128) < 12 && abs(Int(pixel.green) - 120) < 12 && abs(Int(pixel.red) - 128) < 12)
    }

    @Test(arguments: [[], [0xFF, 0xD8, 0xFF], Array("no picture".utf8)] as [[UInt8]])
    func `bytes that are not a JPEG are an error`(bytes: [UInt8]) {
        #expect(throws: LibraryError.self) { try JPEG.decode(bytes) }
    }

    @Test(arguments: [0, TJFLAG_PROGRESSIVE]) func `a file that is cut off anywhere is refused`(flags: Int32) throws {
        let whole = Self.jpeg(Self.gradient, width: 32, height: 24, flags: flags)
        #expect(try JPEG.decode(whole).width == 32)
        for length in 0..<whole.count - 2 {
            #expect(throws: LibraryError.self, "\(length)") { try JPEG.decode(Array(whole.prefix(length))) }
        }
    }

    private static let gradient: [UInt8] = {
        var pixels: [UInt8] = []
        for y in 0..<24 { for x in 0..<32 { pixels += [UInt8(x * 8), UInt8(y * 10), 128, 255] } }
        return pixels
    }()

    private static func jpeg(_ pixels: [UInt8], width: Int32, height: Int32, flags: Int32 = 0) -> [UInt8] {
        guard let coder = unsafe tjInitCompress() else { return [] }
        defer { unsafe tjDestroy(coder) }
        var (buffer, size): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
        unsafe tjCompress2(
            coder, pixels, width, 0, height, Int32(TJPF_BGRA.rawValue), &buffer, &size, Int32(TJSAMP_444.rawValue), 95, flags)
        defer { unsafe tjFree(buffer) }
        return unsafe Array(UnsafeBufferPointer(start: buffer, count: Int(size)))
    }
}
