import Foundation
import UIKit

extension ViewBuilder {
    // MARK: Strings

    /// Returns the text of a property: the language's table first, then the attribute, then a `<string key="…">` child.
    func text(_ property: String, of reading: Reading, tableKey: String? = nil) -> String? {
        let written = reading[property] ?? longText(property, of: reading)
        return localized(written, as: reading.element.id.map { "\($0).\(tableKey ?? property)" }, at: reading.element)
    }

    /// Returns the translation for a key, or the document's own text, after applying the change of a pseudo-language.
    func localized(_ written: String?, as key: String?, at element: Element) -> String? {
        guard let written, !written.isEmpty else { return written }
        let resources = session.resources
        guard !resources.strings.isEmpty, let key else { return resources.changed(written) }
        if let translated = resources.strings[key] { return resources.changed(translated) }
        session.report(.missingString, at: element, key)
        return resources.changed(written)
    }

    /// Returns text written as an element. Interface Builder does so for long or multi-line text, and uses base 64 for unusual characters.
    private func longText(_ property: String, of reading: Reading) -> String? {
        guard let child = reading.child("string", key: property) ?? reading.child("mutableString", key: property) else { return nil }
        return child.plainText
    }

    /// Whether the font follows the content size category. In the canvas it does not: fonts are read at the one category that the canvas
    /// shows.
    private func adjustsFont(_ reading: Reading) -> Bool {
        (reading.flag("adjustsFontForContentSizeCategory") ?? false) && session.canvasFonts == nil
    }

    // MARK: Labels

    func label(_ reading: Reading) -> UIView {
        let label = made(UILabel(), reading)
        label.font = FontReader.font(of: reading) ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
        label.lineBreakMode = Self.lineBreakMode(reading["lineBreakMode"])
        label.adjustsFontForContentSizeCategory = adjustsFont(reading)
        label.adjustsFontSizeToFitWidth =
            reading.number("minimumScaleFactor") != nil || (reading.number("minimumFontSize") ?? 0) > 0
            || reading.flag("adjustsFontSizeToFit") == true
        if let size = reading.number("minimumFontSize"), size > 0, label.font.pointSize > 0 {
            label.minimumScaleFactor = min(size / label.font.pointSize, 1)
        }
        reading.skip("baselineAdjustment", "adjustsLetterSpacingToFitWidth")
        if let attributed = reading.child("attributedString", key: "attributedText") {
            label.attributedText = AttributedText.string(attributed, font: label.font)
        }
        reading.skip("usesAttributedText")
        return label
    }

    static func textAlignment(_ name: String?) -> NSTextAlignment {
        switch name {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        default: .natural
        }
    }

    static func lineBreakMode(_ name: String?) -> NSLineBreakMode {
        switch name {
        case "wordWrap", "wordWrapping": .byWordWrapping
        case "characterWrap", "charWrapping": .byCharWrapping
        case "clip", "clipping": .byClipping
        case "headTruncation", "truncatingHead": .byTruncatingHead
        case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
        default: .byTruncatingTail
        }
    }

    // MARK: Fields and text views

    func textField(_ reading: Reading) -> UIView {
        let field = made(UITextField(), reading)
        field.font = FontReader.font(of: reading) ?? UIFont.systemFont(ofSize: UIFont.systemFontSize)
        if let traits = reading.child("textInputTraits") {
            field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
            session.markAll(traits.element)
        }
        field.adjustsFontForContentSizeCategory = adjustsFont(reading)
        reading.skip("adjustsFontSizeToFit")
        return field
    }

    func textView(_ reading: Reading) -> UIView {
        let view = made(UITextView(), reading)
        setScrolling(of: view, reading)
        view.font = FontReader.font(of: reading) ?? UIFont.systemFont(ofSize: UIFont.systemFontSize)
        view.adjustsFontForContentSizeCategory = adjustsFont(reading)
        if let attributed = reading.child("attributedString", key: "attributedText") {
            view.attributedText = AttributedText.string(attributed, font: view.font)
        }
        reading.skip("usesAttributedText", "allowsEditingTextAttributes", "layoutManager", "selectable")
        if let traits = reading.child("textInputTraits") { session.markAll(traits.element) }
        return view
    }

    func searchBar(_ reading: Reading) -> UIView {
        let bar = made(UISearchBar(), reading)
        if let traits = reading.child("textInputTraits") { session.markAll(traits.element) }
        return bar
    }
}

extension Reading {
    /// The text of an element, which may be in base 64 without padding.
    fileprivate var plainText: String {
        guard self["base64-UTF8"] == "YES" else { return element.text }
        var encoded = element.text.filter { !$0.isWhitespace }
        while !encoded.count.isMultiple(of: 4) { encoded += "=" }
        return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) } ?? element.text
    }
}

/// Converts `attributedString` elements.
@MainActor enum AttributedText {
    static func string(_ reading: Reading, font: UIFont?) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for fragment in reading.children("fragment") {
            let long = (fragment.child("string", key: "content") ?? fragment.child("mutableString", key: "content"))?.plainText
            let text = fragment["content"] ?? long ?? ""
            result.append(
                NSAttributedString(string: text, attributes: attributes(fragment.child("attributes"), font: font)))
        }
        return result
    }

    private static func attributes(_ reading: Reading?, font: UIFont?) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font
        guard let reading else { return attributes }
        if let element = reading.child("font", key: "NSFont") { attributes[.font] = self.font(element) ?? font }
        if let color = reading.child("color", key: "NSColor").flatMap(ColorReader.color) { attributes[.foregroundColor] = color }
        if let element = reading.child("paragraphStyle", key: "NSParagraphStyle") { attributes[.paragraphStyle] = paragraphStyle(element) }
        return attributes
    }

    private static func font(_ reading: Reading) -> UIFont? {
        let size = min(max(reading.number("size") ?? UIFont.labelFontSize, 1), 2000)
        if let meta = reading["metaFont"] {
            return meta.lowercased().contains("bold") ? UIFont.boldSystemFont(ofSize: size) : UIFont.systemFont(ofSize: size)
        }
        guard let name = reading["name"] else { return UIFont.systemFont(ofSize: size) }
        return UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
    }

    private static func paragraphStyle(_ reading: Reading) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = ViewBuilder.textAlignment(reading["alignment"])
        style.lineBreakMode = ViewBuilder.lineBreakMode(reading["lineBreakMode"])
        if let value = reading.number("lineSpacing") { style.lineSpacing = min(max(value, 0), 1000) }
        if let value = reading.number("lineHeightMultiple") { style.lineHeightMultiple = min(max(value, 0), 100) }
        if let value = reading.number("minimumLineHeight") { style.minimumLineHeight = min(max(value, 0), 2000) }
        if let value = reading.number("maximumLineHeight") { style.maximumLineHeight = min(max(value, 0), 2000) }
        reading.skip("baseWritingDirection", "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation")
        return style
    }
}
