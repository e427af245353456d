import UIKit

/// Views that a person shows and hides.
public struct DisclosureGroup<Label: View, Content: View> {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, isExpanded) = (content, label(), nil)
    }
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, self.isExpanded) = (content, label(), isExpanded)
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

extension DisclosureGroup: View {
    public var body: some View {
        ExpandableGroup(given: isExpanded, label: label, content: content)
    }
}

/// The state of a group that has no binding, and its style.
private struct ExpandableGroup<Label: View, Content: View>: View {
    @State private var isOpen = false
    let given: Binding<Bool>?
    let label: Label
    let content: () -> Content

    var body: some View {
        StyledDisclosure(isExpanded: given ?? $isOpen, label: label, content: content)
    }
}

private struct StyledDisclosure<Label: View, Content: View>: StyledView {
    typealias Body = Never
    let isExpanded: Binding<Bool>
    let label: Label
    let content: () -> Content

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let style = environment.style(DisclosureGroupStyleKey.self) ?? AutomaticDisclosureGroupStyle()
        let views: any View = isExpanded.wrappedValue ? content().part(of: DisclosureGroupStyleKey.self, in: environment) : EmptyView()
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(view: label.part(of: DisclosureGroupStyleKey.self, in: environment)), content: .init(view: views),
            isExpanded: isExpanded)
        return StyledBody(style: style, environment: environment.inside(DisclosureGroupStyleKey.self)) {
            style.makeBody(configuration: configuration)
        }
    }
}

/// How disclosure groups look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public struct Label { let view: any View }
    /// The views.
    public struct Content { let view: any View }
    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content, _isExpanded) = (label, content, isExpanded)
    }
}

extension DisclosureGroupStyleConfiguration.Label: ControlPart { public typealias Body = Never }
extension DisclosureGroupStyleConfiguration.Content: ControlPart { public typealias Body = Never }

enum DisclosureGroupStyleKey: StyleKey { typealias Style = any DisclosureGroupStyle }

/// The style that disclosure groups have by themselves: a label with a chevron, and the views below it.
public struct AutomaticDisclosureGroupStyle: Sendable { public init() {} }

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureStack {
            PressArea(action: { withAnimation { configuration.isExpanded.toggle() } }) { isPressed in
                DisclosureLabel(label: configuration.label, isExpanded: configuration.isExpanded)
                    .opacity(isPressed ? PressedOpacity.borderless : 1)
            }
            configuration.content
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self.style(DisclosureGroupStyleKey.self, style) }
}

/// The label and the views: rows of a list, or a column elsewhere.
private struct DisclosureStack<Content: View>: View {
    let content: Content
    init(@ViewBuilder _ content: () -> Content) { self.content = content() }

    var body: some View {
        EnvironmentReader { environment in
            if environment.controlContext == .row {
                content
            } else {
                VStack(alignment: .leading, spacing: 0) { content }
            }
        }
    }
}

/// The label in the tint and the chevron, which points down while the views are shown.
private struct DisclosureLabel<Label: View>: View {
    let label: Label
    let isExpanded: Bool

    var body: some View {
        EnvironmentReader { environment in
            HStack {
                if environment.controlContext == .row { label } else { BorderlessLabel(role: nil, label: label) }
                Spacer()
                Image(
                    systemName: isExpanded ? "chevron.down" : environment.layoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
                )
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.tint)
            }
        }
    }
}

/// A tree of data, of which a person opens the branches.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        (self.data, self.id, self.children, self.content) = (data, id, children, content)
    }

    public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    public init(
        _ root: Data.Element, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Data: RangeReplaceableCollection {
        self.init(Data([root]), id: \.id, children: children, content: content)
    }
}

/// The children of a branch.
public struct OutlineSubgroupChildren {
    let view: any View
}

extension OutlineSubgroupChildren: ControlPart { public typealias Body = Never }

extension OutlineGroup: HostedContent where Leaf: View {}

extension OutlineGroup: View where Leaf: View {
    public var body: some View {
        ForEach(data, id: id) { element in
            if let branch = element[keyPath: children] {
                DisclosureGroup {
                    // What is below a branch is further in (the distance is inferred).
                    OutlineSubgroupChildren(
                        view: OutlineGroup(data: branch, id: id, children: children, content: content).padding(.leading, 16))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}
