/// The beginnings of a file's lines.
struct LineTable: Sendable {
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        }
        self.starts = starts
    }

    /// Returns the offset of a column of a line, both counted from 1; nil behind the last line.
    func offset(line: Int, column: Int) -> Int? {
        guard starts.indices.contains(line - 1) else { return nil }
        let offset = starts[line - 1] + column - 1
        return offset < (starts.indices.contains(line) ? starts[line] : Int.max) ? offset : nil
    }

    /// Returns the line of an offset, counted from 1.
    func line(of offset: Int) -> Int {
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
