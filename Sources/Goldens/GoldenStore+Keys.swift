import Foundation

extension GoldenStore.Key: Codable {
    package init(from decoder: any Decoder) throws {
        try self.init(checked: try decoder.singleValueContainer().decode(String.self), decoder)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Checks the name, because it becomes a path and must not lead out of its folder.
    package init(checked name: String, _ decoder: any Decoder) throws {
        guard let key = GoldenStore.Key(name) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "“\(name)” is not a cell name"))
        }
        self = key
    }

    /// Parses `case/cell`; nil for a name that no cell can have.
    package init?(_ name: String) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") && !$0.contains("\\") }
        guard parts.count >= 2, isPlain else { return nil }
        self.init(caseName: String(parts[0]), cellName: parts.dropFirst().joined(separator: "/"))
    }
}
