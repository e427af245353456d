import Foundation

extension UnsafeMutablePointer<UInt32> {
    /// Writes the same pixel `count` times.
    package func fill(with pixel: UInt32, count: Int) { for x in 0..<count { unsafe self[x] = pixel } }
}

extension UnsafeMutablePointer<UInt8> {
    /// Writes `count` zeros.
    package func clear(count: Int) { _ = unsafe memset(self, 0, count) }
}
