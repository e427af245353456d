import UIKit

/// A control that opens a menu when it is pressed.
public struct Menu<Label: View, Content: View> {
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content, primaryAction) = (label(), content(), nil)
    }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void) {
        (self.label, self.content, self.primaryAction) = (label(), content(), primaryAction)
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    public init(_ configuration: MenuStyleConfiguration) {
        (label, content, primaryAction) = (configuration.label, configuration.content, configuration.primaryAction)
    }
}

extension Menu: StyledView {
    public typealias Body = Never

    func styled(in environment: EnvironmentValues) -> StyledBody {
        if environment.controlContext == .actions {
            return StyledBody(style: (), environment: environment) {
                ActionMenuView(label: label, content: content, isInline: false)
            }
        }
        guard let style = environment.style(MenuStyleKey.self) else {
            return StyledBody(style: (), environment: environment) {
                MenuArea(content: content, primaryAction: primaryAction, label: MenuLabel(label: label))
            }
        }
        let configuration = MenuStyleConfiguration(
            label: .init(view: label.part(of: MenuStyleKey.self, in: environment)),
            content: .init(view: content.part(of: MenuStyleKey.self, in: environment)), primaryAction: primaryAction)
        return StyledBody(style: style, environment: environment.inside(MenuStyleKey.self)) {
            style.makeBody(configuration: configuration)
        }
    }
}

/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
    /// The menu's label.
    public struct Label {
        let view: any View
    }
    /// The menu's content.
    public struct Content {
        let view: any View
    }
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label: ControlPart { public typealias Body = Never }
extension MenuStyleConfiguration.Content: ControlPart { public typealias Body = Never }

enum MenuStyleKey: StyleKey { typealias Style = any MenuStyle }

/// The style that menus have by themselves.
public struct DefaultMenuStyle: Sendable { public init() {} }
/// A menu that looks as a button does.
public struct ButtonMenuStyle: Sendable { public init() {} }
/// A menu without a border.
public struct BorderlessButtonMenuStyle: Sendable { public init() {} }

extension DefaultMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
extension ButtonMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
extension BorderlessButtonMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { DefaultMenuStyle() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { ButtonMenuStyle() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order in which a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    let order: UIContextMenuConfiguration.ElementOrder
    public static let automatic = MenuOrder(order: .automatic)
    public static let priority = MenuOrder(order: .priority)
    public static let fixed = MenuOrder(order: .fixed)
}

/// Whether a menu closes when an item is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let value: Int
    public static let automatic = MenuActionDismissBehavior(value: 0)
    public static let enabled = MenuActionDismissBehavior(value: 0)
    public static let disabled = MenuActionDismissBehavior(value: 1)
}

private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum MenuDismissKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }

extension EnvironmentValues {
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
    var menuActionDismissBehavior: MenuActionDismissBehavior { self[MenuDismissKey.self] }
}

extension View {
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self.style(MenuStyleKey.self, style) }
    public func menuOrder(_ order: MenuOrder) -> some View { setting(MenuOrderKey.self, order) }
    public func menuIndicator(_ visibility: Visibility) -> some View { setting(MenuIndicatorKey.self, visibility) }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { setting(MenuDismissKey.self, behavior) }
}
