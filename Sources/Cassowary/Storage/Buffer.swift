/// A growable array of plain values in its own allocation. Debug builds check every index; release builds check none.
///
/// Apart from `Pool`, `Box` and `Solver`, the only place in the module that uses pointers.
@safe struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity = 0

    /// Creates an empty buffer. Nothing is allocated until an element is added.
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

    /// The index that the next appended element will have.
    @inline(__always) var end: Int32 { Int32(truncatingIfNeeded: count) }

    /// The elements, for a loop that writes to several buffers, or for a closure.
    @_transparent var pointer: UnsafeMutableElements<Element> { unsafe UnsafeMutableElements(base: base, count: count) }

    // Addressors, so that a field of an element changes in place even in debug builds.
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

    /// Extends the buffer to at least the given length; new elements are `filler`.
    @inline(__always) mutating func extend(to length: Int32, with filler: Element) {
        if Int(length) <= count { return }
        if Int(length) > capacity { reserve(max(Int(length), capacity &* 4)) }
        unsafe (base + count).initialize(repeating: filler, count: Int(length) - count)
        count = Int(length)
    }

    /// Sets the length. The caller must write the elements.
    @inline(__always) mutating func resize(to length: Int32) {
        if Int(length) > capacity { reserve(Int(length) &+ Int(length) / 4) }
        count = Int(length)
    }

    /// Extends the buffer by the given length. The caller must write the new elements.
    @inline(__always) mutating func grow(by length: Int32) {
        let end = count &+ Int(length)
        if end > capacity { reserve(max(end, capacity &* 4)) }
        count = end
    }

    /// Sets the length, and all elements to `filler`.
    @inline(__always) mutating func reset(to length: Int32, with filler: Element) {
        resize(to: length)
        for index in 0..<Int(length) { unsafe base[index] = filler }
    }

    /// Makes room for at least `wanted` elements.
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

/// The elements of a buffer, without ownership. Valid until the buffer grows or is destroyed, which nothing checks. Indices are checked in
/// debug builds, like those of the buffer.
///
/// Loops use it because with a buffer the compiler would reload its address for every element, in case a write moved another buffer.
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

    /// Sorts a range of the elements stably; fast if few are out of order.
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
