import Foundation
import Graphics
import Testing

@testable import ImageProcessing

struct DeflateTests {
    /// A picture like a screen: flat areas, repeated marks, a gradient, and noise if `noise` is set.
    private func screen(_ width: Int, _ height: Int, noise: Int = 0, alpha: UInt8 = 255) -> Bitmap {
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        var seed: UInt64 = 7
        for y in 0..<height {
            for x in 0..<width {
                let at = (y * width + x) * 4
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let mark = (x / 7 + y / 11) % 23 == 0 ? UInt8(truncatingIfNeeded: x &* 31) : 240
                let value =
                    y % 100 < noise ? UInt8(truncatingIfNeeded: seed >> 40) : y > height * 3 / 4 ? UInt8(truncatingIfNeeded: y) : mark
                let top = UInt8(UInt16(value) * UInt16(alpha) / 255)
                (bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]) = (top, top / 2, top / 3, alpha)
            }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    /// Rows of every size relative to the window and to the sliding buffer, and pictures without a zero.
    @Test(arguments: [(700, 400, 0), (1179, 800, 0), (1179, 400, 3), (5000, 200, 1), (64, 4096, 2), (86, 2100, 1), (30_000, 40, 0)])
    func `screens are decoded exactly`(width: Int, height: Int, noise: Int) throws {
        for alpha in [UInt8(255), 128] {
            let picture = screen(width, height, noise: noise, alpha: alpha)
            let rows = FilteredRows(picture, part: picture.frame, channels: alpha == 255 ? 3 : 4, choice: .judged)
            #expect(rows.isScreen && !rows.isSmall)
            #expect(try PNG.decode(PNG.encode(picture)) == picture)
        }
    }

    /// Identical rows before, between and after others, in runs longer and shorter than the window.
    @Test(arguments: [1, 5, 400]) func `flat screens are decoded exactly`(rows: Int) throws {
        let (width, height) = (301, 1900)
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height where y / rows % 3 == 1 {
            for x in 0..<width * 4 where x % 4 < 3 { bytes[y * width * 4 + x] = UInt8(truncatingIfNeeded: x &* (y / rows)) / 16 * 16 }
        }
        let picture = Bitmap(width: width, height: height, bytes: bytes)
        #expect(try PNG.decode(PNG.encode(picture)) == picture)
        let rows = FilteredRows(picture, part: picture.frame, channels: 3, choice: .plain)
        #expect(Deflate.zlib(rows).suffix(4) == Deflate.zlib(rows.bytes()).suffix(4))
    }

    @Test func `a photograph is compressed by the library`() throws {
        let picture = screen(600, 600, noise: 100)
        #expect(!FilteredRows(picture, part: picture.frame, channels: 3, choice: .judged).isScreen)
        #expect(try PNG.decode(PNG.encode(picture)) == picture)
    }

    @Test func `Huffman codes are complete and no longer than allowed`() {
        // Fibonacci numbers give the longest codes.
        let counts = (0..<24).reduce(into: [1, 1]) { list, _ in list.append(list.suffix(2).reduce(0, +)) }
        for limit in [7, 15] {
            let code = HuffmanCode(counts: counts, limit: limit)
            #expect(code.lengths.allSatisfy { (1...limit).contains(Int($0)) })
            let taken: Int = code.lengths.reduce(0) { sum, length in sum + (1 << (15 - Int(length))) }
            #expect(taken == 1 << 15)
        }
        #expect(HuffmanCode(counts: [0, 5, 0], limit: 7).lengths == [0, 1, 0])
    }

    @Test func `lengths and distances use the symbols of the standard`() {
        func symbols(_ length: Int, _ distance: Int) -> [Int] {
            let token = DeflateToken(length: length, distance: distance)
            return [token.symbol, token.lengthRest, token.distanceSymbol, token.distanceRest]
        }
        #expect(symbols(3, 1) == [257, 0, 0, 0])
        #expect(symbols(10, 4) == [264, 0, 3, 0])
        #expect(symbols(12, 6) == [265, 1, 4, 1])
        #expect(symbols(257, 32768) == [284, 30, 29, 8191])
        #expect(symbols(258, 193) == [285, 0, 15, 0])
    }
}
