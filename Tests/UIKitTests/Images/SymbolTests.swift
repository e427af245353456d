import ControlSheet
import Foundation
import Testing
@testable import UIKit

@MainActor struct SymbolTests {
    @Test func `every common symbol name has a drawing, and none shows a box`() {
        #expect(SymbolNames.common.count > 750)
        for name in SymbolNames.common { #expect(SymbolCatalog.drawing(of: name)?.parts.isEmpty == false, "\(name)") }
    }

    @Test func `every symbol drawing can be read, and modified names are composed`() {
        for name in SymbolCatalog.names { #expect(SymbolCatalog.drawing(of: name) != nil, "\(name)") }
        for name in [
            "plus.circle.fill", "person.crop.circle", "bell.slash.fill", "checkmark.shield.fill", "exclamationmark.triangle",
            "folder.badge.plus", "cart.fill.badge.plus", "bell.badge.fill", "list.bullet.rectangle.portrait", "star.square.fill",
            "text.document.fill", "microphone.badge.plus", "arrow.trianglehead.clockwise.icloud", "list.bullet.rtl", "wifi.square",
        ] {
            #expect(SymbolCatalog.drawing(of: name) != nil, "\(name)")
        }
        #expect(SymbolCatalog.drawing(of: "no.such.symbol") == nil)
        #expect(SymbolCatalog.names.count > 400 && Set(SymbolCatalog.names).count == SymbolCatalog.names.count)
    }

    @Test func `no symbol extends beyond its box, where a clipping view would cut it off`() throws {
        for name in SymbolCatalog.names {
            let drawing = try #require(SymbolCatalog.drawing(of: name))
            let box = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -0.1, dy: -0.1)
            for part in drawing.parts where !part.isCut {
                var ink = part.path.boundingBoxOfPath
                // Half of the regular weight's line width.
                if case .stroke(let share) = part.kind { ink = ink.insetBy(dx: -0.8 * share, dy: -0.8 * share) }
                #expect(box.contains(ink), "\(name): \(ink)")
            }
        }
    }

    @Test func `a circled symbol is as large as the circle of its font, whatever is inside`() throws {
        let size = UIImage.SymbolConfiguration(pointSize: 12)
        let circle = try #require(UIImage(systemName: "circle", withConfiguration: size)).size
        for name in ["person.2.circle.fill", "eject.circle.fill", "1.circle", "chevron.down.circle", "microphone.circle.fill"] {
            #expect(try #require(UIImage(systemName: name, withConfiguration: size)).size == circle, "\(name)")
        }
    }

    /// Recorded pictures of `govuk`, `homeassistant` and `snapshot`: 1.01, 0.99 and 1.0 of the font's size. Large ones are 1.27 of that.
    @Test(arguments: ["circle", "circle.fill", "plus.circle", "person.crop.circle.fill", "questionmark.circle"])
    func `a symbol in a circle is as wide as its font is high`(_ name: String) throws {
        for size in [CGFloat(16), 17, 28] {
            let image = try #require(
                UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: .medium))
            )
            let drawn = try #require(image.drawnSymbolSize)
            #expect(abs(drawn.width / size - 1.01) < 0.02 && abs(drawn.height / size - 1.01) < 0.02)
            #expect(drawn.width < image.size.width && drawn.height < image.size.height)
        }
        #expect(UIImage().drawnSymbolSize == nil)
    }

    @Test func `glyphs in a filled circle are the solid ones`() throws {
        let outlined = try #require(SymbolCatalog.drawing(of: "play.circle.fill"))
        #expect(outlined.parts.contains { $0.kind == .fill && $0.layer == .glyph && $0.isCut })
        let letter = try #require(SymbolCatalog.drawing(of: "at.circle.fill"))
        #expect(!letter.parts.contains { $0.kind == .fill && $0.layer == .glyph })
    }

    @Test func `a shape without an inside encloses the same glyph in the filled variant`() throws {
        #expect(try #require(SymbolCatalog.drawing(of: "qrcode.viewfinder.fill")).parts.contains { $0.layer != .shape && !$0.isCut })
        for name in ["text.badge.checkmark.fill", "checkmark.arrow.trianglehead.counterclockwise.circle.fill"] {
            #expect(SymbolCatalog.drawing(of: name) != nil, "\(name)")
        }
    }

    @Test func `two palette colours paint the glyph and its filled circle`() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
            .applying(UIImage.SymbolConfiguration(pointSize: 40))
        let image = try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: palette))
        let bitmap = try #require(UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }.bitmap)
        #expect(bitmap[bitmap.width / 2, bitmap.height / 2] == (255, 0, 0, 255))
        #expect(bitmap[bitmap.width / 2, bitmap.height / 6] == (0, 0, 255, 255))
    }

    private func bitmap(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> Bitmap {
        let image = try #require(
            UIImage(systemName: name, withConfiguration: configuration.applying(UIImage.SymbolConfiguration(pointSize: 40))))
        return try #require(UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }.bitmap)
    }

    @Test func `a hierarchical symbol has a lighter shape, or a lighter base below its badge`() throws {
        let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
        let circled = try bitmap("plus.circle.fill", red)
        #expect(circled[circled.width / 2, circled.height / 2].alpha == 255)
        #expect((55...75).contains(circled[circled.width / 2, circled.height / 6].alpha))
        let outlined = try bitmap("plus.circle", red), middle = outlined.width / 2
        #expect(outlined[middle, outlined.height / 2].alpha == 255)
        #expect((0..<outlined.height / 4).map { Int(outlined[middle, $0].alpha) }.max().map { (110...145).contains($0) } == true)
        let badged = try bitmap("folder.fill.badge.plus", red)
        let alphas = Set((0..<badged.width).flatMap { x in (0..<badged.height).map { Int(badged[x, $0].alpha) } })
        #expect(alphas.contains(255) && alphas.contains { (125...130).contains($0) })
        // A symbol without such parts has one tone.
        let star = try bitmap("star.fill", red)
        #expect(star[star.width / 2, star.height / 2].alpha == 255)
    }

    @Test func `two palette colours paint a badge and what has it`() throws {
        let badged = try bitmap("folder.fill.badge.plus", UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
        let colors = (0..<badged.width).flatMap { x in (0..<badged.height).map { badged[x, $0] } }.filter { $0.alpha == 255 }
        #expect(colors.contains { $0.red == 255 && $0.blue == 0 } && colors.contains { $0.red == 0 && $0.blue == 255 })
    }

    @Test func `a view's symbol configuration with a text style follows the view's text size`() throws {
        let stage = Stage()
        let view = UIImageView(image: UIImage(systemName: "star"))
        stage.window.addSubview(view)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        let ordinary = view.intrinsicContentSize
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(view.intrinsicContentSize.height > ordinary.height * 3)
        view.traitOverrides.preferredContentSizeCategory = .large
        #expect(view.intrinsicContentSize == ordinary)
    }
}
