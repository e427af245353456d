import Foundation
import FoundationNetworking
import Testing
import UIKit

@_spi(Internals) @testable import SnapshotTesting

struct TextStrategyTests {
    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
        var text = ""
        strategy.snapshot(value).run { text = $0 }
        return text
    }

    @Test func `a dump lists a value's children, sorted where order has no meaning`() {
        struct Person: Hashable { let name: String }
        struct Room { let door: Int?, ages: [String: Int], people: Set<Person>, pair: (Int, Character) }
        let room = Room(door: nil, ages: ["c": 3, "a": 1], people: [Person(name: "B"), Person(name: "A")], pair: (1, "x"))
        #expect(
            text(room, .dump) == """
                ▿ Room
                  ▿ ages: 2 key/value pairs
                    ▿ (2 elements)
                      - key: "a"
                      - value: 1
                    ▿ (2 elements)
                      - key: "c"
                      - value: 3
                  - door: Optional<Int>.none
                  ▿ pair: (2 elements)
                    - .0: 1
                    - .1: "x"
                  ▿ people: 2 members
                    ▿ Person
                      - name: "A"
                    ▿ Person
                      - name: "B"

                """)
    }

    @Test func `a dump stops where an object contains itself`() {
        final class Node { var next: Node? }
        let node = Node()
        node.next = node
        #expect(text(node, .dump) == "▿ Node\n  ▿ next: Optional<Node>\n    ▿ some (circular reference detected)\n")
        node.next = nil
    }

    @Test func `dates are dumped in universal time, objects without their addresses`() {
        #expect(text(Date(timeIntervalSinceReferenceDate: 0), .dump) == "- 2001-01-01T00:00:00Z\n")
        #expect(text(NSObject(), .dump) == "- <NSObject>\n")
        #expect(withoutAddresses("<A: 0x7f01; layer = <B: 0x12>>") == "<A; layer = <B>>")
    }

    @Test func `a function of an enumeration is written as a table`() {
        enum Turn: CaseIterable { case left, right }
        let strategy = Snapshotting<Turn, String>.func(into: Snapshotting<String, String>.description)
        #expect(strategy.pathExtension == "csv")
        #expect(text({ $0 == .left ? "L" : "R" }, strategy) == "\"left\",\"L\"\n\"right\",\"R\"")
    }

    @Test func `a request is written raw and for a shell`() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.org/a?b=2&a=1")))
        request.httpMethod = "POST"
        request.addValue("text/html", forHTTPHeaderField: "Accept")
        request.addValue("s={\"i\":0}", forHTTPHeaderField: "Cookie")
        request.httpBody = Data("{\"b\": 1}".utf8)
        #expect(text(request, .raw) == "POST https://example.org/a?a=1&b=2\nAccept: text/html\nCookie: s={\"i\":0}\n\n{\"b\": 1}")
        #expect(text(request, .raw(pretty: true)).hasSuffix("\n{\n  \"b\" : 1\n}"))
        #expect(
            text(request, .curl)
                == """
                curl \\
                \t--request POST \\
                \t--header "Accept: text/html" \\
                \t--data "{\\"b\\": 1}" \\
                \t--cookie "s={\\"i\\":0}" \\
                \t"https://example.org/a?a=1&b=2"
                """)
    }

    @Test func `texts are compared line by line, with four lines around each change`() {
        let old = (1...20).map(String.init).joined(separator: "\n")
        let new = old.replacing("10", with: "ten ")
        #expect(
            LineDiff(old, new).text == """
                @@ −6,9 +6,9 @@
                \u{2007}6
                \u{2007}7
                \u{2007}8
                \u{2007}9
                −10
                +ten ¬
                \u{2007}11
                \u{2007}12
                \u{2007}13
                \u{2007}14
                """)
    }

    @Test func `data differ by length or by content`() {
        let diff = Snapshotting<Data, Data>.data.diffing.diff
        #expect(diff(Data([1]), Data([1])) == nil)
        #expect(diff(Data([1]), Data([2]))?.0 == "Expected data to match")
        #expect(diff(Data([1]), Data([2, 3]))?.0 == "Expected 2 bytes to match 1 bytes")
    }

    @Test func `the segments of a path are listed, quadratic curves as such`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: 60))
        path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
        path.addCurve(to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 45))
        path.closeSubpath()
        path.move(to: CGPoint(x: 1.23456, y: 1.0624))
        #expect(
            text(path, .elementsDescription) == """
                MoveTo (0.0, 0.0)
                LineTo (0.0, 60.0)
                QuadCurveTo (3.75, 86.25) (30.0, 90.0)
                CurveTo (75.0, 60.0) (90.0, 45.0) (90.0, 30.0)
                Close\u{20}

                MoveTo (1.235, 1.062)

                """)
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 90, height: 90))
    }
}
