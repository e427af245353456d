import Foundation

/// A controller that owns a view and receives the callbacks of its life cycle.
@preconcurrency @MainActor
open class UIViewController: MetatypeResponder, @preconcurrency NSCoding, UITraitEnvironment, UITraitChangeObservable,
    UIContentContainer
{
    package override nonisolated class var table: PropertyTable { viewControllerProperties }

    public init(nibName: String?, bundle: Bundle?) {
        givenNibName = nibName
        givenNibBundle = bundle
        super.init()
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        givenNibName = nil
        givenNibBundle = nil
        super.init()
        (coder as? InterfaceCoder)?.decode(self)
    }

    /// Creates a controller from a class value; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) {
        guard case .nib(let name, let bundle) = order else { self.init(); return }
        self.init(nibName: name, bundle: bundle)
    }

    open func encode(with coder: NSCoder) {}
    open dynamic func awakeFromNib() {}

    /// The name of the document that contains the view. A class that always uses the same one may override it.
    open var nibName: String? { givenNibName }
    private let givenNibName: String?
    open var nibBundle: Bundle? { givenNibBundle }
    private let givenNibBundle: Bundle?
    open var storyboard: UIStoryboard? { origin.storyboard }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = origin.segues[identifier] else {
            ProgrammerError.stop("\(type(of: self)) has no segue '\(identifier)'")
            return
        }
        segue(sender)
    }
    /// The storyboard, segues and objects that the controller's document defines for it.
    package final var origin = InterfaceOrigin()
    /// Learns of a callback before and after it, by its selector and its arguments.
    package final var lifeObserver: ((_ selector: String, _ arguments: [Any], _ isBefore: Bool) -> Void)?
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open var title: String? {
        didSet { titleDidChange() }
    }

    // MARK: Containers. Their classes stand higher, but only members of a class body can be overridden, and tests of apps override these.

    /// The closest navigation controller around the controller.
    open var navigationController: UINavigationController? { nearest() }
    /// The closest tab bar controller around the controller.
    open var tabBarController: UITabBarController? { nearest() }
    /// The closest split view controller around the controller.
    open var splitViewController: UISplitViewController? { nearest() }

    /// Returns the closest container of the given type.
    private func nearest<T: UIViewController>() -> T? {
        var controller = parent
        while let current = controller {
            if let found = current as? T { return found }
            controller = current.parent
        }
        return nil
    }

    // MARK: The view

    /// The controller's view, loaded when first requested.
    open var view: UIView! {
        get { loadViewIfNeeded(); return loadedView }
        set { setView(newValue) }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    open func loadViewIfNeeded() { loadOnce() }

    /// Creates the view, from the document or as a plain view that fills the screen.
    open func loadView() { if !loadFromDocument() { view = makeStandardView() } }
    open dynamic func viewDidLoad() {}
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    open override dynamic var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    private var addedKeyCommands: [UIKeyCommand] = []
    open dynamic func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open dynamic func viewDidAppear(_ animated: Bool) {}
    open dynamic func viewWillDisappear(_ animated: Bool) {}
    open dynamic func viewDidDisappear(_ animated: Bool) {}
    open dynamic func viewWillLayoutSubviews() {}
    open dynamic func viewDidLayoutSubviews() {}
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    open func updateProperties() {}

    /// The configuration of a view that is shown above everything else in the view; nil for none.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showContentUnavailable() } }
    private var contentUnavailableView: (any UIView & UIContentView)?
    private func showContentUnavailable() {
        contentUnavailableView?.removeFromSuperview()
        contentUnavailableView = contentUnavailableConfiguration?.makeContentView()
        guard let shown = contentUnavailableView, let view else { return }
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown)
    }
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
    }
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    open func setNeedsUpdateProperties() { loadedView?.setNeedsUpdateProperties() }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    /// Called before the window changes its size, for example when the device is turned. Children and the presented controller are notified
    /// from here.
    open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, coordinator)
    }
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: newCollection, coordinator)
    }
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func didReceiveMemoryWarning() {}

    // MARK: Containment

    final weak var parentStorage: UIViewController?
    open var parent: UIViewController? { parentStorage }
    open internal(set) var children: [UIViewController] = []
    open func addChild(_ child: UIViewController) { adopt(child) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated) }
    open func endAppearanceTransition() { endAppearance() }
    open override var next: UIResponder? { loadedView?.superviewStorage ?? parentStorage }

    /// Replaces the view of one child by that of another, with `animations`. Both are children of this controller.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Bars of containers

    /// The navigation item, created when first requested with the controller's title.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { tabBarItemStorage = newValue }
    }
    open var toolbarItems: [UIBarButtonItem]? {
        get { toolbarItemsStorage as? [UIBarButtonItem] }
        set {
            toolbarItemsStorage = newValue
            parent?.barItemsDidChange()
        }
    }
    open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
    open var hidesBottomBarWhenPushed: Bool {
        get { ownNavigationItem.hidesBottomBarWhenPushed }
        set { ownNavigationItem.hidesBottomBarWhenPushed = newValue }
    }
    open var editButtonItem: UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, target: nil, action: nil) }

    // MARK: Presentation

    open internal(set) var presentedViewController: UIViewController?
    open internal(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open dynamic func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        showModally(controller, animated, completion)
    }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinatorStorage ?? parentStorage?.transitionCoordinator ?? presentingViewController?.transitionCoordinator
    }
    open var presentationController: UIPresentationController? { presentationStorage ?? modalPresentation() }
    open var popoverPresentationController: UIPopoverPresentationController? { presentationController as? UIPopoverPresentationController }
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
    /// The presentation controller, created when first requested, of the class for the presentation style.
    final var presentationStorage: UIPresentationController?
    /// Puts the view back into the window, while a full-screen presentation covers it.
    final var uncover: (() -> Void)?
    /// The superview of a view that is presented by an animator.
    final var transitionContainer: UIView?
    open var modalPresentationCapturesStatusBarAppearance = false
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open dynamic func dismiss(animated: Bool, completion: (() -> Void)? = nil) { endPresentation(animated, completion) }
    open func show(_ controller: UIViewController, sender: Any?) {
        if let shower { shower.show(controller, sender: sender) } else { present(controller, animated: true) }
    }
    open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        var container = parent
        while let outer = container, !outer.showsDetails { container = outer.parent }
        if let container { container.showDetailViewController(controller, sender: sender) } else { show(controller, sender: sender) }
    }
    /// Whether the controller shows the details of another one beside it.
    package var showsDetails: Bool { false }

    // MARK: Safe area and margins

    /// The insets added to the safe area of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateInsets() } }
    }
    /// The insets that the bars of a container cover, in addition to `additionalSafeAreaInsets`.
    /// The points of the large title above that have scrolled away with the view's content, which `barInsets` are without.
    final var titleScrolledAway: CGFloat = 0
    package final var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { loadedView?.updateInsets() } }
    }
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.updateInsets() } }
    }
    /// The minimum margins at the sides: 16 points where the window is narrower than 414, otherwise 20 (Margins.md, systemMinimum: ib).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
    open var topLayoutGuide: any UILayoutSupport { legacyGuide(isTop: true) }
    open var bottomLayoutGuide: any UILayoutSupport { legacyGuide(isTop: false) }
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    /// The scroll view that was set for an edge; bars at that edge follow it.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.last { $0.edges.contains(edge) }?.view
    }
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        contentScrollViews.removeAll { edge.contains($0.edges) }
        contentScrollViews.append(EdgeScrollView(edges: edge, view: scrollView))
    }
    private var contentScrollViews: [EdgeScrollView] = []
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
            outermost.presentationStorage?.performer.containerView?.setNeedsLayout()
        }
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Status bar and other system settings

    open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open dynamic var prefersStatusBarHidden: Bool { false }
    open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open dynamic var childForStatusBarStyle: UIViewController? { nil }
    open dynamic var childForStatusBarHidden: UIViewController? { nil }
    open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
    open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open dynamic var shouldAutorotate: Bool { true }
    open func setNeedsStatusBarAppearanceUpdate() { loadedView?.window?.updateInsets() }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var prefersPointerLocked: Bool { false }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    open var performsActionsWhilePresentingModally: Bool { presentedViewController == nil }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        loadedView?.resolvedTraits ?? combine(parentStorage?.traitCollection ?? UITraitCollection.current)
    }
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var traitOverrides: any UITraitOverrides {
        get { overrides }
        set {
            overrides = (newValue as? MutableTraits) ?? MutableTraits(values: TraitSet())
            loadedView?.refreshTraits()
        }
    }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        child.overridesOfParent = collection
        child.loadedView?.refreshTraits()
    }
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? { child.overridesOfParent }
    open func updateTraitsIfNeeded() {}
    open func addTraitRegistration(_ registration: any UITraitChangeRegistration) {
        if let registration = registration as? TraitRegistration { registrations.append(registration) }
    }
    open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

    // MARK: State restoration (never called)

    open var restorationIdentifier: String?
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}

    // MARK: What containers and alerts answer about themselves

    /// Whether the controller shows those that its children want to show.
    var showsForChildren: Bool { false }
    /// Called when a child's items for the container's bars change; asks the next container.
    func barItemsDidChange() { parent?.barItemsDidChange() }
    /// Whether the controller fades in and out when it is presented, whatever its transition style is.
    var fadesWhenPresented: Bool { false }
    /// Whether the controller's view is made for the whole window, whatever its presentation style is, as that of an alert.
    var coversItself: Bool { false }
    /// Whether the controller is an alert or action sheet, which never becomes a sheet.
    var isMadeForWindow: Bool { false }
    /// Whether the controller is presented as a popover.
    var isPopover: Bool { modalPresentationStyle == .popover }
    override var barInsetsOfContainer: UIEdgeInsets? { barInsets }

    // MARK: Storage for the extensions

    final var loadedView: UIView?
    final var isLoading = false
    final var overrides = MutableTraits(values: TraitSet())
    /// The traits by which the parent overrides those of this child.
    final var overridesOfParent: UITraitCollection?
    final var coordinatorStorage: (any UIViewControllerTransitionCoordinator)?
    final var registrations: [TraitRegistration] = []
    final var appearance = AppearanceState.gone
    final var legacyGuides: [LegacyLayoutGuide] = []
    private func titleDidChange() {
        if KeyValueTable.isUsed { KeyValueTable.changed(self, "title") }
        (navigationItemStorage as? UINavigationItem)?.title = title
        (tabBarItemStorage as? UITabBarItem)?.title = title
    }
    /// Storage for container controllers.
    package final var navigationItemStorage: AnyObject?
    package final var tabBarItemStorage: AnyObject?
    package final var toolbarItemsStorage: [AnyObject]?
}
