import UIKit

/// The style that a button has by itself: its label in the tint.
public struct DefaultButtonStyle: Sendable {
    public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { BorderlessButtonStyle().makeBody(configuration: configuration) }
}

/// A label in the tint, without a border.
public struct BorderlessButtonStyle: Sendable {
    public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(configuration) { isPressed in
            BorderlessLabel(role: configuration.role, label: configuration.label).opacity(isPressed ? PressedOpacity.borderless : 1)
        }
    }
}

/// A label as it is.
public struct PlainButtonStyle: Sendable {
    public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(configuration) { isPressed in
            EnvironmentReader { environment in
                configuration.label.opacity(!environment.isEnabled ? PressedOpacity.disabled : isPressed ? PressedOpacity.plain : 1)
            }
        }
    }
}

/// A label on a light ground.
public struct BorderedButtonStyle: Sendable {
    public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(configuration) { BorderedLabel(kind: .bordered, configuration: configuration, isPressed: $0) }
    }
}

/// A label on a ground of the tint.
public struct BorderedProminentButtonStyle: Sendable {
    public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(configuration) { BorderedLabel(kind: .prominent, configuration: configuration, isPressed: $0) }
    }
}

/// A label on glass.
public struct GlassButtonStyle: Sendable {
    let glass: Glass
    public init() { glass = .regular }
    public init(_ glass: Glass) { self.glass = glass }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(configuration) { BorderedLabel(kind: .glass(glass), configuration: configuration, isPressed: $0) }
    }
}

/// A label on glass in the tint.
public struct GlassProminentButtonStyle: Sendable {
    public init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(configuration) { BorderedLabel(kind: .prominentGlass, configuration: configuration, isPressed: $0) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { DefaultButtonStyle() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { PlainButtonStyle() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// How far pressed and disabled labels fade (inferred from looking at iOS).
enum PressedOpacity {
    static let borderless = 0.2
    static let plain = 0.5
    static let bordered = 0.75
    static let disabled = 0.5
}

/// A button's label in the tint. A colour that the app has set stays.
struct BorderlessLabel<Label: View>: View {
    let role: ButtonRole?
    let label: Label

    var body: some View {
        EnvironmentReader { environment in
            let style = style(environment)
            label.changingEnvironment(AnyShapeStyle.self) { values in
                guard let style else { return }
                values.foregroundStyles = [style]
                values.rowIconStyle = style
            }
        }
    }

    private func style(_ environment: EnvironmentValues) -> AnyShapeStyle? {
        if !environment.isEnabled { return AnyShapeStyle(Color(UIColor.tertiaryLabel)) }
        if !environment.foregroundStyles.isEmpty { return nil }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

extension View {
    /// Returns the view with a style of its foreground, or with the one that it has if there is none.
    func foreground(_ style: AnyShapeStyle?) -> some View {
        changingEnvironment(AnyShapeStyle.self) { values in if let style { values.foregroundStyles = [style] } }
    }
}
