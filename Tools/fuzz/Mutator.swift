/// Changes samples at random, the same way for the same seed on every machine.
struct Mutator {
    private var state: UInt64
    /// The maximum size of a changed input in bytes.
    static let limit = 1 << 17

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    /// Returns the next number of SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns a number from 0 up to, but not including, the bound.
    mutating func number(below bound: Int) -> Int { bound <= 1 ? 0 : Int(next() % UInt64(bound)) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

    /// Makes one to eight changes to a sample, usually one or two, because nearly correct input gets further.
    /// - Parameter words: The words of the format, and words that have broken readers before.
    mutating func mutate(_ sample: [UInt8], words: [String], others: [[UInt8]]) -> [UInt8] {
        var bytes = sample
        for _ in 0..<pick([1, 1, 1, 2, 2, 3, 8]) {
            change(&bytes, words: words, others: others)
            if bytes.count > Self.limit { bytes.removeSubrange(Self.limit...) }
        }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8], words: [String], others: [[UInt8]]) {
        let range = piece(of: bytes)
        switch number(below: 15) {
        case 0: if let at = offset(in: bytes) { bytes[at] ^= 1 << UInt8(number(below: 8)) }
        case 1:
            if let at = offset(in: bytes) { bytes[at] = pick([0, 1, 9, 10, 32, 34, 39, 60, 62, 127, 128, 255, UInt8(number(below: 256))]) }
        case 2: bytes.removeSubrange(range)
        case 3: bytes.insert(contentsOf: bytes[range], at: number(below: bytes.count + 1))
        case 4:
            // Repeats a piece, for input that nests and input whose cost depends on its length.
            let copies = 1 << number(below: 12)
            guard range.count * copies <= Self.limit else { return }
            let copy = Array(bytes[range])
            bytes.insert(contentsOf: (0..<copies).flatMap { _ in copy }, at: range.upperBound)
        case 5, 6: bytes.insert(contentsOf: Array(pick(words).utf8), at: number(below: bytes.count + 1))
        case 7: bytes.replaceSubrange(range, with: Array(pick(words).utf8))
        case 8: replaceNumber(in: &bytes)
        case 9:
            let other = pick(others)
            bytes.replaceSubrange(range, with: other[piece(of: other)])
        case 10: bytes.removeSubrange(number(below: bytes.count + 1)...)
        case 11: bytes.removeSubrange(line(of: bytes))
        case 12: bytes.insert(contentsOf: bytes[line(of: bytes)], at: line(of: bytes).lowerBound)
        case 13:
            let other = pick(others)
            bytes.replaceSubrange(line(of: bytes), with: other[line(of: other)])
        default:
            // Replaces one value by another: the form stays correct, the meaning does not.
            let other = pick(others)
            bytes.replaceSubrange(value(of: bytes), with: other[value(of: other)])
        }
    }

    /// Returns the range of a line with its line break.
    private mutating func line(of bytes: [UInt8]) -> Range<Int> {
        guard let at = offset(in: bytes) else { return 0..<0 }
        let start = bytes[..<at].lastIndex(of: 10).map { $0 + 1 } ?? 0
        return start..<(bytes[at...].firstIndex(of: 10).map { $0 + 1 } ?? bytes.count)
    }

    /// Returns the range from after a colon or an equals sign to the end of the value.
    private mutating func value(of bytes: [UInt8]) -> Range<Int> {
        guard let offset = offset(in: bytes), let sign = bytes[offset...].firstIndex(where: { $0 == 58 || $0 == 61 }) else { return 0..<0 }
        let start = bytes[(sign + 1)...].firstIndex { $0 != 32 && $0 != 34 } ?? bytes.count
        return start..<(bytes[start...].firstIndex { [10, 34, 44, 93, 125].contains($0) } ?? bytes.count)
    }

    private mutating func offset(in bytes: [UInt8]) -> Int? { bytes.isEmpty ? nil : number(below: bytes.count) }

    private mutating func piece(of bytes: [UInt8]) -> Range<Int> {
        guard !bytes.isEmpty else { return 0..<0 }
        let start = number(below: bytes.count)
        let length = number(below: pick([2, 8, 8, 64, 64, 1024, bytes.count]) + 1)
        return start..<min(start + length, bytes.count)
    }

    /// Replaces a number, because sizes, counts and scales are numbers.
    private mutating func replaceNumber(in bytes: inout [UInt8]) {
        let digits: ClosedRange<UInt8> = 48...57
        guard let start = offset(in: bytes), let at = bytes[start...].firstIndex(where: { digits.contains($0) }) else { return }
        let end = bytes[at...].firstIndex { !digits.contains($0) && $0 != 46 } ?? bytes.count
        let values = [
            "0", "-1", "1e308", "-1e38", "nan", "inf", "99999999999999999999", "0.0000001", "65536", "2147483648", "1000000", "1e-320", "",
        ]
        bytes.replaceSubrange(at..<end, with: Array(pick(values).utf8))
    }
}
