import UIKit

/// A colour that depends on the environment, and a view that it fills.
public struct Color: ShapeStyle, PaintedStyle, Hashable, CustomStringConvertible {
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    indirect enum Source: Hashable, Sendable {
        case color(Unchecked<UIColor>)
        case accent
        case primary
        case secondary
        case mixed(Color, Color, Double, Gradient.ColorSpace)
    }

    let source: Source
    var alpha = 1.0

    init(_ source: Source) { self.source = source }

    /// A colour of an asset catalog of the same name comes first, as on iOS.
    @_disfavoredOverload public init(_ color: UIColor) { self.init(.color(Unchecked(color))) }
    public init(uiColor: UIColor) { self.init(uiColor) }
    public init(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
    /// The parameter is optional so that `Color(.clear)` means UIKit's colour.
    @_disfavoredOverload public init(_ cgColor: CGColor?) { self.init(cgColor.map(UIColor.init(cgColor:)) ?? .clear) }
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear)
    }
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        switch space {
        case .sRGB: self.init(UIColor(red: red, green: green, blue: blue, alpha: opacity))
        case .displayP3: self.init(UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
        case .sRGBLinear:
            let resolved = Resolved(
                colorSpace: .sRGBLinear, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
            self.init(resolved)
        }
    }
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    public static let clear = Color(UIColor.clear)
    public static let black = Color(UIColor.black)
    public static let white = Color(UIColor.white)
    public static let gray = Color(UIColor.systemGray)
    public static let red = Color(UIColor.systemRed)
    public static let green = Color(UIColor.systemGreen)
    public static let blue = Color(UIColor.systemBlue)
    public static let orange = Color(UIColor.systemOrange)
    public static let yellow = Color(UIColor.systemYellow)
    public static let pink = Color(UIColor.systemPink)
    public static let purple = Color(UIColor.systemPurple)
    public static let teal = Color(UIColor.systemTeal)
    public static let indigo = Color(UIColor.systemIndigo)
    public static let mint = Color(UIColor.systemMint)
    public static let cyan = Color(UIColor.systemCyan)
    public static let brown = Color(UIColor.systemBrown)
    public static let primary = Color(.primary)
    public static let secondary = Color(.secondary)
    public static let accentColor = Color(.accent)

    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.alpha *= opacity
        return color
    }

    public var description: String { "Color(\(source))" }

    @MainActor func paint(in environment: EnvironmentValues) -> StylePaint { .color(resolved(in: environment)) }

    /// Returns the colour for the traits of an environment.
    @MainActor func resolved(in environment: EnvironmentValues) -> UIColor {
        let base: UIColor =
            switch source {
            case .color(let color): color.value
            case .primary: .label
            case .secondary: .secondaryLabel
            case .accent: environment.accentColor
            case .mixed(let start, let end, let share, let space):
                UIColor(
                    cgColor: space.mixed(start.resolved(in: environment).cgColor, end.resolved(in: environment).cgColor, share))
            }
        return base.resolvedColor(with: environment.traits).faded(alpha)
    }

    var uiColor: UIColor {
        let base: UIColor =
            switch source {
            case .color(let color): color.value
            case .primary: .label
            case .secondary: .secondaryLabel
            case .accent: .tintColor
            case .mixed(let start, let end, let share, let space):
                UIColor { traits in
                    UIColor(
                        cgColor: space.mixed(
                            start.uiColor.resolvedColor(with: traits).cgColor, end.uiColor.resolvedColor(with: traits).cgColor, share))
                }
            }
        guard alpha != 1 else { return base }
        let alpha = alpha
        return UIColor { base.resolvedColor(with: $0).faded(alpha) }
    }

    /// The colour, if it is the same in every environment.
    public var cgColor: CGColor? {
        guard case .color = source else { return nil }
        let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
        let colors = [light, dark].map { uiColor.resolvedColor(with: $0).cgColor }
        return colors[0] == colors[1] ? colors[0] : nil
    }
}

extension EnvironmentValues {
    /// The tint as a colour, or the app's accent.
    @MainActor var accentColor: UIColor {
        guard let style = tintStyle, (style.style as? Color)?.source != .accent else {
            return UIColor(named: "AccentColor") ?? .systemBlue
        }
        return style.paint(in: self).color
    }
}

extension UIColor {
    public convenience init(_ color: Color) {
        let source = color.uiColor
        self.init { source.resolvedColor(with: $0) }
    }
}

extension Color: ElementView {
    public typealias Body = Never
    func makeElement(_ node: Node) -> FillElement { FillElement(node) }
    func update(_ element: FillElement) {
        element.view.backgroundColor = resolved(in: element.environment)
    }
}

/// A colour in all the room that is offered.
final class FillElement: DrawnElement<UIView> {
    override func makeView() -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        return view
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var green: Color { .green }
    public static var blue: Color { .blue }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var pink: Color { .pink }
    public static var purple: Color { .purple }
    public static var teal: Color { .teal }
    public static var indigo: Color { .indigo }
    public static var mint: Color { .mint }
    public static var cyan: Color { .cyan }
    public static var brown: Color { .brown }
    public static var accentColor: Color { .accentColor }
}
