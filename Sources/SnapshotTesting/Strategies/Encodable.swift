import Foundation

extension Snapshotting where Value: Encodable, Format == String {
    /// Pretty JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    public static func json(_ encoder: JSONEncoder) -> Snapshotting { encoded("json") { try encoder.encode($0) } }

    /// An XML property list.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return plist(encoder)
    }

    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting { encoded("plist") { try encoder.encode($0) } }

    private static func encoded(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in text { try encode(value) } }
        strategy.pathExtension = pathExtension
        return strategy
    }
}

extension Snapshotting where Format == String {
    /// A value that `JSONSerialization` accepts, as pretty JSON with sorted keys.
    public static var json: Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            text { try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed]) }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

/// Returns the encoded text, or the error if encoding fails, which then becomes the snapshot.
private func text(_ encode: () throws -> Data) -> String {
    do { return String(decoding: try encode(), as: UTF8.self) } catch { return "The value could not be encoded: \(error)" }
}
