import Foundation
import Testing

@testable import Snapshots

struct SettingsSchemaTests {
    @Test func `the schema lists exactly the keys that the reader accepts`() throws {
        let json = try #require(try JSONSerialization.jsonObject(with: Data(Settings.schema.utf8)) as? [String: Any])
        let properties = try #require(json["properties"] as? [String: [String: Any]])
        #expect(properties.keys.sorted() == SettingsReader.keys.sorted())
        let matrix = try #require(properties["matrices"]?["additionalProperties"] as? [String: Any])
        #expect((matrix["properties"] as? [String: Any])?.keys.sorted() == SettingsReader.matrixKeys.sorted())
    }
}
