import UIKit

/// A way to fill shapes and draw text: a colour, a gradient, a material.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    /// Returns the style for an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is painted as it is.") }
}

/// A style of this module, which knows its paint.
protocol PaintedStyle {
    @MainActor func paint(in environment: EnvironmentValues) -> StylePaint
}

extension ShapeStyle {
    @MainActor func resolvedPaint(in environment: EnvironmentValues) -> StylePaint {
        if let style = self as? any PaintedStyle { return style.paint(in: environment) }
        return resolve(in: environment).resolvedPaint(in: environment)
    }
}

/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle, PaintedStyle {
    let style: any ShapeStyle
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
    func paint(in environment: EnvironmentValues) -> StylePaint { style.resolvedPaint(in: environment) }
}

private enum ForegroundKey: EnvironmentKey { static let defaultValue: [AnyShapeStyle] = [] }
private enum TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum BackgroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    /// The styles of the levels primary, secondary …, where they are set.
    var foregroundStyles: [AnyShapeStyle] {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    var backgroundStyleValue: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
}

/// The style of the foreground.
public struct ForegroundStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> StylePaint { HierarchicalShapeStyle.primary.paint(in: environment) }
}

/// The style of the background.
public struct BackgroundStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> StylePaint {
        environment.backgroundStyleValue?.paint(in: environment)
            ?? .color(UIColor.systemBackground.resolvedColor(with: environment.traits))
    }
}

/// The tint.
public struct TintShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> StylePaint {
        environment.tintStyle?.paint(in: environment) ?? Color.accentColor.paint(in: environment)
    }
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle, PaintedStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> StylePaint { .color(UIColor.separator.resolvedColor(with: environment.traits)) }
}

/// A level below the foreground's style.
public struct HierarchicalShapeStyle: ShapeStyle, PaintedStyle {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    // The opacities of the levels below a style of an app's own are inferred from those of the system's labels.
    private static let opacities = [1, 0.5, 0.25, 0.18, 0.1]

    /// The opacity of the level, compared with the style of the first one.
    var opacity: Double { Self.opacities[level] }

    func paint(in environment: EnvironmentValues) -> StylePaint {
        let styles = environment.foregroundStyles
        var outer = environment
        outer.foregroundStyles = []
        if level < styles.count { return styles[level].paint(in: outer) }
        if let first = styles.first { return first.paint(in: outer).faded(Self.opacities[level]) }
        let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
        return .color(colors[level].resolvedColor(with: environment.traits))
    }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { ForegroundStyle() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() } }
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension View {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment(S.self) { $0.setForeground([AnyShapeStyle(style)]) }
    }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        changingEnvironment(S1.self) { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
    }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
    {
        changingEnvironment(S1.self) {
            $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
        }
    }
    public func foregroundColor(_ color: Color?) -> some View {
        changingEnvironment(Color.self) { $0.foregroundStyles = color.map { [AnyShapeStyle($0)] } ?? [] }
    }
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        changingEnvironment(S.self) { values in values.tintStyle = tint.map { AnyShapeStyle($0) } }
    }
    public func tint(_ tint: Color?) -> some View {
        changingEnvironment(Color.self) { values in values.tintStyle = tint.map { AnyShapeStyle($0) } }
    }
    public func accentColor(_ color: Color?) -> some View { tint(color) }
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment(S.self) { $0.backgroundStyleValue = AnyShapeStyle(style) }
    }
}

extension EnvironmentValues {
    /// Sets the foreground's styles. A level that is set below a style of an app's own is resolved against that one.
    @MainActor mutating func setForeground(_ styles: [AnyShapeStyle]) {
        let outer = self
        foregroundStyles = styles.map { style in
            guard let level = style.style as? HierarchicalShapeStyle, !outer.foregroundStyles.isEmpty else { return style }
            return AnyShapeStyle(FixedStyle(paint: level.paint(in: outer)))
        }
    }
}

/// A style that has been resolved.
private struct FixedStyle: ShapeStyle, PaintedStyle, @unchecked Sendable {
    let paint: StylePaint
    func paint(in environment: EnvironmentValues) -> StylePaint { paint }
}
