import CPangoCairo
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
        #expect(Set(nowhere.map(\.package)) == ["fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji"])
    }

    @Test func `the bundled collections have the faces that are asked of them, in text and display`() throws {
        let faces = FontFaces()
        func name(_ file: FontFile) throws -> String {
            let face = try #require(faces[file])
            return try #require(unsafe FT_Get_Postscript_Name(face.face).map { unsafe String(cString: $0) })
        }
        for (step, style) in BundledFonts.styles.enumerated() {
            let italic = style == "Regular" ? "Italic" : style + "Italic"
            for (isDisplay, family) in [(false, "Inter"), (true, "InterDisplay")] {
                let upright = BundledFonts.interFace(isDisplay: isDisplay, step: step, isItalic: false)
                #expect(try name(upright).replacing(" ", with: "") == "\(family)-\(style)")
                #expect(try name(BundledFonts.interFace(isDisplay: isDisplay, step: step, isItalic: true)) == "\(family)-\(italic)")
                let text = BundledFonts.interFace(isDisplay: false, step: step, isItalic: false)
                #expect(BundledFonts.textFace(ofDisplay: upright) == (isDisplay ? text : nil))
            }
            guard step < 8 else { continue }
            #expect(try name(BundledFonts.monoFace(step: step, isItalic: false)) == "JetBrainsMono-\(style)")
            #expect(try name(BundledFonts.monoFace(step: step, isItalic: true)) == "JetBrainsMono-\(italic)")
        }
        for family in ["NotoSans", "NotoSansArabic", "NotoSansHebrew", "NotoSerif"] {
            for style in ["Regular", "Bold"] {
                #expect(try name(#require(BundledFonts.notoFace("\(family)-\(style)"))).hasPrefix(family))
            }
        }
        for face in ["NotoSansMath-Regular", "NotoSansSymbols-Regular", "NotoSansSymbols2-Regular", "NotoSerif-BoldItalic"] {
            #expect(try name(#require(BundledFonts.notoFace(face))) == face)
        }
    }

    @Test func `other libraries find the bundled collections as files`() throws {
        #expect(BundledFonts.paths.count == 3)
        for (path, font) in zip(BundledFonts.paths, BundledFonts.allCases) {
            let count = unsafe font.bytes.count
            #expect(try Data(contentsOf: URL(filePath: path)).count == count)
        }
    }

    @Test func `letters and symbols need none of the distribution's fonts`() {
        let library = FontLibrary(root: "/nowhere")
        func draw(_ text: String) -> Bitmap {
            let block = TextBlock(runs: [TextRun(text, font: FontDescriptor(size: 17), color: .black)], scale: 2)
            let list = DisplayList([
                .text(Typesetter(fonts: library).placed(block, in: CGRect(x: 0, y: 0, width: 100, height: 21), centered: true))
            ])
            return Rasterizer().draw(list, size: CGSize(width: 100, height: 21), scale: 1, background: .white)
        }
        for text in ["Text", "Текст", "نص", "טקסט", "→"] { #expect(Set(draw(text).bytes).count > 9, "\(text)") }
    }

    @Test func `without a face, text keeps its size`() {
        let library = FontLibrary(root: "/nowhere")
        let block = TextBlock(runs: [TextRun("Text 漢字 😀", font: FontDescriptor(size: 17), color: .black)], scale: 2)
        #expect(TextEngine(fonts: library).layout(block).size.height == 20.5)
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

    @Test func `a fingerprint lists what the libraries draw, the fonts and the libraries`() {
        let here = FontLibrary.standard.fingerprint
        #expect(here == FontLibrary.standard.fingerprint)
        #expect(
            here.entries.map(\.name) == [
                "letters", "shapes", "Inter.ttc", "Noto.ttc", "JetBrainsMono.ttc", "NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc",
                "NotoColorEmoji.ttf", "cairo", "freetype", "harfbuzz", "pango",
            ])
        #expect(!here.entries.contains { $0.value == "missing" })
        #expect(FontLibrary(root: "/nowhere").fingerprint.entries.filter { $0.value == "missing" }.map(\.kind) == [.file, .file, .file])
        #expect(FontLibrary.entry(ofFile: "plumb:Inter") == nil)
    }
}
