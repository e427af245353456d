import Graphics
import Testing

@testable import ImageProcessing

/// Decodes what was encoded by the format's own rules, as a player does.
struct AnimatedGIFTests {
    private func frame(_ width: Int, _ height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)) -> Bitmap {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue) = color(x, y)
                bytes += [blue, green, red, 255]
            }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    @Test func `animations of few colours are decoded exactly, frame by frame`() throws {
        let frames = (0..<5).map { step in
            frame(31, 17) { x, y in (x + y) % 7 == step ? (200, 10, UInt8(step * 40)) : y < 5 ? (255, 255, 255) : (10, 20, 30) }
        }
        let film = try GIFFilm(AnimatedGIF.encode(frames: frames, framesPerSecond: 30))
        #expect(film.frames == frames)
        #expect(film.stays == [3, 4, 3, 3, 4], "a third of ten hundredths each, and none lost")
    }

    @Test func `noise fills the code table more than once without loss`() throws {
        var state: UInt32 = 7
        let noise = frame(300, 200) { _, _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            let level = UInt8(state >> 24) & 0xFC
            return (level, level, level)
        }
        #expect(try GIFFilm(AnimatedGIF.encode(frames: [noise], framesPerSecond: 10)).frames == [noise])
    }

    @Test func `with many colours, large areas are exact and other pixels are near`() throws {
        let gradient = frame(256, 256) { x, y in y < 128 ? (242, 242, 247) : (UInt8(x), UInt8(y), UInt8(255 - x)) }
        let film = try GIFFilm(AnimatedGIF.encode(frames: [gradient], framesPerSecond: 10))
        let decoded = try #require(film.frames.first)
        #expect(decoded[10, 10] == gradient[10, 10])
        let errors = zip(decoded.bytes, gradient.bytes).map { abs(Int($0) - Int($1)) }
        #expect(errors.reduce(0, +) < 3 * errors.count && errors.max()! <= 24)
    }

    @Test func `only what changed is encoded`() {
        let still = frame(200, 200) { x, y in (UInt8(x), UInt8(y), 0) }
        let moved = frame(200, 200) { x, y in x < 4 && y < 4 ? (0, 0, 255) : (UInt8(x), UInt8(y), 0) }
        let one = AnimatedGIF.encode(frames: [still], framesPerSecond: 20).count
        #expect(AnimatedGIF.encode(frames: [still, moved], framesPerSecond: 20).count < one + 100)
        #expect(AnimatedGIF.encode(frames: [], framesPerSecond: 20).isEmpty)
    }

    @Test func `a WebP file begins with its signature, and a picture that is too wide is an error`() throws {
        let small = frame(20, 10) { x, _ in (UInt8(x), 0, 0) }
        let bytes = try AnimatedWebP.encode(frames: [small, frame(20, 10) { _, y in (0, UInt8(y), 0) }], framesPerSecond: 60)
        #expect(Array(bytes.prefix(4)) == Array("RIFF".utf8) && Array(bytes[8..<12]) == Array("WEBP".utf8))
        #expect(bytes.count > 60)
        let wide = Bitmap(width: 16384, height: 1, bytes: [UInt8](repeating: 255, count: 16384 * 4))
        #expect(throws: AnimatedWebP.Failure.self) { try AnimatedWebP.encode(frames: [wide], framesPerSecond: 1) }
    }
}

/// A short and slow GIF player.
private struct GIFFilm {
    var frames: [Bitmap] = []
    /// The durations of the frames, in hundredths of a second.
    var stays: [Int] = []

    private struct Broken: Error {}

    init(_ bytes: [UInt8]) throws {
        guard bytes.starts(with: Array("GIF89a".utf8)) else { throw Broken() }
        func word(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
        let width = word(6), height = word(8), table = 13
        var at = table + 768, canvas = [UInt8](repeating: 255, count: width * height * 4), see: Int?
        func blocks() -> [UInt8] {
            var all: [UInt8] = []
            while bytes[at] != 0 {
                all += bytes[at + 1...at + Int(bytes[at])]
                at += Int(bytes[at]) + 1
            }
            at += 1
            return all
        }
        while bytes[at] != 0x3B {
            if bytes[at] == 0x21 {
                if bytes[at + 1] == 0xF9 { (see, stays) = (Int(bytes[at + 6]), stays + [word(at + 4)]) }
                at += 2
                _ = blocks()
                continue
            }
            guard bytes[at] == 0x2C, bytes[at + 10] == 8 else { throw Broken() }
            let (left, top, wide, high) = (word(at + 1), word(at + 3), word(at + 5), word(at + 7))
            at += 11
            let indices = try Self.expanded(blocks())
            guard indices.count == wide * high else { throw Broken() }
            for (place, index) in indices.enumerated() where Int(index) != see {
                let pixel = ((top + place / wide) * width + left + place % wide) * 4, color = table + Int(index) * 3
                (canvas[pixel], canvas[pixel + 1], canvas[pixel + 2]) = (bytes[color + 2], bytes[color + 1], bytes[color])
            }
            frames.append(Bitmap(width: width, height: height, bytes: canvas))
        }
    }

    private static func expanded(_ bytes: [UInt8]) throws -> [UInt8] {
        var words: [[UInt8]] = [], size = 9, last: [UInt8]?, result: [UInt8] = [], bit = 0
        func clear() { (words, size, last) = ((0..<258).map { [UInt8(truncatingIfNeeded: $0)] }, 9, nil) }
        clear()
        while bit + size <= bytes.count * 8 {
            var code = 0
            for offset in 0..<size { code |= Int(bytes[(bit + offset) / 8] >> UInt8((bit + offset) % 8) & 1) << offset }
            bit += size
            if code == 257 { return result }
            if code == 256 { clear(); continue }
            guard code < words.count || (code == words.count && last != nil) else { throw Broken() }
            let word = code < words.count ? words[code] : last! + [last![0]]
            result += word
            if let last, words.count < 4096 { words.append(last + [word[0]]) }
            if words.count == 1 << size, size < 12 { size += 1 }
            last = word
        }
        throw Broken()
    }
}
