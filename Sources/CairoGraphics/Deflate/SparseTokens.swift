/// Finds the repetitions in bytes of which most are zero. A run of zeros is measured many bytes at a time and never enters the search.
/// Bytes come a row at a time and are looked at while they are near: of all that came, deflate's window is kept and little more.
@safe struct SparseTokens {
    private(set) var tokens: [DeflateToken] = []

    private static let window = 32768
    private static let longest = 258
    private static let hashBits: UInt32 = 15
    /// Earlier places looked at for a repetition.
    private static let effort = 32
    /// The length that is good enough to look no further.
    private static let good = 96

    private let memory: SparseMemory
    /// How many bytes came before those in memory.
    private var dropped = 0
    /// In memory: bytes that came, and those that became tokens.
    private var filled = 0, done = 0

    /// - Parameter rowLength: the most bytes that come at once.
    init(rowLength: Int) {
        memory = SparseMemory(capacity: 1 << 18 + rowLength, slots: 1 << Int(Self.hashBits), window: Self.window)
        tokens.reserveCapacity(1 << 17)
    }

    /// Where the next bytes are to be written, before `take` is told of them.
    mutating func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
        if filled + count > memory.capacity {
            let old = max(done - Self.window, 0)
            unsafe memory.bytes.update(from: memory.bytes + old, count: filled - old)
            dropped += old
            filled -= old
            done -= old
        }
        return unsafe memory.bytes + filled
    }

    mutating func take(_ count: Int) {
        filled += count
        // What a repetition may reach is looked at with the bytes to come.
        find(upTo: filled - 2 * Self.longest)
    }

    mutating func finish() { find(upTo: filled) }

    private mutating func find(upTo end: Int) {
        var at = done
        while at < end {
            if isZero(at) { at = skipZeros(at); continue }
            var match = match(at, longerThan: 2)
            while match.length > 0, match.length < Self.good {
                let next = self.match(at &+ 1, longerThan: match.length)
                guard next.length > 0 else { break }
                tokens.append(DeflateToken(literal: unsafe memory.bytes[at]))
                (match, at) = (next, at &+ 1)
            }
            guard match.length > 0 else {
                tokens.append(DeflateToken(literal: unsafe memory.bytes[at]))
                at &+= 1
                continue
            }
            tokens.append(DeflateToken(length: match.length, distance: match.distance))
            let last = at &+ match.length
            at &+= match.length < Self.good ? 2 : 1
            while at < last { remember(at); at &+= 1 }
        }
        done = at
    }

    // MARK: Zeros

    /// Four zeros begin here.
    private func isZero(_ at: Int) -> Bool { at &+ 4 <= filled && word(at) == 0 }

    /// - Returns: where the run ends, or what has come of it.
    private mutating func skipZeros(_ start: Int) -> Int {
        var end = start &+ 4
        while end &+ 32 <= filled, unsafe UnsafeRawPointer(memory.bytes + end).loadUnaligned(as: SIMD4<UInt64>.self) == .zero { end &+= 32 }
        while unsafe end < filled && memory.bytes[end] == 0 { end &+= 1 }
        var rest = end - start
        if unsafe start == 0 || memory.bytes[start &- 1] != 0 {
            tokens.append(DeflateToken(literal: 0))
            rest -= 1
        }
        while rest >= 3 {
            tokens.append(DeflateToken(length: min(rest, Self.longest), distance: 1))
            rest -= min(rest, Self.longest)
        }
        for _ in 0..<rest { tokens.append(DeflateToken(literal: 0)) }
        return end
    }

    // MARK: Repetitions

    /// The longest repetition that begins here, if it is longer than `least`; length 0 for none. The place is remembered.
    private func match(_ at: Int, longerThan least: Int) -> (length: Int, distance: Int) {
        let limit = min(Self.longest, filled &- at)
        guard limit > least, limit >= 4 else { return (0, 0) }
        let start = word(at)
        guard start != 0 else { return (0, 0) }
        let bytes = unsafe memory.bytes
        let (slot, here) = (Self.slot(start), at &+ dropped)
        var place = unsafe Int(memory.heads[slot])
        unsafe memory.links[here & (Self.window &- 1)] = Int32(truncatingIfNeeded: place)
        unsafe memory.heads[slot] = Int32(truncatingIfNeeded: here &+ 1)
        var (length, distance) = (least, 0)
        var tries = Self.effort
        while place > 0, here &- (place &- 1) <= Self.window, tries > 0 {
            let other = place &- 1 &- dropped
            if unsafe bytes[other &+ length] == bytes[at &+ length] && (word(other) ^ start) & 0xFF_FFFF == 0 {
                let found = common(other, at, limit)
                // A far repetition of three bytes costs more than the bytes.
                if found > length, found > 3 || at &- other < 4096 {
                    (length, distance) = (found, at &- other)
                    if found >= Self.good || found == limit { break }
                }
            }
            place = unsafe Int(memory.links[(place &- 1) & (Self.window &- 1)])
            tries &-= 1
        }
        return distance > 0 ? (length, distance) : (0, 0)
    }

    private func remember(_ at: Int) {
        guard at &+ 4 <= filled else { return }
        let start = word(at)
        guard start != 0 else { return }
        let (slot, here) = (Self.slot(start), at &+ dropped)
        unsafe memory.links[here & (Self.window &- 1)] = memory.heads[slot]
        unsafe memory.heads[slot] = Int32(truncatingIfNeeded: here &+ 1)
    }

    /// How many bytes are the same from both places on.
    private func common(_ a: Int, _ b: Int, _ limit: Int) -> Int {
        let bytes = unsafe UnsafeRawPointer(memory.bytes)
        var length = 0
        while length &+ 8 <= limit {
            let x = unsafe (bytes + a + length).loadUnaligned(as: UInt64.self)
            let y = unsafe (bytes + b + length).loadUnaligned(as: UInt64.self)
            guard x == y else { return length &+ (x ^ y).trailingZeroBitCount / 8 }
            length &+= 8
        }
        while unsafe length < limit && memory.bytes[a &+ length] == memory.bytes[b &+ length] { length &+= 1 }
        return length
    }

    private func word(_ at: Int) -> UInt32 { unsafe UnsafeRawPointer(memory.bytes + at).loadUnaligned(as: UInt32.self) }

    /// Of the first three bytes.
    private static func slot(_ word: UInt32) -> Int { Int(((word & 0xFF_FFFF) &* 0x9E37_79B1) >> (32 &- hashBits)) }
}

/// What the search works in.
@safe private final class SparseMemory {
    let capacity: Int
    let bytes: UnsafeMutablePointer<UInt8>
    /// The last place of each hash, and for each place the one before it with the same hash; counted from 1, 0 for none.
    let heads, links: UnsafeMutablePointer<Int32>

    init(capacity: Int, slots: Int, window: Int) {
        self.capacity = capacity
        unsafe bytes = .allocate(capacity: capacity)
        unsafe heads = .allocate(capacity: slots)
        unsafe links = .allocate(capacity: window)
        unsafe bytes.initialize(repeating: 0, count: capacity)
        unsafe heads.initialize(repeating: 0, count: slots)
        unsafe links.initialize(repeating: 0, count: window)
    }

    deinit {
        unsafe bytes.deallocate()
        unsafe heads.deallocate()
        unsafe links.deallocate()
    }
}
