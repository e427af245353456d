import Foundation

extension LayerTree {
    /// The tree as golden text: one layer per line, indented by depth, with its name, class, frame in the superlayer (x y width height in
    /// points, at most three decimals), differences from a plain layer, and texts in quotes. Stable: the same tree gives the same bytes.
    package var text: String {
        var lines = ["\(size.width.trimmed) × \(size.height.trimmed) @\(scale.trimmed)x"]
        root.describe(into: &lines, depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Layer {
    fileprivate func describe(into lines: inout [String], depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + fields.joined(separator: " "))
        if let layer = mask.first {
            lines.append(String(repeating: "  ", count: depth + 1) + "mask:")
            layer.describe(into: &lines, depth: depth + 2)
        }
        for sublayer in sublayers { sublayer.describe(into: &lines, depth: depth + 1) }
    }

    private var fields: [String] {
        title + [frame.trimmed] + geometry + look + contents.summary + (summary.map { [$0.quoted("“", "”")] } ?? [])
    }

    /// The name and the class; a layer named after its class lists it only once.
    private var title: [String] { name == kind || name.hasPrefix(kind + "#") ? [name] : [name, kind] }

    private var geometry: [String] {
        var fields: [String] = []
        if bounds.origin != .zero { fields.append("scrolled (\(bounds.minX.trimmed) \(bounds.minY.trimmed))") }
        if !transform.isIdentity { fields.append("transform (\(transform.trimmed))") }
        if anchorPoint != CGPoint(x: 0.5, y: 0.5) { fields.append("anchor (\(anchorPoint.x.trimmed) \(anchorPoint.y.trimmed))") }
        return fields
    }

    private var look: [String] {
        var fields: [String] = []
        if isHidden { fields.append("hidden") }
        if opacity != 1 { fields.append("opacity \(opacity.trimmed)") }
        if let color = backgroundColor, color.alpha > 0 { fields.append("background \(color)") }
        if cornerRadius > 0 { fields.append("radius \(cornerRadius.trimmed)\(cornerDetails)") }
        if borderWidth > 0, let color = borderColor { fields.append("border \(borderWidth.trimmed) \(color)") }
        if let shadow { fields.append("shadow \(shadow.trimmed)\(shadowPath == nil ? "" : " of a path")") }
        if masksToBounds || clipsContents { fields.append("clips") }
        if blendMode != .normal { fields.append("blend \(blendMode)") }
        return fields
    }

    private var cornerDetails: String {
        let names: [(CACornerMask, String)] = [(.topLeft, "↖"), (.topRight, "↗"), (.bottomLeft, "↙"), (.bottomRight, "↘")]
        let corners = maskedCorners == .all ? "" : " " + names.filter { maskedCorners.contains($0.0) }.map(\.1).joined()
        return (cornerCurve == .continuous ? " continuous" : "") + corners
    }
}

extension DisplayList {
    /// The texts with their look, the pictures with their sizes, and the number of other things painted.
    fileprivate var summary: [String] {
        var fields: [String] = []
        var painted = 0
        for command in commands {
            switch command {
            case .paint(.text(let text)): fields += text.block.summary
            case .paint(.image(let source, _, let tint)): fields.append(source.summary + (tint.map { " tinted \($0)" } ?? ""))
            case .paint(.fill), .paint(.stroke), .paint(.shadow): painted += 1
            case .paint(.backdrop(_, let radius, _)): fields.append("blurs what is behind by \(radius.trimmed)")
            case .endGroup(let mask?): fields.append("masked by [\(mask.summary.joined(separator: " "))]")
            case .save, .restore, .concatenate, .clip, .beginGroup, .beginShadowGroup, .beginIsolatedGroup, .endGroup, .blendMode: continue
            case .beginFilteredGroup(let filter): fields.append(filter.summary)
            }
        }
        if painted > 0 { fields.append(painted == 1 ? "paints 1 shape" : "paints \(painted) shapes") }
        return fields
    }
}

extension GroupFilter {
    fileprivate var summary: String { blurRadius > 0 ? "blurred by \(blurRadius.trimmed)" : "in changed colors" }
}

extension TextBlock {
    fileprivate var summary: [String] {
        var fields = runs.map { "\($0.text.quoted()) \($0.font.trimmed) \($0.color)" }
        if numberOfLines != 1 { fields.append(numberOfLines == 0 ? "any lines" : "≤ \(numberOfLines) lines") }
        return fields
    }
}

extension ImageSource {
    fileprivate var summary: String {
        "image \(size.width.trimmed)×\(size.height.trimmed) \(hexadecimal(bitmap.identity))\(isFlippedHorizontally ? " flipped" : "")"
    }
}

extension FontDescriptor {
    fileprivate var trimmed: String {
        var fields: [String] = []
        switch family {
        case .system: break
        case .systemMonospaced: fields.append("monospaced")
        case .systemRounded: fields.append("rounded")
        case .systemSerif: fields.append("serif")
        case .named(let name): fields.append(name)
        }
        fields.append(size.trimmed)
        if weight != 400 { fields.append("w\(weight)") }
        if isItalic { fields.append("italic") }
        return fields.joined(separator: " ")
    }
}

extension Shadow {
    fileprivate var trimmed: String { "\(color) (\(offset.width.trimmed) \(offset.height.trimmed)) blur \(radius.trimmed)" }
}

extension CGAffineTransform {
    fileprivate var trimmed: String { [a, b, c, d, tx, ty].map(\.trimmed).joined(separator: " ") }
}

extension CGRect {
    fileprivate var trimmed: String { "(\(minX.trimmed) \(minY.trimmed) \(width.trimmed) \(height.trimmed))" }
}

extension CGFloat {
    /// The number with at most three decimals, no trailing zeros, no negative zero, no exponent.
    package var trimmed: String {
        guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
        guard magnitude < 1e12 else { return "\(self)" }
        let thousandths = Int64((self * 1000).rounded())
        let (whole, rest) = (thousandths.magnitude / 1000, thousandths.magnitude % 1000)
        var digits = rest == 0 ? "" : "." + String(String(1000 + rest).dropFirst())
        while digits.hasSuffix("0") { digits.removeLast() }
        return (thousandths < 0 ? "-" : "") + String(whole) + digits
    }
}

extension String {
    /// Returns the string in quotes on one line, with characters escaped that would break the line or be invisible.
    fileprivate func quoted(_ opening: Unicode.Scalar = "\"", _ closing: Unicode.Scalar = "\"") -> String {
        var text = String(opening)
        for scalar in unicodeScalars {
            switch scalar {
            case closing: text += "\\\(closing)"
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\u{00A0}": text += "\\u{A0}"
            case "\u{00AD}": text += "\\u{AD}"
            case "\u{FFFC}": text += "\\u{FFFC}"
            case _ where scalar.isUnseen: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + String(closing)
    }
}

extension Unicode.Scalar {
    /// Whether it is a control or format character other than the joiner inside emoji.
    fileprivate var isUnseen: Bool {
        guard value >= 0x7F else { return value < 0x20 }
        return properties.generalCategory == .control || (properties.generalCategory == .format && self != "\u{200D}")
    }
}

private func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
