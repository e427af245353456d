import Foundation
import Snapshots

/// Stores values of a format on disk and compares them.
public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value
    /// Returns nil if the values are equal, otherwise a description of the difference and attachments.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?
    /// Returns what was tolerated between values that `diff` considers equal.
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
