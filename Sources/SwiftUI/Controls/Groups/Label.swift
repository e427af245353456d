/// A title with a symbol or picture.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: StyledView {
    public typealias Body = Never

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let style = style(in: environment)
        let configuration = LabelStyleConfiguration(
            title: .init(view: title.part(of: LabelStyleKey.self, in: environment)),
            icon: .init(view: icon.part(of: LabelStyleKey.self, in: environment)))
        return StyledBody(style: style, environment: environment.inside(LabelStyleKey.self)) {
            style.makeBody(configuration: configuration)
        }
    }

    @MainActor private func style(in environment: EnvironmentValues) -> any LabelStyle {
        guard let chosen = environment.style(LabelStyleKey.self), !(chosen is DefaultLabelStyle) else {
            return environment.isInListRow ? RowLabelStyle(environment: environment) : DefaultLabelStyle()
        }
        return chosen
    }
}

/// How labels arrange their titles and icons.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title {
        let view: any View
    }
    /// The label's icon.
    public struct Icon {
        let view: any View
    }
    public let title: Title
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: ControlPart { public typealias Body = Never }
extension LabelStyleConfiguration.Icon: ControlPart { public typealias Body = Never }

enum LabelStyleKey: StyleKey { typealias Style = any LabelStyle }

/// The style that labels have by themselves: icon and title, in the rows of a list with icons in a column.
public struct DefaultLabelStyle: Sendable {
    public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabelStyle().makeBody(configuration: configuration) }
}

/// A label in a row of a list: the icon in the tint, in the middle of a column, so that the titles of all rows begin at one edge
/// (Generations.md, listLabel). A colour that the app gives to the label is the title's; that of the icon is set on the icon or by
/// `listItemTint(_:)`.
private struct RowLabelStyle: LabelStyle {
    let environment: EnvironmentValues

    func makeBody(configuration: Configuration) -> some View {
        let metrics = ListMetrics(environment.traits)
        let column = UIFontMetrics.default.scaledValue(for: metrics.labelColumn, compatibleWith: environment.traits)
        HStack(alignment: .firstLine, spacing: environment.labelIconToTitleSpacing ?? metrics.labelSpacing) {
            configuration.icon
                .imageScale(.large)
                .setting(SymbolsFitTheirDrawingKey.self, true)
                .foreground(environment.rowIconStyle)
                .frame(minWidth: environment.labelReservedIconWidth ?? column)
            configuration.title
        }
    }
}

/// The icon, then the title. The icon is beside the title's first line (Generations.md, labelLines).
public struct TitleAndIconLabelStyle: Sendable {
    public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstLine) {
            configuration.icon
            configuration.title
        }
    }
}

/// Only the title.
public struct TitleOnlyLabelStyle: Sendable {
    public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Only the icon.
public struct IconOnlyLabelStyle: Sendable {
    public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { DefaultLabelStyle() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() } }

private enum LabelIconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum LabelSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    public var labelReservedIconWidth: CGFloat? { self[LabelIconWidthKey.self] }
    public var labelIconToTitleSpacing: CGFloat? { self[LabelSpacingKey.self] }
}

extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self.style(LabelStyleKey.self, style) }
    public func labelReservedIconWidth(_ value: CGFloat) -> some View { setting(LabelIconWidthKey.self, value) }
    public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { setting(LabelSpacingKey.self, value) }
}
