import Foundation

// Natural Language without its models: no language is recognised, and texts are divided at what is not a letter or a digit.

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let undetermined = NLLanguage("und")
    public static let arabic = NLLanguage("ar")
    public static let dutch = NLLanguage("nl")
    public static let english = NLLanguage("en")
    public static let french = NLLanguage("fr")
    public static let german = NLLanguage("de")
    public static let hebrew = NLLanguage("he")
    public static let hindi = NLLanguage("hi")
    public static let italian = NLLanguage("it")
    public static let japanese = NLLanguage("ja")
    public static let korean = NLLanguage("ko")
    public static let persian = NLLanguage("fa")
    public static let polish = NLLanguage("pl")
    public static let portuguese = NLLanguage("pt")
    public static let russian = NLLanguage("ru")
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    public static let spanish = NLLanguage("es")
    public static let swedish = NLLanguage("sv")
    public static let thai = NLLanguage("th")
    public static let traditionalChinese = NLLanguage("zh-Hant")
    public static let turkish = NLLanguage("tr")
    public static let ukrainian = NLLanguage("uk")
    public static let vietnamese = NLLanguage("vi")
}

open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    open var dominantLanguage: NLLanguage? { nil }
    open var languageConstraints: [NLLanguage] = []
    open var languageHints: [NLLanguage: Double] = [:]
    open func processString(_ string: String) {}
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
    open func reset() {}
}

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Divides a text into words, sentences or paragraphs.
open class NLTokenizer: NSObject, @unchecked Sendable {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
    }

    public let unit: NLTokenUnit
    open var string: String?

    public init(unit: NLTokenUnit) {
        self.unit = unit
        super.init()
    }

    open func setLanguage(_ language: NLLanguage) {}

    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        let text = string ?? ""
        guard unit != .document else { return range.isEmpty ? [] : [range] }
        var tokens: [Range<String.Index>] = [], start: String.Index?, index = range.lowerBound
        while index < range.upperBound {
            let next = text.index(after: index), isPart = isPart(text[index])
            if isPart, start == nil { start = index }
            if let first = start, unit == .word ? !isPart : ends(text, at: index) {
                tokens.append(first..<(unit == .word ? index : next))
                start = nil
            }
            index = next
        }
        return tokens + (start.map { [$0..<range.upperBound] } ?? [])
    }

    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        let text = string ?? ""
        for token in tokens(for: range) where !block(token, text[token].allSatisfy(\.isNumber) ? .numeric : []) { return }
    }

    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        let text = string ?? ""
        return tokens(for: text.startIndex..<text.endIndex).first { $0.contains(index) } ?? index..<index
    }

    private func isPart(_ character: Character) -> Bool {
        unit == .word ? character.isLetter || character.isNumber || character == "'" || character == "’" : !character.isWhitespace
    }

    /// Whether a sentence or a paragraph ends with the character at an index.
    private func ends(_ text: String, at index: String.Index) -> Bool {
        if text[index].isNewline { return true }
        guard unit == .sentence, ".!?。！？…".contains(text[index]) else { return false }
        let next = text.index(after: index)
        return next == text.endIndex || text[next].isWhitespace
    }
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let noun = NLTag("Noun")
    public static let verb = NLTag("Verb")
    public static let adjective = NLTag("Adjective")
    public static let adverb = NLTag("Adverb")
    public static let personalName = NLTag("PersonalName")
    public static let placeName = NLTag("PlaceName")
    public static let organizationName = NLTag("OrganizationName")
    public static let word = NLTag("Word")
    public static let punctuation = NLTag("Punctuation")
}

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
    public static let lemma = NLTagScheme(rawValue: "Lemma")
    public static let language = NLTagScheme(rawValue: "Language")
    public static let nameType = NLTagScheme(rawValue: "NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
    public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
    public static let tokenType = NLTagScheme(rawValue: "TokenType")
}

/// Marks words, each without a tag.
open class NLTagger: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
    }

    public let tagSchemes: [NLTagScheme]
    open var string: String?
    open var dominantLanguage: NLLanguage? { nil }

    public init(tagSchemes: [NLTagScheme]) {
        self.tagSchemes = tagSchemes
        super.init()
    }

    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        (nil, tokenizer(unit).tokenRange(at: index))
    }

    open func tags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [])
        -> [(NLTag?, Range<String.Index>)]
    { tokenizer(unit).tokens(for: range).map { (nil, $0) } }

    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, token) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, token) { return }
    }

    private func tokenizer(_ unit: NLTokenUnit) -> NLTokenizer {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        return tokenizer
    }
}
