import Graphics
import UIKit

extension Color {
    /// A colour of one environment, by its linear parts.
    public struct Resolved: ShapeStyle, PaintedStyle, Animatable, Hashable, Codable, CustomStringConvertible {
        public var linearRed, linearGreen, linearBlue: Float
        public var opacity: Float

        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .sRGB: (linearRed, linearGreen, linearBlue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            case .displayP3:
                let color = UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1).cgColor
                (linearRed, linearGreen, linearBlue) = (
                    Self.linear(Float(color.red)), Self.linear(Float(color.green)), Self.linear(Float(color.blue))
                )
            }
        }

        init(_ color: CGColor) {
            self.init(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
        }

        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }
        public var cgColor: CGColor { CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)) }

        public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
            get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
            set {
                linearRed = newValue.first
                linearGreen = newValue.second.first
                linearBlue = newValue.second.second.first
                opacity = newValue.second.second.second
            }
        }

        public var description: String {
            func hex(_ value: Float) -> String {
                let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }
            return "#" + [red, green, blue, opacity].map(hex).joined()
        }

        func paint(in environment: EnvironmentValues) -> StylePaint { .color(UIColor(cgColor: cgColor)) }

        /// The curve of sRGB (IEC 61966-2-1).
        private static func linear(_ value: Float) -> Float {
            let size = value.magnitude
            let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -result : result
        }

        private static func encoded(_ value: Float) -> Float {
            let size = value.magnitude
            let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return value < 0 ? -result : result
        }
    }

    public init(_ resolved: Resolved) { self.init(UIColor(cgColor: resolved.cgColor)) }

    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let (color, environment) = (self, Unchecked(environment))
        return MainActor.assumeIsolated { Resolved(color.resolved(in: environment.value).cgColor) }
    }

    public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mixed(self, other, min(max(fraction, 0), 1), space))
    }

    /// The colour's gradient: a little lighter at the top (how much is inferred from looking at iOS).
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.22, in: .device), self])) }
}

extension Gradient.ColorSpace {
    /// Returns a colour between two. That the perceptual space is Oklab is inferred.
    func mixed(_ start: CGColor, _ end: CGColor, _ share: Double) -> CGColor {
        guard isPerceptual else { return start.interpolated(to: end, fraction: share) }
        let (a, b) = (Oklab(Color.Resolved(start)), Oklab(Color.Resolved(end)))
        let mixed = Oklab(parts: a.parts + (b.parts - a.parts) * share).color
        return mixed.withAlpha(start.alpha + (end.alpha - start.alpha) * share)
    }
}

/// A colour in Björn Ottosson's Oklab.
private struct Oklab {
    var parts: SIMD3<Double>

    init(parts: SIMD3<Double>) { self.parts = parts }

    init(_ color: Color.Resolved) {
        let (r, g, b) = (Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        parts = SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    var color: CGColor {
        func cube(_ value: Double) -> Double { value * value * value }
        let l = cube(parts.x + 0.3963377774 * parts.y + 0.2158037573 * parts.z)
        let m = cube(parts.x - 0.1055613458 * parts.y - 0.0638541728 * parts.z)
        let s = cube(parts.x - 0.0894841775 * parts.y - 1.2914855480 * parts.z)
        return Color.Resolved(
            colorSpace: .sRGBLinear, red: Float(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: Float(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: Float(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
        ).cgColor
    }
}
