import UIKit

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")

    /// The symbol and title of a button that has nothing but a role (inferred from looking at iOS 26).
    fileprivate var standard: (title: String, symbol: String) {
        switch self {
        case .destructive: ("Delete", "trash")
        case .confirm: ("Done", "checkmark")
        case .close: ("Close", "xmark")
        default: ("Cancel", "xmark")
        }
    }
}

/// A control that performs an action when it is pressed.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
}

extension Button where Label == Text {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    @_disfavoredOverload @preconcurrency public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload @preconcurrency public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload @preconcurrency public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    @_disfavoredOverload @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload @preconcurrency public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// The label of a button that has nothing but a role.
public struct DefaultButtonLabel {
    let role: ButtonRole
}

extension DefaultButtonLabel: View {
    public var body: some View { Label(role.standard.title, systemImage: role.standard.symbol) }
}

extension Button where Label == DefaultButtonLabel {
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

extension Button: StyledView {
    public typealias Body = Never

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let label = label.part(of: ButtonStyleKey.self, in: environment)
        if environment.controlContext == .actions {
            return StyledBody(style: (), environment: environment) { ActionView(role: role, action: action, label: self.label) }
        }
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(view: label), action: action)
        let inside = environment.inside(ButtonStyleKey.self)
        switch environment.style(ButtonStyleKey.self) ?? .primitive(DefaultButtonStyle()) {
        case .primitive(let style as DefaultButtonStyle) where environment.controlContext == .row:
            return StyledBody(style: (), environment: inside) { RowButton(style: style, configuration: configuration) }
        case .primitive(let style):
            return StyledBody(style: style, environment: inside) { style.makeBody(configuration: configuration) }
        case .simple(let style):
            return StyledBody(style: (), environment: inside) {
                PressArea(configuration) { isPressed in SimpleButtonBody(style: style, configuration: configuration, isPressed: isPressed) }
            }
        }
    }
}

/// A button without a style of its own in a list: the whole row is pressed.
private struct RowButton: View {
    let style: DefaultButtonStyle
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        EnvironmentReader { environment in
            let action = environment.isEnabled ? RowAction { configuration.trigger() } : nil
            style.makeBody(configuration: configuration).modifier(TraitModifier<RowActionTrait>(value: action))
        }
    }
}

/// What a style makes of a button that is pressed or not.
private struct SimpleButtonBody: StyledView {
    typealias Body = Never
    let style: any ButtonStyle
    let configuration: PrimitiveButtonStyleConfiguration
    let isPressed: Bool

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let configuration = ButtonStyleConfiguration(
            role: configuration.role, label: .init(view: configuration.label), isPressed: isPressed)
        return StyledBody(style: style, environment: environment) { style.makeBody(configuration: configuration) }
    }
}
