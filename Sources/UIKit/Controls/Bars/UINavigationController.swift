import Foundation
import Graphics

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: DelegateMessages {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .portrait }
}

/// A stack of controllers, the last of which is shown under a navigation bar. The bars are part of the child's safe area insets.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    public static let hideShowBarDuration: CGFloat = 0.2

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// Creates a controller with bars of the classes, and standard ones for nil.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let type = navigationBarClass as? UINavigationBar.Type { navigationBar = type.init(frame: .zero) }
        if let type = toolbarClass as? UIToolbar.Type { toolbarStorage = type.init(frame: .zero) }
    }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public private(set) final var navigationBar = UINavigationBar()
    private lazy var toolbarStorage = UIToolbar()
    open var toolbar: UIToolbar! { toolbarStorage }
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false

    // MARK: Stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { change(to: newValue) }
    }
    private var stack: [UIViewController] = []

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { change(to: viewControllers, animated) }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { change(to: stack + [viewController], animated) }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let last = stack.last
        change(to: Array(stack.dropLast()), animated)
        return last
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { popTo(index: 0, animated) }

    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        stack.firstIndex { $0 === viewController }.flatMap { popTo(index: $0, animated) }
    }

    private func popTo(index: Int, _ animated: Bool) -> [UIViewController]? {
        guard index < stack.count - 1 else { return nil }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), animated)
        return popped
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// The root controller's item, unless the stack has a title or an item of its own.
    open override var tabBarItem: UITabBarItem! {
        get {
            guard tabBarItemStorage == nil, title == nil, let root = stack.first else { return super.tabBarItem }
            return root.tabBarItem
        }
        set { super.tabBarItem = newValue }
    }

    override var showsForChildren: Bool { true }
    override func barItemsDidChange() { childDidChange() }
    open override func show(_ controller: UIViewController, sender: Any?) { pushViewController(controller, animated: true) }

    private func change(to new: [UIViewController], _ animated: Bool = false) {
        let old = stack
        let gone = old.filter { controller in !new.contains { $0 === controller } }
        stack = new
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        let isPop = old.contains { $0 === new.last }
        var isMovedByAnimator = false
        if isViewLoaded, !isTopAwaited, old.last !== new.last {
            if let top = new.last, let former = old.last, former.canAnimate(animated) {
                let operation: Operation = isPop ? .pop : .push
                let animator = delegate?.navigationController(self, animationControllerFor: operation, from: former, to: top)
                isMovedByAnimator = animator != nil
                if let animator {
                    show(top, insteadOf: former, by: animator, former: old, gone: gone)
                } else {
                    slide(to: top, from: former, operation)
                }
            } else {
                showTop(insteadOf: old.last)
            }
        }
        if !isMovedByAnimator { leave(gone) }
        stackDidChange()
    }

    private func leave(_ gone: [UIViewController]) {
        for controller in gone {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
    }

    private func stackDidChange() {
        navigationBar.items = stack.map(\.navigationItem)
        childDidChange()
        (parent as? UITabBarController)?.stackDidChange()
    }

    private func showTop(insteadOf old: UIViewController?, animated: Bool = false) {
        old?.viewIfLoaded?.removeFromSuperview()
        guard let top = stack.last else { return }
        delegate?.navigationController(self, willShow: top, animated: animated)
        embed(top)
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Tells the delegate that the stack is on the screen again, as a column of a split view (inferred: UIKit has one stack there).
    final func tellShown() {
        guard let top = stack.last else { return }
        delegate?.navigationController(self, willShow: top, animated: true)
        delegate?.navigationController(self, didShow: top, animated: true)
    }

    private func embed(_ top: UIViewController) {
        let child: UIView = top.view
        child.frame = view.bounds
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.translatesAutoresizingMaskIntoConstraints = true
        view.insertSubview(child, at: 0)
    }

    // MARK: Transitions

    /// Shows `top` with the system's transition: a push moves in from the trailing edge over the former view, a pop back out. The bar's
    /// content dissolves from the old to the new.
    private func slide(to top: UIViewController, from former: UIViewController, _ operation: Operation) {
        var before = former.view.layer.picture()
        before.position = CGPoint(x: former.view.frame.minX - view.bounds.minX, y: former.view.frame.minY - view.bounds.minY)
        navigationBar.layer.begin(.fade, timing: Self.systemTransition)
        showTop(insteadOf: former, animated: true)
        let edge: LayerTransition.Edge = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        top.view.layer.begin(operation == .pop ? .uncover(edge) : .cover(edge), from: before, timing: Self.systemTransition)
    }

    /// Shows `top` with the app's own animator. The stack has changed already, and is restored if the animator cancels.
    private func show(
        _ top: UIViewController, insteadOf former: UIViewController, by animator: any UIViewControllerAnimatedTransitioning,
        former old: [UIViewController], gone: [UIViewController]
    ) {
        delegate?.navigationController(self, willShow: top, animated: true)
        let container = beginExchange(of: former, for: top)
        let transition = ControllerTransition(
            from: former, to: top, views: (former.view, top.view), in: container, finalFrame: view.bounds, animator: animator,
            interaction: delegate?.navigationController(self, interactionControllerFor: animator)
        ) { [weak self] isDone in
            guard let self else { return }
            if isDone {
                embed(top)
                former.view.removeFromSuperview()
                leave(gone)
                top.endAppearance(true)
                delegate?.navigationController(self, didShow: top, animated: true)
            } else {
                let added = stack.filter { controller in !old.contains { $0 === controller } }
                stack = old
                top.viewIfLoaded?.removeFromSuperview()
                former.beginAppearance(true, true)
                embed(former)
                former.endAppearance(true)
                leave(added)
            }
            container.removeFromSuperview()
            stackDidChange()
        }
        transition.run()
        top.isAppearing(true)
    }

    // MARK: View

    open override func loadView() {
        view = NavigationView(controller: self)
        view.frame = UIScreen.main.bounds
        connectBar()
        toolbarStorage.edgeProbe = { [weak self] in
            guard let scroll = self?.stack.last?.barScrollView(for: .bottom), scroll.isScrolledUnderBottom else { return nil }
            return ScrollEdge(scroll.bottomEdgeEffect, of: scroll)
        }
        view.addSubview(navigationBar)
        toolbarStorage.isHidden = isToolbarHidden
        view.addSubview(toolbarStorage)
        isTopAwaited = true
    }

    private func connectBar() {
        navigationBar.onHeightChange = { [weak self] in self?.childDidChange() }
        navigationBar.contentProbe = { [weak self] in self?.stack.last?.barScrollView(for: .top)?.isScrolledUnderTop ?? false }
        navigationBar.edgeProbe = { [weak self] in
            self?.stack.last?.barScrollView(for: .top).flatMap { ScrollEdge($0.topEdgeEffect, of: $0) }
        }
        navigationBar.autoresizingMask = [.flexibleWidth]
    }

    /// Puts a bar of the app's own class into the place of the standard one, as a document does, and code by
    /// `setValue(bar, forKey: "navigationBar")`.
    package func replaceBar(by bar: UINavigationBar) {
        guard bar !== navigationBar else { return }
        if isViewLoaded, navigationBar.superview === view {
            view.insertSubview(bar, aboveSubview: navigationBar)
            navigationBar.removeFromSuperview()
        }
        navigationBar = bar
        if isViewLoaded { connectBar() }
        stackDidChange()
    }

    /// Whether the view is loaded but none of the views of its stack was requested yet. That happens when the view is laid out or shown
    /// (the stacks of hidden tabs in swift-snapshot-testing's recorded hierarchy).
    private var isTopAwaited = false

    fileprivate func showAwaitedTop() {
        guard isTopAwaited else { return }
        isTopAwaited = false
        showTop(insteadOf: nil)
    }

    open var isNavigationBarHidden = false {
        didSet { if isNavigationBarHidden != oldValue { childDidChange() } }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open var isToolbarHidden = true {
        didSet { if isToolbarHidden != oldValue { childDidChange() } }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// The scroll view of the controller at the top.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? topViewController?.barScrollView(for: edge)
    }

    func childDidChange() {
        guard isViewLoaded else { return }
        arrangeBars()
        view.setNeedsLayout()
    }

    /// Sets the bars' frames and their part of the child's safe area insets.
    func arrangeBars() {
        let safe = safeAreaWithoutBars
        navigationBar.isInLowWindow = view.window.map { $0.bounds.height < 480 } ?? false
        // A search field among the toolbar's items is not in the navigation bar.
        if !isToolbarHidden { toolbarStorage.items = stack.last?.toolbarItems }
        navigationBar.scrolledAway = followContent()
        let rise = riseBesideIsland(of: safe), metrics = navigationBar.systemMetrics, isInSheet = view.isInSheet
        let drop = safe.top > 0 ? 0 : isInSheet ? metrics.sheetBarTopMargin : metrics.navigationTopMargin
        let top = isNavigationBarHidden ? 0 : navigationBar.wantedHeight - rise + drop
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.topExtension = safe.top - rise + drop
        navigationBar.isBelowNothing = safe.top == 0 && !isInSheet
        navigationBar.frame = CGRect(x: 0, y: safe.top - rise + drop, width: view.bounds.width, height: navigationBar.wantedHeight)
        toolbarStorage.isHidden = isToolbarHidden
        var bottom: CGFloat = 0
        if !isToolbarHidden {
            let search = searchOfToolbar
            toolbarStorage.activeSearch = search
            var margin = toolbarStorage.bottomMargin(safe.bottom)
            // An active field is 21 above the keyboard (Generations.md, bottomSearch).
            let height = toolbarStorage.barHeight, keyboard = search == nil ? 0 : view.keyboardCover
            if keyboard > 0 { margin = keyboard + 21 }
            bottom = height + margin - safe.bottom
            toolbarStorage.bottomExtension = margin
            toolbarStorage.frame = CGRect(x: 0, y: view.bounds.height - margin - height, width: view.bounds.width, height: height)
        }
        arrangeChild(bars: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), safe: safe)
    }

    /// Returns how much of the large title the content of the shown controller has scrolled away: the title moves with the content, and the
    /// bar is as much lower (apple-docs: a large title shrinks as its content scrolls).
    private func followContent() -> CGFloat {
        guard let top = stack.last else { return 0 }
        let height = isNavigationBarHidden ? 0 : navigationBar.titlesHeight
        guard height > 0, let scroll = top.barScrollView(for: .top), scroll.adjustedContentInset.top > scroll.contentInset.top else {
            top.titleScrolledAway = 0
            return 0
        }
        let distance = scroll.contentOffset.y + scroll.adjustedContentInset.top + top.titleScrolledAway
        // An offset is whole pixels, an inset may be parts of one.
        top.titleScrolledAway = distance < view.hairline + 0.01 ? 0 : min(distance, height)
        return top.titleScrolledAway
    }

    override func follows(_ content: UIView) -> Bool {
        if isViewLoaded, navigationBar.titlesHeight > 0, stack.last?.barScrollView(for: .top) === content { view.setNeedsLayout() }
        return true
    }

    /// The search that is under way in the toolbar.
    fileprivate var searchOfToolbar: UISearchController? {
        guard let item = stack.last?.navigationItem, item.hasSearchInToolbar, let search = item.searchController else { return nil }
        search.onActivityChange = { [weak self] in self?.childDidChange() }
        return search.isActive ? search : nil
    }

    /// Arranges the child. It extends under the bars and has their height in its safe area insets; at an opaque bar, or at an edge that
    /// it does not extend to, it ends at the bar instead (PinLayout's suite: a child of an opaque bar begins at 64).
    private func arrangeChild(bars: UIEdgeInsets, safe: UIEdgeInsets) {
        guard let top = stack.last else { return }
        let edges = top.edgesForExtendedLayout, ignoresOpacity = top.extendedLayoutIncludesOpaqueBars
        let endsAtTop = bars.top > 0 && !(edges.contains(.top) && (navigationBar.isTranslucent || ignoresOpacity))
        let endsAtBottom = bars.bottom > 0 && !(edges.contains(.bottom) && (toolbarStorage.isTranslucent || ignoresOpacity))
        top.barInsets = UIEdgeInsets(top: endsAtTop ? 0 : bars.top, left: 0, bottom: endsAtBottom ? 0 : bars.bottom, right: 0)
        guard endsAtTop || endsAtBottom || isChildShortened, let child = top.viewIfLoaded, child.superview === view else { return }
        isChildShortened = endsAtTop || endsAtBottom
        child.frame = view.bounds.inset(
            by: UIEdgeInsets(
                top: endsAtTop ? safe.top + bars.top : 0, left: 0, bottom: endsAtBottom ? safe.bottom + bars.bottom : 0, right: 0))
    }

    private var isChildShortened = false

    private var safeAreaWithoutBars: UIEdgeInsets { view.safeAreaInsets }

    /// Returns how far a bar begins above the end of the safe area beside a phone's island, until iOS 18: at 53⅔ of 59, at 56⅓ of 62
    /// (recorded pictures).
    private func riseBesideIsland(of safe: UIEdgeInsets) -> CGFloat {
        guard view.resolvedTraits.systemGeneration < .ios26 else { return 0 }
        return switch safe.top {
        case 59: 16.0 / 3
        case 62: 17.0 / 3
        default: 0
        }
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        arrangeBars()
    }

    /// The shown controller, if there is no bar that decides instead.
    open override dynamic var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    /// Light on a black bar (an app: the shown controller's own style has no effect below a bar).
    open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : .default }
}

/// The root view of a navigation controller. It arranges the bars whenever it is laid out.
@MainActor
private final class NavigationView: UIView {
    private weak var owner: UINavigationController?

    init(controller: UINavigationController) {
        owner = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An active search field in the toolbar is above the keyboard.
    override var dependsOnKeyboard: Bool { owner?.searchOfToolbar != nil }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow != nil { owner?.showAwaitedTop() }
    }

    override func layoutSubviews() {
        owner?.showAwaitedTop()
        super.layoutSubviews()
        owner?.arrangeBars()
    }
}

extension UIScrollView {
    /// Whether content is scrolled under the bar above.
    var isScrolledUnderTop: Bool { contentOffset.y > -adjustedContentInset.top + 0.5 }

    /// Whether content continues under the bar below.
    var isScrolledUnderBottom: Bool { contentSize.height - contentOffset.y > bounds.height - adjustedContentInset.bottom + 0.5 }
}
