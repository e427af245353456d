import ImageProcessing
import Foundation
import Testing

@testable import CairoGraphics
@testable import Graphics

struct FontLibraryTests {
    private let serif = "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf"

    @Test func `all standard fonts are installed, and missing ones name their packages`() {
        #expect(FontLibrary.standard.missing.isEmpty)
        let nowhere = FontLibrary(root: "/nowhere").missing
        #expect(
            Set(nowhere.map(\.package)) == [
                "fonts-inter", "fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji", "fonts-jetbrains-mono",
            ])
    }

    @Test func `without fonts, text keeps its size and draws nothing`() {
        let library = FontLibrary(root: "/nowhere")
        let block = TextBlock(runs: [TextRun("Text 漢字 😀", font: FontDescriptor(size: 17), color: .black)], scale: 2)
        #expect(TextEngine(fonts: library).layout(block).size.height == 20.5)
        let list = DisplayList([
            .text(Typesetter(fonts: library).placed(block, in: CGRect(x: 0, y: 0, width: 100, height: 21), centered: true))
        ])
        let picture = Rasterizer().draw(list, size: CGSize(width: 100, height: 21), scale: 1, background: .white)
        #expect(Set(picture.bytes) == [255])
    }

    @Test func `a user's font is found by its names and keeps its own metrics`() throws {
        var library = FontLibrary.standard
        #expect(!library.contains(name: "Noto Serif"))
        let names = try library.add(file: serif)
        #expect(names == ["NotoSerif"] || names == ["NotoSerif-Regular"])
        #expect(library.contains(name: "noto serif") && library.contains(name: names[0]))
        let engine = TextEngine(fonts: library)
        let metrics = engine.metrics(of: FontDescriptor(family: .named("Noto Serif"), size: 20))
        // Noto's horizontal header: ascender 1069 and descender −293 of 1000.
        #expect(abs(metrics.ascender - 21.38) < 0.01 && abs(metrics.descender + 5.86) < 0.01)
        let standard: CGFloat = 20 * 1.193359375
        #expect(engine.metrics(of: FontDescriptor(family: .named("Nobody"), size: 20)).lineHeight == standard)
    }

    @Test func `adding a file that is not a font is an error`() {
        var library = FontLibrary.standard
        #expect(throws: LibraryError.self) { try library.add(file: #filePath) }
        #expect(throws: LibraryError.self) { try library.add(file: "/nowhere/font.otf") }
    }

    @Test func `fingerprints list the entries that differ`() throws {
        let here = FontLibrary.standard.fingerprint
        #expect(here == FontLibrary.standard.fingerprint && here.digest.count == 16)
        #expect(here.entries.contains { $0.name == "Inter-Regular.otf" && $0.value != "missing" })
        var there = here
        let at = try #require(there.entries.firstIndex { $0.name == "cairo" })
        there.entries[at].value = "1.18.0"
        let differences = here.differences(from: there)
        #expect(differences.map(\.name) == ["cairo"] && differences.first?.there == "1.18.0")
        #expect(here.digest != there.digest)
        #expect(FontLibrary(root: "/nowhere").fingerprint.entries[0].value == "missing")
    }
}
