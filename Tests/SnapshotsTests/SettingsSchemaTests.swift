import Foundation
import Testing

@testable import Rendering

struct SettingsSchemaTests {
    private typealias Object = [String: Any]

    private func schema() throws -> Object {
        try #require(try JSONSerialization.jsonObject(with: Data(Settings.schema.utf8)) as? Object)
    }

    /// Returns the keys that the reader refuses in a file.
    private func unknownKeys(in text: String) -> [String] {
        do {
            _ = try Settings.read(text: text, file: "plumb.yaml")
            return []
        } catch {
            return error.errors.compactMap { if case .unknownKey(let key, _) = $0.problem { key } else { nil } }
        }
    }

    @Test func `the reader knows every key of the schema, and no other`() throws {
        let properties = try #require(try schema()["properties"] as? Object)
        #expect(properties.count == 18)
        for key in properties.keys { #expect(unknownKeys(in: "\(key): [[]]\n").isEmpty, "\(key)") }
        #expect(unknownKeys(in: "output: a\noutputs: a\n") == ["outputs"])
    }

    @Test(arguments: ["code", "tolerance", "findings"]) func `the reader knows every key inside a mapping`(key: String) throws {
        let mapping = try #require((try schema()["properties"] as? Object)?[key] as? Object)
        let properties = try #require(mapping["properties"] as? Object)
        #expect(mapping["additionalProperties"] as? Bool == false && properties.count > 2)
        for inner in properties.keys { #expect(unknownKeys(in: "\(key):\n  \(inner): {}\n").isEmpty, "\(key).\(inner)") }
        #expect(unknownKeys(in: "\(key): {unheard: 1}\n") == ["unheard"])
    }

    @Test(arguments: ["matrices", "cases"]) func `the reader knows every key of named entries`(key: String) throws {
        let mapping = try #require((try schema()["properties"] as? Object)?[key] as? Object)
        let properties = try #require((mapping["additionalProperties"] as? Object)?["properties"] as? Object)
        for inner in properties.keys { #expect(unknownKeys(in: "\(key):\n  One:\n    \(inner): {}\n").isEmpty, "\(key).\(inner)") }
        #expect(unknownKeys(in: "\(key): {One: {unheard: 1}}\n") == ["unheard"])
    }

    @Test func `the reader accepts every value that the schema offers for an axis`() throws {
        let mapping = try #require((try schema()["properties"] as? Object)?["matrices"] as? Object)
        let axes = try #require((mapping["additionalProperties"] as? Object)?["properties"] as? [String: Object])
        var offered: [String: [String]] = [:]
        for (axis, value) in axes { offered[axis] = ((value["anyOf"] as? [Object])?.first?["enum"]) as? [String] }
        #expect(offered.count == 8 && offered["keyboards"] == ["hidden", "shown", "all"])
        for (axis, words) in offered {
            for word in words {
                #expect(throws: Never.self) {
                    try Settings.read(text: "matrices: {One: {devices: 40x40, \(axis): \(word)}}", file: "plumb.yaml")
                }
            }
        }
    }

    @Test(arguments: ["devices": "", "packages": "code"]) func `the reader knows every key of listed entries`(
        key: String, owner: String
    ) throws {
        var properties = try #require(try schema()["properties"] as? Object)
        if !owner.isEmpty { properties = try #require((properties[owner] as? Object)?["properties"] as? Object) }
        let items = try #require((properties[key] as? Object)?["items"] as? Object)
        let inner = try #require(items["properties"] as? Object)
        let start = owner.isEmpty ? "" : "\(owner):\n  "
        for name in inner.keys { #expect(unknownKeys(in: "\(start)\(key): [{\(name): {}}]\n").isEmpty, "\(key).\(name)") }
        #expect(unknownKeys(in: "\(start)\(key): [{unheard: 1}]\n") == ["unheard"])
    }
}
