/// A value with its label.
public struct LabeledContent<Label: View, Content: View> {
    let label: Label
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }
}

extension LabeledContent where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }
    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }
    @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension LabeledContent: StyledView {
    public typealias Body = Never

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let style = environment.style(LabeledContentStyleKey.self) ?? AutomaticLabeledContentStyle()
        let configuration = LabeledContentStyleConfiguration(
            label: .init(view: LabelColumn(label: label).part(of: LabeledContentStyleKey.self, in: environment)),
            content: .init(view: content.part(of: LabeledContentStyleKey.self, in: environment)))
        return StyledBody(style: style, environment: environment.inside(LabeledContentStyleKey.self)) {
            style.makeBody(configuration: configuration)
        }
    }
}

/// How values with labels look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a value with a label.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label { let view: any View }
    /// The value.
    public struct Content { let view: any View }
    public let label: Label
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: ControlPart { public typealias Body = Never }
extension LabeledContentStyleConfiguration.Content: ControlPart { public typealias Body = Never }

enum LabeledContentStyleKey: StyleKey { typealias Style = any LabeledContentStyle }

/// The style that they have by themselves: the label at the start, the value in grey at the end.
public struct AutomaticLabeledContentStyle: Sendable { public init() {} }

extension AutomaticLabeledContentStyle: LabeledContentStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(
            label: configuration.label,
            control: configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing))
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self.style(LabeledContentStyleKey.self, style) }
}
