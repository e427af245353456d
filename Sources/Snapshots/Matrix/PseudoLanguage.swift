import Foundation

/// A language that nobody speaks: the base text changed so that a layout shows where it cannot take other languages.
package enum PseudoLanguage: String, AxisValue {
    /// Every text about twice as long.
    case long
    /// Every text about half as long: shows what relies on the width of the words it was drawn with.
    case short
    /// Letters with marks above and below, in brackets: shows clipped lines and text that was never meant to be translated.
    case accented
    /// The base text and the layout, running right to left.
    case mirrored

    /// The text as this language has it. Line breaks and everything that is not a letter stay.
    package func translated(_ text: String) -> String {
        guard text.contains(where: \.isLetter) else { return text }
        return switch self {
        case .long: text + " " + text
        case .short:
            text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.half($0) }.joined(separator: "\n")
        case .accented: "[" + String(text.map { Self.accents[$0] ?? $0 }) + "]"
        // Right-to-left override, as Xcode's right-to-left pseudo-language has it; every paragraph needs its own.
        case .mirrored:
            text.split(separator: "\n", omittingEmptySubsequences: false).map { "\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
        }
    }

    /// The first half of the words; of a single word, of its letters.
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
