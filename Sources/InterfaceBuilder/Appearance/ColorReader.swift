import UIKit

/// Converts colour elements to `UIColor`. System colours stay dynamic; catalog colours come from the catalog if it is available, otherwise
/// from the document's own record.
@MainActor enum ColorReader {
    static func color(_ reading: Reading) -> UIColor? {
        let element = reading.element
        if element.name == "nil" { return nil }
        reading.skip(
            "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace", "catalog", "cyan", "magenta", "yellow", "black")
        // Interface Builder writes one colour under several names, one for each generation of Xcode that must find it.
        let names = [reading["systemColor"], reading["xcode11CocoaTouchSystemColor"], reading["cocoaTouchSystemColor"]]
        if let name = names.lazy.compactMap({ $0 }).first { return system(name, reading) }
        if let literal = IBColor(literal: element) { return color(literal) }
        if let name = reading["name"] { return named(name, reading) }
        reading.session.report(.unknownColor, at: element, element["colorSpace"] ?? "without numbers")
        return nil
    }

    static func color(_ color: IBColor) -> UIColor {
        UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    private static func system(_ name: String, _ reading: Reading) -> UIColor? {
        let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let color = olderNames[short] ?? UIColor.named(short) ?? UIColor.named(name) { return color }
        if let literal = IBColor(literal: reading.element) ?? reading.document.systemColors[name] { return color(literal) }
        reading.session.report(.unknownColor, at: reading.element, name)
        return nil
    }

    private static func named(_ name: String, _ reading: Reading) -> UIColor? {
        if let color = reading.session.resources.color(name) ?? UIColor(named: name) { return color }
        if let literal = reading.document.namedColors[name] { return color(literal) }
        reading.session.report(.unknownColor, at: reading.element, name)
        return nil
    }

    /// Names from before iOS 13. Source: Colors.md, oldNames.
    private static let olderNames: [String: UIColor] = [
        "darkText": .darkText, "lightText": .lightText, "groupTableViewBackground": .systemGroupedBackground,
        "viewFlipsideBackground": UIColor(white: 0.12, alpha: 1), "scrollViewTexturedBackground": UIColor(white: 0.43, alpha: 1),
        "tableCellGroupedBackground": .secondarySystemGroupedBackground, "tint": .tintColor, "link": .link,
        "label": .label, "systemBackground": .systemBackground, "black": .black, "white": .white, "clear": .clear,
    ]
}
