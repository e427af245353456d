import Foundation
import Graphics
import Testing

@testable import CairoGraphics

/// Named faces that are not installed and whose metrics are built in.
struct NamedFontTests {
    private let engine = TextEngine()

    private func width(_ text: String, _ name: String, size: CGFloat) -> CGFloat {
        let block = TextBlock(runs: [TextRun(text, font: FontDescriptor(family: .named(name), size: size), color: .black)], scale: 2)
        return engine.layout(block).lines.first?.rect.width ?? 0
    }

    @Test func `lines have the height of the named face`() {
        let helvetica = engine.metrics(of: FontDescriptor(family: .named("Helvetica"), size: 17))
        #expect(abs(helvetica.lineHeight - 19.55) < 1e-6)
        #expect(abs(helvetica.ascender - 15.64) < 1e-6)
        let avenir = engine.metrics(of: FontDescriptor(family: .named("AvenirNext-DemiBold"), size: 20))
        #expect(abs(avenir.lineHeight - 27.32) < 1e-6)
    }

    @Test func `letters have the widths of the named face`() {
        #expect(abs(width("Wild", "Helvetica", size: 10) - (9.44 + 2.22 + 2.22 + 5.56)) < 1e-6)
        #expect(abs(width("abc", "Courier", size: 10) - 18) < 1e-6)
        #expect(abs(width("été", "Helvetica", size: 10) - width("ete", "Helvetica", size: 10)) < 1e-6)
        #expect(width("Status", "Futura-CondensedMedium", size: 20) < 0.8 * width("Status", "HelveticaNeue", size: 20))
    }

    @Test func `open font families have a width for each letter`() {
        #expect(abs(width("Hi", "OpenSans", size: 10) - 0.997 * (7.38 + 2.53)) < 0.05)
        #expect(abs(width("mm", "Poppins-Regular", size: 10) - 2 * width("m", "Poppins-Regular", size: 10)) < 1e-6)
        #expect(width("Resend", "Montserrat-Bold", size: 20) > width("Resend", "Montserrat-Regular", size: 20))
        #expect(width("Georgia", "Georgia", size: 20) < width("Georgia", "Verdana", size: 20))
        #expect(width("Base", "RobotoCondensed-Regular", size: 20) < width("Base", "Roboto-Regular", size: 20))
    }

    @Test func `a font name resolves to the face with the longest matching name`() {
        #expect(NamedFont.index(of: "HelveticaNeue-LightItalic") == NamedFont.index(of: "Helvetica Neue Light"))
        #expect(NamedFont.index(of: "CourierNewPSMT") != NamedFont.index(of: "Courier-Bold"))
        #expect(NamedFont.index(of: "Nobody-Knows") == nil)
    }
}
