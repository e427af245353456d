/// A replacement of some bytes of a file.
public struct Edit: Hashable, Codable, Sendable {
    /// The range in UTF-8 offsets of the author's file.
    public var range: Range<Int>
    public var text: String

    public init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }

    init(insert text: String, at offset: Int) { self.init(offset..<offset, text) }
}

extension [Edit] {
    /// Returns the bytes with every edit applied. The number of lines does not change: line breaks that an edit removes are added after it.
    ///
    /// Of two edits of the same bytes, the one that begins first is applied, and the larger one if both begin together.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var position = 0
        for edit in enumerated().sorted(by: Self.comesBefore).map(\.element) where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            let lines = bytes[edit.range].count(where: { $0 == UInt8(ascii: "\n") })
            let kept = edit.text.utf8.count(where: { $0 == UInt8(ascii: "\n") })
            result += repeatElement(UInt8(ascii: "\n"), count: Swift.max(0, lines - kept))
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return result
    }

    private static func comesBefore(_ one: (offset: Int, element: Edit), _ other: (offset: Int, element: Edit)) -> Bool {
        let (a, b) = (one.element.range, other.element.range)
        if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
        // An insertion precedes a replacement that begins at the same place.
        if a.isEmpty != b.isEmpty { return a.isEmpty }
        if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
        return one.offset < other.offset
    }
}
