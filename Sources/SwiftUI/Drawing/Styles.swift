import Graphics
import UIKit

/// What is behind, blurred and covered.
public struct Material: ShapeStyle, PaintedStyle, Hashable {
    let style: UIBlurEffect.Style
    public static let ultraThin = Material(style: .systemUltraThinMaterial)
    public static let thin = Material(style: .systemThinMaterial)
    public static let regular = Material(style: .systemMaterial)
    public static let thick = Material(style: .systemThickMaterial)
    public static let ultraThick = Material(style: .systemThickMaterial)
    public static let bar = Material(style: .systemChromeMaterial)
    func paint(in environment: EnvironmentValues) -> StylePaint { .material(style) }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

/// A picture that repeats. The part of the picture is not cut out: the whole repeats.
public struct ImagePaint: ShapeStyle, PaintedStyle, @unchecked Sendable {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    func paint(in environment: EnvironmentValues) -> StylePaint { .image(self) }

    @MainActor func pattern(in environment: EnvironmentValues) -> Paint? {
        let color = ForegroundStyle().paint(in: environment).color
        guard let picture = image.resolved(in: environment, tint: color), let bitmap = picture.cgImage?.bitmap else { return nil }
        let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        return .pattern(bitmap, size: size)
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint
    {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// A style whose paint is changed.
struct ChangedStyle<Base: ShapeStyle>: ShapeStyle, PaintedStyle {
    let base: Base
    let change: @Sendable (StylePaint) -> StylePaint
    func paint(in environment: EnvironmentValues) -> StylePaint { change(base.resolvedPaint(in: environment)) }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { ChangedStyle(base: self) { $0.faded(opacity) } }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { ChangedStyle(base: self) { .blended($0, mode.mode) } }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ChangedStyle(base: self) { paint in
            if case .shadowed(let inner, let shadows) = paint { return .shadowed(inner, shadows + [style]) }
            return .shadowed(paint, [style])
        }
    }
}

extension ShapeStyle {
    /// The levels below a style of its own: the opacities are those of the levels below the foreground's.
    private func level(_ level: HierarchicalShapeStyle) -> some ShapeStyle { opacity(level.opacity) }
    public var secondary: some ShapeStyle { level(.secondary) }
    public var tertiary: some ShapeStyle { level(.tertiary) }
    public var quaternary: some ShapeStyle { level(.quaternary) }
    public var quinary: some ShapeStyle { level(.quinary) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// The colours behind lists, windows and selections, and of placeholders, links and fills.
public struct SystemShapeStyle: ShapeStyle, PaintedStyle {
    let color: Unchecked<UIColor>
    func paint(in environment: EnvironmentValues) -> StylePaint { .color(color.value.resolvedColor(with: environment.traits)) }
}

public typealias PlaceholderTextShapeStyle = SystemShapeStyle
public typealias LinkShapeStyle = TintShapeStyle
public typealias FillShapeStyle = SystemShapeStyle
public typealias WindowBackgroundShapeStyle = SystemShapeStyle
public typealias SelectionShapeStyle = TintShapeStyle

extension ShapeStyle where Self == SystemShapeStyle {
    public static var placeholder: SystemShapeStyle { SystemShapeStyle(color: Unchecked(.placeholderText)) }
    public static var fill: SystemShapeStyle { SystemShapeStyle(color: Unchecked(.systemFill)) }
    public static var windowBackground: SystemShapeStyle { SystemShapeStyle(color: Unchecked(.systemBackground)) }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var link: TintShapeStyle { TintShapeStyle() }
    public static var selection: TintShapeStyle { TintShapeStyle() }
}

/// How what is drawn is mixed with what is behind it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    var mode: CGBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
