import Foundation

/// An artificial language: the base text, changed to show where a layout cannot accommodate other languages.
package enum PseudoLanguage: String, AxisValue {
    /// Every text is about twice as long.
    case long
    /// Every text is about half as long, which shows what relies on the width of the original words.
    case short
    /// Letters have marks above and below, and texts are in brackets, which shows clipped lines and text that was not meant to be
    /// translated.
    case accented
    /// The base text and the layout run from right to left.
    case mirrored

    /// Returns the text in this language. Line breaks and everything that is not a letter are kept.
    package func translated(_ text: String) -> String {
        guard text.contains(where: \.isLetter) else { return text }
        return switch self {
        case .long: text + " " + text
        case .short:
            text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.half($0) }.joined(separator: "\n")
        case .accented: "[" + String(text.map { Self.accents[$0] ?? $0 }) + "]"
        // The right-to-left override, as in Xcode's right-to-left pseudo-language; each paragraph needs its own.
        case .mirrored:
            text.split(separator: "\n", omittingEmptySubsequences: false).map { "\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
        }
    }

    /// Returns the first half of the words, or of a single word's letters.
    private static func half(_ line: Substring) -> String {
        let words = line.split(separator: " ")
        guard words.count < 2 else { return words.prefix((words.count + 1) / 2).joined(separator: " ") }
        return String(line.prefix((line.count + 1) / 2))
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ",
            "åÅƀɃçÇðÐéÉƒƑĝĜĥĤîÎĵĴķĶļĻɱṀñÑöÖþÞǫǪŕŔšŠţŢûÛṽṼŵŴẋẊýÝžŽ"))
}
