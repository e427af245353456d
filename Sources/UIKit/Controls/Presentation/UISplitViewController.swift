import Foundation

@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: DelegateMessages {
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

/// A controller that shows columns side by side in a regular width, and a single column otherwise.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// The columns. An inspector (iOS 26) is at the trailing edge; in compact width it is not shown.
    public enum Column: Int, Hashable, Sendable { case primary, supplementary, secondary, compact, inspector }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
        // The names until iOS 14.
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    /// Whether the navigation bar of the leading column has the button that shows and hides the sidebar.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
    /// The layout that the split view is in: one column, or columns beside each other.
    public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }
    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }

    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// A document sets it after its controller was created.
    public package(set) var style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            hiddenColumns = []
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Whether the bar of the leading column has the button that shows and hides the sidebar. Automatically it has in the styles with
    /// columns, unless `presentsWithGesture` is false.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Stored only.
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var presentsWithGesture = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var showsSecondaryOnlyButton = false
    /// Widths are in points, fractions relative to the split view's width.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension

    final var columns: [Column: UIViewController] = [:]

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        // A column other than the compact one is wrapped in a navigation controller, unless it is one.
        set(
            vc.map { $0 is UINavigationController || column == .compact ? $0 : UINavigationController(rootViewController: $0) }, for: column
        )
    }

    open func viewController(for column: Column) -> UIViewController? {
        let controller = columns[column]
        return (controller as? UINavigationController)?.viewControllers.first ?? controller
    }

    /// The primary, supplementary and secondary column; set, as in the older API, to primary and secondary.
    open var viewControllers: [UIViewController] {
        get { Self.order.compactMap { columns[$0] } }
        set {
            set(newValue.first, for: .primary)
            set(newValue.count > 1 ? newValue.last : nil, for: .secondary)
        }
    }

    /// Every column's controller is a child, shown or not.
    private func set(_ controller: UIViewController?, for column: Column) {
        let old = columns[column]
        guard old !== controller else { return }
        if let old, old.parent === self {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        columns[column] = controller
        if let controller {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows a column: in one column on top of the columns before it, which its back button leads to, otherwise beside the others.
    open func show(_ column: Column) {
        if oneColumn.isCollapsed { return showInOneColumn(column) }
        oneColumn.requested = column
        if column == .inspector { showsInspector = true }
        if column == .primary, preferredDisplayMode == .secondaryOnly { preferredDisplayMode = .oneBesideSecondary }
        hiddenColumns.remove(column)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Hides a column that is beside others. The secondary column stays. In one column the one below is shown (inferred).
    open func hide(_ column: Column) {
        if oneColumn.isCollapsed { return hideInOneColumn(column) }
        guard column != .secondary, column != .compact else { return }
        if column == .inspector { showsInspector = false } else { hiddenColumns.insert(column) }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether a column is on the screen.
    open func isShowing(_ column: Column) -> Bool {
        guard let controller = columns[column] else { return false }
        return visibleColumns.contains { $0.controller === controller }
    }

    final var oneColumn = OneColumn()
    private var hiddenColumns: Set<Column> = []
    private var showsInspector = false

    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
    open var displayMode: DisplayMode {
        guard !isCollapsed, preferredDisplayMode != .secondaryOnly else { return .secondaryOnly }
        let hasSupplementary = style == .tripleColumn && columns[.supplementary] != nil && !hiddenColumns.contains(.supplementary)
        if hiddenColumns.contains(.primary) { return hasSupplementary ? .oneBesideSecondary : .secondaryOnly }
        return hasSupplementary ? .twoBesideSecondary : .oneBesideSecondary
    }

    /// The button that shows and hides the primary column.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(image: UIImage(systemName: "sidebar.leading"), primaryAction: nil)
        item.primaryAction = UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in self?.togglePrimary() }
        item.accessibilityLabel = "Toggle Sidebar"
        item.sharesBackground = false
        return item
    }()

    private func togglePrimary() { isShowing(.primary) ? hide(.primary) : show(.primary) }

    private var showsDisplayModeButton: Bool {
        guard !isCollapsed, columns[.primary] != nil else { return false }
        return switch displayModeButtonVisibility {
        case .always: true
        case .never: false
        case .automatic: style != .unspecified && presentsWithGesture
        }
    }

    /// The button is at the leading end of the leading column's bar (Generations.md, splitButton).
    private func placeDisplayModeButton() {
        let leading = showsDisplayModeButton ? visibleColumns.first?.controller : nil
        for controller in columns.values {
            guard let stack = controller as? UINavigationController else { continue }
            let item = stack === leading ? displayModeButtonItem : nil
            if stack.navigationBar.displayModeItem !== item { stack.navigationBar.displayModeItem = item }
        }
    }

    /// The width of the primary column: by default iPad's 320 points beside a wide screen's content (looked at on iPadOS 14 to 18).
    open var primaryColumnWidth: CGFloat {
        width(preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, 320, minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
    }
    open var supplementaryColumnWidth: CGFloat {
        width(
            preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, 375, minimumSupplementaryColumnWidth,
            maximumSupplementaryColumnWidth)
    }

    private func width(_ points: CGFloat, _ fraction: CGFloat, _ standard: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        var width = points > 0 ? points : fraction > 0 ? fraction * view.bounds.width : standard
        if minimum > 0 { width = max(width, minimum) }
        if maximum > 0 { width = min(width, maximum) }
        return width
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .separator
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        showColumns()
    }

    /// Shows a controller as the secondary column, or, in one column, on top of the navigation stack.
    open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        guard isCollapsed else {
            return style == .unspecified ? set(controller, for: .secondary) : setViewController(controller, for: .secondary)
        }
        guard let stack = visibleColumns.first?.controller as? UINavigationController else {
            return super.showDetailViewController(controller, sender: sender)
        }
        let inner = controller as? UINavigationController
        let pushed = inner?.viewControllers ?? [controller]
        inner?.setViewControllers([], animated: false)
        for controller in pushed { stack.pushViewController(controller, animated: true) }
    }

    package override var showsDetails: Bool { true }

    /// Puts the views of the visible columns, and no others, into the view.
    final func showColumns() {
        collapseOrExpand()
        let shown = visibleColumns.map(\.controller)
        for (column, controller) in columns where controller.parent === self {
            let width: UIUserInterfaceSizeClass = column == .secondary && !isCollapsed ? .regular : .compact
            if controller.traitOverrides.horizontalSizeClass != width { controller.traitOverrides.horizontalSizeClass = width }
            if !shown.contains(where: { $0 === controller }) { controller.viewIfLoaded?.removeFromSuperview() }
        }
        for controller in shown where controller.view.superview !== view { view.addSubview(controller.view) }
        placeDisplayModeButton()
        placeBackButtons()
        view.setNeedsLayout()
    }

    /// The width of an inspector (inferred).
    private static let inspectorWidth: CGFloat = 280

    /// The visible columns from leading to trailing, with their widths; nil for the one that takes what is left.
    package final var visibleColumns: [(controller: UIViewController, width: CGFloat?)] {
        if isCollapsed { return stackedColumns.last.flatMap { columns[$0] }.map { [($0, nil)] } ?? [] }
        var result: [(UIViewController, CGFloat?)] = []
        if preferredDisplayMode != .secondaryOnly {
            if let primary = columns[.primary], !hiddenColumns.contains(.primary) { result.append((primary, primaryColumnWidth)) }
            if style == .tripleColumn, let supplementary = columns[.supplementary], !hiddenColumns.contains(.supplementary) {
                result.append((supplementary, supplementaryColumnWidth))
            }
        }
        if let secondary = columns[.secondary] { result.append((secondary, nil)) }
        if showsInspector, let inspector = columns[.inspector] { result.append((inspector, Self.inspectorWidth)) }
        return result
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showColumns()
        let bounds = view.bounds
        let mirrored = (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
        let hairline = 1 / max(traitCollection.displayScale, 1)
        var x: CGFloat = 0
        let behind = showsInspector && !isCollapsed && columns[.inspector] != nil ? Self.inspectorWidth + hairline : 0
        for (controller, width) in visibleColumns {
            let width = width ?? max(bounds.width - x - behind, 0)
            controller.view.frame = CGRect(x: mirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width + hairline
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }

    open override var childForStatusBarStyle: UIViewController? { visibleColumns.first?.controller }
}
