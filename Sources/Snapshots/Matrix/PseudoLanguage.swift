import Foundation

/// A language that nobody speaks: the base text changed so that a layout shows where it cannot take other languages.
package enum PseudoLanguage: String, AxisValue {
    /// Every text about twice as long.
    case long
    /// Letters with marks above and below, in brackets: shows clipped lines and text that was never meant to be translated.
    case accented
    /// The base text and the layout, running right to left.
    case mirrored

    /// The text as this language has it. Line breaks and everything that is not a letter stay.
    package func translated(_ text: String) -> String {
        guard text.contains(where: \.isLetter) else { return text }
        return switch self {
        case .long: text + " " + text
        case .accented: "[" + String(text.map { Self.accents[$0] ?? $0 }) + "]"
        // Right-to-left override, as Xcode's right-to-left pseudo-language has it; every paragraph needs its own.
        case .mirrored:
            text.split(separator: "\n", omittingEmptySubsequences: false).map { "\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
        }
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ",
            "åÅƀɃçÇðÐéÉƒƑĝĜĥĤîÎĵĴķĶļĻɱṀñÑöÖþÞǫǪŕŔšŠţŢûÛṽṼŵŴẋẊýÝžŽ"))
}
