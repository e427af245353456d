import Foundation
import Testing

@testable import LayoutSpecs

/// Keys that are collections or aliases are found before the YAML is parsed.
struct CollectionKeyTests {
    @Test(arguments: [
        ("? [a, b]", 0..<2), ("  - ? a", 0..<6), ("{ ? a", 0..<4), ("*name : 1", 0..<8), ("a: [*b]: 2", 4..<9), ("{*a: 1}", 1..<5),
        ("x: *a]", nil), ("color: *accent", nil), ("what? yes", nil), ("a.width == 2 * b.width", nil), ("a: *b:c", nil), ("*a:", 0..<3),
    ])
    func `a line's collection key is found`(line: String, range: Range<Int>?) {
        #expect(CollectionKey(in: line)?.range == range, "\(line)")
    }

    @Test func `in random short lines the key is found where a regular expression finds it`() {
        let pattern = /^[\s\-]*\? |[\[{,]\s*\? |\*[A-Za-z0-9_\-]+\s*:(\s|$)|\*[A-Za-z0-9_\-].*[\]}]\s*:(\s|$)/
        var state: UInt64 = 16
        func number(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let parts = ["*", "*a", "? ", "?", " ", "  ", "-", ":", ": ", "[", "]", "{", "}", ",", "b", "é", "\t"]
        for _ in 0..<5000 {
            let line = (0..<1 + number(9)).map { _ in parts[number(parts.count)] }.joined()
            let expected = line.firstMatch(of: pattern).map { found in
                let start = line[..<found.range.lowerBound].unicodeScalars.count
                return start..<start + found.output.0.unicodeScalars.count
            }
            #expect(CollectionKey(in: line)?.range == expected, "“\(line)”")
        }
    }

    /// Searching from each star to the end of the line took minutes.
    @Test func `a line of a hundred thousand characters is read at once`() {
        let line = "a.leading == " + String(repeating: "root.leading + *8=      ", count: 5000)
        #expect(throws: SpecErrors.self) {
            try LayoutSpec.read(text: "root: {kind: UIView, id: a, constraints: [\"\(line)\"]}", file: "long.yaml")
        }
    }
}
