/// Reads Swift source from a position in code on, as far as calls need it: where comments, literals and brackets end.
///
/// It follows the grammar of the compiler's lexer for comments (nested), strings (of several lines, raw, with interpolations that contain
/// strings) and regular expressions. A slash begins one if no operand ends before it and no space follows, and another slash is in its line.
struct SwiftScanner {
    let bytes: [UInt8]
    var at: Int

    init(_ bytes: [UInt8], at: Int) { self.bytes = bytes; self.at = at }

    var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

    func starts(with text: String, at position: Int? = nil) -> Bool { bytes[min(position ?? at, bytes.count)...].starts(with: text.utf8) }

    // MARK: Trivia

    mutating func skipTrivia() {
        while let byte {
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                at += 1
            } else if starts(with: "//") {
                while let byte = self.byte, byte != 10, byte != 13 { at += 1 }
            } else if starts(with: "/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") { depth += 1; at += 2 } else if starts(with: "*/") { depth -= 1; at += 2 } else { at += 1 }
        } while depth > 0 && at < bytes.count
    }

    // MARK: Tokens

    /// Skips a literal, a bracket with what is in it, a word, or a single character. Returns false at the end, or at a closing bracket.
    mutating func skipToken() -> Bool {
        guard let byte else { return false }
        switch byte {
        case UInt8(ascii: "("): return skipBracket(UInt8(ascii: ")"))
        case UInt8(ascii: "["): return skipBracket(UInt8(ascii: "]"))
        case UInt8(ascii: "{"): return skipBracket(UInt8(ascii: "}"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
        case UInt8(ascii: "\""): return skipString(pounds: 0)
        case UInt8(ascii: "#"): return skipPounds()
        case UInt8(ascii: "/"): return skipSlash()
        case UInt8(ascii: "`"): return skipUntil(UInt8(ascii: "`"))
        case let byte where Self.isWord(byte):
            while let byte = self.byte, Self.isWord(byte) { at += 1 }
            return true
        default: at += 1; return true
        }
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_") || byte >= 0x80
        }
    }

    private mutating func skipBracket(_ end: UInt8) -> Bool {
        at += 1
        skipTrivia()
        while byte != end {
            guard skipToken() else { return false }
            skipTrivia()
        }
        at += 1
        return true
    }

    private mutating func skipUntil(_ end: UInt8) -> Bool {
        at += 1
        while let byte, byte != end { at += 1 }
        at += 1
        return at <= bytes.count
    }

    // MARK: Strings

    /// A raw string, an extended regular expression, or `#function` and its like.
    private mutating func skipPounds() -> Bool {
        let pounds = bytes[at...].prefix { $0 == UInt8(ascii: "#") }.count
        let next = at + pounds
        if starts(with: "\"", at: next) {
            at = next
            return skipString(pounds: pounds)
        }
        guard starts(with: "/", at: next) else { at = next; return true }
        at = next + 1
        let end = "/" + String(repeating: "#", count: pounds)
        while at < bytes.count, !starts(with: end) { at += byte == UInt8(ascii: "\\") ? 2 : 1 }
        at += end.utf8.count
        return at <= bytes.count
    }

    /// Starts at the quote.
    private mutating func skipString(pounds: Int) -> Bool {
        let pound = String(repeating: "#", count: pounds)
        let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        // `""` is an empty string, unless a raw string of several lines begins.
        at += quote.utf8.count
        while at < bytes.count {
            if starts(with: quote + pound) {
                at += (quote + pound).utf8.count
                return true
            }
            if quote == "\"", byte == 10 || byte == 13 { return false }
            guard starts(with: "\\" + pound) else { at += 1; continue }
            at += 1 + pounds
            if byte == UInt8(ascii: "(") { guard skipToken() else { return false } } else { at += 1 }
        }
        return false
    }

    // MARK: Regular expressions

    private mutating func skipSlash() -> Bool {
        if let end = endOfRegex { at = end } else { at += 1 }
        return true
    }

    /// The position after the regular expression that begins here; nil if the slash is an operator.
    private var endOfRegex: Int? {
        guard !isAfterOperand, at + 1 < bytes.count, ![9, 10, 13, 32].contains(bytes[at + 1]) else { return nil }
        var end = at + 1, depth = 0
        while end < bytes.count, bytes[end] != 10, bytes[end] != 13 {
            switch bytes[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "/"): return end + 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth < 0 { return nil }
            default: break
            }
            end += 1
        }
        return nil
    }

    /// Whether an operand ends directly before this position.
    private var isAfterOperand: Bool {
        guard at > 0 else { return false }
        let last = bytes[at - 1]
        return Self.isWord(last) || ")]}\"`?!".utf8.contains(last)
    }
}
