/// A growing run of plain values in memory of its own, which goes when it goes. Debug builds check every index; release builds check none.
///
/// The only place of the module that meets pointers, with `Pool` and `Box`.
@safe struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity = 0

    /// Takes no memory until something is appended.
    init() { unsafe base = Self.nowhere }

    init(copying other: borrowing Buffer<Element>) {
        self.init()
        reserve(other.count)
        count = other.count
        unsafe base.update(from: other.base, count: count)
    }

    deinit { deallocate() }

    private func deallocate() { if capacity > 0 { unsafe base.deallocate() } }

    private static var nowhere: UnsafeMutablePointer<Element> {
        unsafe UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    }

    /// The index of the next element.
    @inline(__always) var end: Int32 { Int32(truncatingIfNeeded: count) }

    /// The elements for a loop that writes several buffers, or a closure.
    @_transparent var pointer: UnsafeMutableElements<Element> { unsafe UnsafeMutableElements(base: base, count: count) }

    // Addressors, so that a field of an element changes in place, in debug builds too.
    subscript(_ index: Int32) -> Element {
        @_transparent unsafeAddress { return unsafe address(of: index) }
        @_transparent unsafeMutableAddress { return unsafe mutableAddress(of: index) }
    }

    @_transparent func address(of index: Int32) -> UnsafePointer<Element> {
        assert(index >= 0 && Int(index) < count, "index out of bounds")
        return unsafe UnsafePointer(base + Int(index))
    }

    @_transparent func mutableAddress(of index: Int32) -> UnsafeMutablePointer<Element> {
        assert(index >= 0 && Int(index) < count, "index out of bounds")
        return unsafe base + Int(index)
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { reserve(capacity &* 4) }
        unsafe (base + count).initialize(to: element)
        count &+= 1
    }

    @inline(__always) mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count &-= 1
        return unsafe base[count]
    }

    @inline(__always) mutating func removeAll() { count = 0 }

    @inline(__always) mutating func truncate(to newCount: Int32) { count = Int(newCount) }

    /// Makes the buffer at least so long; new elements are `filler`.
    @inline(__always) mutating func extend(to length: Int32, with filler: Element) {
        if Int(length) <= count { return }
        if Int(length) > capacity { reserve(max(Int(length), capacity &* 4)) }
        unsafe (base + count).initialize(repeating: filler, count: Int(length) - count)
        count = Int(length)
    }

    /// Exactly so long; what it holds is yet to be written.
    @inline(__always) mutating func resize(to length: Int32) {
        if Int(length) > capacity { reserve(Int(length) &+ Int(length) / 4) }
        count = Int(length)
    }

    /// So much longer; what is new is yet to be written.
    @inline(__always) mutating func grow(by length: Int32) {
        let end = count &+ Int(length)
        if end > capacity { reserve(max(end, capacity &* 4)) }
        count = end
    }

    /// Exactly so long, all of it `filler`.
    @inline(__always) mutating func reset(to length: Int32, with filler: Element) {
        resize(to: length)
        for index in 0..<Int(length) { unsafe base[index] = filler }
    }

    /// Room for so many, with some to spare.
    @inline(never) mutating func reserve(_ wanted: Int) {
        let newCapacity = max(wanted, 32)
        guard newCapacity > capacity else { return }
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        unsafe larger.update(from: base, count: count)
        deallocate()
        unsafe base = larger
        capacity = newCapacity
    }
}

/// The elements of a buffer, without its ownership: valid until the buffer grows or goes, which nothing checks. Indices are checked in
/// debug builds, as those of the buffer are.
///
/// A loop takes it where the compiler would read a buffer's address anew with every element, for fear that one write moves another buffer.
@safe struct UnsafeMutableElements<Element: BitwiseCopyable>: BitwiseCopyable {
    let base: UnsafeMutablePointer<Element>
    let count: Int

    @inline(__always) var end: Int32 { Int32(truncatingIfNeeded: count) }

    @_transparent init(base: UnsafeMutablePointer<Element>, count: Int) {
        unsafe self.base = base
        self.count = count
    }

    subscript(_ index: Int32) -> Element {
        @_transparent unsafeAddress {
            assert(index >= 0 && Int(index) < count, "index out of bounds")
            return unsafe UnsafePointer(base + Int(index))
        }
        @_transparent nonmutating unsafeMutableAddress {
            assert(index >= 0 && Int(index) < count, "index out of bounds")
            return unsafe base + Int(index)
        }
    }

    /// Sorts a part of them, stably; quick where little is out of order.
    @inline(__always) func sort(_ range: Range<Int32>, by isLess: (Element, Element) -> Bool) {
        if range.count < 2 { return }
        if range.count <= 24 { insertionSort(range, by: isLess) } else { mergeSort(range, by: isLess) }
    }

    @inline(__always) private func insertionSort(_ range: Range<Int32>, by isLess: (Element, Element) -> Bool) {
        for index in range.dropFirst() {
            let element = self[index]
            var hole = index
            while hole > range.lowerBound, isLess(element, self[hole &- 1]) {
                self[hole] = self[hole &- 1]
                hole &-= 1
            }
            if hole != index { self[hole] = element }
        }
    }

    private func mergeSort(_ range: Range<Int32>, by isLess: (Element, Element) -> Bool) {
        var isSorted = true
        for index in range.dropFirst() where isLess(self[index], self[index &- 1]) { isSorted = false; break }
        if isSorted { return }
        var elements: [Element] = []
        elements.reserveCapacity(range.count)
        for index in range { elements.append(self[index]) }
        elements.sort(by: isLess)
        for (offset, element) in elements.enumerated() { self[range.lowerBound &+ Int32(offset)] = element }
    }
}
