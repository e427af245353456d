import Foundation

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: DelegateMessages {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: DelegateMessages {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
    func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation)
        -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .min }
}

/// A controller that shows one page, and a page control below it if the data source counts its pages.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public override convenience init(nibName: String?, bundle: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { arrangeControl() }
    }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
    open var isDoubleSided = false
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    open private(set) var viewControllers: [UIViewController]?

    /// With `animated`, the new page replaces the old one as `transitionStyle` says.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let before = canAnimate(animated) ? self.viewControllers?.first?.viewIfLoaded?.layer.picture() : nil
        for old in self.viewControllers ?? [] where viewControllers?.contains(where: { $0 === old }) != true {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        self.viewControllers = viewControllers
        for page in viewControllers ?? [] where page.parent !== self {
            addChild(page)
            if isViewLoaded { show(page) }
            page.didMove(toParent: self)
        }
        arrangeControl()
        guard let before, let page = viewControllers?.first?.viewIfLoaded else { completion?(true); return }
        page.layer.begin(turn(direction), from: before, timing: Self.systemTransition)
        Self.after(Self.systemTransition, completion.map { done in { done(true) } })
    }

    /// The page that a person reaches by turning over the shown one.
    private var nextPage: UIViewController? {
        guard let last = viewControllers?.last else { return nil }
        return dataSource?.pageViewController(self, viewControllerAfter: last)
    }

    package var hasNextPage: Bool { nextPage != nil }

    /// Turns to the next page, as a person does.
    /// - Returns: Whether there is one.
    package func turnToNextPage() -> Bool {
        guard let page = nextPage else { return false }
        let before = viewControllers ?? []
        delegate?.pageViewController(self, willTransitionTo: [page])
        setViewControllers([page], direction: .forward, animated: false)
        delegate?.pageViewController(self, didFinishAnimating: true, previousViewControllers: before, transitionCompleted: true)
        return true
    }

    private func turn(_ direction: NavigationDirection) -> LayerTransition.Kind {
        guard transitionStyle == .scroll else { return .curl(isUp: direction == .forward) }
        guard navigationOrientation == .horizontal else { return .push(direction == .forward ? .bottom : .top) }
        let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return .push((direction == .forward) != isReversed ? .right : .left)
    }

    /// The scroll view of the pages of the `scroll` style.
    private var pager: PagingView?

    private lazy var control: UIPageControl = {
        let control = UIPageControl()
        control.isUserInteractionEnabled = false
        return control
    }()

    open override func viewDidLoad() {
        super.viewDidLoad()
        if transitionStyle == .scroll {
            let pager = PagingView(isVertical: navigationOrientation == .vertical)
            pager.frame = pageFrame
            pager.arrange()
            view.insertSubview(pager, at: 0)
            self.pager = pager
        }
        for page in viewControllers ?? [] { show(page) }
        arrangeControl()
    }

    private func show(_ page: UIViewController) {
        let child: UIView = page.view
        let holder: UIView = pager?.page ?? view
        child.frame = pager == nil ? pageFrame : holder.bounds
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.insertSubview(child, at: 0)
    }

    /// The height of the page control, which is below the pages and above the safe area (looked at on iOS 13 to 18).
    private static let controlHeight: CGFloat = 37

    private var pageFrame: CGRect {
        guard showsControl else { return view.bounds }
        return CGRect(
            x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - Self.controlHeight - view.safeAreaInsets.bottom)
    }

    private var showsControl: Bool {
        transitionStyle == .scroll && navigationOrientation == .horizontal && (dataSource?.presentationCount(for: self) ?? 0) > 0
    }

    private func arrangeControl() {
        guard isViewLoaded else { return }
        if showsControl, let dataSource {
            control.numberOfPages = dataSource.presentationCount(for: self)
            control.currentPage = dataSource.presentationIndex(for: self)
            if control.superview == nil { view.addSubview(control) }
        } else {
            control.removeFromSuperview()
        }
        view.setNeedsLayout()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let page = pageFrame
        if let pager {
            pager.frame = page
            pager.arrange()
        } else {
            for controller in viewControllers ?? [] { controller.viewIfLoaded?.frame = page }
        }
        control.frame = CGRect(x: 0, y: page.maxY, width: view.bounds.width, height: Self.controlHeight)
    }

    open override var childForStatusBarStyle: UIViewController? { viewControllers?.first }
}

/// A scroll view with the shown page in the middle and room for a page on either side (Suites.md, pageScroll). Dragging to another page is
/// not modelled.
@MainActor private final class PagingView: UIScrollView {
    let page = UIView()
    private let isVertical: Bool

    init(isVertical: Bool) {
        self.isVertical = isVertical
        super.init(frame: .zero)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        panGestureRecognizer.isEnabled = false
        addSubview(page)
    }

    required init?(coder: NSCoder) { nil }

    /// Places the page and the offset for the view's size.
    func arrange() {
        let size = bounds.size
        let start = isVertical ? CGPoint(x: 0, y: size.height) : CGPoint(x: size.width, y: 0)
        contentSize = isVertical ? CGSize(width: size.width, height: 3 * size.height) : CGSize(width: 3 * size.width, height: size.height)
        page.frame = CGRect(origin: start, size: size)
        contentOffset = start
    }
}
