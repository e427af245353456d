import UIKit

/// The node of a tab view: each view in it is a tab.
final class TabViewNode: Node {
    private let slot = Slot()
    private(set) var selection: TabSelection?
    /// The shown tab, where no binding holds it.
    private var ownSelection: AnyHashable?
    private var labels: [ObjectIdentifier: ActionsNode] = [:]
    private lazy var bar = TabBarElement(self)
    private lazy var pages = PagedElement(self)

    override var name: String { "TabView" }
    override var children: [Node] { [slot.node].compactMap { $0 } }
    override func makeItems() -> [Element] { [environment.tabLook.isPaged ? pages : bar] }
    override func forget() {
        bar.contentDidChange()
        pages.forget()
    }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? any TabbedView else { return }
        selection = view.selection
        slot.show(view.content, Scope(graph: graph, parent: self, environment: environment.outsideOfContainers))
        invalidate()
    }

    /// What tabs say about bars stays with the shown one.
    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == NavigationKey.self else { return nil }
        return tabs.indices.contains(index) ? tabs[index].node.preferenceValue(key) ?? key.defaultValue : nil
    }

    var tabs: [Element] { slot.node?.items ?? [] }

    /// The identity of each tab: its tag, the identity of its element, or its position.
    func tag(_ tab: Element, _ index: Int) -> AnyHashable {
        tab.trait(TagTrait.self) ?? tab.innermost.environment.rowIdentity ?? AnyHashable(index)
    }

    var index: Int {
        get {
            guard let selected = selection?.read() ?? ownSelection else { return 0 }
            return tabs.enumerated().first { tag($1, $0) == selected }?.offset ?? 0
        }
        set {
            guard tabs.indices.contains(newValue) else { return }
            let tag = tag(tabs[newValue], newValue)
            guard selection == nil else { return selection?.write(tag) ?? () }
            ownSelection = tag
            graph.needsUpdate()
        }
    }

    /// Returns the title and image of a tab's item. Symbols in tab bars are filled.
    func label(_ tab: Element) -> LabelContents {
        guard let view = tab.trait(TabItemTrait.self) else { return LabelContents([]) }
        let node = labels[ObjectIdentifier(tab)] ?? ActionsNode(Scope(graph: graph, parent: self, environment: environment))
        labels[ObjectIdentifier(tab)] = node
        var values = environment
        values.symbolVariants = .fill
        node.show(view, values)
        return LabelContents(node.items)
    }
}

/// The element of tabs above a tab bar.
final class TabBarElement: ControllerElement<UITabBarController>, UITabBarControllerDelegate {
    private var controllers: [ObjectIdentifier: PageController] = [:]

    private var tabView: TabViewNode? { node as? TabViewNode }

    override func makeController() -> UITabBarController {
        let controller = UITabBarController(nibName: nil, bundle: nil)
        controller.delegate = self
        return controller
    }

    func contentDidChange() {
        forget()
        for controller in controllers.values { controller.pageView.setNeedsLayout() }
    }

    override func willShow() {
        guard let tabView else { return }
        var kept: [ObjectIdentifier: PageController] = [:]
        let shown = tabView.tabs.map { tab in
            let id = ObjectIdentifier(tab)
            let page = controllers[id] ?? PageController(PageView(node.graph) { [weak tab] in tab })
            kept[id] = page
            show(tab, page.tabBarItem, tabView)
            return page
        }
        controllers = kept
        if controller.viewControllers != shown { controller.viewControllers = shown }
        if controller.selectedIndex != tabView.index { controller.selectedIndex = tabView.index }
        let values = node.preferenceValue(NavigationKey.self)
        let isHidden = values?.hidesTabBar ?? false
        if controller.isTabBarHidden != isHidden { controller.isTabBarHidden = isHidden }
    }

    private func show(_ tab: Element, _ item: UITabBarItem, _ tabView: TabViewNode) {
        let label = tabView.label(tab)
        if item.title ?? "" != label.title { item.title = label.title }
        if item.image != label.image { item.image = label.image }
        let badge = tab.trait(BadgeTrait.self)?.resolved(in: environment).string
        if item.badgeValue != badge { item.badgeValue = badge }
        let isSearch = tab.trait(TabRoleTrait.self) == .search
        if item.isSearch != isSearch { item.isSearch = isSearch }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        if let index = tabBarController.viewControllers?.firstIndex(where: { $0 === viewController }) { tabView?.index = index }
    }
}

/// The element of pages, of which one is shown, above their dots.
final class PagedElement: Element {
    private lazy var dots = makeDots()
    private lazy var swipes = SwipeView()

    private var tabView: TabViewNode? { node as? TabViewNode }

    private func makeDots() -> UIPageControl {
        let dots = UIPageControl()
        dots.addAction(UIAction { [weak self, weak dots] _ in self?.tabView?.index = dots?.currentPage ?? 0 }, for: .valueChanged)
        return dots
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        guard let tabView, !tabView.tabs.isEmpty else { return }
        let index = min(tabView.index, tabView.tabs.count - 1)
        swipes.move = { [weak self] distance in self?.move(distance) }
        canvas.show(swipes, rect) { inner in
            let page = tabView.tabs[index], size = page.size(proposal)
            let point = CGPoint(x: (rect.width - size.width) / 2, y: (rect.height - size.height) / 2)
            put(page, at: point, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
        guard environment.tabLook.showsIndex, tabView.tabs.count > 1 else { return }
        (dots.numberOfPages, dots.currentPage) = (tabView.tabs.count, index)
        dots.backgroundStyle = environment.pageIndexHasBackground ? .prominent : .automatic
        let size = dots.size(forNumberOfPages: tabView.tabs.count)
        let height = max(size.height, 26)
        canvas.show(dots, CGRect(x: rect.midX - size.width / 2, y: rect.maxY - height - 8, width: size.width, height: height))
    }

    private func move(_ distance: Int) {
        guard let tabView else { return }
        tabView.index += environment.layoutDirection == .rightToLeft ? -distance : distance
    }
}

/// The view of pages, between which a swipe moves.
private final class SwipeView: UIView {
    var move: (Int) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSwipe(.left, 1)
        addSwipe(.right, -1)
    }

    private func addSwipe(_ direction: UISwipeGestureRecognizer.Direction, _ distance: Int) {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        swipe.onChange = { [weak self] in if $0.state == .ended { self?.move(distance) } }
        addGestureRecognizer(swipe)
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }
}
