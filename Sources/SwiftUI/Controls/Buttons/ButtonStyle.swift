/// How a button looks. The button itself performs its action when it is pressed.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How a button looks, and when its action is performed.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let view: any View
    }
    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: ControlPart { public typealias Body = Never }

/// The parts of a button whose style performs the action.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let view: any View
    }
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: ControlPart { public typealias Body = Never }

/// A button's style of either kind.
enum AnyButtonStyle {
    case simple(any ButtonStyle)
    case primitive(any PrimitiveButtonStyle)
}

enum ButtonStyleKey: StyleKey { typealias Style = AnyButtonStyle }

private enum BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
private enum RepeatKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }

/// Whether a button repeats its action while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let value: Int
    public static let automatic = ButtonRepeatBehavior(value: 0)
    public static let enabled = ButtonRepeatBehavior(value: 1)
    public static let disabled = ButtonRepeatBehavior(value: 2)
}

/// How a button of a bar is sized.
public struct ButtonSizing: Hashable, Sendable {
    private let value: Int
    public static let automatic = ButtonSizing(value: 0)
    public static let fitted = ButtonSizing(value: 1)
    public static let flexible = ButtonSizing(value: 2)
}

private enum SizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape { self[BorderShapeKey.self] }
    public var buttonRepeatBehavior: ButtonRepeatBehavior { self[RepeatKey.self] }
    public var buttonSizing: ButtonSizing { self[SizingKey.self] }
}

extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self.style(ButtonStyleKey.self, .simple(style)) }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self.style(ButtonStyleKey.self, .primitive(style)) }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { setting(BorderShapeKey.self, shape) }
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { setting(RepeatKey.self, behavior) }
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { setting(SizingKey.self, sizing) }
}
