/// A block of zeroed memory, which is freed with the object.
@safe package final class MemoryBlock {
    package let capacity: Int
    package let start: UnsafeMutablePointer<UInt8>

    package init(capacity: Int) {
        self.capacity = capacity
        unsafe start = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        unsafe start.initialize(repeating: 0, count: capacity)
    }

    deinit { unsafe start.deallocate() }
}
