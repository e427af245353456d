import UIKit

/// Options of a visual format, by UIKit's names.
enum VisualFormatOptions {
    static let names = all.map(\.0)

    static func options(named names: [String]) -> NSLayoutConstraint.FormatOptions {
        NSLayoutConstraint.FormatOptions(all.filter { names.contains($0.0) }.map(\.1))
    }

    private static let all: [(String, NSLayoutConstraint.FormatOptions)] = [
        ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight), ("alignAllTop", .alignAllTop),
        ("alignAllBottom", .alignAllBottom),
        ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing), ("alignAllCenterX", .alignAllCenterX),
        ("alignAllCenterY", .alignAllCenterY), ("alignAllLastBaseline", .alignAllLastBaseline),
        ("alignAllFirstBaseline", .alignAllFirstBaseline), ("directionLeftToRight", .directionLeftToRight),
        ("directionRightToLeft", .directionRightToLeft),
    ]
}

extension VisualFormatError {
    /// Returns the fault in a spec's terms, with the nearest correct name if a name is wrong.
    func fault(names: [String]) -> StringFault {
        let letters = Array(format)
        let word = String(letters.dropFirst(column).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        return StringFault(
            error: .visualFormat(message + ".", nearest: names.contains(word) ? nil : Spelling.nearest(to: word, among: names)),
            offset: String(letters.prefix(column)).unicodeScalars.count, length: max(1, word.unicodeScalars.count))
    }
}
