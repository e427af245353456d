import Foundation
import Testing

@testable import LayoutSpecs

struct SchemaTests {
    static let published = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/LayoutSpecs/Schema/layout-spec.schema.json")

    @Test func `the published schema is the one that the tables generate`() throws {
        let text = try String(contentsOf: Self.published, encoding: .utf8)
        #expect(text == LayoutSpec.jsonSchema, "Write LayoutSpec.jsonSchema (plumb schema) to \(Self.published.lastPathComponent)")
    }

    @Test func `the schema is JSON, and all its references resolve`() throws {
        let root = try #require(try JSONSerialization.jsonObject(with: Data(LayoutSpec.jsonSchema.utf8)) as? [String: Any])
        var dead: [String] = []
        visit(root) { reference in
            var place: Any? = root
            for part in reference.dropFirst(2).split(separator: "/") { place = (place as? [String: Any])?[String(part)] }
            if place == nil { dead.append(reference) }
        }
        #expect(dead.sorted() == [])
    }

    // MARK: Equations

    private func fits(_ text: String, _ patterns: [String]) throws -> Bool {
        try patterns.contains {
            let expression = try NSRegularExpression(pattern: $0)
            return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        }
    }

    private var line: [String] { [EquationPattern.equation, EquationPattern.visualFormat, EquationPattern.open] }

    @Test func `every line of the examples matches the schema`() throws {
        let folder = Self.published.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Examples")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL])
        var lines: [String] = []
        for file in files where file.pathExtension == "yaml" && file.lastPathComponent != "plumb.yaml" {
            let text = try String(contentsOf: file, encoding: .utf8)
            var parser = DocumentParser(text: text, source: SourceText(text))
            if let root = parser.root() { collect(root, isLine: false, &lines) }
        }
        #expect(lines.count > 100)
        #expect(try lines.filter { try !fits($0, line) } == [])
    }

    private func collect(_ node: SpecNode, isLine: Bool, _ lines: inout [String]) {
        if isLine, let text = node.scalar?.string { lines.append(text) }
        for item in node.sequence ?? [] { collect(item, isLine: isLine, &lines) }
        for entry in node.mapping ?? [] {
            collect(entry.value, isLine: entry.key == "constraints" || (isLine && entry.key == "format"), &lines)
        }
    }

    @Test(arguments: [
        "a.leading == b.trailing + 12 @750 \"Post.title\"", "width==44", "a.edges == margins inset (8, 16)",
        "a.edges == root.edges inset -8",
        "a.top == b.top == c.top", "a.width <= (root.width - 2 * gutter) / 3 @high", "a.size == (40, .5)", "a . top >= b@1",
        "a.width == -(-gutter)", "a.width == ((((1))))", "$side == b.top", "H:|-[a(>=80,<=120@high)]-gutter-[b]-(>=8)-|", "V:[a][b]",
        "[a]-|",
        "H:|[a(b)]|", "|-8-[a]-0-[b]",
    ]) func `a line that can be read matches the schema`(_ text: String) throws {
        #expect(try fits(text, line))
    }

    @Test(arguments: [
        "a.leading = b.leading", "a.leading < b.leading", "a.leading == b.leading +", "2 * a.width == b.width", "a == b", "a.widht == 44",
        "a.width >= 44 @1200", "a.width >= 44 @0", "a.width >= 44 @hihg", "a.width >= 44 \"open", "a.width >= 44 44", "a.top ≤ b.top",
        "a.width >= b.width >= 10", "a.leading == ", "a..leading == 4", "a.leading == 5.", "a.width == (4", "H:|-[a", "V|-[a]-|",
        "H:|-[a]-|-[b]",
        "H:[a]--[b]", "", "a.edges == b.edges inset",
    ]) func `a line that cannot be read does not match the schema`(_ text: String) throws {
        #expect(try !fits(text, line))
    }

    @Test func `amounts are sums and products`() throws {
        let amount = [EquationPattern.amount, EquationPattern.open]
        for text in ["gutter", "gutter * 2", "-(gutter + 4) / 2", "$gap"] { #expect(try fits(text, amount), "\(text)") }
        for text in ["gutter *", "gutter 2", "title.width >= 4", "(gutter"] { #expect(try !fits(text, amount), "\(text)") }
    }

    private func visit(_ value: Any, _ body: (String) -> Void) {
        if let object = value as? [String: Any] {
            if let reference = object["$ref"] as? String { body(reference) }
            for member in object.values { visit(member, body) }
        } else if let list = value as? [Any] {
            for member in list { visit(member, body) }
        }
    }
}
