import Foundation
import Testing

@testable import CairoGraphics

/// Unicode's own tests are in Debian's package unicode-data.
struct UnicodeRulesTests {
    private static let folder = "/usr/share/unicode"
    private static let hasTests = FileManager.default.fileExists(atPath: "\(folder)/BidiCharacterTest.txt")

    private static func lines(_ name: String) throws -> [Substring] {
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    /// Returns the text with `|` where a line may begin.
    private func broken(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let breaks = LineBreakRules.breaks(in: scalars.map(\.value)) { scalars.map { $0 == "ล" } }
        return zip(scalars, breaks).map { ($1 ? "|" : "") + String($0) }.joined()
    }

    @Test(arguments: [
        "one |two", "well-|known", "arrow.|2.circle", "a/|b", "3-4", "-5 |%", "$10,000.50", "10 |€", "(a) |“b” |c", "e.g., |x", "日|本、|語",
        "한|국", "don’t", "a\u{A0}b", "🇩🇪|🇫🇷", "👍🏽|👍", "สวัสดี|ลก", "soft\u{AD}|ly", "x |… |y", "http://|a.b/|c?|d=e",
    ])
    func `lines break at`(_ text: String) { #expect(broken(text.replacing("|", with: "")) == text) }

    @Test(.enabled(if: hasTests, "unicode-data is not installed"))
    func `lines break as in Unicode's test`() throws {
        for line in try Self.lines("auxiliary/LineBreakTest.txt") {
            let words = line.split(separator: "#")[0].split(whereSeparator: \.isWhitespace)
            let scalars = words.compactMap { UInt32($0, radix: 16) }
            guard scalars.allSatisfy({ Unicode.Scalar($0) != nil }) else { continue }
            let expected = words.filter { $0 == "÷" || $0 == "×" }.prefix(scalars.count).map { $0 == "÷" }
            #expect(LineBreakRules.breaks(in: scalars) { expected } == expected, "\(line)")
        }
    }

    @Test(arguments: [
        ("abc", "000"), ("שלום", "1111"), ("a (ב) c", "0001000"), ("ב 12 a", "112212"), ("ב (a) ג", "1112111"), ("مرحبا 1٢", "11111122"),
        ("ب-12%", "11221"), ("\u{2067}a\u{2069}", "020"),
    ])
    func `embedding levels are`(_ text: String, _ levels: String) {
        let found = BidiRules.levels(of: text.unicodeScalars.map(\.value), base: .naturalOrLeftToRight).levels
        #expect(found.map(String.init).joined() == levels)
    }

    @Test(.enabled(if: hasTests, "unicode-data is not installed"))
    func `embedding levels are as in Unicode's test`() throws {
        for line in try Self.lines("BidiCharacterTest.txt") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
            let bases: [Substring: BidiRules.Base] = ["0": .leftToRight, "1": .rightToLeft]
            let found = BidiRules.levels(of: scalars, base: bases[fields[1]] ?? .naturalOrLeftToRight)
            let expected = fields[3].split(separator: " ").map { UInt8($0) }
            let isSame = zip(found.levels, expected).allSatisfy { $1 == nil || $0 == $1 }
            if !isSame || found.isRightToLeft != (fields[2] == "1") { Issue.record("\(line): \(found)") }
        }
    }
}
