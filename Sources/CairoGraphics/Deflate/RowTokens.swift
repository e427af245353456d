/// Finds the repetitions in rows of pixels, most of which are like the one before: such a run is measured many bytes at a time and never
/// enters the search. Rows are looked at while they are near: of all that came, deflate's window is kept and little more.
@safe struct RowTokens {
    private(set) var tokens: [DeflateToken] = []

    private static let window = 32768
    private static let longest = 258
    private static let hashBits: UInt32 = 15
    /// Earlier places looked at for a repetition.
    private static let effort = 24
    /// Lengths that are good enough not to look a byte further on, and not to look at all places.
    private static let lazy = 32, good = 64

    private let memory: Memory
    /// Bytes of a pixel.
    private let period: Int
    /// How many bytes came before those in memory.
    private var dropped = 0
    /// In memory: bytes that came, and those that became tokens.
    private var filled = 0, done = 0

    /// - Parameters:
    ///   - stride: bytes of a row.
    ///   - period: bytes of a pixel.
    init(stride: Int, period: Int) {
        self.period = period
        memory = Memory(capacity: 1 << 18 + stride, slots: 1 << Int(Self.hashBits), window: Self.window)
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
            if isRun(at) { at = skipRun(at); continue }
            var match = match(at, longerThan: 2)
            while match.length > 0, match.length < Self.lazy {
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
            at &+= match.length < Self.lazy ? 2 : 1
            remember(from: at, upTo: last)
            at = last
        }
        done = at
    }

    // MARK: Runs

    /// Eight bytes here are those a pixel before.
    private func isRun(_ at: Int) -> Bool {
        guard at >= period, at &+ 8 <= filled else { return false }
        let bytes = unsafe UnsafeRawPointer(memory.bytes)
        return unsafe (bytes + at).loadUnaligned(as: UInt64.self) == (bytes + at - period).loadUnaligned(as: UInt64.self)
    }

    /// - Returns: where the run ends, or what has come of it.
    private mutating func skipRun(_ start: Int) -> Int {
        let bytes = unsafe UnsafeRawPointer(memory.bytes)
        var end = start &+ 8
        while end &+ 32 <= filled,
            unsafe (bytes + end).loadUnaligned(as: SIMD4<UInt64>.self) == (bytes + end - period).loadUnaligned(as: SIMD4<UInt64>.self)
        { end &+= 32 }
        while end &+ 8 <= filled {
            let change = unsafe (bytes + end).loadUnaligned(as: UInt64.self) ^ (bytes + end - period).loadUnaligned(as: UInt64.self)
            guard change == 0 else { end &+= change.trailingZeroBitCount / 8; break }
            end &+= 8
        }
        if end &+ 8 > filled { while unsafe end < filled && memory.bytes[end] == memory.bytes[end &- period] { end &+= 1 } }
        var rest = end - start
        while rest >= 3 {
            // What would be left over must be long enough for a token of its own.
            let length = rest > Self.longest && rest < Self.longest + 3 ? Self.longest - 3 : min(rest, Self.longest)
            tokens.append(DeflateToken(length: length, distance: period))
            rest -= length
        }
        return end
    }

    // MARK: Repetitions

    /// The longest repetition that begins here, if it is longer than `least`; length 0 for none. The place is remembered.
    private func match(_ at: Int, longerThan least: Int) -> (length: Int, distance: Int) {
        let limit = min(Self.longest, filled &- at)
        guard limit > least, limit >= 4 else { return (0, 0) }
        let start = word(at)
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

    /// Places inside runs are found by nobody.
    private func remember(from start: Int, upTo end: Int) {
        let bytes = unsafe UnsafeRawPointer(memory.bytes), (heads, links) = unsafe (memory.heads, memory.links)
        let stop = min(end, filled &- 3)
        var at = max(start, period)
        while at < stop {
            let word = unsafe (bytes + at).loadUnaligned(as: UInt32.self)
            if unsafe word != (bytes + at - period).loadUnaligned(as: UInt32.self) {
                let (slot, here) = (Self.slot(word), at &+ dropped)
                unsafe links[here & (Self.window &- 1)] = heads[slot]
                unsafe heads[slot] = Int32(truncatingIfNeeded: here &+ 1)
            }
            at &+= 1
        }
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

    /// What the search works in.
    @safe private final class Memory {
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
}
