import ImageProcessing
import Foundation
import Testing

@testable import CairoGraphics
@testable import Graphics

/// Short files that would take hours to draw: refused with a reason before anything is drawn.
struct SVGBudgetTests {
    private static let open =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"24\" height=\"24\">"

    private static func svg(_ content: String) -> [UInt8] { Array("\(open)\(content)</svg>".utf8) }

    private func refusal(_ bytes: [UInt8], width: Int = 240, height: Int = 240) -> String? {
        do {
            let budget = try SVGBudget(bytes)
            try budget.check(width: width, height: height, scale: CGFloat(width) / 24)
            return nil
        } catch {
            guard case .vector(let reason) = error else { return "\(error)" }
            return reason
        }
    }

    /// Each level draws the one before it twice.
    private static func doubling(_ levels: Int, _ draw: (Int) -> String) -> [UInt8] {
        svg("<defs><rect id=\"m0\" width=\"9\" height=\"9\"/>" + (1...levels).map(draw).joined() + "</defs><use href=\"#m\(levels)\"/>")
    }

    @Test func `elements that double with each level of references are refused`() {
        let uses = Self.doubling(40) { "<g id=\"m\($0)\"><use xlink:href=\"#m\($0 - 1)\"/><use href=\"#m\($0 - 1)\"/></g>" }
        #expect(refusal(uses)?.contains("repeats itself") == true)
        let masks = Self.doubling(40) {
            "<mask id=\"m\($0)\"><g mask=\"url(#m\($0 - 1))\"><rect width=\"9\" height=\"9\" style=\"mask: url('#m\($0 - 1)')\"/></g></mask>"
        }
        #expect(refusal(masks)?.contains("repeats itself") == true)
        // A count that overflows is refused; a reference cycle is not.
        #expect(refusal(Self.doubling(3000) { "<g id=\"m\($0)\"><use href=\"#m\($0 - 1)\"/><use href=\"#m\($0 - 1)\"/></g>" }) != nil)
        #expect(refusal(Self.svg("<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>")) == nil)
    }

    @Test(arguments: [
        ("<feTurbulence numOctaves=\"100000\"/>", 1), ("<feConvolveMatrix order=\"400\"/>", 1), ("<feMorphology radius=\"90\"/>", 1),
        ("<feGaussianBlur stdDeviation=\"3\"/>", 10_000),
    ]) func `filters that read too many pixels are refused`(step: String, count: Int) {
        let steps = String(repeating: step, count: count)
        let bytes = Self.svg("<filter id=\"f\">\(steps)</filter><rect filter=\"url(#f)\" width=\"20\" height=\"20\"/>")
        #expect(refusal(bytes)?.contains("touch") == true)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/lib/x86_64-linux-gnu/librsvg-2.so.2"), "librsvg2-2 is not installed"))
    func `a picture with no size or a huge one is refused`() {
        for size in ["1e38", "1e9", "0", "-4", "40000"] {
            let bytes = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"10\"/>".utf8)
            #expect(throws: LibraryError.self) { try VectorPicture.size(of: bytes, as: .svg) }
        }
    }

    @Test func `everyday icons are within the budget`() {
        let icon = """
            <?xml version="1.0"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
              <!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY outside SYSTEM "file:///etc/passwd">
            ]>
            <svg xmlns="&ns_svg;" width="24" height="24"><style>.a { fill: url(#g) }</style>
            <linearGradient id="g"><stop offset="0"/></linearGradient>
            <filter id="s"><feGaussianBlur stdDeviation="2"/><feOffset dy="1"/><feMerge/></filter>
            <mask id="m"><rect width="24" height="24" fill="#fff"/></mask>
            \(String(repeating: "<g opacity=\".5\" mask=\"url(#m)\"><path class=\"a\" filter=\"url(#s)\" d=\"M0 0h9v9z\"/></g>", count: 20))
            </svg>
            """
        #expect(refusal(Array(icon.utf8), width: 1024, height: 1024) == nil)
    }

    @Test(arguments: ["", "hello", "<svg", "<svg><g></svg>"]) func `text that is not an SVG is an error`(text: String) {
        #expect(throws: LibraryError.self) { try SVGBudget(Array(text.utf8)) }
    }
}
