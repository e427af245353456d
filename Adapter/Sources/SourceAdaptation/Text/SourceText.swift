import SwiftParser
import SwiftSyntax
import Synchronization

/// One of the author's files: its path and its bytes.
public struct SourceText: Sendable {
    public let path: String
    public let bytes: [UInt8]
    /// The tree of the bytes, once it was asked for.
    private let parsed = ParsedSource()

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, _ text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// The file's syntax. It is kept, as most rounds leave something out of the same files, until `forgetTree()`.
    var tree: SourceFileSyntax { parsed.tree(of: bytes).tree }
    /// The beginnings of the file's lines, kept like the tree.
    var lines: LineTable { parsed.tree(of: bytes).lines }
    /// The file's syntax, which is not kept for this alone.
    var passingTree: SourceFileSyntax { parsed.known ?? ParsedSource.parse(bytes) }

    /// Frees the tree: it is many times as large as the text.
    public func forgetTree() { parsed.forget() }

    /// The file's name without its extension, as an identifier.
    var stem: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let stem = name.hasSuffix(".swift") ? name.dropLast(6) : name[...]
        return String(stem.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Returns the line of an offset, counted from 1.
    public func line(of offset: Int) -> Int { 1 + bytes[..<Swift.min(offset, bytes.count)].count(where: { $0 == UInt8(ascii: "\n") }) }

    public func ranges(of text: String) -> [Range<Int>] {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
        return (0...(bytes.count - wanted.count)).filter { bytes[$0] == first && bytes[$0..<($0 + wanted.count)].elementsEqual(wanted) }
            .map { $0..<($0 + wanted.count) }
    }

    /// Whether a name continues at the offset.
    func isWord(at offset: Int) -> Bool { offset < bytes.count && Self.isWord(bytes[offset]) }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether one of the words occurs as a whole word, in code, comment or string.
    public func mentions(_ words: Set<String>) -> Bool { hasWord { words.contains(text($0)) } }

    /// Returns the words that are keys of a table.
    func words(among table: [String: String]) -> Set<String> {
        // Most words need not be converted to strings.
        var initials = [Bool](repeating: false, count: 256), found: Set<String> = []
        for word in table.keys { word.utf8.first.map { initials[Int($0)] = true } }
        _ = hasWord { range in
            guard range.count >= 3, initials[Int(bytes[range.lowerBound])] else { return false }
            let word = text(range)
            if table[word] != nil { found.insert(word) }
            return false
        }
        return found
    }

    /// Whether a word looks like a Foundation name. A file without imports gets them from the header of a target with Objective-C.
    /// - Parameter isOther: Whether a name is that of another type.
    func namesFoundation(except isOther: (String) -> Bool) -> Bool {
        hasWord { word in
            if word.count >= 4, bytes[word].starts(with: "NS".utf8), Self.isCapital(bytes[word.lowerBound + 2]) { return true }
            return word.count >= 3 && Self.isCapital(bytes[word.lowerBound]) && Self.foundationWords.contains(text(word))
                && !isOther(text(word))
        }
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    static let foundationWords: Set<String> = [
        "Bundle", "Calendar", "CGFloat", "CGPoint", "CGRect", "CGSize", "CharacterSet", "CocoaError", "Data", "Date", "DateComponents",
        "DateFormatter", "DateInterval", "Decimal", "DispatchGroup", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "FileHandle",
        "FileManager", "IndexPath", "IndexSet", "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale",
        "LocalizedError", "Measurement", "Notification", "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue",
        "OutputStream", "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "Scanner", "Stream", "Thread",
        "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLError", "URLQueryItem", "UUID", "UserDefaults",
    ]

    private func hasWord(_ matches: (Range<Int>) -> Bool) -> Bool {
        var start = 0
        while start < bytes.count {
            guard Self.isWord(bytes[start]) else {
                start += 1
                continue
            }
            var end = start + 1
            while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
            if matches(start..<end) { return true }
            start = end
        }
        return false
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

/// The syntax of a file, parsed when it is first needed.
private final class ParsedSource: Sendable {
    private let kept = Mutex<(tree: SourceFileSyntax, lines: LineTable)?>(nil)

    var known: SourceFileSyntax? { kept.withLock { $0?.tree } }

    func tree(of bytes: [UInt8]) -> (tree: SourceFileSyntax, lines: LineTable) {
        kept.withLock { kept in
            let all = kept ?? (Self.parse(bytes), LineTable(bytes))
            kept = all
            return all
        }
    }

    func forget() { kept.withLock { $0 = nil } }

    static func parse(_ bytes: [UInt8]) -> SourceFileSyntax { bytes.withUnsafeBufferPointer { Parser.parse(source: $0) } }
}
