import Foundation
import Graphics

/// The variants of one colour of a catalog.
struct ColorSet: Sendable {
    struct Variant: Sendable {
        var color: UIColor
        var audience: AssetAudience
    }

    let variants: [Variant]

    init(_ contents: Contents) {
        variants = contents.colors.compactMap { entry in
            entry.color?.resolved.map { Variant(color: $0, audience: entry.audience.audience) }
        }
    }

    /// Returns the colour that fits the traits best, otherwise the first variant's; clear if there are no variants.
    func color(for traits: UITraitCollection) -> UIColor {
        AssetAudience.best(variants, for: traits, audience: \.audience).first?.color ?? variants.first?.color ?? .clear
    }
}

extension ColorSet {
    /// The `Contents.json` of a colour.
    struct Contents: Decodable {
        struct Entry: Decodable {
            var color: Color?
            var audience: AssetAudienceContents

            enum CodingKeys: String, CodingKey { case color }

            init(from decoder: any Decoder) throws {
                color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Color.self, forKey: .color)
                audience = try AssetAudienceContents(from: decoder)
            }
        }

        var colors: [Entry]
    }

    struct Color: Decodable {
        struct Components: Decodable { var red, green, blue, white, alpha: Component? }

        var space: String?
        var components: Components?
        /// The name of a system colour, for example `systemBlueColor`.
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case space = "color-space"
        }

        var resolved: UIColor? {
            if let reference {
                let name = reference.hasSuffix("Color") && reference != "tintColor" ? String(reference.dropLast(5)) : reference
                return UIColor.named(name)
            }
            guard let components else { return nil }
            let alpha = components.alpha?.value ?? 1
            if let white = components.white { return UIColor(white: white.value, alpha: alpha) }
            let (red, green, blue) = (components.red?.value ?? 0, components.green?.value ?? 0, components.blue?.value ?? 0)
            return space == "display-p3"
                ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                : UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// A colour component. As text, `0x7F` and `127` are out of 255, and `0.498` is out of 1; a number is out of 1.
    struct Component: Decodable {
        let value: CGFloat

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                value = Self.value(text)
            } else {
                value = CGFloat(try container.decode(Double.self))
            }
        }

        private static func value(_ text: String) -> CGFloat {
            if text.lowercased().hasPrefix("0x") { return CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
            let number = CGFloat(Double(text) ?? 0)
            return text.contains(".") || number <= 1 && text.count == 1 && number == 0 ? number : number / 255
        }
    }
}
