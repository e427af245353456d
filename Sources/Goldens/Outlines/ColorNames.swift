import Foundation

/// Describes colours such as `#FF3B30` in words.
enum ColorNames {
    /// Returns `red (#FF3B30)`; nil for words that are no colour.
    static func sentence(for word: String) -> String? { name(of: word).map { "\($0) (\(word))" } }

    static func name(of word: String) -> String? {
        guard word.hasPrefix("#"), word.count == 7 || word.count == 9, let number = UInt32(word.dropFirst(), radix: 16) else { return nil }
        let channels = word.count == 9 ? number >> 8 : number
        let alpha = word.count == 9 ? Double(number & 255) / 255 : 1
        guard alpha > 0 else { return "clear" }
        let opaque = name(
            red: Double(channels >> 16 & 255) / 255, green: Double(channels >> 8 & 255) / 255, blue: Double(channels & 255) / 255)
        return alpha < 1 ? "\(Int((alpha * 100).rounded())) % \(opaque)" : opaque
    }

    private static func name(red: Double, green: Double, blue: Double) -> String {
        let high = max(red, green, blue), low = min(red, green, blue)
        let lightness = (high + low) / 2, spread = high - low
        if high < 0.03 { return "black" }
        if low > 0.985 { return "white" }
        guard spread > 0.08 else { return gray(lightness) }
        let hue = hue(red, green, blue, high, spread)
        let saturation = spread / (1 - abs(2 * lightness - 1))
        if (15..<45).contains(hue), lightness < 0.45 { return shade(lightness * 1.3) + "brown" }
        let base = base(hue)
        if base == "red", lightness > 0.7 { return "pink" }
        return (saturation < 0.25 ? "greyish " : "") + shade(lightness) + base
    }

    private static func gray(_ lightness: Double) -> String {
        switch lightness {
        case ..<0.2: "very dark grey"
        case ..<0.4: "dark grey"
        case ..<0.66: "grey"
        case ..<0.9: "light grey"
        default: "very light grey"
        }
    }

    private static func shade(_ lightness: Double) -> String {
        switch lightness {
        case ..<0.3: "dark "
        case ..<0.68: ""
        case ..<0.88: "light "
        default: "very light "
        }
    }

    /// Returns the hue in degrees.
    private static func hue(_ red: Double, _ green: Double, _ blue: Double, _ high: Double, _ spread: Double) -> Double {
        let sixth: Double
        if high == red {
            sixth = (green - blue) / spread
        } else if high == green {
            sixth = 2 + (blue - red) / spread
        } else {
            sixth = 4 + (red - green) / spread
        }
        return (sixth * 60 + 360).truncatingRemainder(dividingBy: 360)
    }

    private static func base(_ hue: Double) -> String {
        switch hue {
        case ..<14: "red"
        case ..<42: "orange"
        case ..<66: "yellow"
        case ..<160: "green"
        case ..<180: "mint"
        case ..<198: "cyan"
        case ..<238: "blue"
        case ..<262: "indigo"
        case ..<295: "purple"
        case ..<350: "pink"
        default: "red"
        }
    }
}
