import UIKit

/// Views on a ground of their own, with a label.
public struct GroupBox<Label: View, Content: View> {
    let label: Label
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}

extension GroupBox: StyledView {
    public typealias Body = Never

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let style = environment.style(GroupBoxStyleKey.self) ?? DefaultGroupBoxStyle()
        let configuration = GroupBoxStyleConfiguration(
            label: .init(view: label.part(of: GroupBoxStyleKey.self, in: environment)),
            content: .init(view: content.part(of: GroupBoxStyleKey.self, in: environment)))
        return StyledBody(style: style, environment: environment.inside(GroupBoxStyleKey.self)) {
            style.makeBody(configuration: configuration)
        }
    }
}

/// How group boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public struct Label { let view: any View }
    /// The views.
    public struct Content { let view: any View }
    public let label: Label
    public let content: Content
}

extension GroupBoxStyleConfiguration.Label: ControlPart { public typealias Body = Never }
extension GroupBoxStyleConfiguration.Content: ControlPart { public typealias Body = Never }

enum GroupBoxStyleKey: StyleKey { typealias Style = any GroupBoxStyle }

/// The style that group boxes have by themselves: a grey card.
public struct DefaultGroupBoxStyle: Sendable { public init() {} }

extension DefaultGroupBoxStyle: GroupBoxStyle {
    // Margins of 16 and corners of 8 points (inferred from looking at iOS).
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack {
                configuration.label.font(.headline)
                Spacer(minLength: 0)
            }
            configuration.content
        }
        .padding()
        .background(
            RoundedRectangle(cornerRadius: 8).fill(Color(UIColor.secondarySystemBackground)))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() } }

extension View {
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self.style(GroupBoxStyleKey.self, style) }
}
