/// One of the author's files: its path and its bytes.
public struct SourceText: Sendable {
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, _ text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// The file's name without its extension, as an identifier.
    var stem: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let stem = name.hasSuffix(".swift") ? name.dropLast(6) : name[...]
        return String(stem.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Returns the line of an offset, counted from 1.
    public func line(of offset: Int) -> Int { 1 + bytes[..<Swift.min(offset, bytes.count)].count(where: { $0 == UInt8(ascii: "\n") }) }

    func ranges(of text: String) -> [Range<Int>] {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
        return (0...(bytes.count - wanted.count)).filter { bytes[$0] == first && bytes[$0..<($0 + wanted.count)].elementsEqual(wanted) }
            .map { $0..<($0 + wanted.count) }
    }

    /// Whether a name continues at the offset.
    func isWord(at offset: Int) -> Bool { offset < bytes.count && Self.isWord(bytes[offset]) }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether one of the words occurs as a whole word, in code, comment or string.
    func mentions(_ words: Set<String>) -> Bool {
        hasWord { $0.count >= 5 && Self.isCandidate(bytes[$0.lowerBound]) && words.contains(text($0)) }
    }

    /// Whether a word looks like a UIKit name: `UIView`, not `UID`.
    var namesUIKit: Bool {
        hasWord { word in
            let at = word.lowerBound
            guard word.count >= 5, bytes[at] == UInt8(ascii: "U"), bytes[at + 1] == UInt8(ascii: "I") else { return false }
            return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[at + 2])
                && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[at + 3])
        }
    }

    /// Whether a word looks like a Foundation name. A file without imports gets them from the header of a target with Objective-C.
    var namesFoundation: Bool {
        hasWord { word in
            if word.count >= 4, bytes[word].starts(with: "NS".utf8), Self.isCapital(bytes[word.lowerBound + 2]) { return true }
            return word.count >= 3 && Self.isCapital(bytes[word.lowerBound]) && Self.foundationWords.contains(text(word))
        }
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private static let foundationWords: Set<String> = [
        "Bundle", "Calendar", "CGFloat", "CGPoint", "CGRect", "CGSize", "CharacterSet", "CocoaError", "Data", "Date", "DateComponents",
        "DateFormatter", "DateInterval", "Decimal", "DispatchGroup", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "FileHandle",
        "FileManager", "IndexPath", "IndexSet", "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale",
        "LocalizedError", "Measurement", "Notification", "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue",
        "OutputStream", "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "Scanner", "Stream", "Thread",
        "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLError", "URLQueryItem", "UUID", "UserDefaults",
    ]

    /// Whether a word looks like a name of Security, which Foundation re-exports on iOS: `kSecClass`, `errSecSuccess`, `SecKey`.
    var namesSecurity: Bool {
        hasWord { word in
            guard word.count >= 6 else { return false }
            for beginning in ["kSec", "errSec", "Sec"] where bytes[word].starts(with: beginning.utf8) {
                let next = word.lowerBound + beginning.utf8.count
                guard next + 1 < word.upperBound, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[next]) else { continue }
                return Self.securityWords.contains { bytes[next..<word.upperBound].starts(with: $0.utf8) }
            }
            return false
        }
    }

    /// The words that follow the prefix in Security's names.
    private static let securityWords = [
        "Class", "Attr", "Value", "Return", "Match", "Use", "Import", "Random", "Private", "Public", "Item", "Success", "Duplicate", "Auth",
        "Interaction", "Param", "User", "Key", "Cert", "Trust", "Identity", "Policy", "Access", "Copy", "Create", "PKCS",
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

    /// Whether a word with this initial can be among those looked up. Most words need not be converted to strings.
    private static func isCandidate(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "U"), UInt8(ascii: "H"), UInt8(ascii: "X"), UInt8(ascii: "S"), UInt8(ascii: "N"), UInt8(ascii: "C"),
            UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "D"), UInt8(ascii: "L"), UInt8(ascii: "O"), UInt8(ascii: "P"),
            UInt8(ascii: "R"), UInt8(ascii: "c"), UInt8(ascii: "i"), UInt8(ascii: "k"), UInt8(ascii: "l"), UInt8(ascii: "m"),
            UInt8(ascii: "n"), UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "I"):
            true
        default: false
        }
    }
}
