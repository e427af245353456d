/// Finds the repetitions in rows of pixels, most of which equal what is to the left or above. Such stretches are measured many bytes at a
/// time and never enter the search, which goes from pixel to pixel. Rows are examined as they arrive; only deflate's window and little more
/// of them is kept.
@safe struct RowTokens {
    let tokens = TokenList()

    private static let window = 32768
    private static let longest = 258
    private static let hashBits: UInt32 = 15
    /// A length that is good enough to end the search.
    private static let good = 64
    /// The number of earlier places that are searched for a repetition, besides those to the left and above.
    private static let effort = 8

    private let memory: Memory
    private let stride: Int
    /// The bytes of a pixel.
    private let period: Int
    /// The number of bytes before those in memory.
    private var dropped = 0
    /// The number of bytes in memory, and the number of those that became tokens.
    private var filled = 0, done = 0
    /// The row that waits for the next one, because its repetitions may reach into that one: its start, and the bytes from one place to
    /// examine to the next.
    private var waiting: (start: Int, step: Int)?
    /// The bytes of the rows just before that equal the ones above them.
    private var same = 0

    /// - Parameters:
    ///   - stride: The bytes of a row.
    ///   - period: The bytes of a pixel.
    init(stride: Int, period: Int) {
        (self.stride, self.period) = (stride, period)
        memory = Memory(capacity: 1 << 18 + 2 * stride, slots: 1 << Int(Self.hashBits), window: Self.window)
    }

    /// Returns the place to write the next row to, before calling `take`.
    mutating func room() -> UnsafeMutablePointer<UInt8> {
        if filled + stride > memory.capacity {
            let old = max(min(done, waiting?.start ?? done) - Self.window, 0)
            unsafe memory.bytes.update(from: memory.bytes + old, count: filled - old)
            dropped += old
            filled -= old
            done -= old
            if let row = waiting { waiting = (row.start - old, row.step) }
        }
        return unsafe memory.bytes + filled
    }

    /// - Parameter isPlain: Whether the row contains pixels as they are, rather than differences, in which no repetitions are expected.
    mutating func take(isPlain: Bool) {
        let start = filled
        filled += stride
        finish()
        waiting = (start, isPlain ? period : 1)
        same = 0
    }

    /// Takes a row that equals the one above: “up” and all zeros.
    mutating func takeSame() {
        finish()
        let isFirst = same == 0
        // After a window full of such rows, earlier bytes are out of reach, so further rows need no memory.
        if same < Self.window + stride {
            let row = unsafe room()
            unsafe row[0] = 2
            unsafe (row + 1).clear(count: stride - 1)
            filled += stride
        } else {
            dropped += stride
        }
        same += stride
        done = filled
        tokens.reserve(stride)
        if !isFirst, stride <= Self.window, stride >= Self.longest + 3 {
            tokens.append(DeflateToken(length: Self.longest, distance: stride))
            tokens.append(length: stride - Self.longest, distance: period)
            return
        }
        let rest = stride - 1 - period
        tokens.append(DeflateToken(literal: 2))
        for _ in 0..<(rest < 3 ? stride - 1 : period) { tokens.append(DeflateToken(literal: 0)) }
        if rest >= 3 { tokens.append(length: rest, distance: period) }
    }

    mutating func finish() {
        guard let row = waiting else { return }
        tokens.reserve(2 * stride)
        find(row.start, step: row.step)
        waiting = nil
    }

    /// Finds the tokens of a row. Its last repetition may reach into the next row.
    private mutating func find(_ start: Int, step: Int) {
        let end = start + stride
        var at = done
        while at < end {
            let run = runEnd(at, row: start, step) &- at
            if run > 2 {
                tokens.append(length: run, distance: period)
                at &+= run
                continue
            }
            let match = at == start ? (length: above(at, row: start, step), distance: stride) : match(at, row: start, step)
            if match.length > 2 {
                tokens.append(DeflateToken(length: match.length, distance: match.distance))
                at &+= match.length
                continue
            }
            let next = at == start ? at &+ 1 : min(at &+ step, end)
            while at < next {
                tokens.append(DeflateToken(literal: unsafe memory.bytes[at]))
                at &+= 1
            }
        }
        done = at
    }

    /// Returns the end of a stretch, cut down to whole pixels.
    private func whole(_ end: Int, row start: Int, _ step: Int) -> Int {
        guard step > 1 else { return min(end, start &+ stride) }
        let first = end <= start &+ stride ? start &+ 1 : start &+ stride &+ 1
        // A division by the small step, exact below 2^18.
        return end < first ? end : first &+ (((end &- first) &* ((1 << 20) / step &+ 1)) &>> 20) &* step
    }

    // MARK: To the left and above

    /// Returns the end of the run of equal pixels that begins here, or `start` if there is none.
    private func runEnd(_ start: Int, row: Int, _ step: Int) -> Int {
        guard start >= period, start &+ 8 <= filled else { return start }
        let bytes = unsafe UnsafeRawPointer(memory.bytes)
        guard unsafe (bytes + start).loadUnaligned(as: UInt64.self) == (bytes + start - period).loadUnaligned(as: UInt64.self) else {
            return start
        }
        return whole(start &+ 8 &+ common(start &+ 8 &- period, start &+ 8, filled &- start &- 8), row: row, step)
    }

    /// Returns the length of the repetition of the row above that begins here, or 0. It fits one token, because a run may follow, which
    /// costs less.
    private func above(_ at: Int, row: Int, _ step: Int) -> Int {
        let limit = min(Self.longest, filled &- at)
        guard at >= stride, limit >= 4, stride <= Self.window, word(at) == word(at &- stride) else { return 0 }
        return whole(at &+ common(at &- stride, at, limit), row: row, step) &- at
    }

    // MARK: Anywhere

    /// Returns the longest repetition that begins here, or length 0, and remembers the place. Putting off a shorter one for a longer one
    /// that begins a pixel later makes files larger, not smaller.
    private func match(_ at: Int, row: Int, _ step: Int) -> (length: Int, distance: Int) {
        let limit = min(Self.longest, filled &- at)
        guard limit >= 8 else { return (0, 0) }
        let bytes = unsafe memory.bytes
        let start = word(at), shift: UInt32 = step == 4 ? 0 : 8
        let slot = Int(((start &<< shift) &* 0x9E37_79B1) &>> (32 &- Self.hashBits)), here = at &+ dropped
        var candidate = unsafe Int(memory.heads[slot])
        unsafe memory.links[here & (Self.window &- 1)] = Int32(truncatingIfNeeded: candidate)
        unsafe memory.heads[slot] = Int32(truncatingIfNeeded: here &+ 1)
        var (length, distance) = (step > 1 ? above(at, row: row, step) : 0, stride)
        if length >= Self.good { return (length, distance) }
        var tries = Self.effort
        while candidate > 0, here &- (candidate &- 1) <= Self.window, tries > 0 {
            let other = candidate &- 1 &- dropped
            if unsafe bytes[other &+ length] == bytes[at &+ length] && (word(other) ^ start) &<< shift == 0 {
                let found = common(other, at, limit)
                if found > length {
                    (length, distance) = (found, at &- other)
                    if found >= Self.good || found == limit { break }
                }
            }
            candidate = unsafe Int(memory.links[(candidate &- 1) & (Self.window &- 1)])
            tries &-= 1
        }
        return (whole(at &+ length, row: row, step) &- at, distance)
    }

    /// Returns the number of bytes that are equal from both places on.
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

    /// The working memory of the search.
    @safe private final class Memory {
        let capacity: Int
        let bytes: UnsafeMutablePointer<UInt8>
        /// The last place of each hash, and for each place the one before it with the same hash; counted from 1, 0 for none.
        let heads, links: UnsafeMutablePointer<Int32>

        init(capacity: Int, slots: Int, window: Int) {
            self.capacity = capacity
            // Words are read at any byte.
            unsafe bytes = .allocate(capacity: capacity + 8)
            unsafe heads = .allocate(capacity: slots)
            unsafe links = .allocate(capacity: window)
            unsafe bytes.initialize(repeating: 0, count: capacity + 8)
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

/// Tokens in order.
@safe final class TokenList {
    private(set) var count = 0
    private var capacity = 1 << 17
    private var tokens: UnsafeMutablePointer<DeflateToken> = .allocate(capacity: 1 << 17)

    deinit { unsafe tokens.deallocate() }

    /// Makes room for `more` tokens.
    func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        capacity = (count + more) * 2
        let larger = UnsafeMutablePointer<DeflateToken>.allocate(capacity: capacity)
        unsafe larger.update(from: tokens, count: count)
        unsafe tokens.deallocate()
        unsafe tokens = unsafe larger
    }

    /// Appends to reserved room.
    func append(_ token: DeflateToken) {
        unsafe tokens[count] = token
        count &+= 1
    }

    /// Appends a stretch of at least three bytes, as as many repetitions as needed.
    func append(length: Int, distance: Int) {
        var rest = length
        let whole = DeflateToken(length: 258, distance: distance)
        while rest >= 258 &+ 3 {
            append(whole)
            rest &-= 258
        }
        // The remainder must be long enough for its own token.
        if rest > 258 {
            append(DeflateToken(length: 258 &- 3, distance: distance))
            rest &-= 258 &- 3
        }
        append(DeflateToken(length: rest, distance: distance))
    }

    subscript(at: Int) -> DeflateToken { unsafe tokens[at] }
}
