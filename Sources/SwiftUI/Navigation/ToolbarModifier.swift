import UIKit

/// Puts items into the bars around a page.
public struct _ToolbarModifier<Items: ToolbarContent>: ViewModifier, PrimitiveModifier {
    public typealias Body = Never
    let items: Items
    func makeNode(_ scope: Scope) -> Node { ToolbarNode<Items>(scope) }
}

/// An item of a bar: what UIKit shows itself, or a view.
@MainActor struct BarItem {
    enum Content {
        case action(ActionItem)
        case view(Element)
        case flexibleSpace, fixedSpace, search
    }
    let content: Content
    let placement: ToolbarItemPlacement
    var hidesBackground = false
    var tint: UIColor?
}

private final class ToolbarNode<Items: ToolbarContent>: ModifierNode<_ToolbarModifier<Items>>, Evaluated, PreferenceTransforming,
    ListPartSource
{
    private lazy var reader = ToolbarReader(self)
    private var entries: [ToolbarEntry] = []
    private var nodes: [ToolbarItemNode] = []

    override var children: [Node] { [slot.node].compactMap { $0 } + nodes }
    override func makeItems() -> [Element] { slot.node?.items ?? [] }
    override func didUpdate(from former: _ToolbarModifier<Items>?) { evaluate() }

    func evaluate() {
        graph.evaluated(self)
        guard let modifier else { return }
        reader.begin()
        entries = reading { reader.items(modifier.items) }
        for (index, entry) in entries.enumerated() {
            if index == nodes.count {
                nodes.append(ToolbarItemNode(Scope(graph: graph, parent: self, environment: environment)))
            }
            nodes[index].show(entry.content, environment)
        }
        for node in nodes.dropFirst(entries.count) { node.leaveAll() }
        nodes = Array(nodes.prefix(entries.count))
        invalidate()
    }

    func makeListParts() -> [ListPart] { slot.node?.listParts ?? [] }

    func transform<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value?) -> Key.Value? {
        guard key == NavigationKey.self else { return nil }
        var result = value as? NavigationValues ?? NavigationValues()
        result.items += zip(entries, nodes).flatMap { $1.items(of: $0) }
        return result as? Key.Value
    }
}

/// The views of a toolbar's item. Buttons and menus become items of UIKit; other views are shown as they are.
private final class ToolbarItemNode: Node {
    private let slot = Slot()
    private var isDrawn = false

    override var children: [Node] { [slot.node].compactMap { $0 } }
    override var stopsPreferences: Bool { true }
    override var isolatesLayout: Bool { true }
    override func makeItems() -> [Element] { slot.node?.items ?? [] }

    func show(_ content: any View, _ environment: EnvironmentValues) {
        isDrawn = false
        evaluate(content, environment, .actions)
        if items.contains(where: { $0.trait(ActionTrait.self) == nil }) {
            isDrawn = true
            evaluate(content, environment, .standard)
        }
    }

    private func evaluate(_ content: any View, _ environment: EnvironmentValues, _ context: ControlContext) {
        var values = environment.outsideOfContainers
        values.controlContext = context
        values.stackAxis = .horizontal
        self.environment = values
        slot.show(AnyView(content), Scope(graph: graph, parent: self, environment: values))
        invalidate()
    }

    func items(of entry: ToolbarEntry) -> [BarItem] {
        switch entry.kind {
        case .flexibleSpace: return [BarItem(content: .flexibleSpace, placement: entry.placement)]
        case .fixedSpace: return [BarItem(content: .fixedSpace, placement: entry.placement)]
        case .search: return [BarItem(content: .search, placement: entry.placement)]
        case .views: return items.map { item($0, entry) }
        }
    }

    private func item(_ element: Element, _ entry: ToolbarEntry) -> BarItem {
        let own = element.innermost
        if own is SpacerElement { return BarItem(content: .flexibleSpace, placement: entry.placement) }
        let action = isDrawn ? nil : element.trait(ActionTrait.self)
        let environment = own.environment
        let tint = environment.tintStyle == nil ? nil : environment.accentColor
        return BarItem(
            content: action.map { .action($0) } ?? .view(element), placement: entry.placement, hidesBackground: entry.hidesBackground,
            tint: tint)
    }
}

/// Views as the items of a bar.
struct ViewToolbarContent<Content: View>: ToolbarContent, PrimitiveToolbarContent {
    typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content
    func items(_ reader: ToolbarReader) -> [ToolbarEntry] { [ToolbarEntry(kind: .views, placement: placement, content: content)] }
}

/// A bar around a page.
enum ToolbarBar: Hashable { case automatic, navigation, bottom, tab }

public struct ToolbarPlacement: Hashable, Sendable {
    let bar: ToolbarBar
    public static let automatic = ToolbarPlacement(bar: .automatic)
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    public static let tabBar = ToolbarPlacement(bar: .tab)
}

/// What the bars of a page are for.
public struct ToolbarRole: Hashable, Sendable {
    private let value: Int
    public static let automatic = ToolbarRole(value: 0)
    public static let navigationStack = ToolbarRole(value: 1)
    public static let browser = ToolbarRole(value: 2)
    public static let editor = ToolbarRole(value: 3)
}

extension View {
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(_ToolbarModifier(items: content()))
    }
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(_ToolbarModifier(items: ViewToolbarContent(placement: .automatic, content: content())))
    }
    public func toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(_ToolbarModifier(items: content()))
    }

    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }
    public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(_ToolbarModifier(items: ViewToolbarContent(placement: .topBarLeading, content: leading)))
    }
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(_ToolbarModifier(items: ViewToolbarContent(placement: .topBarTrailing, content: trailing)))
    }

    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { toolbarVisibility(visibility, bars) }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }
    private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        navigation { values, _ in
            for bar in bars.shownBars where values.visibilities[bar] == nil { values.visibilities[bar] = visibility }
        }
    }

    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        barBackground(BarBackground(style: AnyShapeStyle(style)), bars)
    }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barBackground(BarBackground(visibility: visibility), bars)
    }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barBackground(BarBackground(visibility: visibility), bars)
    }
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        barBackground(BarBackground(scheme: colorScheme), bars)
    }
    private func barBackground(_ background: BarBackground, _ bars: [ToolbarPlacement]) -> some View {
        navigation { values, environment in
            var own = background
            own.environment = environment
            for bar in bars.shownBars { values.backgrounds[bar] = own.replacing(values.backgrounds[bar]) }
        }
    }
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// The title's menu is not shown.
    public func toolbarTitleMenu<C: View>(
        fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> C
    ) -> some View {
        undrawn("toolbarTitleMenu", fileID, line)
        return self
    }
}

extension [ToolbarPlacement] {
    /// The bars; all of them if none is named.
    fileprivate var shownBars: [ToolbarBar] {
        isEmpty ? [.navigation] : map { $0.bar == .automatic ? .navigation : $0.bar }
    }
}
