import Foundation

extension Data {
    /// The bytes as a list: what apps and libraries called `bytes` before Foundation gave the name to a span.
    public var listedBytes: [UInt8] { Array(self) }
}
