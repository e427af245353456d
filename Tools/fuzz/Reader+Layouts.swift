import CairoGraphics
import Foundation
import Graphics
import InterfaceBuilder
import LayoutSpecs
import Snapshots
import UIKit

// Readers of layouts that other people wrote: specs, parts of specs, documents.
extension Reader {
    static let spec = Reader(
        name: "spec", suffixes: ["yaml"], tops: ["Examples"], share: 20,
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

    static let equation = Reader(
        name: "equation", suffixes: [], share: 60,
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

    static let condition = Reader(
        name: "condition", suffixes: [], share: 100,
        samples: [
            "contentSize >= accessibilityMedium", "direction == rtl and style == dark",
            "not (horizontalSizeClass == compact or style == light)",
            "language == ar or width >= 400", "verticalSizeClass == regular and not style == light",
        ],
        words: [
            "(", ")", "((((((((", "not ", " and ", " or ", "==", ">=", "<", "!=", "dark", "AX3", "width", "contentSize", "é", "'", "\\",
        ]
    ) { bytes, _ in
        let text = String(decoding: bytes, as: UTF8.self).replacing("'", with: "''").replacing("\n", with: " ")
        let yaml = """
            root: {kind: UIView, subviews: [{kind: UILabel, id: a, text: A label}]}
            variations:
              - when: '\(text)'
                views: {a: {text: Another}}
            """
        _ = try LayoutSpec.read(text: yaml, file: "fuzz.yaml")
    }

    static let visualFormat = Reader(
        name: "visual format", suffixes: [], share: 100,
        samples: ["H:|-[a]-(>=8)-[b(44@750)]-|", "V:|[a(==b)][b]|", "[a]-10-[b]-(8@20,>=4)-|", "|-(gap)-[a(b,>=20)]"],
        words: ["H:", "V:", "|", "-", "[a]", "[b]", "(", ")", "@", ">=", "==", "<=", ",", "10", "-10-", "[", "]", "99999999999", "gap"]
    ) { bytes, _ in
        let (parent, a, b) = (UIView(), UIView(), UIView())
        for view in [a, b] { parent.addSubview(view) }
        let views: [String: Any] = ["a": a, "b": b]
        _ = try VisualFormat.constraints(String(decoding: bytes, as: UTF8.self), options: [], metrics: ["gap": 4.0], views: views)
    }

    static let document = Reader(
        name: "document", suffixes: ["storyboard", "xib"], share: 20,
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

    /// Lays out and draws the first case at the size of a watch, because faults do not depend on the size.
    @MainActor static func draw(_ cases: [Case]) throws {
        guard let first = cases.first, let cell = Cell(named: "200x240@1x", catalog: .standard) else { return }
        let snapshot = try renderer.snapshot(of: Renderer.Job(first, in: cell))
        _ = Renderer.bitmap(of: snapshot, with: rasterizer)
    }

    @MainActor private static let renderer = Renderer(workers: 1)
    @MainActor private static let rasterizer = Rasterizer()
}
