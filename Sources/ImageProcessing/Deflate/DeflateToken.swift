/// A literal byte, or a repetition of earlier bytes, as deflate writes it (RFC 1951, 3.2.5): symbols and the bits that follow them, packed.
struct DeflateToken {
    private let bits: UInt32

    init(literal byte: UInt8) { bits = UInt32(byte) }

    /// - Parameters:
    ///   - length: 3…258.
    ///   - distance: 1…32768 bytes back.
    init(length: Int, distance: Int) {
        let size = UInt32(truncatingIfNeeded: length &- 3), way = UInt32(truncatingIfNeeded: distance &- 1)
        let sizeBits = size < 8 ? 0 : 29 &- UInt32(truncatingIfNeeded: size.leadingZeroBitCount)
        let wayBits = way < 4 ? 0 : 30 &- UInt32(truncatingIfNeeded: way.leadingZeroBitCount)
        // The longest length has its own symbol.
        let symbol = length == 258 ? 285 : 257 &+ sizeBits &* 4 &+ size &>> sizeBits
        let sizeRest = length == 258 ? 0 : size & (1 &<< sizeBits &- 1)
        bits = symbol | (wayBits &* 2 &+ way &>> wayBits) &<< 9 | sizeRest &<< 14 | (way & (1 &<< wayBits &- 1)) &<< 19
    }

    var isLiteral: Bool { symbol < 256 }
    /// The symbol in the code for literals and lengths: 0…285.
    var symbol: Int { Int(bits & 511) }
    /// The symbol in the code for distances: 0…29.
    var distanceSymbol: Int { Int(bits &>> 9 & 31) }
    /// The bits that distinguish the lengths of one symbol.
    var lengthRest: Int { Int(bits &>> 14 & 31) }
    var distanceRest: Int { Int(bits &>> 19) }

    /// Returns the number of bits that follow a symbol.
    static func lengthBits(_ symbol: Int) -> Int { symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4 }
    static func distanceBits(_ symbol: Int) -> Int { symbol < 4 ? 0 : (symbol - 2) / 2 }
}
