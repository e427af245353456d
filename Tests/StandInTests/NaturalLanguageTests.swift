import Foundation
import SystemStandIn
import Testing

struct NaturalLanguageTests {
    @Test(arguments: [
        (NLTokenUnit.word, ["It's", "3", "o'clock", "Go"]), (.sentence, ["It's 3 o'clock.", "Go!"]), (.document, ["It's 3 o'clock. Go!"]),
    ])
    func `a text is divided`(unit: NLTokenUnit, parts: [String]) {
        let tokenizer = NLTokenizer(unit: unit), text = "It's 3 o'clock. Go!"
        tokenizer.string = text
        #expect(tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) } == parts)
    }

    @Test func `no language is recognised`() {
        #expect(NLLanguageRecognizer.dominantLanguage(for: "Guten Tag") == nil)
        #expect(NLLanguageRecognizer().languageHypotheses(withMaximum: 3).isEmpty)
    }
}
