import Foundation
import Testing

@testable import CairoGraphics
@testable import Graphics

struct VectorDocumentTests {
    private let list: DisplayList = {
        let block = TextBlock(runs: [TextRun("Vectors 😀", font: FontDescriptor(size: 17), color: .black)], scale: 2)
        return DisplayList([
            .shadow(
                CGPath(rect: CGRect(x: 10, y: 10, width: 60, height: 30)), Shadow(color: .black, offset: .zero, radius: 3), knockout: false),
            .beginGroup(opacity: 0.5, blend: .normal),
            .fill(CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 30)), .color(CGColor(red: 1, green: 0, blue: 0)), .winding),
            .endGroup(mask: nil), .text(block, in: CGRect(x: 10, y: 50, width: 100, height: 30), centered: true),
        ])
    }()

    @Test(arguments: [VectorDocument.Format.pdf, .svg])
    func `documents contain vectors, and are the same every time`(format: VectorDocument.Format)
        throws
    {
        func document() throws -> [UInt8] {
            try VectorDocument.draw(list, size: CGSize(width: 120, height: 90), scale: 2, background: .white, as: format)
        }
        let bytes = try document()
        #expect(try document() == bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        switch format {
        case .pdf: #expect(text.hasPrefix("%PDF") && text.contains("/FontFile"))
        case .svg: #expect(text.contains("<svg") && text.contains("<path") && text.contains("glyph"))
        }
    }

    /// Draws the document with the library that draws vector assets.
    @Test(arguments: [VectorDocument.Format.pdf, .svg]) func `documents contain underlines and text backgrounds`(
        format: VectorDocument.Format
    ) throws {
        var run = TextRun("under", font: FontDescriptor(size: 20), color: .black)
        run.underline = TextRun.LineDecoration(color: CGColor(red: 1, green: 0, blue: 0))
        run.backgroundColor = CGColor(red: 0, green: 1, blue: 0)
        let text = DisplayList([.text(TextBlock(runs: [run], scale: 2), in: CGRect(x: 10, y: 10, width: 80, height: 30), centered: false)])
        let size = CGSize(width: 100, height: 50)
        let bytes = try VectorDocument.draw(text, size: size, scale: 2, background: .white, as: format)
        let kind: VectorPicture.Format = format == .pdf ? .pdf : .svg
        #expect(try VectorPicture.size(of: bytes, as: kind) == size)
        let bitmap = try VectorPicture.draw(bytes, as: kind, width: 200, height: 100)
        let pixels = (0..<100).flatMap { y in (0..<200).map { bitmap[$0, y] } }
        #expect(pixels.contains { $0.red > 250 && $0.green < 5 } && pixels.contains { $0.red < 5 && $0.green > 250 })
    }
}
