import CPangoCairo

// The C library's fills are fast in a build for debugging, too, where `update(repeating:)` calls a function for each element.

extension UnsafeMutablePointer<UInt32> {
    /// The same pixel `count` times.
    @inline(__always) func fill(with pixel: UInt32, count: Int) { unsafe plumb_fill_pixels(self, pixel, count) }
}

extension UnsafeMutablePointer<UInt8> {
    /// Zero `count` times.
    @inline(__always) func clear(count: Int) { _ = unsafe memset(self, 0, count) }
}
