import Foundation

/// A value of one axis of the matrix, as written in settings, options and cell names.
package protocol AxisValue: RawRepresentable<String>, CaseIterable, Sendable, Hashable {
    /// The names of the values as people write them.
    static var names: [String] { get }
}

extension AxisValue {
    package static var names: [String] { allCases.map(\.rawValue) }
}

extension Orientation: AxisValue {}
extension Split: AxisValue {}

/// The layout direction.
package enum Direction: String, AxisValue {
    /// The direction of the language.
    case natural
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

/// The twelve text sizes of Dynamic Type. `L` is the default.
package enum ContentSize: String, AxisValue {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibility1 = "AX1"
    case accessibility2 = "AX2"
    case accessibility3 = "AX3"
    case accessibility4 = "AX4"
    case accessibility5 = "AX5"

    /// Accepts the short name, or the name of the `UIContentSizeCategory` in Swift.
    package init?(rawValue: String) {
        let short = Self.swiftNames.firstIndex(of: rawValue).map { Self.allCases[$0] }
        guard let size = short ?? Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = size
    }

    private static let swiftNames = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium",
        "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
    ]
}

package enum Style: String, AxisValue { case light, dark }

/// The setting *Increase Contrast*.
package enum Contrast: String, AxisValue {
    case normal
    case high = "high-contrast"
}

/// The setting *Bold Text*.
package enum TextWeight: String, AxisValue {
    case regular
    case bold = "bold-text"
}

package enum KeyboardState: String, AxisValue {
    case hidden
    case shown = "keyboard"

    package static let names = ["hidden", "shown"]

    /// Accepts `shown`, which people write, and `keyboard`, which is used in cell names.
    package init?(rawValue: String) {
        switch rawValue {
        case "hidden": self = .hidden
        case "keyboard", "shown": self = .shown
        default: return nil
        }
    }
}

/// The language of a cell's text.
package enum Language: Sendable, Hashable {
    /// The input's own text.
    case base
    /// A language by its code (`de`, `pt-BR`).
    case code(String)
    /// The base text, changed so that problems of the layout show.
    case pseudo(PseudoLanguage)

    package init?(_ text: String) {
        if text == "base" { self = .base; return }
        if let pseudo = PseudoLanguage(rawValue: text) { self = .pseudo(pseudo); return }
        guard Direction(rawValue: text) == nil else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy({ $0.isASCII && $0.isLowercase }) else { return nil }
        guard parts.dropFirst().allSatisfy({ (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        else { return nil }
        self = .code(text)
    }

    /// The language as written in settings and cell names.
    package var name: String {
        switch self {
        case .base: "base"
        case .code(let code): code
        case .pseudo(let pseudo): pseudo.rawValue
        }
    }

    /// Whether text in this language, and the layout that follows it, runs from right to left.
    package var isRightToLeft: Bool {
        switch self {
        case .base: false
        case .code(let code): Self.rightToLeft.contains(String(code.prefix { $0 != "-" }))
        case .pseudo(let pseudo): pseudo == .mirrored
        }
    }

    /// Languages written in the Arabic, Hebrew, Syriac, Thaana and N'Ko scripts by default (CLDR's script metadata).
    private static let rightToLeft: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
}
