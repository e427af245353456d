import UIKit

/// Converts `fontDescription` elements to `UIFont`.
@MainActor enum FontReader {
    /// Returns the font for a key, or nil if the element has none and the class's default font applies.
    static func font(of view: Reading, key: String = "fontDescription") -> UIFont? {
        view.child("fontDescription", key: key).flatMap(font)
    }

    static func font(_ reading: Reading) -> UIFont? {
        reading.skip("type", "pointSize", "weight", "name", "family", "size", "width")
        if let style = reading["style"] {
            let style = UIFont.TextStyle(rawValue: style)
            return reading.session.canvasFonts?.preferredFont(forTextStyle: style) ?? UIFont.preferredFont(forTextStyle: style)
        }
        let size = reading.number("pointSize").map { min($0, 4000) }
        if let name = reading["name"] ?? reading["family"] {
            return custom(name, size: size ?? UIFont.systemFontSize, reading)
        }
        guard let size = size ?? systemSize(reading["size"]), size > 0 else { return nil }
        switch (reading["type"], reading["weight"]) {
        case ("boldSystem", _): return reading.session.canvasFonts?.boldSystemFont(ofSize: size) ?? UIFont.boldSystemFont(ofSize: size)
        case ("italicSystem", _): return UIFont.italicSystemFont(ofSize: size)
        case (_, let weight?): return UIFont.systemFont(ofSize: size, weight: Self.weight(weight) ?? .regular)
        default: return UIFont.systemFont(ofSize: size)
        }
    }

    private static func systemSize(_ name: String?) -> Double? {
        switch name {
        case "system": UIFont.systemFontSize
        case "smallSystem": UIFont.smallSystemFontSize
        case "label": UIFont.labelFontSize
        case "button": UIFont.buttonFontSize
        default: nil
        }
    }

    private static func custom(_ name: String, size: Double, _ reading: Reading) -> UIFont? {
        if let font = UIFont(name: name, size: size) {
            if case .named = font.descriptor.family, !TextSystem.fonts.contains(name: name) {
                reading.session.report(.missingFont, at: reading.element, name)
            }
            return font
        }
        reading.session.report(.missingFont, at: reading.element, name)
        return UIFont.systemFont(ofSize: size, weight: weight(inName: name))
    }

    static func weight(_ name: String) -> UIFont.Weight? {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "regular": .regular
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: nil
        }
    }

    /// Returns the weight that a PostScript name ends with, so that a replacement for `Montserrat-SemiBold` is at least as heavy.
    private static func weight(inName name: String) -> UIFont.Weight {
        let end = name.split(separator: "-").last.map { $0.lowercased() } ?? ""
        let weights: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("semibold", .semibold), ("demibold", .semibold),
            ("extrabold", .heavy), ("bold", .bold), ("medium", .medium), ("heavy", .heavy), ("black", .black),
        ]
        return weights.first { end.contains($0.0) }?.1 ?? .regular
    }
}
