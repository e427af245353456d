import UIKit

/// Views of which one is shown at a time: above a tab bar, or as pages.
public struct TabView<SelectionValue: Hashable, Content> {
    let selection: TabSelection?
    let content: any View
}

/// What the shown tab is bound to.
struct TabSelection {
    let read: () -> AnyHashable
    let write: (AnyHashable) -> Void

    init<Value: Hashable>(_ binding: Binding<Value>) {
        read = { AnyHashable(binding.wrappedValue) }
        write = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    }
}

extension TabView: View, PrimitiveView {
    public typealias Body = Never
    func makeNode(_ scope: Scope) -> Node { TabViewNode(scope) }
}

extension TabView: TabbedView {}

@MainActor protocol TabbedView {
    var selection: TabSelection? { get }
    var content: any View { get }
}

extension TabView where Content: View {
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { TabSelection($0) }, content: content())
    }
}

extension TabView where SelectionValue == Int, Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

extension TabView {
    @MainActor public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(selection: TabSelection(selection), content: TabViews(tabs: content()._tabs))
    }
    @MainActor public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, SelectionValue == Never, C.TabValue == Never {
        self.init(selection: nil, content: TabViews(tabs: content()._tabs))
    }
}

enum TabItemTrait: ViewTraitKey { static var defaultValue: AnyView? { nil } }
enum TabRoleTrait: ViewTraitKey { static var defaultValue: TabRole? { nil } }

extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TraitModifier<TabItemTrait>(value: AnyView(label())))
    }
}

/// How the views of a tab view are shown.
public protocol TabViewStyle {
    /// What this module needs to know of the style.
    var _look: _TabLook { get }
}

/// What a tab view looks like, for styles of this module.
public struct _TabLook: Equatable, Sendable {
    var isPaged = false
    var showsIndex = true
}

public struct DefaultTabViewStyle: TabViewStyle { public init() {}; public var _look: _TabLook { _TabLook() } }
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {}; public var _look: _TabLook { _TabLook() } }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {}; public var _look: _TabLook { _TabLook() } }
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Sendable {
        let isShown: Bool
        public static let automatic = IndexDisplayMode(isShown: true)
        public static let always = IndexDisplayMode(isShown: true)
        public static let never = IndexDisplayMode(isShown: false)
    }
    let mode: IndexDisplayMode
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    public var _look: _TabLook { _TabLook(isPaged: true, showsIndex: mode.isShown) }
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle { public static var sidebarAdaptable: Self { Self() } }
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { Self() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self(indexDisplayMode: indexDisplayMode) }
}

/// How the dots of pages look.
public struct PageIndexViewStyle: Sendable {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Sendable {
        let isShown: Bool
        public static let automatic = BackgroundDisplayMode(isShown: false)
        public static let interactive = BackgroundDisplayMode(isShown: false)
        public static let always = BackgroundDisplayMode(isShown: true)
        public static let never = BackgroundDisplayMode(isShown: false)
    }
    let mode: BackgroundDisplayMode
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
    public static let page = PageIndexViewStyle()
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum TabLookKey: EnvironmentKey { static let defaultValue = _TabLook() }
private enum PageIndexKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var tabLook: _TabLook {
        get { self[TabLookKey.self] }
        set { self[TabLookKey.self] = newValue }
    }
    /// Whether the dots of pages have a background.
    var pageIndexHasBackground: Bool { self[PageIndexKey.self] }
}

extension View {
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { setting(TabLookKey.self, style._look) }
    public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { setting(PageIndexKey.self, style.mode.isShown) }
    /// The bar keeps its size in a picture.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let value: Int
    public static let automatic = TabBarMinimizeBehavior(value: 0)
    public static let onScrollDown = TabBarMinimizeBehavior(value: 1)
    public static let onScrollUp = TabBarMinimizeBehavior(value: 2)
    public static let never = TabBarMinimizeBehavior(value: 3)
}
