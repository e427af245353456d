/// The words and marks of a Swift file, without comments and the text of strings. Code in interpolations stays.
struct SwiftSource {
    struct Token: Equatable {
        var text: String
        /// Whether the token is an identifier or a keyword.
        var isWord: Bool
        var line: Int
    }

    private(set) var tokens: [Token] = []
    private let bytes: [UInt8]
    private var at = 0
    private var line = 1

    init(_ text: String) {
        bytes = Array(text.utf8)
        readCode(closing: nil)
    }

    private func byte(_ offset: Int = 0) -> UInt8? { at + offset < bytes.count ? bytes[at + offset] : nil }

    private func starts(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard at + length <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[at..<at + length]) }
    }

    /// Reads tokens to the end, or to the parenthesis that closes an interpolation.
    private mutating func readCode(closing: UInt8?) {
        var depth = 0
        while let next = byte() {
            if starts("//") {
                skipLine()
            } else if starts("/*") {
                skipBlockComment()
            } else if next == UInt8(ascii: "\"") {
                readString(hashes: 0)
            } else if next == UInt8(ascii: "#"), let hashes = rawStringHashes() {
                at += hashes
                readString(hashes: hashes)
            } else if Self.isWord(next) || next == UInt8(ascii: "`") {
                readWord()
            } else {
                if next == UInt8(ascii: "\n") { line += 1 }
                if next == UInt8(ascii: "(") { depth += 1 }
                if next == UInt8(ascii: ")") {
                    if depth == 0, closing != nil { at += 1; return }
                    depth -= 1
                }
                if next > 32 { tokens.append(Token(text: String(UnicodeScalar(next)), isWord: false, line: line)) }
                at += 1
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
            true
        default: false
        }
    }

    private mutating func readWord() {
        if byte() == UInt8(ascii: "`") {
            let start = at + 1
            at = start
            while let next = byte(), next != UInt8(ascii: "`") { at += 1 }
            tokens.append(Token(text: String(decoding: bytes[start..<at], as: UTF8.self), isWord: true, line: line))
            at += 1
            return
        }
        let start = at
        while let next = byte(), Self.isWord(next) { at += 1 }
        tokens.append(Token(text: String(decoding: bytes[start..<at], as: UTF8.self), isWord: true, line: line))
    }

    private mutating func skipLine() {
        while let next = byte(), next != UInt8(ascii: "\n") { at += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while let next = byte() {
            if starts("/*") { depth += 1; at += 2; continue }
            if starts("*/") {
                depth -= 1
                at += 2
                if depth == 0 { return }
                continue
            }
            if next == UInt8(ascii: "\n") { line += 1 }
            at += 1
        }
    }

    private func rawStringHashes() -> Int? {
        var count = 0
        while byte(count) == UInt8(ascii: "#") { count += 1 }
        return byte(count) == UInt8(ascii: "\"") ? count : nil
    }

    private func hasHashes(_ count: Int, after offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    private mutating func readString(hashes: Int) {
        let isLong = starts("\"\"\"")
        let quotes = isLong ? 3 : 1
        tokens.append(Token(text: "\"", isWord: false, line: line))
        at += quotes
        while let next = byte() {
            if next == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
                at += 1 + hashes
                if byte() == UInt8(ascii: "(") {
                    at += 1
                    readCode(closing: UInt8(ascii: ")"))
                } else {
                    at += 1
                }
                continue
            }
            if isLong ? starts("\"\"\"") : next == UInt8(ascii: "\""), hasHashes(hashes, after: quotes) {
                at += quotes + hashes
                return
            }
            if next == UInt8(ascii: "\n") { line += 1 }
            at += 1
        }
    }
}

/// What a Swift file declares outside functions.
struct SwiftDeclarations {
    /// The names of types, type aliases, functions and variables at the top level.
    private(set) var topLevel: Set<String> = []
    /// The names of all members, those of nested types included.
    private(set) var members: Set<String> = []
    /// The names of members by the type that is extended.
    private(set) var extensionMembers: [String: Set<String>] = [:]
    /// The positions of the tokens that are names of declarations, parameters or labels, and refer to nothing.
    private(set) var names: Set<Int> = []
    /// Names that code in functions declares, parameters included.
    private(set) var locals: Set<String> = []

    private enum Scope: Equatable { case type, extended(String), code }

    private static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor", "extension"]
    private static let modifiers: Set<String> = [
        "func", "var", "let", "override", "final", "open", "public", "static", "subscript", "init",
    ]

    init(_ source: SwiftSource) {
        let tokens = source.tokens
        var scopes: [Scope] = []
        var pending: Scope?
        for (index, token) in tokens.enumerated() {
            switch token.text {
            case "{" where !token.isWord:
                scopes.append(pending ?? .code)
                pending = nil
            case "}" where !token.isWord: if !scopes.isEmpty { scopes.removeLast() }
            case _ where token.isWord && !Self.isAfterDot(index, tokens): declare(index, tokens, scopes, &pending)
            default: break
            }
            if token.isWord, index + 1 < tokens.count, tokens[index + 1].text == ":", Self.isLabel(index, tokens) { names.insert(index) }
        }
    }

    private static func isAfterDot(_ index: Int, _ tokens: [SwiftSource.Token]) -> Bool { index > 0 && tokens[index - 1].text == "." }

    /// Whether the word before a colon is an argument's or a parameter's name.
    private static func isLabel(_ index: Int, _ tokens: [SwiftSource.Token]) -> Bool {
        var before = index - 1
        if before >= 0, tokens[before].isWord { before -= 1 }
        guard before >= 0 else { return false }
        return tokens[before].text == "(" || tokens[before].text == ","
    }

    private mutating func declare(_ index: Int, _ tokens: [SwiftSource.Token], _ scopes: [Scope], _ pending: inout Scope?) {
        let word = tokens[index].text
        guard index + 1 < tokens.count else { return }
        let next = tokens[index + 1]
        if Self.types.contains(word) {
            // `class func`, and `protocol P: class`.
            guard next.isWord, !Self.modifiers.contains(next.text), index == 0 || tokens[index - 1].text != ":" else { return }
            if word == "extension" {
                pending = .extended(next.text)
            } else {
                add(index + 1, tokens, scopes)
                pending = .type
            }
        } else if ["typealias", "associatedtype", "func"].contains(word) {
            if next.isWord { add(index + 1, tokens, scopes) }
        } else if word == "var" || word == "let" {
            addVariables(index + 1, tokens, scopes)
        } else if word == "case", let scope = scopes.last, scope != .code {
            addCases(index + 1, tokens, scopes)
        }
    }

    private mutating func add(_ index: Int, _ tokens: [SwiftSource.Token], _ scopes: [Scope]) {
        let name = tokens[index].text
        names.insert(index)
        switch scopes.last {
        case nil: if !Self.isPrivate(index, tokens) { topLevel.insert(name) }
        case .type: members.insert(name)
        case .extended(let type):
            members.insert(name)
            extensionMembers[type, default: []].insert(name)
        case .code: locals.insert(name)
        }
    }

    /// Whether the declaration of the name is visible in its file only.
    private static func isPrivate(_ index: Int, _ tokens: [SwiftSource.Token]) -> Bool {
        var before = index - 1
        while before >= 0, tokens[before].isWord || "@()".contains(tokens[before].text) {
            if ["private", "fileprivate"].contains(tokens[before].text) { return true }
            // A declaration of its own begins on a line of its own.
            if tokens[before].line < tokens[index].line - 3 { return false }
            before -= 1
        }
        return false
    }

    /// Adds the names of `var a = 1, b = 2` and `let (a, b) = …`.
    private mutating func addVariables(_ start: Int, _ tokens: [SwiftSource.Token], _ scopes: [Scope]) {
        var index = start
        if tokens[index].text == "(" {
            while index < tokens.count, tokens[index].text != ")" {
                if tokens[index].isWord { add(index, tokens, scopes) }
                index += 1
            }
            return
        }
        var depth = 0
        var isName = true
        while index < tokens.count {
            let token = tokens[index]
            if isName, token.isWord { add(index, tokens, scopes) }
            isName = false
            switch token.text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0:
                // In a condition, what follows a comma is an expression, as after `if let a = b, c`.
                guard index + 2 < tokens.count, tokens[index + 1].isWord, [":", "="].contains(tokens[index + 2].text),
                    tokens[index + 3].text != "="
                else { return }
                isName = true
            case _
            where depth == 0 && index > start && token.line > tokens[index - 1].line
                && !["=", ".", "?", ":", "-", "&", "|"].contains(token.text) && !["=", ",", ":"].contains(tokens[index - 1].text):
                return
            default: break
            }
            if depth < 0 || index - start > 400 { return }
            index += 1
        }
    }

    private mutating func addCases(_ start: Int, _ tokens: [SwiftSource.Token], _ scopes: [Scope]) {
        var index = start, depth = 0
        var isName = true
        while index < tokens.count {
            let token = tokens[index]
            if depth == 0, index > start, token.line > tokens[index - 1].line, tokens[index - 1].text != "," { return }
            if isName, token.isWord { add(index, tokens, scopes) }
            isName = false
            switch token.text {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "," where depth == 0: isName = true
            case "}": return
            default: break
            }
            index += 1
        }
    }
}
