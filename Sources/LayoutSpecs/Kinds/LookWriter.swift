import UIKit

/// Writes the look of a view as the properties of a spec: those in which it differs from a new view of its kind.
@MainActor package struct LookWriter {
    private let view: UIView

    package init(_ view: UIView) { self.view = view }

    /// The name of the kind for the view's class; nil if specs have none.
    package var kind: String? { kindOfClass?.name }

    private var kindOfClass: Kind? {
        let table = type(of: view).table
        return Kind.all.first { $0.table === table }
    }

    /// The properties, in the order of their tables. Images and values that need more than one property are left out.
    package var properties: [(key: String, text: String)] {
        let new = kindOfClass?.make(Kind.Values(settings: [])) ?? UIView()
        return type(of: view).table.all.compactMap { property in
            guard property.summary != nil, type(of: new).table[property.name] != nil else { return nil }
            guard let text = Self.text(property, of: view), text != Self.text(property, of: new) else { return nil }
            return (property.name, text)
        }
    }

    private static func text(_ property: Property, of view: UIView) -> String? {
        let value = property.getOwn(view) ?? nil
        switch property.type {
        case .flag, .integer: return value.map { "\($0)" }
        case .number:
            return (value as? CGFloat ?? (value as? Float).map { CGFloat($0) } ?? (value as? Double).map { CGFloat($0) }).map(number)
        case .text, .string: return (value as? String).map(quoted)
        case .color: return color(value as? UIColor, in: view)
        case .font: return (value as? UIFont).map { font($0, of: view) }
        case .insets: return (value as? UIEdgeInsets).map { list([$0.top, $0.left, $0.bottom, $0.right]) }
        case .directionalInsets: return (value as? NSDirectionalEdgeInsets).map { list([$0.top, $0.leading, $0.bottom, $0.trailing]) }
        case .offset: return (value as? CGSize).map { list([$0.width, $0.height]) }
        case .choice(_, let choices):
            guard let value = value as? AnyHashable else { return nil }
            return choices.first { AnyHashable($0.value) == value }?.name
        case .image, .other: return nil
        }
    }

    // MARK: Values

    package static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n").replacing(
            "\t", with: "\\t")
        return "\"\(escaped)\""
    }

    /// Returns the number to a thousandth, without an exponent.
    package static func number(_ value: CGFloat) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(max(-1e9, min(1e9, rounded))))" : "\(rounded)"
    }

    private static func list(_ numbers: [CGFloat]) -> String { "[\(numbers.map(number).joined(separator: ", "))]" }

    /// Returns a text style if the view's font follows the content size category, otherwise the font's size.
    private static func font(_ font: UIFont, of view: UIView) -> String {
        let follows = type(of: view).table["adjustsFontForContentSizeCategory"]?.get(view) as? Bool ?? false
        if follows, let style = font.fontDescriptor.fontAttributes[.textStyle] as? UIFont.TextStyle,
            let name = UIFont.TextStyle.named.first(where: { $0.style == style })?.name
        {
            return name
        }
        let face = font.fontName.split(separator: "-").last.map(String.init) ?? "Regular"
        let weight = face.prefix(1).lowercased() + face.dropFirst()
        guard weight != "regular", LayoutSpec.fontWeights.contains(weight) else { return number(font.pointSize) }
        return "{size: \(number(font.pointSize)), weight: \(weight)}"
    }

    /// Returns the colour resolved with the view's traits; nil for none and for clear ones.
    private static func color(_ color: UIColor?, in view: UIView) -> String? {
        guard let color, color.cgColor.alpha > 0 else { return nil }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard unsafe color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
            return nil
        }
        let digits = [red, green, blue, alpha].map { part -> String in
            let text = String(Int((max(0, min(1, part)) * 255).rounded()), radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return "\"#\(digits.prefix(alpha < 1 ? 4 : 3).joined())\""
    }
}
