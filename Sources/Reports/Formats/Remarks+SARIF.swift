import Foundation

extension [Remark] {
    /// Returns SARIF 2.1.0 (OASIS, “Static Analysis Results Interchange Format”), as read by code scanning.
    ///
    /// - Parameter version: the version of this program.
    package func sarif(version: String) throws -> String {
        let names = Set(map(\.rule)).sorted()
        let rules = names.map { Log.Rule(id: $0, shortDescription: .init(text: Remark.rules[$0] ?? $0)) }
        let driver = Log.Driver(name: "Plumb", version: version, semanticVersion: version, rules: rules)
        let results = map { remark in
            Log.Result(
                ruleId: remark.rule, ruleIndex: names.firstIndex(of: remark.rule) ?? 0, level: remark.level.rawValue,
                message: .init(text: "\(remark.title): \(remark.message)"),
                locations: remark.file.map { [Self.location($0, remark)] } ?? [],
                partialFingerprints: ["plumb/v1": remark.fingerprint])
        }
        let log = Log(runs: [.init(tool: .init(driver: driver), columnKind: "unicodeCodePoints", results: results)])
        return try Self.encoded(log)
    }

    private static func location(_ file: String, _ remark: Remark) -> Log.Location {
        let region = remark.line.map { Log.Region(startLine: $0, startColumn: remark.column) }
        return Log.Location(physicalLocation: .init(artifactLocation: .init(uri: uri(file)), region: region))
    }

    /// Returns a relative reference according to RFC 3986.
    private static func uri(_ path: String) -> String {
        let plain = CharacterSet(charactersIn: "-._~/@+,=").union(.alphanumerics)
        let text = path.addingPercentEncoding(withAllowedCharacters: plain.intersection(CharacterSet(charactersIn: "\u{21}"..."\u{7E}")))
        return (path.hasPrefix("/") ? "file://" : "") + (text ?? path)
    }

    static func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private struct Log: Encodable {
        var schema = "https://json.schemastore.org/sarif-2.1.0.json"
        var version = "2.1.0"
        var runs: [Run]

        enum CodingKeys: String, CodingKey { case schema = "$schema", version, runs }

        struct Run: Encodable {
            var tool: Tool
            var columnKind: String
            var results: [Result]
        }
        struct Tool: Encodable { var driver: Driver }
        struct Driver: Encodable { var name, version, semanticVersion: String; var rules: [Rule] }
        struct Rule: Encodable { var id: String; var shortDescription: Message }
        struct Message: Encodable { var text: String }
        struct Result: Encodable {
            var ruleId: String
            var ruleIndex: Int
            var level: String
            var message: Message
            var locations: [Location]
            var partialFingerprints: [String: String]
        }
        struct Location: Encodable { var physicalLocation: PhysicalLocation }
        struct PhysicalLocation: Encodable { var artifactLocation: ArtifactLocation; var region: Region? }
        struct ArtifactLocation: Encodable { var uri: String }
        struct Region: Encodable { var startLine: Int; var startColumn: Int? }
    }
}
