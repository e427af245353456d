import ImageProcessing
import Foundation
import Graphics
import Testing

@testable import CairoGraphics

private func canDrawPDF() -> Bool {
    do { _ = try VectorPicture.size(of: [], as: .pdf) } catch .library(_) { return false } catch {}
    return true
}

/// PDFs are drawn in a separate process with limits, so a harmful file harms only that process.
@Suite(.enabled(if: canDrawPDF(), "libpoppler-glib8 is not installed")) struct PDFDrawerTests {
    private static func pdf(_ content: String) -> [UInt8] {
        let stream = "\(content)\n"
        return Array(
            """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 12]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
            4 0 obj<</Length \(stream.utf8.count)>>stream
            \(stream)endstream endobj
            trailer<</Root 1 0 R>>
            """.utf8)
    }

    private func refusal(_ bytes: [UInt8], width: Int = 24, height: Int = 12) -> String? {
        do {
            _ = try VectorPicture.size(of: bytes, as: .pdf)
            _ = try VectorPicture.draw(bytes, as: .pdf, width: width, height: height)
            return nil
        } catch { return error.message }
    }

    @Test func `a page is drawn at the requested size, the same each time`() throws {
        let page = Self.pdf("1 0 0 rg 0 0 12 12 re f")
        #expect(try VectorPicture.size(of: page, as: .pdf) == CGSize(width: 24, height: 12))
        let first = try VectorPicture.draw(page, as: .pdf, width: 48, height: 24)
        #expect(first[4, 4] == (255, 0, 0, 255))
        #expect(first[40, 4].alpha == 0)
        // More pages than one process draws.
        for _ in 0..<130 { #expect(try VectorPicture.draw(page, as: .pdf, width: 48, height: 24) == first) }
    }

    @Test func `text in a font that is not embedded is drawn in Plumb's font`() throws {
        let picture = try VectorPicture.draw(Self.pdf("BT /F 10 Tf 1 2 Td (Hill) Tj ET"), as: .pdf, width: 96, height: 48)
        let inked = (0..<96).filter { x in (0..<48).contains { picture[x, $0].alpha > 128 } }
        // Four letters with thin l's: most columns from the left of the H to the right of the last l contain ink.
        #expect((4...8).contains(inked.first ?? 0) && (50...76).contains(inked.last ?? 0) && inked.count > 25, "\(inked)")
    }

    @Test func `a page that takes too long is refused, and the next one is drawn`() throws {
        // Each line strokes a path of 20,000 pieces in dashes.
        let path = "0 0 m " + (0..<20_000).map { "\($0 % 24) \($0 * 7 % 12) l" }.joined(separator: " ")
        let slow = Self.pdf("[0.001 0.001] 0 d 0.001 w " + Array(repeating: path + " S", count: 20).joined(separator: " "))
        let drawer = PDFDrawer(limit: .milliseconds(250))
        let refusal = #expect(throws: LibraryError.self) { try drawer.answer(slow, picture: (2400, 1200)) }
        #expect(refusal?.message.contains("takes more than 0.25 seconds") == true)
        #expect(try drawer.answer(Self.pdf("0 0 5 5 re f"), picture: (24, 12)).pixels.count == 24 * 12 * 4)
    }

    @Test func `bytes that are not a PDF are refused`() {
        #expect(refusal(Array("hello".utf8)) != nil)
        #expect(refusal([]) != nil)
    }

    @Test func `many threads draw PDFs at once`() async throws {
        let page = Self.pdf("0 0 5 5 re f")
        let first = try VectorPicture.draw(page, as: .pdf, width: 24, height: 12)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 { group.addTask { (try? VectorPicture.draw(page, as: .pdf, width: 24, height: 12)) == first } }
            for await isSame in group { #expect(isSame) }
        }
    }
}
