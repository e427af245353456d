import Foundation

/// The sidebar of a tab bar controller, and how it is shown.
@preconcurrency @MainActor
open class UITabBarControllerSidebar: NSObject {
    public enum Layout: Int, Sendable { case automatic, overlap, tile }

    weak var controller: UITabBarController?
    var chosenHidden: Bool?

    /// Whether the sidebar is hidden. At first it is shown if the mode has one and the screen is wider than it is high (inferred).
    open var isHidden: Bool {
        get { chosenHidden ?? controller.map { $0.mode != .tabSidebar || $0.view.bounds.width <= $0.view.bounds.height } ?? true }
        set {
            chosenHidden = newValue
            controller?.sidebarDidChange()
        }
    }
    open var preferredLayout = Layout.automatic { didSet { controller?.sidebarDidChange() } }
    open var navigationOverflowItems: UIDeferredMenuElement?
    open weak var delegate: (any UITabBarControllerSidebarDelegate)?
    open func setHidden(_ hidden: Bool, animated: Bool) { isHidden = hidden }
}

@preconcurrency @MainActor
public protocol UITabBarControllerSidebarDelegate: DelegateMessages {
    func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar)
}

extension UITabBarControllerSidebarDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar
    ) {}
}

/// Tabs of iOS 18, at the bottom, at the top of an iPad, or in a sidebar.
extension UITabBarController {
    public typealias Sidebar = UITabBarControllerSidebar

    /// The tabs of the bar that are not hidden.
    var visibleTabs: [UITab] { tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly } }

    /// Returns the tab with an identifier, also one in a group.
    public func tab(forIdentifier identifier: String) -> UITab? { tabs.find(identifier) }

    func tabsWereSet() {
        sidebar.controller = self
        for tab in tabs { tab.adopt(self) }
        tabsDidChange()
    }

    /// Shows what the tabs say now, and a tab if one is given.
    func tabsDidChange(selecting tab: UITab? = nil) {
        guard !tabs.isEmpty, !isUpdatingTabs else { return }
        isUpdatingTabs = true
        defer { isUpdatingTabs = false }
        let shown = visibleTabs
        viewControllers = shown.map { $0.shown.viewController ?? UIViewController() }
        if let root = root(of: tab ?? selectedTab ?? shown.first), let index = shown.firstIndex(where: { $0 === root }) {
            if selectedIndex != index { selectedIndex = index }
            tabBar.selectedItem = root.item
        }
        arrangeTabViews()
    }

    private func root(of tab: UITab?) -> UITab? {
        var tab = tab
        while let parent = tab?.parent { tab = parent }
        return tab
    }

    /// Selects a tab, and in its groups.
    func select(_ tab: UITab?) {
        var current = tab
        isUpdatingTabs = true
        while let child = current, let group = child.parent {
            if group.selectedChild !== child { group.selectedChild = child }
            current = group
        }
        isUpdatingTabs = false
        tabsDidChange(selecting: tab)
    }

    /// A person's choice, which the delegate may refuse.
    func choose(_ tab: UITab) {
        guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
        let previous = selectedTab
        selectedTab = tab
        delegate?.tabBarController(self, didSelectTab: tab.shown, previousTab: previous)
    }

    // MARK: Top bar and sidebar

    /// Whether the tabs are at the top: in a regular width on iPads.
    var showsTabsAtTop: Bool {
        guard !tabs.isEmpty, let view = viewIfLoaded else { return false }
        return view.deviceTraits.userInterfaceIdiom == .pad && view.resolvedTraits.values.horizontalSizeClass == .regular
    }

    var showsSidebar: Bool { showsTabsAtTop && mode != .tabBar && !sidebar.isHidden }

    func sidebarDidChange() {
        sidebar.delegate?.tabBarController(self, sidebarVisibilityWillChange: sidebar)
        arrangeTabViews()
    }

    private func arrangeTabViews() {
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        arrangeBar()
    }

    /// Shows or hides the top bar and the sidebar. Returns where the selected controller's view is.
    func layOutTabViews() -> CGRect {
        topTabs.isHidden = !showsTabsAtTop || showsSidebar
        tabSidebar.isHidden = !showsSidebar
        guard showsTabsAtTop else { return view.bounds }
        if topTabs.superview !== view { view.addSubview(topTabs) }
        if tabSidebar.superview !== view { view.addSubview(tabSidebar) }
        let safe = view.safeAreaInsets, bounds = view.bounds
        (topTabs.tabs, topTabs.showsSidebarButton) = (visibleTabs, mode == .tabSidebar)
        topTabs.selected = visibleTabs.indices.contains(selectedIndex) ? visibleTabs[selectedIndex] : nil
        (tabSidebar.tabs, tabSidebar.selected) = (tabs, selectedTab)
        topTabs.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: TopTabBar.rowHeight)
        topTabs.onChoice = { [weak self] in self?.choose($0) }
        topTabs.onSidebar = { [weak self] in self?.sidebar.isHidden = false }
        tabSidebar.onChoice = { [weak self] in self?.choose($0) }
        tabSidebar.onHide = { [weak self] in self?.sidebar.isHidden = true }
        guard showsSidebar else { return bounds }
        let width = TabSidebarView.width, isRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        tabSidebar.frame = CGRect(x: isRight ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        let overlaps = sidebar.preferredLayout == .overlap || (sidebar.preferredLayout == .automatic && bounds.width < bounds.height)
        guard !overlaps else { return bounds }
        return CGRect(x: isRight ? 0 : width, y: 0, width: bounds.width - width, height: bounds.height)
    }
}
