import Graphics
import Testing

@testable import ImageDiff

struct ImageDiffTests {
    /// A white picture with black rectangles.
    static func picture(_ width: Int, _ height: Int, black: [(x: Int, y: Int, width: Int, height: Int)] = []) -> Bitmap {
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for rect in black {
            for y in rect.y..<rect.y + rect.height {
                for x in rect.x..<rect.x + rect.width { for channel in 0..<3 { bytes[(y * width + x) * 4 + channel] = 0 } }
            }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    @Test func `equal pictures have no difference`() {
        let difference = ImageDiff.compare(expected: Self.picture(40, 30), actual: Self.picture(40, 30))
        #expect(difference.isIdentical)
        #expect(difference.changedPixels == 0 && difference.regions.isEmpty)
    }

    @Test func `one bit of one pixel is a difference`() {
        var bytes = Self.picture(40, 30).bytes
        bytes[(17 * 40 + 9) * 4] = 254
        let difference = ImageDiff.compare(expected: Self.picture(40, 30), actual: Bitmap(width: 40, height: 30, bytes: bytes))
        #expect(!difference.isIdentical)
        #expect(difference.regions == [.init(x: 9, y: 17, width: 1, height: 1, changedPixels: 1)])
        #expect(difference.largestDistance > 0 && difference.largestDistance < 0.001)
    }

    @Test func `changed areas that do not touch are separate regions with exact bounds`() {
        let actual = Self.picture(200, 100, black: [(3, 2, 5, 4), (150, 80, 20, 10)])
        let difference = ImageDiff.compare(expected: Self.picture(200, 100), actual: actual)
        #expect(
            difference.regions == [
                .init(x: 3, y: 2, width: 5, height: 4, changedPixels: 20), .init(x: 150, y: 80, width: 20, height: 10, changedPixels: 200),
            ])
        #expect(difference.changedPixels == 220)
    }

    @Test func `black against white is the largest distance, and grey is in between`() {
        let black = Self.picture(1, 1, black: [(0, 0, 1, 1)])
        let gray = Bitmap(width: 1, height: 1, bytes: [128, 128, 128, 255])
        let white = Self.picture(1, 1)
        let full = ImageDiff.compare(expected: white, actual: black).largestDistance
        let half = ImageDiff.compare(expected: white, actual: gray).largestDistance
        #expect(full > 0.9 && full <= 1)
        #expect(half > 0.1 && half < full)
    }

    @Test func `pictures of different sizes differ where only one has pixels`() {
        let difference = ImageDiff.compare(expected: Self.picture(10, 10), actual: Self.picture(12, 10))
        #expect(!difference.hasSameSize)
        #expect(difference.changedPixels == 20)
        #expect(difference.regions == [.init(x: 10, y: 0, width: 2, height: 10, changedPixels: 20)])
    }

    @Test func `the difference picture is red where something changed, and pale elsewhere`() {
        let expected = Self.picture(20, 20, black: [(0, 0, 4, 4)])
        let actual = Self.picture(20, 20, black: [(0, 0, 4, 4), (10, 10, 2, 2)])
        let picture = ImageDiff.picture(expected: expected, actual: actual)
        #expect(picture[10, 10] == (230, 0, 60, 255))
        #expect(picture[15, 15] == (255, 255, 255, 255))
        let ghost = picture[1, 1]
        #expect(ghost.red == ghost.green && ghost.red > 190 && ghost.red < 255)
    }
}
