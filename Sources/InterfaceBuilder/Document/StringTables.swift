import Foundation

/// The strings of one language for one document: keys are `<object id>.<property>`, as Interface Builder exports them.
package struct StringTables: Sendable, Equatable {
    package enum Failure: Error, Sendable, Equatable, CustomStringConvertible {
        case notReadable(file: String, line: Int, reason: String)

        package var description: String { "\(file):\(line): \(reason)" }

        package var file: String {
            switch self {
            case .notReadable(let file, _, _): file
            }
        }
        package var line: Int {
            switch self {
            case .notReadable(_, let line, _): line
            }
        }
        package var reason: String {
            switch self {
            case .notReadable(_, _, let reason): reason
            }
        }
    }

    private(set) var strings: [String: String] = [:]

    package init() {}

    package subscript(key: String) -> String? { strings[key] }
    package var isEmpty: Bool { strings.isEmpty }

    /// Reads the old format, `"abc-De-fGh.text" = "Hello";`, with comments of both kinds.
    package mutating func readStrings(_ text: String, file: String) throws(Failure) {
        var scanner = StringsScanner(text: text, file: file)
        while let (key, value) = try scanner.nextPair() { strings[key] = value }
    }

    /// Reads a string catalog: the values of one language, or of the source language where a translation is missing.
    package mutating func readCatalog(_ data: Data, language: String, file: String) throws(Failure) {
        struct Catalog: Decodable {
            struct Entry: Decodable { var localizations: [String: Localization]? }
            struct Localization: Decodable { var stringUnit: Unit? }
            struct Unit: Decodable { var value: String }
            var sourceLanguage: String?
            var strings: [String: Entry]
        }
        let catalog: Catalog
        do {
            catalog = try JSONDecoder().decode(Catalog.self, from: data)
        } catch {
            throw .notReadable(file: file, line: 1, reason: "not a string catalog")
        }
        for (key, entry) in catalog.strings {
            let languages = [language, String(language.prefix { $0 != "-" }), catalog.sourceLanguage ?? "en"]
            let found = languages.lazy.compactMap { entry.localizations?[$0]?.stringUnit?.value }.first
            if let found { strings[key] = found }
        }
    }
}

/// Reads `"key" = "value";` pairs.
private struct StringsScanner {
    private let characters: [Character]
    private let file: String
    private var index = 0
    private var line = 1

    init(text: String, file: String) {
        characters = Array(text)
        self.file = file
    }

    mutating func nextPair() throws(StringTables.Failure) -> (String, String)? {
        try skipSpace()
        guard index < characters.count else { return nil }
        let key = try token()
        try skipSpace()
        try expect("=")
        try skipSpace()
        let value = try token()
        try skipSpace()
        try expect(";")
        return (key, value)
    }

    private func failure(_ reason: String) -> StringTables.Failure { .notReadable(file: file, line: line, reason: reason) }

    private mutating func advance() {
        if characters[index].isNewline { line += 1 }
        index += 1
    }

    private mutating func expect(_ character: Character) throws(StringTables.Failure) {
        guard index < characters.count, characters[index] == character else { throw failure("a \"\(character)\" is missing") }
        advance()
    }

    private mutating func skipSpace() throws(StringTables.Failure) {
        while index < characters.count {
            if characters[index].isWhitespace || characters[index] == "\u{FEFF}" {
                advance()
            } else if characters[index...].starts(with: "/*") {
                while index < characters.count, !characters[index...].starts(with: "*/") { advance() }
                guard index < characters.count else { throw failure("unterminated comment") }
                index += 2
            } else if characters[index...].starts(with: "//") {
                while index < characters.count, !characters[index].isNewline { advance() }
            } else {
                return
            }
        }
    }

    /// Reads a quoted string with escapes, or a bare word.
    private mutating func token() throws(StringTables.Failure) -> String {
        guard index < characters.count else { throw failure("unexpected end of file") }
        guard characters[index] == "\"" else {
            var word = ""
            while index < characters.count, characters[index].isLetter || characters[index].isNumber || "-_.".contains(characters[index]) {
                word.append(characters[index])
                advance()
            }
            guard !word.isEmpty else { throw failure("expected a quoted string") }
            return word
        }
        advance()
        var text = ""
        while index < characters.count, characters[index] != "\"" {
            if characters[index] == "\\", index + 1 < characters.count {
                advance()
                text.append(escape())
            } else {
                text.append(characters[index])
                advance()
            }
        }
        guard index < characters.count else { throw failure("unterminated string") }
        advance()
        return text
    }

    private mutating func escape() -> Character {
        let character = characters[index]
        advance()
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = String(characters[index...].prefix(4))
            guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return character }
            index += digits.count
            return Character(scalar)
        default: return character
        }
    }
}
