import Graphics

/// The visible difference of two colours: the squared distance in YIQ, weighted as the eye weighs brightness against hue (Kotsarenko and
/// Ramos, *Measuring perceived color difference using YIQ NTSC transmission color space in mobile applications*, 2010).
enum ColorDistance {
    /// The largest weighted sum between two colours of 8 bits a channel.
    private static let largest = 35_215.0

    /// Returns the difference of two pixels, 0…1. Pixels are premultiplied BGRA in memory order; transparent ones are composited over
    /// white.
    static func between(_ a: UInt32, _ b: UInt32) -> Double {
        let (redA, greenA, blueA) = overWhite(a)
        let (redB, greenB, blueB) = overWhite(b)
        let (red, green, blue) = (redA - redB, greenA - greenB, blueA - blueB)
        let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
        let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
        let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
        return min(1, (0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / largest)
    }

    /// Returns the pixel's brightness over white, 0…255.
    static func brightness(_ pixel: UInt32) -> Double {
        let (red, green, blue) = overWhite(pixel)
        return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    }

    private static func overWhite(_ pixel: UInt32) -> (Double, Double, Double) {
        let rest = 255 - (pixel >> 24)
        return (Double((pixel >> 16 & 255) + rest), Double((pixel >> 8 & 255) + rest), Double((pixel & 255) + rest))
    }
}
