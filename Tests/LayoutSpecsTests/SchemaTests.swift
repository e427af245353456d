import Foundation
import LayoutSpecs
import Testing

@Suite struct SchemaTests {
    static let published = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/LayoutSpecs/Schema/layout-spec.schema.json")

    @Test func `the published schema is the one the tables make`() throws {
        let text = try String(contentsOf: Self.published, encoding: .utf8)
        #expect(text == LayoutSpec.jsonSchema, "Write LayoutSpec.jsonSchema (plumb schema) to \(Self.published.lastPathComponent)")
    }

    @Test func `the schema is JSON and all its references lead somewhere`() throws {
        let root = try #require(try JSONSerialization.jsonObject(with: Data(LayoutSpec.jsonSchema.utf8)) as? [String: Any])
        var dead: [String] = []
        visit(root) { reference in
            var place: Any? = root
            for part in reference.dropFirst(2).split(separator: "/") { place = (place as? [String: Any])?[String(part)] }
            if place == nil { dead.append(reference) }
        }
        #expect(dead.sorted() == [])
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
