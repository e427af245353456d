import CairoGraphics
import Foundation
import Graphics
import InterfaceBuilder
import LayoutSpecs
import Snapshots
import UIKit

/// Something that takes bytes of a stranger. Faults are thrown and well; anything else ends the program.
struct Reader {
    let name: String
    /// Endings of the files it begins with.
    let suffixes: [String]
    /// Where they lie; what tests hold is faulty on purpose.
    var tops = ["Examples", "Tests", "Goldens"]
    /// Samples beside those of the repository.
    var samples: [String] = []
    /// The same for formats that are no text, in Base64.
    var pictures: [String] = []
    let words: [String]
    let read: @MainActor (_ bytes: [UInt8], _ folder: URL) throws -> Void

    @MainActor static let all: [Reader] = [
        spec, equation, visualFormat, document, settings, strings, stringCatalog, assetCatalog, golden, png, jpeg, svg, pdf, font, deflate,
    ]

    // MARK: Layouts

    private static let spec = Reader(
        name: "spec", suffixes: ["yaml"], tops: ["Examples"],
        words: [
            "\t", "&a ", "*a", "<<: *a", "kind: UIStackView\n", "subviews:\n", "arranged:\n", "constraints: [", "width == 1e9", "{", "}",
            "[", "]",
            "edges == root", "font: title1", "image: ada.png", "numberOfLines: 0", "states:\n", "when: ", "!!binary ", "|\n", ">-\n",
            "\u{FEFF}", "---\n",
            "text: ", "é", "\u{202E}", "metrics:\n",
        ]
    ) { bytes, folder in
        let spec = try LayoutSpec.read(text: String(decoding: bytes, as: UTF8.self), file: folder.appending(path: "fuzz.yaml").path)
        try draw(spec.cases(file: folder.appending(path: "fuzz.yaml")))
    }

    private static let equation = Reader(
        name: "equation", suffixes: [],
        samples: [
            "a.leading == root.leading + 8", "a.width == 2 * b.width - 4 @750", "a.edges == root.margins",
            "a.centerX == (b.leading + b.trailing) / 2",
            "a.top >= b.bottom + gap", "width == height * 16 / 9", "a.size == b.size / 3", "40 <= height <= 90",
        ],
        words: [
            "(", ")", "((((((((", "*", "/", " / 0", "@", "@1001", "@required", "==", ">=", "<=", "a.", ".width", "width", "gap", "root",
            "margins", "1e400", "- -",
            " + a.width", "safeArea",
        ]
    ) { bytes, folder in
        let text = String(decoding: bytes, as: UTF8.self)
        let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
        let yaml = """
            metrics: {gap: 8}
            root:
              kind: UIView
              subviews:
                - {kind: UILabel, id: a, text: A label, constraints: ["\(quoted)"]}
                - {kind: UIView, id: b, constraints: [width == 40, "\(quoted)"]}
            """
        try draw(LayoutSpec.read(text: yaml, file: "fuzz.yaml").cases(file: folder.appending(path: "fuzz.yaml")))
    }

    private static let visualFormat = Reader(
        name: "visual format", suffixes: [],
        samples: ["H:|-[a]-(>=8)-[b(44@750)]-|", "V:|[a(==b)][b]|", "[a]-10-[b]-(8@20,>=4)-|", "|-(gap)-[a(b,>=20)]"],
        words: ["H:", "V:", "|", "-", "[a]", "[b]", "(", ")", "@", ">=", "==", "<=", ",", "10", "-10-", "[", "]", "99999999999", "gap"]
    ) { bytes, _ in
        let (parent, a, b) = (UIView(), UIView(), UIView())
        for view in [a, b] { parent.addSubview(view) }
        let views: [String: Any] = ["a": a, "b": b]
        _ = try VisualFormat.constraints(String(decoding: bytes, as: UTF8.self), options: [], metrics: ["gap": 4.0], views: views)
    }

    private static let document = Reader(
        name: "document", suffixes: ["storyboard", "xib"],
        words: [
            "<", ">", "/>", "</", "<é/>", "<?a?>", "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&#0;", "&x;", "<!DOCTYPE a>", "id=\"v\"",
            "<view ", "<subviews>",
            "</subviews>", "<constraint firstItem=\"v\" firstAttribute=\"width\" constant=\"1e300\"/>",
            "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"-1\" height=\"nan\"/>",
            "<stackView ", "<tableView ", "<label text=\"", "multiplier=\"1:0\"", "<scene ", "customClass=\"A\"", "\u{FEFF}",
        ]
    ) { bytes, folder in
        let document = try IBDocument.read(Data(bytes), file: "fuzz.storyboard")
        _ = document.frames()
        try draw(document.cases(file: folder.appending(path: "fuzz.storyboard"), named: "fuzz"))
    }

    /// Layout and picture of the first case, on a small phone.
    @MainActor private static func draw(_ cases: [Case]) throws {
        guard let first = cases.first, let cell = Cell(named: "iPhone-SE-3rd-generation/portrait", catalog: .standard) else { return }
        let snapshot = try renderer.snapshot(of: Renderer.Job(first, in: cell))
        _ = Renderer.bitmap(of: snapshot, with: rasterizer)
    }

    @MainActor private static let renderer = Renderer(workers: 1)
    @MainActor private static let rasterizer = Rasterizer()

    // MARK: Words

    private static let settings = Reader(
        name: "settings", suffixes: ["plumb.yaml"],
        words: [
            "\t", "inputs:", "matrix: phones", "devices:", "[", "]", "{", "}", "*", "&a", "1e99", "../", "/", "cases:", "use:", "all",
            "contentSizes: [", "AX3",
        ]
    ) { bytes, _ in _ = try Settings.read(text: String(decoding: bytes, as: UTF8.self), file: "plumb.yaml") }

    private static let strings = Reader(
        name: "strings", suffixes: ["strings"], samples: ["\"key\" = \"value\";\n/* note */\nword = other;\n\"a\\n\\U0041\" = \"b\\\"c\";"],
        words: ["\"", ";", "=", "/*", "*/", "//", "\\", "\\U", "\\UD800", "\\n", "\u{FEFF}", "{", "}"]
    ) { bytes, _ in
        var tables = StringTables()
        try tables.readStrings(String(decoding: bytes, as: UTF8.self), file: "fuzz.strings")
    }

    private static let stringCatalog = Reader(
        name: "string catalog", suffixes: ["xcstrings"],
        samples: [
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Hi %@": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "x"}},
            "de": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "y"}}, "other": {"stringUnit": {"value": "%lld"}}}}}}}}}
            """
        ], words: jsonWords + ["\"localizations\"", "\"stringUnit\"", "\"variations\"", "\"plural\"", "\"strings\"", "\"value\""]
    ) { bytes, _ in
        var tables = StringTables()
        try tables.readCatalog(Data(bytes), language: "ar", file: "fuzz.xcstrings")
    }

    private static let jsonWords = ["{", "}", "[", "]", "\"", ":", ",", "null", "1e999", "[[[[[[[[", "\\ud800", "\\u0000", "true", "-"]

    private static let assetCatalog = Reader(
        name: "asset catalog", suffixes: ["Contents.json"],
        samples: [
            #"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1}, "cap-insets": {"top": 1, "left": 1, "bottom": 1, "right": 1}}}], "info": {"version": 1}, "properties": {"preserves-vector-representation": true}}"#,
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.5", "blue": "128", "alpha": "1.000"}}, "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}"#,
        ],
        words: jsonWords + [
            "\"filename\"", "\"../../etc/passwd\"", "\"scale\"", "\"3x\"", "\"cap-insets\"", "\"red\"", "\"0xFFFFFFFFFFFF\"", "\"idiom\"",
            "\"a.png\"",
        ]
    ) { bytes, folder in
        for kind in ["imageset", "colorset"] {
            let place = folder.appending(path: "Fuzz.xcassets/Thing.\(kind)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(bytes).write(to: place.appending(path: "Contents.json"))
            try? Data(Self.dot).write(to: place.appending(path: "a.png"))
        }
        let catalog = AssetCatalog.read(folder: folder.appending(path: "Fuzz.xcassets"))
        ImageAssets.use { [catalog] }
        defer { ImageAssets.use { [] } }
        _ = UIImage(named: "Thing")?.size
        _ = UIColor(named: "Thing")?.cgColor
    }

    private static let dot = PNG.encode(Bitmap(width: 4, height: 4, bytes: [UInt8](repeating: 200, count: 64)))

    private static let golden = Reader(
        name: "golden", suffixes: ["txt"], words: ["  ", "\n", "(", ")", "(0, 0; 1 × 1)", "\"", "\\", "UILabel", "nan", "[", "]", "#2"]
    ) { bytes, _ in
        let text = String(decoding: bytes, as: UTF8.self)
        let half = String(text.prefix(text.count / 2))
        _ = LayoutChange.sentences(of: LayoutChange.between(LayerOutline(text: text), LayerOutline(text: half)))
    }

    // MARK: Pictures and fonts

    private static let png = Reader(
        name: "png", suffixes: ["png"], words: ["IHDR", "IDAT", "IEND", "PLTE", "tEXt", "\u{0}\u{0}\u{0}\u{0}"]
    ) { bytes, _ in
        _ = try PNG.decode(bytes)
    }

    private static let jpeg = Reader(
        name: "jpeg", suffixes: ["jpg", "jpeg"], pictures: [baseline, progressive], words: ["JFIF", "Exif", "\u{0}"]
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

    private static let svg = Reader(
        name: "svg", suffixes: ["svg"],
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

    private static let pdf = Reader(
        name: "pdf", suffixes: ["pdf"],
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

    private static let font = Reader(
        name: "font", suffixes: ["ttf", "otf"], words: ["glyf", "cmap", "head", "GSUB", "fvar", "\u{0}\u{0}\u{0}\u{1}"]
    ) { bytes, folder in
        let file = folder.appending(path: "fuzz.ttf")
        try Data(bytes).write(to: file)
        var fonts = FontLibrary()
        for name in try fonts.add(file: file.path) {
            let text = TextBlock(
                runs: [TextRun("Äg fi 123", font: FontDescriptor(family: .named(name), size: 17), color: .black)], scale: 2)
            _ = Rasterizer(fonts: fonts).draw(
                DisplayList([.text(text, in: CGRect(x: 0, y: 0, width: 100, height: 30), centered: false)]),
                size: CGSize(width: 100, height: 30), scale: 2)
        }
    }

    /// Any pixels come back as they were through our own Deflate and libpng's reading.
    private static let deflate = Reader(
        name: "deflate", suffixes: ["png", "yaml"], words: ["\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}", "aaaaaaaaaaaaaaaa"]
    ) {
        bytes, _ in
        let width = 1 + (bytes.first.map(Int.init) ?? 0) % 97
        let height = max(1, min(bytes.count / (width * 4), 4000))
        var pixels = Array(bytes.prefix(width * height * 4))
        pixels += [UInt8](repeating: 0, count: width * height * 4 - pixels.count)
        // Opaque, or plain colours: premultiplied pixels with less alpha than colour are none.
        for at in stride(from: 3, to: pixels.count, by: 4) { pixels[at] = 255 }
        let picture = Bitmap(width: width, height: height, bytes: pixels)
        guard try PNG.decode(PNG.encode(picture)) == picture else { throw WrongResult("the picture did not come back as it was") }
    }
}

/// A reader's answer that cannot be right.
struct WrongResult: Error {
    let words: String
    init(_ words: String) { self.words = words }
}
