import ImageProcessing
import CairoGraphics
import Foundation
import Graphics
import UIKit

// Readers of pictures and fonts.
extension Reader {
    static let png = Reader(
        name: "png", suffixes: ["png"], largest: 1 << 13, share: 40,
        words: ["IHDR", "IDAT", "IEND", "PLTE", "tEXt", "\u{0}\u{0}\u{0}\u{0}"]
    ) { bytes, _ in
        _ = try PNG.decode(bytes)
    }

    static let jpeg = Reader(
        name: "jpeg", suffixes: ["jpg", "jpeg"], share: 100, pictures: [baseline, progressive], words: ["JFIF", "Exif", "\u{0}"]
    ) { bytes, _ in
        _ = try JPEG.decode(bytes)
    }

    // 12 × 9 pixels of a gradient.
    private static let baseline =
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/"
        + "2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAJAAwDASIAAhEBAxEB/8QA"
        + "FQABAQAAAAAAAAAAAAAAAAAABAP/xAAdEAACAQQDAAAAAAAAAAAAAAAAAQQCAxEyEnGR/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAP/xAAZEQACAwEAAAAAAAAA"
        + "AAAAAAABAgADEQT/2gAMAwEAAhEDEQA/AAx4GVlobTBXHX0vY1XY1Ei+KDkct75P/9k="
    private static let progressive =
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/"
        + "2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wgARCAAJAAwDASIAAhEBAxEB/8QA"
        + "FAABAAAAAAAAAAAAAAAAAAAAA//EABUBAQEAAAAAAAAAAAAAAAAAAAAC/9oADAMBAAIQAxAAAAEGRof/xAAYEAACAwAAAAAAAAAAAAAAAAAAAgEQEv/aAAgB"
        + "AQABBQJUMEV//8QAFxEAAwEAAAAAAAAAAAAAAAAAAAECA//aAAgBAwEBPwHK2f/EABYRAAMAAAAAAAAAAAAAAAAAAAARIf/aAAgBAgEBPwFw/8QAFBABAAAA"
        + "AAAAAAAAAAAAAAAAIP/aAAgBAQAGPwIf/8QAGBAAAgMAAAAAAAAAAAAAAAAAADEBECH/2gAIAQEAAT8hGMoWv//aAAwDAQACAAMAAAAQW//EABURAQEAAAAA"
        + "AAAAAAAAAAAAAAAR/9oACAEDAQE/EI3/xAAWEQEBAQAAAAAAAAAAAAAAAAABEQD/2gAIAQIBAT8QZDN//8QAGRAAAwADAAAAAAAAAAAAAAAAAAERMXHR/9oA"
        + "CAEBAAE/EKqtCOhi2I//2Q=="

    static let svg = Reader(
        name: "svg", suffixes: ["svg"], share: 20,
        samples: [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><defs><mask id="m"><rect width="9" height="9" fill="#fff"/></mask>
            <filter id="f"><feGaussianBlur stdDeviation="2"/></filter><pattern id="p" width="4" height="4"><circle r="2"/></pattern></defs>
            <g mask="url(#m)" opacity=".5"><path d="M0 0h9v9z" filter="url(#f)"/><use href="#p" fill="url(#p)"/></g><text>a</text></svg>
            """
        ],
        words: [
            "<use href=\"#m\"/>", "mask=\"url(#m)\"", "filter=\"url(#f)\"", "<feTurbulence numOctaves=\"9\"/>",
            "<feConvolveMatrix order=\"9\"/>", "<g>", "</g>",
            "width=\"1e38\"", "viewBox=\"0 0 1e9 1e-9\"", "<image href=\"file:///etc/passwd\"/>", "transform=\"scale(1e30)\"",
            "stroke-dasharray=\"1e-9\"",
            "stroke-width=\"1e9\"", "<!DOCTYPE a [<!ENTITY b \"cc\">]>", "&b;", "d=\"M0 0L1e30 1e30\"",
        ]
    ) { bytes, _ in
        _ = try VectorPicture.size(of: bytes, as: .svg)
        _ = try VectorPicture.draw(bytes, as: .svg, width: 64, height: 64)
    }

    static let pdf = Reader(
        name: "pdf", suffixes: ["pdf"], share: 20,
        samples: [
            """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 24]/Contents 4 0 R/Resources<<>>>>endobj
            4 0 obj<</Length 30>>stream
            1 0 0 rg 2 2 10 10 re f 0 0 m
            endstream endobj
            trailer<</Root 1 0 R>>
            """
        ],
        words: [
            "obj", "endobj", "stream", "/MediaBox[0 0 1e9 1e9]", "/Kids[2 0 R]", " re f ", " Do ", "<<", ">>", "cm ", "/Length 999999999",
            "q ", "Q ",
        ]
    ) { bytes, _ in
        _ = try VectorPicture.size(of: bytes, as: .pdf)
        _ = try VectorPicture.draw(bytes, as: .pdf, width: 64, height: 64)
    }

    static let font = Reader(
        name: "font", suffixes: ["ttf", "otf"], share: 10, words: ["glyf", "cmap", "head", "GSUB", "fvar", "\u{0}\u{0}\u{0}\u{1}"]
    ) { bytes, folder in
        let file = folder.appending(path: "fuzz.ttf")
        try Data(bytes).write(to: file)
        var fonts = FontLibrary()
        for name in try fonts.add(file: file.path) {
            let text = TextBlock(
                runs: [TextRun("Äg fi 123", font: FontDescriptor(family: .named(name), size: 17), color: .black)], scale: 2)
            let placed = Typesetter(fonts: fonts).placed(text, in: CGRect(x: 0, y: 0, width: 100, height: 30))
            _ = Rasterizer().draw(DisplayList([.text(placed)]), size: CGSize(width: 100, height: 30), scale: 2)
        }
    }

    /// A golden's picture states which pixels it contains, so that they need not be decoded. The statement must be true.
    static let goldenPicture = Reader(
        name: "golden picture", suffixes: ["png"], tops: ["Goldens"], largest: 1 << 15, share: 40,
        words: ["Pixels", "tEXt", "iTXt", "IEND", "IDAT", "\u{0}\u{0}\u{0}\u{0}"]
    ) { bytes, _ in
        _ = PNG.text(in: bytes)
        guard let identity = PNG.identity(in: bytes) else { throw NotSaid() }
        guard try PNG.decode(bytes).identity == identity else { throw WrongResult("the picture has other pixels than it says") }
    }

    private struct NotSaid: Error {}

    /// Checks that any pixels are unchanged after our own Deflate and libdeflate's inflating, and after libdeflate's deflating and libpng.
    static let deflate = Reader(
        name: "deflate", suffixes: ["png", "yaml"], largest: 1 << 13, share: 10, scripts: 16,
        words: ["\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}", "aaaaaaaaaaaaaaaa"]
    ) { bytes, _ in
        var script = Script(bytes)
        let picture = script.picture()
        let file = PNG.encode(picture)
        guard try PNG.decode(file) == picture else { throw WrongResult("libpng does not read the picture as it was") }
        let (rows, level) = (try Inflating.rows(of: file), script.number(below: 13))
        guard try PNG.decode(Inflating.file(file, with: rows, level: level)) == picture else {
            throw WrongResult("the rows that libdeflate finds in the file are others")
        }
    }
}
