import UIKit

/// Columns beside each other on a wide screen, pages on top of each other on a narrow one.
public struct NavigationSplitView<Sidebar, Content, Detail> {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    var visibility: Binding<NavigationSplitViewVisibility>?
    var compactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView: HostedContent where Sidebar: View, Content: View, Detail: View {}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
    public var body: some View {
        SplitBody(
            columns: Content.self == EmptyView.self
                ? [AnyView(sidebar), AnyView(detail)] : [AnyView(sidebar), AnyView(content), AnyView(detail)],
            compactColumn: compactColumn, visibility: visibility)
    }
}

extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: content(), detail: detail())
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility) }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility, compactColumn: preferredCompactColumn)
    }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail(), compactColumn: preferredCompactColumn) }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility) }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility, compactColumn: preferredCompactColumn)
    }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), compactColumn: preferredCompactColumn) }
}

public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let value: Int
    public static let automatic = NavigationSplitViewVisibility(value: 0)
    public static let all = NavigationSplitViewVisibility(value: 1)
    public static let doubleColumn = NavigationSplitViewVisibility(value: 2)
    public static let detailOnly = NavigationSplitViewVisibility(value: 3)
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
    let index: Int
    public static let sidebar = NavigationSplitViewColumn(index: 0)
    public static let content = NavigationSplitViewColumn(index: 1)
    public static let detail = NavigationSplitViewColumn(index: 2)
}

/// Columns on a wide screen, the first as a page on a narrow one.
private struct SplitBody: View {
    let columns: [AnyView]
    let compactColumn: Binding<NavigationSplitViewColumn>?
    let visibility: Binding<NavigationSplitViewVisibility>?
    @Environment(\.horizontalSizeClass) private var width
    @State private var isDetailShown = false

    var body: some View {
        if width == .regular {
            SplitColumns(
                columns: columns.enumerated().map { index, view in
                    index == 0 ? AnyView(view.environment(\.isSidebarColumn, true)) : view
                }, hidesSidebar: visibility?.wrappedValue == .detailOnly)
        } else if compactColumn?.wrappedValue == .detail {
            NavigationStack {
                columns[0].navigationDestination(isPresented: .constant(true)) { columns[columns.count - 1] }
            }
        } else {
            NavigationStack {
                columns[0]
                    .environment(\.showsDetailOfSelection, { isDetailShown = true })
                    .navigationDestination(isPresented: $isDetailShown) { NextColumn(columns: Array(columns.dropFirst())) }
            }
        }
    }
}

/// A column on a narrow screen: the one after it is the page of what is chosen in it.
private struct NextColumn: View {
    let columns: [AnyView]
    @State private var isDetailShown = false

    init(columns: [AnyView]) { self.columns = columns }

    var body: some View {
        if columns.count > 1 {
            columns[0]
                .environment(\.showsDetailOfSelection, { isDetailShown = true })
                .navigationDestination(isPresented: $isDetailShown) { AnyView(NextColumn(columns: Array(columns.dropFirst()))) }
        } else {
            columns.first?.environment(\.showsDetailOfSelection, nil)
        }
    }
}

private enum SidebarColumnKey: EnvironmentKey { static let defaultValue = false }
private enum ShowsDetailKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// Whether the views are in the first of several columns.
    var isSidebarColumn: Bool {
        get { self[SidebarColumnKey.self] }
        set { self[SidebarColumnKey.self] = newValue }
    }
    /// What a list calls when a row is chosen, where the detail of the row is another page.
    var showsDetailOfSelection: (() -> Void)? {
        get { self[ShowsDetailKey.self] }
        set { self[ShowsDetailKey.self] = newValue }
    }
}

/// The columns of a wide screen.
private struct SplitColumns: View, PrimitiveView {
    typealias Body = Never
    let columns: [AnyView]
    let hidesSidebar: Bool
    func makeNode(_ scope: Scope) -> Node { SplitNode(scope) }
}

private final class SplitNode: Node {
    private lazy var element = SplitElement(self)
    private var slots: [Slot] = []

    override var children: [Node] { slots.compactMap(\.node) }
    override func makeItems() -> [Element] { [element] }
    override func forget() { element.contentDidChange() }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? SplitColumns else { return }
        while slots.count < view.columns.count { slots.append(Slot()) }
        element.hidesSidebar = view.hidesSidebar
        for (slot, column) in zip(slots, view.columns) {
            // A column that has no stack of its own gets one, for its bar.
            slot.show(NavigationStack { column }, Scope(graph: graph, parent: self, environment: environment.outsideOfContainers))
        }
        invalidate()
    }
}

private final class SplitElement: ControllerElement<UISplitViewController> {
    var hidesSidebar = false
    private var pages: [PageController] = []

    override func makeController() -> UISplitViewController {
        UISplitViewController(style: node.children.count > 2 ? .tripleColumn : .doubleColumn)
    }

    func contentDidChange() {
        forget()
        for page in pages { page.pageView.setNeedsLayout() }
    }

    override func willShow() {
        let nodes = node.children
        while pages.count < nodes.count {
            let column = nodes[pages.count]
            pages.append(PageController(PageView(node.graph) { [weak column] in column?.items.first }))
        }
        let places: [UISplitViewController.Column] = nodes.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (place, page) in zip(places, pages) where controller.viewController(for: place) !== page {
            controller.setViewController(page, for: place)
        }
        let mode: UISplitViewController.DisplayMode = hidesSidebar ? .secondaryOnly : .oneBesideSecondary
        if controller.preferredDisplayMode != mode { controller.preferredDisplayMode = mode }
    }
}

/// How a split view arranges its columns.
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle { public static var automatic: Self { Self() } }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle { public static var balanced: Self { Self() } }
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { Self() }
}

extension View {
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// Columns have the widths of UIKit's.
    public func navigationSplitViewColumnWidth(
        _ width: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        undrawn("navigationSplitViewColumnWidth", fileID, line)
        return self
    }
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}
