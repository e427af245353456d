/// Tokens as blocks, each with its own codes (RFC 1951, 3.2.7), split where the symbols change enough to pay for new codes.
struct DeflateStream {
    let bytes: [UInt8]

    private static let end = 256
    /// The number of tokens between places where a block may end.
    private static let pieceLength = 16384

    init(_ tokens: TokenList) {
        let blocks = Self.blocks(of: tokens)
        let bits = blocks.reduce(0) { $0 + $1.cost + $1.rests }
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: bits / 8 + 16) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            var writer = unsafe BitWriter(start)
            for (index, block) in blocks.enumerated() { Self.write(block, tokens, isLast: index == blocks.count - 1, to: &writer) }
            count = writer.finish()
        }
    }

    // MARK: Blocks

    /// Consecutive tokens, and how often each symbol occurs among them.
    private struct Block {
        var range: Range<Int>
        var symbols: [Int]
        var distances: [Int]
        var symbolCode: HuffmanCode
        var distanceCode: HuffmanCode
        /// The size in bits, without the bits that follow symbols, which no split changes.
        var cost: Int
        /// The number of bits that follow symbols.
        var rests: Int {
            symbols.indices.dropFirst(257).reduce(0) { $0 + symbols[$1] * DeflateToken.lengthBits($1) }
                + distances.indices.reduce(0) { $0 + distances[$1] * DeflateToken.distanceBits($1) }
        }

        init(range: Range<Int>, symbols: [Int], distances: [Int]) {
            (self.range, self.symbols, self.distances) = (range, symbols, distances)
            symbolCode = HuffmanCode(counts: symbols, limit: 15)
            distanceCode = HuffmanCode(counts: distances, limit: 15)
            let header = CodeHeader(symbolCode, distanceCode)
            cost = header.cost + symbolCode.cost(symbols) + distanceCode.cost(distances)
        }

        init(_ tokens: TokenList, _ range: Range<Int>) {
            var symbols = [Int](repeating: 0, count: 286), distances = [Int](repeating: 0, count: 30)
            symbols[DeflateStream.end] = 1
            // Two distances, so that their code is complete even if none occurs.
            (distances[0], distances[1]) = (1, 1)
            for at in range {
                let token = tokens[at]
                symbols[token.symbol] &+= 1
                if !token.isLiteral { distances[token.distanceSymbol] &+= 1 }
            }
            self.init(range: range, symbols: symbols, distances: distances)
        }

        func joined(with next: Block) -> Block {
            var (symbols, distances) = (zip(symbols, next.symbols).map(+), zip(distances, next.distances).map(+))
            symbols[DeflateStream.end] = 1
            distances[0] -= 1
            distances[1] -= 1
            return Block(range: range.lowerBound..<next.range.upperBound, symbols: symbols, distances: distances)
        }
    }

    private static func blocks(of tokens: TokenList) -> [Block] {
        var blocks: [Block] = []
        var start = 0
        repeat {
            let end = min(start + pieceLength, tokens.count)
            let piece = Block(tokens, start..<end)
            start = end
            if let last = blocks.last {
                let joined = last.joined(with: piece)
                if joined.cost <= last.cost + piece.cost { blocks[blocks.count - 1] = joined; continue }
            }
            blocks.append(piece)
        } while start < tokens.count
        return blocks
    }

    private static func write(_ block: Block, _ tokens: TokenList, isLast: Bool, to writer: inout BitWriter) {
        writer.put(isLast ? 1 : 0, 1)
        writer.put(2, 2)
        for (value, count) in CodeHeader(block.symbolCode, block.distanceCode).fields { writer.put(UInt64(value), UInt64(count)) }
        let symbols = Word.table(block.symbolCode) { $0 < 257 ? 0 : DeflateToken.lengthBits($0) }
        let distances = Word.table(block.distanceCode, restBits: DeflateToken.distanceBits)
        for at in block.range {
            let token = tokens[at]
            let symbol = symbols[token.symbol]
            writer.put(symbol.code | UInt64(token.lengthRest) &<< symbol.codeBits, symbol.bits)
            guard !token.isLiteral else { continue }
            let distance = distances[token.distanceSymbol]
            writer.put(distance.code | UInt64(token.distanceRest) &<< distance.codeBits, distance.bits)
        }
        writer.put(symbols[Self.end].code, symbols[Self.end].codeBits)
    }

    /// A symbol's code, its number of bits, and its number of bits including those that follow it.
    private struct Word {
        var code, codeBits, bits: UInt64

        static func table(_ code: HuffmanCode, restBits: (Int) -> Int) -> [Word] {
            code.lengths.indices.map {
                Word(
                    code: UInt64(code.codes[$0]), codeBits: UInt64(code.lengths[$0]),
                    bits: UInt64(code.lengths[$0]) + UInt64(restBits($0)))
            }
        }
    }
}

/// Writes bits into bytes, lowest first. The memory must have room for all of them and eight bytes more.
@safe private struct BitWriter {
    private let start: UnsafeMutablePointer<UInt8>
    private var count = 0
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0

    init(_ start: UnsafeMutablePointer<UInt8>) { unsafe self.start = unsafe start }

    /// - Parameter count: 0…32.
    @inline(__always) mutating func put(_ value: UInt64, _ count: UInt64) {
        bits |= value &<< bitCount
        bitCount &+= count
        guard bitCount >= 32 else { return }
        unsafe UnsafeMutableRawPointer(start + self.count).storeBytes(of: UInt32(truncatingIfNeeded: bits).littleEndian, as: UInt32.self)
        self.count &+= 4
        bits &>>= 32
        bitCount &-= 32
    }

    /// - Returns: The number of bytes written.
    mutating func finish() -> Int {
        while bitCount > 0 {
            unsafe start[count] = UInt8(truncatingIfNeeded: bits)
            count += 1
            bits &>>= 8
            bitCount = bitCount > 8 ? bitCount - 8 : 0
        }
        return count
    }
}

/// The header of a block: the lengths of its two codes, which are encoded themselves (RFC 1951, 3.2.7).
private struct CodeHeader {
    /// The values with the bits they take, in order.
    let fields: [(value: Int, count: Int)]
    var cost: Int { fields.reduce(3) { $0 + $1.count } }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    init(_ symbols: HuffmanCode, _ distances: HuffmanCode) {
        let symbolLengths = Self.used(symbols.lengths, atLeast: 257), distanceLengths = Self.used(distances.lengths, atLeast: 1)
        let runs = Self.runs(symbolLengths + distanceLengths)
        var counts = [Int](repeating: 0, count: 19)
        for run in runs { counts[run.symbol] += 1 }
        let code = HuffmanCode(counts: counts, limit: 7)
        let codeLengths = Self.order.map { Int(code.lengths[$0]) }
        let codeCount = max((codeLengths.lastIndex { $0 > 0 } ?? 0) + 1, 4)
        // With the labels of the list, because a list of other tuples would be converted one by one.
        var fields = [(value: symbolLengths.count - 257, count: 5), (value: distanceLengths.count - 1, count: 5)]
        fields.append((value: codeCount - 4, count: 4))
        for length in codeLengths.prefix(codeCount) { fields.append((value: length, count: 3)) }
        for run in runs {
            fields.append((value: Int(code.codes[run.symbol]), count: Int(code.lengths[run.symbol])))
            fields.append((value: run.extra, count: run.symbol == 16 ? 2 : run.symbol == 17 ? 3 : run.symbol == 18 ? 7 : 0))
        }
        self.fields = fields
    }

    private static func used(_ lengths: [UInt8], atLeast least: Int) -> [UInt8] {
        Array(lengths.prefix(max((lengths.lastIndex { $0 > 0 } ?? 0) + 1, least)))
    }

    /// Returns lengths and their repetitions: 16 repeats the last one 3…6 times, 17 and 18 repeat zeros 3…10 and 11…138 times.
    private static func runs(_ lengths: [UInt8]) -> [(symbol: Int, extra: Int)] {
        var runs: [(symbol: Int, extra: Int)] = []
        var at = 0
        while at < lengths.count {
            let length = lengths[at]
            var rest = lengths[at...].prefix { $0 == length }.count
            at += rest
            if length > 0 {
                runs.append((Int(length), 0))
                rest -= 1
            }
            while rest >= 3 {
                let most = length > 0 ? 6 : 138
                let part = min(rest, most)
                runs.append(length > 0 ? (16, part - 3) : part <= 10 ? (17, part - 3) : (18, part - 11))
                rest -= part
            }
            for _ in 0..<rest { runs.append((Int(length), 0)) }
        }
        return runs
    }
}
