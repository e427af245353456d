import UIKit

/// The colours that a spec can name, by UIKit's names without the prefix `UIColor.`.
enum ColorNames {
    static let all = named.map(\.0)

    static func color(named name: String) -> UIColor? { named.first { $0.0 == name }?.1 }

    private static let named: [(String, UIColor)] = [
        ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
        ("placeholderText", .placeholderText), ("link", .link), ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
        ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
        ("tertiarySystemBackground", .tertiarySystemBackground), ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("systemFill", .systemFill),
        ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
        ("quaternarySystemFill", .quaternarySystemFill), ("systemBlue", .systemBlue), ("systemGreen", .systemGreen),
        ("systemIndigo", .systemIndigo), ("systemOrange", .systemOrange), ("systemPink", .systemPink), ("systemPurple", .systemPurple),
        ("systemRed", .systemRed), ("systemTeal", .systemTeal), ("systemYellow", .systemYellow), ("systemMint", .systemMint),
        ("systemCyan", .systemCyan), ("systemBrown", .systemBrown), ("systemGray", .systemGray), ("systemGray2", .systemGray2),
        ("systemGray3", .systemGray3), ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
        ("tintColor", .tintColor), ("clear", .clear), ("black", .black), ("white", .white), ("gray", .gray), ("darkGray", .darkGray),
        ("lightGray", .lightGray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow),
        ("magenta", .magenta), ("orange", .orange), ("purple", .purple), ("brown", .brown),
    ]

    /// Returns the colour for `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    static func color(hex text: String) -> CGColor? {
        let digits = text.dropFirst().compactMap(\.hexDigitValue)
        guard digits.count == text.count - 1 else { return nil }
        switch digits.count {
        case 3:
            return CGColor(red: CGFloat(digits[0]) / 15, green: CGFloat(digits[1]) / 15, blue: CGFloat(digits[2]) / 15)
        case 6, 8:
            let bytes = stride(from: 0, to: digits.count, by: 2).map { (at: Int) -> CGFloat in
                CGFloat(digits[at] * 16 + digits[at + 1]) / 255
            }
            return CGColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 1)
        default:
            return nil
        }
    }
}
