import Foundation
import Snapshots

/// How a format is kept on disk, and how two of its values are compared.
public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value
    /// Nil when the values are the same; else what differs, in words, and evidence.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?
    /// What was let pass where `diff` found values to be the same.
    var tolerated: (Value, Value) -> Tolerated? = { _, _ in nil }

    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ reference: Value, _ actual: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}
