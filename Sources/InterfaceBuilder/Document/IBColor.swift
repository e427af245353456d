import Foundation

/// A colour as a document writes it, in sRGB components that are not clamped (Display P3 input can be outside 0…1).
struct IBColor: Sendable, Equatable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    /// Creates a colour from the numbers in the element; nil for a colour that is only named.
    init?(literal element: Element) {
        let alpha = Number.parse(element["alpha"]) ?? 1
        if let white = Number.parse(element["white"]) {
            self.init(red: white, green: white, blue: white, alpha: alpha)
        } else if let red = Number.parse(element["red"]), let green = Number.parse(element["green"]),
            let blue = Number.parse(element["blue"])
        {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
            if element["customColorSpace"] == "displayP3" { self = fromDisplayP3 }
        } else if let cyan = Number.parse(element["cyan"]), let magenta = Number.parse(element["magenta"]),
            let yellow = Number.parse(element["yellow"])
        {
            let light = 1 - (Number.parse(element["black"]) ?? 0)
            self.init(red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
        } else {
            return nil
        }
    }

    init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Converts Display P3 components to sRGB: the same curve with other primaries (matrix from the two spaces' published chromaticities).
    private var fromDisplayP3: IBColor {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        return IBColor(
            red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
            green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
            blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha: alpha)
    }

    private static func linear(_ value: Double) -> Double {
        let size = value.magnitude
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: Double) -> Double {
        let size = value.magnitude
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
