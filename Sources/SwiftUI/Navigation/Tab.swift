import UIKit

/// A tab of a tab view, or several.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    /// The tabs, as views with what their items show.
    var _tabs: [_TabEntry] { get }
}

/// A tab, as a view with what its item shows.
public struct _TabEntry {
    var view: AnyView
    var label: AnyView
    var tag: AnyHashable?
    var role: TabRole?
    var badge: Text?
    var isHidden = false
    /// Where the tab is shown, as the innermost of its changes says.
    var placement: TabPlacement?
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let value: Int
    public static let search = TabRole(value: 0)
}

/// Where a tab is shown.
public struct TabPlacement: Hashable, Sendable {
    private let value: Int
    public static let automatic = TabPlacement(value: 0)
    public static let pinned = TabPlacement(value: 1)
    public static let sidebarOnly = TabPlacement(value: 2)
}

/// The tabs of an `if`.
extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public var _tabs: [_TabEntry] { self?._tabs ?? [] }
}

/// Builds tabs from the statements of a closure.
@MainActor @preconcurrency @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs of a builder.
    public struct Content<C> {}
    /// Several tabs, one after the other.
    public struct Tabs: TabContent {
        public let _tabs: [_TabEntry]
    }
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> Tabs {
        var tabs: [_TabEntry] = []
        for content in repeat each content { tabs += content._tabs }
        return Tabs(_tabs: tabs)
    }
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
    public static func buildEither<C: TabContent>(first: C) -> Tabs where C.TabValue == TabValue { Tabs(_tabs: first._tabs) }
    public static func buildEither<C: TabContent>(second: C) -> Tabs where C.TabValue == TabValue { Tabs(_tabs: second._tabs) }
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> Tabs where C.TabValue == TabValue {
        Tabs(_tabs: content._tabs)
    }
}

/// A tab with a title and an image.
public struct Tab<Value, Content, Label> {
    var entry: _TabEntry
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public var _tabs: [_TabEntry] { [entry] }
}

/// The label of a tab that is given by a title and an image.
public struct DefaultTabLabel {
    let title: Text?
    let image: Image?
}

extension DefaultTabLabel: View {
    public var body: some View {
        image
        title
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    private init(_ title: Text?, _ image: Image?, _ value: AnyHashable?, _ role: TabRole?, _ content: Content) {
        entry = _TabEntry(view: AnyView(content), label: AnyView(DefaultTabLabel(title: title, image: image)), tag: value, role: role)
    }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), Image(systemName: systemImage), AnyHashable(value), role, content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), Image(systemName: systemImage), AnyHashable(value), role, content()) }
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), Image(image), AnyHashable(value), role, content())
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), Image(image), AnyHashable(value), role, content()) }
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(
            role == .search ? Text("Search") : nil, role == .search ? Image(systemName: "magnifyingglass") : nil, AnyHashable(value), role,
            content())
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), Image(systemName: systemImage), nil, role, content())
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), Image(systemName: systemImage), nil, role, content()) }
    public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), Image(image), nil, role, content())
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), Image(image), nil, role, content()) }
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(Text("Search"), Image(systemName: "magnifyingglass"), nil, role, content())
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        entry = _TabEntry(view: AnyView(content()), label: AnyView(label()), tag: AnyHashable(value), role: role)
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        entry = _TabEntry(view: AnyView(content()), label: AnyView(label()), tag: nil, role: role)
    }
}

/// Tabs under a title. In a tab bar they are shown like others.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    let tabs: [_TabEntry]
}

extension TabSection: TabContent where SelectionValue: Hashable {
    public typealias TabValue = SelectionValue
    public var _tabs: [_TabEntry] { tabs }
}

extension TabSection
where SelectionValue: Hashable, Header: View, Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView {
    @MainActor public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text {
        tabs = content()._tabs
    }
    @_disfavoredOverload @MainActor public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text { tabs = content()._tabs }
    @MainActor public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        tabs = content()._tabs
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public var _tabs: [_TabEntry] { data.flatMap { content($0)._tabs } }
}

extension ForEach where Content: TabContent {
    public init<Value>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == Value { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public init<Value>(_ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content)
    where Content.TabValue == Value {
        self.init(data: data, content: content, id: { $0.id })
    }
}

/// Tabs that were changed.
public struct _ChangedTabs<Base: TabContent>: TabContent {
    public typealias TabValue = Base.TabValue
    let base: Base
    let change: (inout _TabEntry) -> Void
    public var _tabs: [_TabEntry] {
        base._tabs.map {
            var entry = $0
            change(&entry)
            return entry
        }
    }
}

extension TabContent {
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        _ChangedTabs(base: self) { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
    }
    public func badge(_ label: Text?) -> some TabContent<TabValue> { _ChangedTabs(base: self) { $0.badge = label } }
    public func customizationID(_ id: String) -> some TabContent<TabValue> { _ChangedTabs(base: self) { _ in } }
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        _ChangedTabs(base: self) { $0.placement = $0.placement ?? placement }
    }
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _ChangedTabs(base: self) { $0.isHidden = $0.isHidden || hidden }
    }
}

/// The views of tabs.
struct TabViews {
    let tabs: [_TabEntry]
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(tabs: [_TabEntry]) { self.tabs = tabs }

    /// The tabs of the bar. A phone has no sidebar, so its bar has those that elsewhere are in the sidebar alone (inferred from apps that let a
    /// person choose the tabs of a phone among these). No sidebar is drawn.
    private var shown: [Int] {
        tabs.indices.filter { !tabs[$0].isHidden && (sizeClass == .compact || tabs[$0].placement != .sidebarOnly) }
    }
}

extension TabViews: View {
    var body: some View {
        ForEach(shown, id: \.self) { index in
            tabs[index].view
                .modifier(TraitModifier<TabItemTrait>(value: tabs[index].label))
                .modifier(TraitModifier<TagTrait>(value: tabs[index].tag ?? AnyHashable(index)))
                .modifier(TraitModifier<TabRoleTrait>(value: tabs[index].role))
                .modifier(TraitModifier<BadgeTrait>(value: tabs[index].badge))
        }
    }
}
