import CPNG
import CairoGraphics
import Foundation
import Testing

@testable import ImageProcessing
@testable import Graphics

struct PNGTests {
    /// Text, a shadow and a gradient, which are typical of screens.
    static let screen: Bitmap = {
        var commands: [DisplayCommand] = []
        let card = CGPath(roundedRect: CGRect(x: 16, y: 16, width: 160, height: 90), cornerWidth: 12, cornerHeight: 12)
        commands.append(
            .shadow(card, Shadow(color: CGColor(gray: 0, alpha: 0.2), offset: CGSize(width: 0, height: 2), radius: 6), knockout: true))
        commands.append(.fill(card, .color(.white), .winding))
        let block = TextBlock(
            runs: [TextRun("The quick brown fox jumps over the lazy dog", font: FontDescriptor(size: 17), color: .black)], scale: 2)
        let words = CGRect(x: 28, y: 24, width: 136, height: 80)
        commands.append(.text(Typesetter.standard.placed(block, in: words, centered: false)))
        let gradient = Gradient(colors: [CGColor(red: 0, green: 0.5, blue: 1), CGColor(red: 1, green: 0.2, blue: 0.4)])
        commands.append(
            .fill(
                CGPath(rect: CGRect(x: 16, y: 120, width: 160, height: 40)), .axial(gradient, from: .zero, to: CGPoint(x: 176, y: 0)),
                .winding))
        return Rasterizer().draw(DisplayList(commands), size: CGSize(width: 192, height: 176), scale: 2, background: CGColor(gray: 0.95))
    }()

    static let colors = Bitmap(width: 5, height: 3, bytes: (0..<15).flatMap { [UInt8($0 * 17), 0, 255, 255] as [UInt8] })
    static let seeThrough = Bitmap(
        width: 3, height: 2, bytes: [0, 0, 0, 0, 10, 20, 30, 40, 255, 255, 255, 255, 1, 1, 1, 1, 0, 0, 100, 100, 0, 0, 0, 255])
    static let noise = Bitmap(
        width: 64, height: 40,
        bytes: (0..<64 * 40).flatMap { at -> [UInt8] in
            let value = UInt32(truncatingIfNeeded: at) &* 0x9E37_79B1
            return [
                UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 24), 255,
            ]
        })

    @Test(arguments: [screen, colors, seeThrough, noise])
    func `an encoded picture is decoded exactly`(bitmap: Bitmap) throws {
        #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
    }

    @Test func `text is kept, and no time is written`() throws {
        let bytes = PNG.encode(Self.colors, text: [("Fingerprint", "cairo 1.16"), ("Case", "größe 1")])
        let text = PNG.text(in: bytes)
        #expect(text.prefix(2).map(\.key) == ["Fingerprint", "Case"] && text.prefix(2).map(\.value) == ["cairo 1.16", "größe 1"])
        #expect(!PNG.chunks(of: bytes).contains { $0.name == "tIME" })
        #expect(PNG.chunks(of: bytes).contains { $0.name == "sRGB" })
    }

    @Test func `pictures of few colours use a palette, opaque ones have no alpha`() {
        func type(_ bitmap: Bitmap) -> UInt8 { Array(PNG.chunks(of: PNG.encode(bitmap))[0].data)[9] }
        #expect(type(Self.colors) == 3 && type(Self.noise) == 2)
    }

    @Test(
        arguments: [[], [1, 2, 3], PNG.signature, Array(PNG.encode(colors).dropLast(80)), Array(PNG.encode(noise).prefix(300))] as [[UInt8]]
    )
    func `damaged files are errors`(bytes: [UInt8]) {
        #expect(throws: LibraryError.self) { try PNG.decode(bytes) }
    }

    @Test func `a header that claims a huge size is refused before memory is allocated`() {
        var writer = ChunkWriter()
        writer.append("IHDR", bigEndian(UInt32(1_000_000)) + bigEndian(UInt32(1_000_000)) + [8, 6, 0, 0, 0])
        #expect(throws: LibraryError.pictureTooLarge(width: 1_000_000, height: 1_000_000)) { try PNG.decode(writer.bytes) }
    }

    @Test(arguments: [screen, noise]) func `files are at most 2 % larger than libpng's smallest`(bitmap: Bitmap) {
        let ours = PNG.encode(bitmap).count
        let theirs = Self.libpng(bitmap)
        print("golden size: \(ours) bytes, libpng level 9: \(theirs)")
        #expect(Double(ours) <= Double(theirs) * 1.02)
    }

    /// Returns the size of a file from libpng with its best compression and all filters, as other tools write it.
    private static func libpng(_ bitmap: Bitmap) -> Int {
        var png = unsafe png_create_write_struct("1.6.39", nil, nil, nil)
        var info = unsafe png_create_info_struct(png)
        defer { unsafe png_destroy_write_struct(&png, &info) }
        let counter = Counter()
        unsafe png_set_write_fn(
            png, Unmanaged.passUnretained(counter).toOpaque(),
            { png, _, length in unsafe Unmanaged<Counter>.fromOpaque(png_get_io_ptr(png)!).takeUnretainedValue().count += Int(length) },
            { _ in })
        unsafe png_set_IHDR(png, info, UInt32(bitmap.width), UInt32(bitmap.height), 8, 2, 0, 0, 0)
        unsafe png_set_compression_level(png, 9)
        unsafe png_set_filter(png, 0, 0xF8)
        unsafe png_write_info(png, info)
        let rows = (0..<bitmap.width * bitmap.height).flatMap { at -> [UInt8] in
            let pixel = bitmap[at % bitmap.width, at / bitmap.width]
            return [pixel.red, pixel.green, pixel.blue]
        }
        for y in 0..<bitmap.height {
            unsafe rows.withUnsafeBufferPointer { unsafe png_write_row(png, $0.baseAddress! + y * bitmap.width * 3) }
        }
        unsafe png_write_end(png, info)
        return counter.count
    }

    private final class Counter { var count = 0 }

    // MARK: Animation

    @Test func `an animation stores only changed rectangles, and a still frame lasts longer`() throws {
        let plain = DisplayList()
        func frame(_ x: CGFloat?) -> Bitmap {
            let box =
                x.map { DisplayList([.fill(CGPath(rect: CGRect(x: $0, y: 2, width: 3, height: 4)), .color(.black), .winding)]) } ?? plain
            return Rasterizer().draw(box, size: CGSize(width: 20, height: 10), scale: 1, background: .white)
        }
        let bytes = AnimatedPNG.encode(frames: [frame(nil), frame(nil), frame(5), frame(8)], framesPerSecond: 60)
        let chunks = PNG.chunks(of: bytes)
        #expect(Array(chunks.first { $0.name == "acTL" }!.data) == bigEndian(UInt32(3)) + bigEndian(UInt32(0)))
        let controls = chunks.filter { $0.name == "fcTL" }.map { Array($0.data) }
        func numbers(_ control: [UInt8]) -> [Int] { (0..<5).map { at in control[at * 4..<at * 4 + 4].reduce(0) { $0 << 8 | Int($1) } } }
        #expect(controls.map(numbers) == [[0, 20, 10, 0, 0], [1, 3, 4, 5, 2], [3, 6, 4, 5, 2]])
        #expect(Array(controls[0][20..<24]) == [0, 2, 0, 60])
        // Viewers without animation see the first frame.
        #expect(try PNG.decode(bytes) == frame(nil))
    }
}

struct IdentityTests {
    private let picture = Bitmap(width: 3, height: 2, bytes: (0..<24).map { (at: Int) -> UInt8 in at % 4 == 3 ? 255 : UInt8(at * 9) })

    @Test func `a file contains the identity of its picture`() {
        #expect(PNG.identity(in: PNG.encode(picture, text: [("Plumb", "cairo 1")])) == picture.identity)
    }

    @Test func `a file that was changed has no identity`() {
        let bytes = PNG.encode(picture)
        // The last chunk does not describe the picture.
        for at in bytes.indices.dropLast(12) {
            var changed = bytes
            changed[at] ^= 1
            #expect(PNG.identity(in: changed) == nil, "byte \(at)")
        }
        #expect(PNG.identity(in: []) == nil)
        #expect(PNG.identity(in: Array(bytes.prefix(40))) == nil)
    }
}
