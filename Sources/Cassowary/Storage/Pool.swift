/// A value that can store an index while its memory is unused.
protocol Linkable: BitwiseCopyable {
    init(_ link: Int32)
    var link: Int32 { get }
}

extension Int32: Linkable { var link: Int32 { self } }
extension Double: Linkable { var link: Int32 { Int32(self) } }

/// Segments of a buffer, allocated and released by size. Segments do not move; the same calls return the same segments.
struct Pool<Element: Linkable>: ~Copyable {
    private var buffer = Buffer<Element>()
    /// The first free segment of each size class, or -1 if there is none. Each free segment stores the index of the next one.
    private var freed = Buffer<Int32>()

    init() {}

    init(copying other: borrowing Pool<Element>) {
        buffer = Buffer(copying: other.buffer)
        freed = Buffer(copying: other.freed)
    }

    @_transparent var pointer: UnsafeMutableElements<Element> { buffer.pointer }

    /// Each size up to 32 has its own class; above that, there are four classes per octave.
    @inline(__always) private static func sizeClass(_ size: Int32) -> (index: Int32, size: Int32) {
        size <= 32 ? (size, size) : largeSizeClass(size)
    }

    @inline(never) private static func largeSizeClass(_ size: Int32) -> (index: Int32, size: Int32) {
        let shift = 31 &- Int32(size.leadingZeroBitCount) &- 2
        let steps = ((size &- 1) >> shift) &+ 1
        return (33 &+ (shift &- 3) &* 4 &+ (steps &- 4), steps << shift)
    }

    @inline(__always) mutating func allocate(_ size: Int32) -> Int32 {
        if freed.count > 0 || size > 32 { return allocateRounded(size) }
        let start = buffer.end
        buffer.grow(by: size)
        return start
    }

    private mutating func allocateRounded(_ size: Int32) -> Int32 {
        if size == 0 { return 0 }
        let (index, rounded) = Self.sizeClass(size)
        let head = index < Int32(freed.count) ? freed[index] : -1
        if head >= 0 {
            freed[index] = buffer[head].link
            return head
        }
        let start = Int32(buffer.count)
        buffer.grow(by: rounded)
        return start
    }

    mutating func release(_ start: Int32, _ size: Int32) {
        if size == 0 { return }
        let index = Self.sizeClass(size).index
        freed.extend(to: index &+ 1, with: -1)
        buffer[start] = Element(freed[index])
        freed[index] = start
    }

    subscript(_ index: Int32) -> Element {
        @_transparent unsafeAddress { return unsafe buffer.address(of: index) }
        @_transparent unsafeMutableAddress { return unsafe buffer.mutableAddress(of: index) }
    }
}
