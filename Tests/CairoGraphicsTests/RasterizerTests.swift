import Foundation
import ImageProcessing
import Testing

@testable import CairoGraphics
@testable import Graphics

struct RasterizerTests {
    private let rasterizer = Rasterizer()
    private let red = CGColor(red: 1, green: 0, blue: 0)
    private let blue = CGColor(red: 0, green: 0, blue: 1)

    private func draw(
        _ commands: [DisplayCommand], width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1, background: CGColor? = .white
    ) -> Bitmap {
        rasterizer.draw(DisplayList(commands), size: CGSize(width: width, height: height), scale: scale, background: background)
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height))
    }

    private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = bitmap[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    @Test func `a picture has points times scale pixels, and is transparent without a background`() {
        let bitmap = draw([.fill(box(1, 1, 2, 2), .color(red), .winding)], width: 5, height: 4, scale: 3, background: nil)
        #expect(bitmap.width == 15 && bitmap.height == 12)
        #expect(color(bitmap, 2, 2) == [0, 0, 0, 0] && color(bitmap, 3, 3) == [255, 0, 0, 255] && color(bitmap, 9, 9) == [0, 0, 0, 0])
    }

    @Test func `drawing that a later opaque fill covers is skipped without changing a pixel`() {
        let covered: [DisplayCommand] = [
            .fill(box(0, 0, 10, 10), .color(blue), .winding), .fill(box(0, 0, 20, 20), .color(red), .winding),
        ]
        #expect(draw(covered) == draw([covered[1]]))
        let frame = PixelRect(left: 0, top: 0, right: 20, bottom: 20)
        var resolved = DisplayList(covered).resolved()
        let coversFrame = resolved.removeCovered(frame: frame)
        #expect(resolved.items.count == 1 && coversFrame)
        // A fill above a blur does not cover what the blur shows.
        let blurred = covered + [.backdrop(box(0, 0, 20, 20), blurRadius: 2, saturation: 1), covered[1]]
        resolved = DisplayList(blurred).resolved()
        _ = resolved.removeCovered(frame: frame)
        #expect(resolved.items.count == 3)
    }

    @Test func `opacity applies to a group as a whole`() {
        let bitmap = draw([
            .beginGroup(opacity: 0.5, blend: .normal), .fill(box(0, 0, 10, 10), .color(red), .winding),
            .fill(box(5, 0, 10, 10), .color(blue), .winding), .endGroup(mask: nil),
        ])
        #expect(color(bitmap, 7, 5) == color(bitmap, 12, 5))
        #expect(color(bitmap, 2, 5)[0] == 255 && (126...129).contains(color(bitmap, 2, 5)[1]))
    }

    @Test func `drawing twice in a rounded clip does not darken its edge`() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let twice = draw([
            .save, .clip(circle, .winding), .fill(box(0, 0, 20, 20), .color(red), .winding),
            .fill(box(0, 0, 20, 20), .color(red), .winding), .restore,
        ])
        let once = draw([.fill(circle, .color(red), .winding)])
        for y in 0..<20 { for x in 0..<20 { #expect(abs(Int(twice[x, y].green) - Int(once[x, y].green)) <= 1) } }
    }

    @Test func `a restore ends clips and states, and a missing one does no harm`() {
        let bitmap = draw([
            .save, .clip(box(0, 0, 5, 5), .winding), .concatenate(CGAffineTransform(translationX: 100, y: 0)), .restore,
            .fill(box(10, 10, 5, 5), .color(red), .winding), .beginGroup(opacity: 1, blend: .normal), .save,
            .clip(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), .winding), .fill(box(0, 0, 9, 9), .color(blue), .winding),
        ])
        #expect(color(bitmap, 12, 12) == [255, 0, 0, 255])
        #expect(color(bitmap, 4, 4) == [0, 0, 255, 255])
        // Surplus ends are ignored.
        #expect(
            color(draw([.restore, .endGroup(mask: nil), .restore, .fill(box(0, 0, 5, 5), .color(red), .winding)]), 2, 2) == [
                255, 0, 0, 255,
            ])
    }

    @Test func `a group is shown where its mask paints`() {
        let mask = DisplayList([.fill(box(0, 0, 10, 20), .color(.black), .winding)])
        let bitmap = draw([
            .beginGroup(opacity: 1, blend: .normal), .fill(box(0, 0, 20, 20), .color(red), .winding), .endGroup(mask: mask),
        ])
        #expect(color(bitmap, 5, 5) == [255, 0, 0, 255] && color(bitmap, 15, 5) == [255, 255, 255, 255])
    }

    @Test func `blend modes combine with the background`() {
        let bitmap = draw(
            [.blendMode(.multiply), .fill(box(0, 0, 10, 20), .color(CGColor(gray: 0.5)), .winding)],
            background: CGColor(red: 1, green: 0.5, blue: 0))
        #expect((127...128).contains(color(bitmap, 5, 5)[0]) && (63...65).contains(color(bitmap, 5, 5)[1]))
        #expect(color(bitmap, 15, 5)[0] == 255)
    }

    // MARK: Shadows

    @Test func `a shadow falls off like a Gaussian and is full below its shape`() {
        let shadow = Shadow(color: .black, offset: .zero, radius: 4)
        let bitmap = draw([.shadow(box(30, 30, 40, 40), shadow, knockout: false)], width: 100, height: 100)
        #expect(color(bitmap, 50, 50)[0] <= 2)
        // Half at the edge; 16 % one standard deviation outside it (Gaussian integral), 2.3 % at two.
        #expect(abs(Int(color(bitmap, 29, 50)[0]) + Int(color(bitmap, 30, 50)[0]) - 255) <= 6)
        #expect(abs(255 - Int(bitmap[25, 50].red) - 33) <= 6)
        #expect(bitmap[18, 50].red >= 253)
    }

    @Test func `a stretched shadow has the same pixels as one drawn whole`() {
        let shadow = Shadow(color: .black, offset: CGSize(width: 2, height: 3), radius: 3)
        func card(_ width: CGFloat) -> Bitmap {
            let path = CGPath(roundedRect: CGRect(x: 20, y: 20, width: width, height: 90), cornerWidth: 8, cornerHeight: 8)
            return draw([.shadow(path, shadow, knockout: false)], width: 240, height: 130)
        }
        let (narrow, wide) = (card(61), card(200))
        for y in 0..<130 { for x in 0..<45 { #expect(narrow[x, y].red == wide[x, y].red) } }
    }

    @Test func `a knocked-out shadow differs only below its shape`() {
        let shadow = Shadow(color: .black, offset: CGSize(width: 0, height: 3), radius: 3)
        let path = CGPath(roundedRect: CGRect(x: 15, y: 15, width: 60, height: 60), cornerWidth: 10, cornerHeight: 10)
        let fill = DisplayCommand.fill(path, .color(.white), .winding)
        let hidden = draw([.shadow(path, shadow, knockout: true), fill], width: 90, height: 90)
        #expect(hidden == draw([.shadow(path, shadow, knockout: false), fill], width: 90, height: 90))
    }

    @Test func `a group's shadow follows its alpha`() {
        let shadow = Shadow(color: blue, offset: CGSize(width: 10, height: 0), radius: 0.5)
        let bitmap = draw([
            .beginShadowGroup(shadow), .fill(box(2, 2, 6, 6), .color(red), .winding), .endGroup(mask: nil),
        ])
        #expect(color(bitmap, 5, 5) == [255, 0, 0, 255] && color(bitmap, 15, 5) == [0, 0, 255, 255])
    }

    @Test func `a group's colours are changed before it is composed`() {
        let swap = ColorMatrix([0, 0, 1, 0, 0], [0, 1, 0, 0, 0], [1, 0, 0, 0, 0])
        let bitmap = draw([
            .fill(box(0, 0, 20, 20), .color(red), .winding), .beginFilteredGroup(GroupFilter(colors: swap)),
            .fill(box(2, 2, 6, 6), .color(red), .winding), .endGroup(mask: nil),
        ])
        #expect(color(bitmap, 5, 5) == [0, 0, 255, 255] && color(bitmap, 15, 5) == [255, 0, 0, 255])
    }

    @Test func `a blurred edge is half covered`() {
        let bitmap = draw([
            .fill(box(0, 0, 20, 20), .color(.white), .winding), .beginFilteredGroup(GroupFilter(blurRadius: 2)),
            .fill(box(-20, -20, 30, 60), .color(red), .winding), .endGroup(mask: nil),
        ])
        let (inside, edge) = (color(bitmap, 9, 10)[2], color(bitmap, 10, 10)[2])
        #expect(inside < 128 && inside > 80)
        #expect(edge > 128 && edge < 175)
    }

    // MARK: Pictures, gradients, text

    @Test func `an image at its own size is drawn pixel for pixel, also flipped and tinted`() {
        let bytes: [UInt8] = [0, 0, 255, 255, 255, 0, 0, 255]
        let picture = Bitmap(width: 2, height: 1, bytes: bytes)
        var source = ImageSource(bitmap: picture, size: CGSize(width: 2, height: 1))
        let rect = CGRect(x: 3, y: 3, width: 2, height: 1)
        let plain = draw([.image(source, in: rect, tint: nil)])
        #expect(color(plain, 3, 3) == [255, 0, 0, 255] && color(plain, 4, 3) == [0, 0, 255, 255])
        source.isFlippedHorizontally = true
        #expect(color(draw([.image(source, in: rect, tint: nil)]), 3, 3) == [0, 0, 255, 255])
        let tinted = draw([.image(source, in: rect, tint: CGColor(gray: 0))])
        #expect(color(tinted, 3, 3) == [0, 0, 0, 255] && color(tinted, 4, 3) == [0, 0, 0, 255])
    }

    @Test func `resizable images keep their caps`() {
        var bytes: [UInt8] = []
        for x in 0..<5 { bytes += x < 2 || x > 2 ? [0, 0, 255, 255] : [255, 0, 0, 255] }
        var source = ImageSource(bitmap: Bitmap(width: 5, height: 1, bytes: bytes), size: CGSize(width: 5, height: 1))
        source.capInsets = ImageSource.CapInsets(top: 0, left: 2, bottom: 0, right: 2, tiles: false)
        let bitmap = draw([.image(source, in: CGRect(x: 0, y: 0, width: 20, height: 4), tint: nil)])
        let ends: [UInt8] = [255, 255], middle = [UInt8](repeating: 0, count: 16)
        #expect((0..<20).map { bitmap[$0, 1].red } == ends + middle + ends)
    }

    @Test func `an image of one colour keeps it at any size`() {
        let picture = Bitmap(width: 7, height: 5, bytes: (0..<35).flatMap { _ in [10, 200, 33, 255] as [UInt8] })
        for (width, height) in [(3, 2), (7, 5), (20, 19)] {
            let resized = Resampler.resize(picture, part: picture.frame, width: width, height: height)
            let colors = Set(stride(from: 0, to: resized.bytes.count, by: 4).map { at in [UInt8](resized.bytes[at..<at + 4]) })
            #expect(colors == [[10, 200, 33, 255]])
        }
    }

    @Test func `gradients run from one end to the other`() {
        let gradient = Gradient(colors: [.black, .white])
        let axial = draw([.fill(box(0, 0, 20, 20), .axial(gradient, from: .zero, to: CGPoint(x: 20, y: 0)), .winding)])
        let reds: [Int] = (0..<20).map { x in Int(axial[x, 3].red) }
        let even = (0..<20).map { (x: Int) -> Int in Int(((Double(x) + 0.5) / 20 * 255).rounded()) }
        #expect(reds == even)
        let conic = draw([.fill(box(0, 0, 20, 20), .conic(gradient, center: CGPoint(x: 10, y: 10), angle: 0), .winding)])
        #expect(conic[19, 11].red < 20 && abs(Int(conic[9, 19].red) - 66) < 4 && conic[19, 8].red > 235)
        let radial = draw([
            .fill(box(0, 0, 20, 20), .radial(gradient, center: CGPoint(x: 10, y: 10), radius: CGSize(width: 10, height: 10)), .winding)
        ])
        #expect(radial[10, 10].red < 20 && radial[0, 0].red == 255)
    }

    @Test func `text is drawn where it was measured`() {
        let block = TextBlock(runs: [TextRun("HHH", font: FontDescriptor(size: 17), color: .black)], numberOfLines: 1, scale: 2)
        let size = Typesetter.standard.layout(block).size
        let bitmap = draw(
            [.text(block, in: CGRect(x: 5, y: 5, width: size.width, height: size.height), centered: true)], width: 60, height: 40, scale: 2)
        let columns = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0].red < 128 } }
        let rows = (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { bitmap[$0, y].red < 128 } }
        #expect(columns.min().map { $0 >= 10 && $0 <= 16 } == true)
        #expect(columns.max().map { $0 < 10 + Int(size.width * 2) } == true)
        // Capitals stand on the baseline and are San Francisco's cap height tall.
        let baseline = 10 + Int(Typesetter.standard.layout(block).firstBaseline * 2)
        #expect(rows.max() == baseline - 1)
        let capHeight: Double = 17 * 2 * 0.7046
        #expect(abs(rows.count - Int(capHeight.rounded())) <= 1)
    }

    @Test(arguments: [1e12, -1e300, CGFloat.infinity, .nan]) func `drawing at huge, infinite or undefined coordinates changes nothing`(
        at: CGFloat
    ) {
        var run = TextRun("Far 😀", font: FontDescriptor(size: 17), color: .black)
        run.underline = TextRun.LineDecoration(color: .black)
        let block = TextBlock(runs: [run], scale: 2)
        run.shadow = Shadow(color: .black, offset: CGSize(width: at, height: 0), radius: 0)
        let shaded = TextBlock(runs: [run], scale: 2)
        let commands: [DisplayCommand] = [
            .text(block, in: CGRect(x: at, y: at, width: 60, height: 20), centered: true),
            .fill(box(at, at, 5, 5), .color(red), .winding),
            .text(shaded, in: CGRect(x: 30, y: 30, width: 60, height: 20), centered: false),
            .save, .concatenate(CGAffineTransform(translationX: at, y: 0)),
            .text(block, in: CGRect(x: 0, y: 0, width: 60, height: 20), centered: false), .restore,
            .save, .concatenate(CGAffineTransform(scaleX: at, y: at)),
            .text(block, in: CGRect(x: 30, y: 30, width: 60, height: 20), centered: false), .restore,
        ]
        #expect(Set(draw(commands).bytes) == [255])
    }

    @Test func `a display list gives the same picture from any rasteriser, in any order`() {
        let block = TextBlock(runs: [TextRun("Order", font: FontDescriptor(size: 15, weight: 600), color: red)], scale: 3)
        let first: [DisplayCommand] = [.text(block, in: CGRect(x: 1, y: 1, width: 60, height: 20), centered: false)]
        let second: [DisplayCommand] = [.text(block, in: CGRect(x: 1.3, y: 1, width: 60, height: 20), centered: false)]
        let fresh = Rasterizer()
        let a = (draw(first, width: 70, scale: 3), draw(second, width: 70, scale: 3))
        let b = fresh.draw(DisplayList(second), size: CGSize(width: 70, height: 20), scale: 3, background: .white)
        #expect(a.1 == b)
        #expect(a.0 == fresh.draw(DisplayList(first), size: CGSize(width: 70, height: 20), scale: 3, background: .white))
    }

    // MARK: Huge images

    private func checks() -> Bitmap {
        Bitmap(width: 2, height: 2, bytes: [255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255].map { UInt8($0) })
    }

    @Test func `a part of a resized image has the same pixels as the whole`() {
        let bytes = (0..<12 * 9 * 4).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        let picture = Bitmap(width: 12, height: 9, bytes: bytes)
        let part = PixelRect(left: 1, top: 2, right: 11, bottom: 9)
        for (width, height) in [(40, 31), (5, 4), (10, 7)] {
            let whole = Resampler.resize(picture, part: part, width: width, height: height)
            let window = PixelRect(left: width / 3, top: height / 4, right: width - 1, bottom: height)
            let seen = Resampler.resize(picture, part: part, width: width, height: height, window: window)
            #expect(seen.width == window.width && seen.height == window.height)
            for y in 0..<seen.height {
                for x in 0..<seen.width { #expect(seen[x, y] == whole[x + window.left, y + window.top]) }
            }
        }
    }

    @Test(arguments: [false, true]) func `a small image stretched to a huge size draws its visible part`(isFlipped: Bool) {
        var source = ImageSource(bitmap: checks(), size: CGSize(width: 2, height: 2))
        source.isFlippedHorizontally = isFlipped
        let huge = draw([.image(source, in: CGRect(x: -1_000_000, y: -1_000_000, width: 2_000_000, height: 2_000_000), tint: nil)])
        // Only the point where the four pixels meet is visible, amid a slow change from one to the other.
        #expect((126...129).contains(color(huge, 0, 0)[0]) && (126...129).contains(color(huge, 19, 19)[2]))
        source.capInsets = ImageSource.CapInsets(top: 0, left: 0, bottom: 0, right: 0, tiles: true)
        let tiled = draw([.image(source, in: CGRect(x: -1_000_000, y: 0, width: 2_000_000, height: 1_000_000), tint: nil)])
        #expect(color(tiled, 0, 0) != color(tiled, 1, 0) && color(tiled, 0, 0) == color(tiled, 2, 2))
    }

    @Test func `a rotated image of a huge size is drawn`() {
        let turn = CGAffineTransform(rotationAngle: 0.5)
        let source = ImageSource(bitmap: checks(), size: CGSize(width: 2, height: 2))
        let huge = draw([.concatenate(turn), .image(source, in: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), tint: nil)])
        #expect(color(huge, 10, 10)[3] == 255 && color(huge, 10, 10)[1] < 8)
    }
}
