import CPNG
import Foundation
import Graphics

extension PNG {
    /// The largest picture that is decoded, in pixels, so that a damaged or hostile header cannot use up all memory.
    package static let pixelLimit = 1 << 26

    /// - Throws: `LibraryError.png` with libpng's reason, `.pictureTooLarge` beyond `pixelLimit`.
    package static func decode(_ bytes: [UInt8]) throws(LibraryError) -> Bitmap {
        let chunks = chunks(of: bytes)
        let (width, height) = try size(of: chunks)
        guard width <= 1 << 20, height <= 1 << 20, width * height <= pixelLimit else {
            throw .pictureTooLarge(width: width, height: height)
        }
        // libpng stops at the last pixel, so it would accept a file that is cut off there.
        guard chunks.contains(where: { $0.name == "IEND" }) else { throw .png("the file is cut off") }
        var image = unsafe png_image()
        unsafe image.version = UInt32(PNG_IMAGE_VERSION)
        defer { unsafe png_image_free(&image) }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let isRead = unsafe bytes.withUnsafeBytes { source in
            guard unsafe png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0,
                unsafe Int(image.width) == width, unsafe Int(image.height) == height
            else { return false }
            unsafe image.format = 0x13  // blue, green, red, alpha of 8 bits
            return unsafe png_image_finish_read(&image, nil, &pixels, Int32(width * 4), nil) != 0
        }
        guard isRead else { throw .png(unsafe image.reason) }
        premultiply(&pixels)
        return Bitmap(width: width, height: height, bytes: pixels)
    }

    /// Returns the texts in a file, as key and value, in the file's order. Unreadable chunks are left out.
    package static func text(in bytes: [UInt8]) -> [(key: String, value: String)] {
        var found: [(key: String, value: String)] = []
        for chunk in chunks(of: bytes) {
            guard chunk.name == "tEXt" || chunk.name == "iTXt", let end = chunk.data.firstIndex(of: 0) else { continue }
            let key = String(decoding: chunk.data[..<end], as: UTF8.self)
            var value = chunk.data[(end + 1)...]
            if chunk.name == "iTXt" {
                // Compression flag and method, language and translated key precede the text.
                guard value.count >= 4, value.first == 0 else { continue }
                value = value.dropFirst(2)
                for _ in 0..<2 { value = (value.firstIndex(of: 0).map { value[($0 + 1)...] }) ?? [] }
            }
            found.append((key, String(decoding: value, as: UTF8.self)))
        }
        return found
    }

    static func chunks(of bytes: [UInt8]) -> [(name: String, data: ArraySlice<UInt8>)] {
        guard bytes.starts(with: signature) else { return [] }
        var chunks: [(String, ArraySlice<UInt8>)] = []
        var at = signature.count
        while at + 12 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - at - 12 else { break }
            chunks.append((String(decoding: bytes[at + 4..<at + 8], as: UTF8.self), bytes[at + 8..<at + 8 + length]))
            at += length + 12
        }
        return chunks
    }

    private static func size(of chunks: [(name: String, data: ArraySlice<UInt8>)]) throws(LibraryError) -> (Int, Int) {
        guard let header = chunks.first, header.name == "IHDR", header.data.count == 13 else { throw .png("not a PNG file") }
        let numbers = Array(header.data)
        func number(_ at: Int) -> Int { numbers[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard number(0) > 0, number(4) > 0 else { throw .png("a picture without pixels") }
        return (number(0), number(4))
    }

    private static func premultiply(_ pixels: inout [UInt8]) {
        unsafe pixels.withUnsafeMutableBytes { raw in
            for at in stride(from: 0, to: raw.count, by: 4) {
                let pixel = unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt32.self)
                let alpha = pixel >> 24
                guard alpha != 255 else { continue }
                let scaled = PixelBlending.scaled(pixel & 0xFF_FFFF, alpha) & 0xFF_FFFF
                unsafe raw.storeBytes(of: alpha << 24 | scaled, toByteOffset: at, as: UInt32.self)
            }
        }
    }
}

extension png_image {
    /// libpng's message, which is a C string in an array of 64 characters.
    fileprivate var reason: String {
        unsafe withUnsafeBytes(of: message) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
