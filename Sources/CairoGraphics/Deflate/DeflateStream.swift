/// Writes tokens as blocks with codes of their own (RFC 1951, 3.2.7), split where the symbols change enough to pay for new codes.
struct DeflateStream {
    private(set) var bytes: [UInt8] = []
    private var bits: UInt64 = 0
    private var bitCount = 0

    private static let end = 256
    /// Tokens between places where a block may end.
    private static let pieceLength = 8192

    init(_ tokens: [DeflateToken]) {
        let blocks = Self.blocks(of: tokens)
        for (index, block) in blocks.enumerated() { write(block, tokens[block.range], isLast: index == blocks.count - 1) }
        flush()
    }

    // MARK: Blocks

    /// Tokens next to each other, and how often each symbol occurs among them.
    private struct Block {
        var range: Range<Int>
        var symbols: [Int]
        var distances: [Int]
        var symbolCode: HuffmanCode
        var distanceCode: HuffmanCode
        /// Bits, without those behind the symbols, which no split changes.
        var cost: Int

        init(range: Range<Int>, symbols: [Int], distances: [Int]) {
            (self.range, self.symbols, self.distances) = (range, symbols, distances)
            symbolCode = HuffmanCode(counts: symbols, limit: 15)
            distanceCode = HuffmanCode(counts: distances, limit: 15)
            let header = CodeHeader(symbolCode, distanceCode)
            cost = header.cost + symbolCode.cost(symbols) + distanceCode.cost(distances)
        }

        init(_ tokens: [DeflateToken], _ range: Range<Int>) {
            var symbols = [Int](repeating: 0, count: 286), distances = [Int](repeating: 0, count: 30)
            symbols[DeflateStream.end] = 1
            // Two distances, so that their code is whole even if none occurs.
            (distances[0], distances[1]) = (1, 1)
            for token in tokens[range] {
                symbols[token.symbol] += 1
                if !token.isLiteral { distances[token.distanceSymbol] += 1 }
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

    private static func blocks(of tokens: [DeflateToken]) -> [Block] {
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

    private mutating func write(_ block: Block, _ tokens: ArraySlice<DeflateToken>, isLast: Bool) {
        put(isLast ? 1 : 0, 1)
        put(2, 2)
        for (value, count) in CodeHeader(block.symbolCode, block.distanceCode).fields { put(value, count) }
        let (symbols, distances) = (block.symbolCode, block.distanceCode)
        let symbolBits = symbols.lengths.indices.map { Int(symbols.lengths[$0]) + ($0 < 257 ? 0 : DeflateToken.lengthBits($0)) }
        let distanceBits = distances.lengths.indices.map { Int(distances.lengths[$0]) + DeflateToken.distanceBits($0) }
        for token in tokens {
            let symbol = token.symbol
            put(Int(symbols.codes[symbol]) | token.lengthRest &<< Int(symbols.lengths[symbol]), symbolBits[symbol])
            guard !token.isLiteral else { continue }
            let distance = token.distanceSymbol
            put(Int(distances.codes[distance]) | token.distanceRest &<< Int(distances.lengths[distance]), distanceBits[distance])
        }
        put(Int(symbols.codes[Self.end]), Int(symbols.lengths[Self.end]))
    }

    // MARK: Bits

    /// - Parameter count: 0…32.
    private mutating func put(_ value: Int, _ count: Int) {
        bits |= UInt64(truncatingIfNeeded: value) &<< UInt64(truncatingIfNeeded: bitCount)
        bitCount &+= count
        guard bitCount >= 32 else { return }
        let word = UInt32(truncatingIfNeeded: bits)
        bytes.append(UInt8(truncatingIfNeeded: word))
        bytes.append(UInt8(truncatingIfNeeded: word >> 8))
        bytes.append(UInt8(truncatingIfNeeded: word >> 16))
        bytes.append(UInt8(truncatingIfNeeded: word >> 24))
        bits &>>= 32
        bitCount &-= 32
    }

    private mutating func flush() {
        while bitCount > 0 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits &>>= 8
            bitCount -= 8
        }
        (bits, bitCount) = (0, 0)
    }
}

/// What stands before a block's tokens: the lengths of its two codes, themselves in a code (RFC 1951, 3.2.7).
private struct CodeHeader {
    /// Values with the bits they take, in order.
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
        var fields = [(symbolLengths.count - 257, 5), (distanceLengths.count - 1, 5), (codeCount - 4, 4)]
        fields += codeLengths.prefix(codeCount).map { ($0, 3) }
        for run in runs {
            fields.append((Int(code.codes[run.symbol]), Int(code.lengths[run.symbol])))
            fields.append((run.extra, run.symbol == 16 ? 2 : run.symbol == 17 ? 3 : run.symbol == 18 ? 7 : 0))
        }
        self.fields = fields
    }

    private static func used(_ lengths: [UInt8], atLeast least: Int) -> [UInt8] {
        Array(lengths.prefix(max((lengths.lastIndex { $0 > 0 } ?? 0) + 1, least)))
    }

    /// Lengths with their repetitions: 16 repeats the last one 3…6 times, 17 and 18 zeros 3…10 and 11…138 times.
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
