import Foundation
import Graphics

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: DelegateMessages {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A set of controllers, of which the selected one is shown above a tab bar. The bar is part of its safe area insets.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public private(set) final var tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?

    open var viewControllers: [UIViewController]? {
        didSet {
            customizableViewControllers = viewControllers
            controllersDidChange(from: oldValue ?? [])
        }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }
    /// The controllers that a person can rearrange; all of them, until other ones are set.
    open var customizableViewControllers: [UIViewController]?

    open var selectedIndex = 0 {
        didSet { if selectedIndex != oldValue { showSelected(insteadOf: controller(at: oldValue)) } }
    }
    open var selectedViewController: UIViewController? {
        get { controller(at: selectedIndex) }
        set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }
    // MARK: Tabs of iOS 18

    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

    /// The tabs, of which each has a controller. Setting them replaces `viewControllers`.
    open var tabs: [UITab] = [] { didSet { tabsWereSet() } }
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    /// The tab whose controller is shown; one in a group, if that is.
    open var selectedTab: UITab? {
        get { visibleTabs.indices.contains(selectedIndex) ? visibleTabs[selectedIndex].shown : nil }
        set { select(newValue) }
    }
    /// Whether an iPad shows the tabs in a sidebar, too.
    open var mode = Mode.automatic { didSet { tabsDidChange() } }
    public let sidebar = UITabBarControllerSidebar()
    /// Stored only.
    open var compactTabIdentifiers: [String]?
    open var customizationIdentifier: String?
    final var isUpdatingTabs = false
    final let topTabs = TopTabBar()
    final let tabSidebar = TabSidebarView()

    /// A view above the tab bar (iOS 26); beside the tab of a minimised bar. Earlier releases do not show it.
    open var bottomAccessory: UITabAccessory? {
        didSet {
            if bottomAccessory !== oldValue { oldValue?.platter.removeFromSuperview() }
            viewIfLoaded?.setNeedsLayout()
        }
    }
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { self.bottomAccessory = bottomAccessory }

    open var isTabBarHidden = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    private func controller(at index: Int) -> UIViewController? {
        guard let viewControllers, viewControllers.indices.contains(index) else { return nil }
        return viewControllers[index]
    }

    private func controllersDidChange(from old: [UIViewController]) {
        let new = viewControllers ?? []
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        // With more than five controllers, the fifth tab is "More". Tabs have their own items.
        tabBar.items =
            !tabs.isEmpty
            ? visibleTabs.map(\.item)
            : new.count > 5
                ? new.prefix(4).map(\.tabBarItem) + [UITabBarItem(tabBarSystemItem: .more, tag: 0)] : new.map(\.tabBarItem)
        if isViewLoaded { showSelected(insteadOf: nil) }
    }

    open override func loadView() {
        view = TabView(controller: self)
        view.frame = UIScreen.main.bounds
        connectBar()
        view.addSubview(tabBar)
        showSelected(insteadOf: nil)
    }

    private func connectBar() {
        tabBar.delegate = self
        tabBar.contentProbe = { [weak self] in self?.coversContent ?? false }
        tabBar.minimizeProbe = { [weak self] in self?.isMinimized ?? false }
        tabBar.edgeProbe = { [weak self] in self?.shownScrollView.flatMap { ScrollEdge($0.bottomEdgeEffect, of: $0) } }
    }

    /// Puts a bar of the app's own class into the place of the standard one, as a document does, and code by `setValue(bar, forKey: "tabBar")`.
    package func replaceBar(by bar: UITabBar) {
        guard bar !== tabBar else { return }
        (bar.items, bar.selectedItem) = (tabBar.items, tabBar.selectedItem)
        if isViewLoaded, tabBar.superview === view {
            view.insertSubview(bar, aboveSubview: tabBar)
            tabBar.removeFromSuperview()
        }
        tabBar = bar
        if isViewLoaded { connectBar() }
    }

    private func showSelected(insteadOf old: UIViewController?) {
        guard isViewLoaded else { return }
        let animator = animator(from: old)
        if let old, old !== selectedViewController, animator == nil { old.viewIfLoaded?.removeFromSuperview() }
        // Navigation controllers load their own views at once, shown or not (swift-snapshot-testing's recorded hierarchy of an iOS 13).
        for stack in viewControllers ?? [] where stack is UINavigationController { stack.loadViewIfNeeded() }
        if let items = tabBar.items, items.indices.contains(selectedIndex) { tabBar.selectedItem = items[selectedIndex] }
        guard let selected = selectedViewController else { return }
        if let animator, let old { show(selected, insteadOf: old, by: animator) } else { embed(selected) }
        arrangeBar()
        view.setNeedsLayout()
    }

    private func animator(from old: UIViewController?) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let old, let selected = selectedViewController, old !== selected, old.canAnimate(true) else { return nil }
        return delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: selected)
    }

    /// Shows the selected controller with the app's own animator.
    private func show(
        _ selected: UIViewController, insteadOf old: UIViewController, by animator: any UIViewControllerAnimatedTransitioning
    ) {
        let container = beginExchange(of: old, for: selected)
        let transition = ControllerTransition(
            from: old, to: selected, views: (old.view, selected.view), in: container, finalFrame: view.bounds, animator: animator
        ) { [weak self] _ in
            guard let self else { return }
            // Another tab may have been selected during the transition.
            for controller in [old, selected] where controller !== selectedViewController { controller.viewIfLoaded?.removeFromSuperview() }
            if let shown = selectedViewController { embed(shown) }
            container.removeFromSuperview()
            selected.endAppearance(true)
            arrangeBar()
        }
        transition.run()
        selected.isAppearing(true)
    }

    private func embed(_ selected: UIViewController) {
        let child: UIView = selected.view
        child.frame = view.bounds
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.translatesAutoresizingMaskIntoConstraints = true
        if child.superview !== view { view.insertSubview(child, at: 0) }
    }

    private var hidesBar: Bool {
        if isTabBarHidden || showsTabsAtTop { return true }
        guard let stack = (selectedViewController as? UINavigationController)?.viewControllers else { return false }
        return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    /// Arranges the bar again, because a controller that was pushed or popped may hide it.
    func stackDidChange() {
        tabBar.isHidden = hidesBar
        guard isViewLoaded else { return }
        arrangeBar()
        view.setNeedsLayout()
    }

    func arrangeBar() {
        let area = layOutTabViews(), isAtTop = showsTabsAtTop && !showsSidebar
        if let child = selectedViewController?.viewIfLoaded, !tabs.isEmpty, child.frame != area { child.frame = area }
        let safe = view.safeAreaInsets
        let height = hidesBar ? 0 : tabBar.barHeight
        tabBar.isHidden = hidesBar
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - safe.bottom - tabBar.barHeight, width: view.bounds.width, height: tabBar.barHeight + safe.bottom)
        selectedViewController?.barInsets = UIEdgeInsets(
            top: isAtTop ? TopTabBar.rowHeight : 0, left: 0, bottom: height + arrangeAccessory(), right: 0)
    }

    /// Places the accessory. Returns what it adds to the safe area: nothing beside the tab of a minimised bar.
    private func arrangeAccessory() -> CGFloat {
        guard let accessory = bottomAccessory, view.systemMetrics.hasGlass, !hidesBar else {
            bottomAccessory?.platter.removeFromSuperview()
            return 0
        }
        let platter = accessory.platter, metrics = view.systemMetrics, safe = view.safeAreaInsets
        if platter.superview !== view { view.insertSubview(platter, belowSubview: tabBar) }
        let left = safe.left + metrics.tabPlatterMargin, right = view.bounds.width - safe.right - metrics.tabPlatterMargin
        let height = UITabAccessory.height, gap = UITabAccessory.gap, tabs = metrics.tabPlatterHeight
        let top = view.bounds.height - metrics.tabPlatterMargin - tabs
        guard isMinimized else {
            platter.frame = CGRect(x: left, y: top - gap - height, width: right - left, height: height)
            return height + gap
        }
        let hasSearch = tabBar.items?.contains(where: \.isSearch) ?? false, beside = tabs + gap
        let frame = CGRect(
            x: left + beside, y: top + (tabs - height) / 2, width: right - left - beside * (hasSearch ? 2 : 1), height: height)
        platter.frame = view.mirrored(frame)
        return 0
    }

    /// Whether content continues under the bar. Evaluated when the bar is drawn, because content is laid out after the bars.
    private var coversContent: Bool { shownScrollView?.isScrolledUnderBottom ?? false }

    private var shownScrollView: UIScrollView? { selectedViewController?.barScrollView(for: .bottom) }

    /// The scroll view of the shown tab.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? selectedViewController?.barScrollView(for: edge)
    }

    /// When the bar becomes smaller (iOS 26): while content is scrolled down, or while it is scrolled away from its end.
    public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic { didSet { tabBar.setNeedsDisplay() } }

    /// A picture has no history of scrolling: content below its top was scrolled down, content above its end was scrolled up.
    private var isMinimized: Bool {
        guard traitCollection.systemGeneration >= .ios26, traitCollection.userInterfaceIdiom == .phone else { return false }
        return switch tabBarMinimizeBehavior {
        case .automatic, .never: false
        case .onScrollDown: shownScrollView?.isScrolledUnderTop ?? false
        case .onScrollUp: shownScrollView?.isScrolledUnderBottom ?? false
        }
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        arrangeBar()
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let index = tabBar.items?.firstIndex(where: { $0 === item }) else { return }
        if visibleTabs.indices.contains(index) { choose(visibleTabs[index]) } else { selectedIndex = index }
    }

    open override dynamic var childForStatusBarStyle: UIViewController? { selectedViewController }
}

@MainActor
private final class TabView: UIView {
    private weak var owner: UITabBarController?

    init(controller: UITabBarController) {
        owner = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        owner?.arrangeBar()
    }
}
