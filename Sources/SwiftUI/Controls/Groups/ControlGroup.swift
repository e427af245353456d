import UIKit

/// Controls that belong together.
public struct ControlGroup<Content: View> {
    let label: (any View)?
    let content: Content

    public init(@ViewBuilder content: () -> Content) { (label, self.content) = (nil, content()) }
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        (self.label, self.content) = (label(), LabeledControlGroupContent(content: content()))
    }
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    public init(_ configuration: ControlGroupStyleConfiguration) { self.init { configuration.content } }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
}

extension LabeledControlGroupContent: View {
    public var body: some View { content }
}

extension ControlGroup: StyledView {
    public typealias Body = Never

    func styled(in environment: EnvironmentValues) -> StyledBody {
        if environment.controlContext == .actions {
            return StyledBody(style: (), environment: environment) {
                ActionMenuView(label: EmptyView(), content: content, isInline: true)
            }
        }
        let style = environment.style(ControlGroupStyleKey.self) ?? AutomaticControlGroupStyle()
        let configuration = ControlGroupStyleConfiguration(
            content: .init(view: content.part(of: ControlGroupStyleKey.self, in: environment)),
            label: .init(view: label ?? EmptyView()))
        return StyledBody(style: style, environment: environment.inside(ControlGroupStyleKey.self)) {
            style.makeBody(configuration: configuration)
        }
    }
}

/// How groups of controls look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content { let view: any View }
    /// The label.
    public struct Label { let view: any View }
    public let content: Content
    public let label: Label
}

extension ControlGroupStyleConfiguration.Content: ControlPart { public typealias Body = Never }
extension ControlGroupStyleConfiguration.Label: ControlPart { public typealias Body = Never }

enum ControlGroupStyleKey: StyleKey { typealias Style = any ControlGroupStyle }

/// The style that groups have by themselves: a row.
public struct AutomaticControlGroupStyle: Sendable { public init() {} }
/// A row of controls.
public struct NavigationControlGroupStyle: Sendable { public init() {} }
/// A menu of controls.
public struct MenuControlGroupStyle: Sendable { public init() {} }
/// A row of symbols with titles.
public struct CompactMenuControlGroupStyle: Sendable { public init() {} }
/// Choices side by side.
public struct PaletteControlGroupStyle: Sendable { public init() {} }

extension AutomaticControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content }.buttonStyle(.bordered) }
}
extension NavigationControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
extension MenuControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Menu(content: { configuration.content }, label: { configuration.label })
    }
}
extension CompactMenuControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
extension PaletteControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self.style(ControlGroupStyleKey.self, style) }
}
