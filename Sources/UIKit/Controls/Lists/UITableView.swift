import Foundation
import Graphics

/// A view that shows rows in sections. Only the visible rows exist. Heights of other self-sizing rows are estimates until they become
/// visible, so a table with a thousand of them lays out only the visible ones.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    package override nonisolated class var table: PropertyTable { tableViewProperties }

    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

    public static let automaticDimension: CGFloat = -1
    public static let indexSearch = "{search}"
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        setDefaults {
            alwaysBounceVertical = true
            backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        }
    }

    /// Sets the style after the table was created, for Interface Builder documents.
    package func setUp(style: Style) {
        self.style = style
        setUp()
        reloadLater()
    }

    open private(set) var style: Style

    // MARK: Data

    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadLater() } }
    open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { scrollDelegate = newValue }
    }
    override func scrollDelegateDidChange() { reloadLater() }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true { didSet { wasSet() } }

    final var tableDelegate: (any UITableViewDelegate)? { scrollDelegate as? any UITableViewDelegate }

    // MARK: Appearance

    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { wasSet(); if rowHeight != oldValue { reloadLater() } } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { wasSet(); if estimatedRowHeight != oldValue { reloadLater() } }
    }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { wasSet(); reloadLater() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { wasSet(); reloadLater() } }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { wasSet() } }
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { wasSet() } }
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { wasSet(); reloadLater() } }
    /// The distance of cards from the sides, where another framework's list is drawn by this table.
    package var ownSectionInset: CGFloat? { didSet { if ownSectionInset != oldValue { reloadLater() } } }
    /// The height of the empty rows below the last row of a plain table, which only show separators: 0 for none, `automaticDimension` for
    /// the height of the other rows. The default is 0, before iOS 15 `automaticDimension`.
    open var fillerRowHeight: CGFloat {
        get { chosenFillerRowHeight ?? (resolvedTraits.systemGeneration < .classic ? UITableView.automaticDimension : 0) }
        set {
            defer { wasSet() }
            chosenFillerRowHeight = newValue
            setNeedsLayout()
        }
    }
    private var chosenFillerRowHeight: CGFloat?
    private let fillerRows = FillerRows()
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet {
            wasSet()
            // Separators add to the heights of rows.
            if separatorStyle != oldValue { rows.forgetHeights() }
            setNeedsLayout()
        }
    }
    open var separatorColor: UIColor? = .separator { didSet { wasSet(); setNeedsLayout() } }
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) {
        didSet {
            wasSet()
            hasOwnSeparatorInset = true
            setNeedsLayout()
        }
    }
    private var hasOwnSeparatorInset = false
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { wasSet() } }
    open var separatorEffect: UIVisualEffect? { didSet { wasSet() } }
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { wasSet(); setNeedsLayout() } }
    open var insetsContentViewsToSafeArea = true { didSet { wasSet() } }
    open var selectionFollowsFocus = false { didSet { wasSet() } }
    open var allowsFocus = true { didSet { wasSet() } }
    open var allowsFocusDuringEditing = true { didSet { wasSet() } }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
    open var sectionIndexColor: UIColor? { didSet { wasSet() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { wasSet() } }
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { wasSet() } }
    open var dragInteractionEnabled = false { didSet { wasSet() } }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var remembersLastFocusedIndexPath = false { didSet { wasSet() } }
    /// Stored but not used: nothing is dragged in a picture.
    open var isSpringLoaded = false { didSet { wasSet() } }

    private func replace(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        layoutIsStale = true
        setNeedsLayout()
    }

    // MARK: Selection

    open var allowsSelection = true { didSet { wasSet() } }
    open var allowsMultipleSelection = false { didSet { wasSet() } }
    open var allowsSelectionDuringEditing = false { didSet { wasSet() } }
    open var allowsMultipleSelectionDuringEditing = false { didSet { wasSet() } }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    private var selection: [IndexPath] = []

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { deselectAll(); return }
        if !allowsMultipleSelection { deselectAll() }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
        if isEditing { updateEditingOfCells() }
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
        if isEditing { updateEditingOfCells() }
    }

    private func deselectAll() { for indexPath in selection { deselectRow(at: indexPath, animated: false) } }

    /// Whether the rows show their editing controls.
    open var isEditing = false { didSet { wasSet(); if isEditing != oldValue { editingDidChange() } } }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard animated, window != nil, AnimationScope.isEnabled else { isEditing = editing; return }
        UIView.animate(withDuration: 0.3) {
            self.isEditing = editing
            self.layoutIfNeeded()
        }
    }

    private func editingDidChange() {
        hideSwipeActions()
        rows.forgetHeights()
        updateEditingOfCells()
        setNeedsLayout()
    }

    private func updateEditingOfCells() {
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { updateEditing(cell, path, animated: AnimationScope.current != nil) }
    }

    final var sectionIndex: SectionIndexView?
    final var swipeActions: SwipeActionsView?
    final var swipedPath: IndexPath?
    private lazy var swipes = [makeSwipe(.left), makeSwipe(.right)]
    private lazy var menuPress = makeMenuPress()
    /// The menu that a long press on a row is about to open, and the one that it has opened.
    final var awaitedMenu: RowMenu?
    final weak var openMenu: OpenMenu?

    /// A long press begins only on a row with a menu.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === menuPress else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        awaitedMenu = menu(at: gestureRecognizer.location(in: self))
        return awaitedMenu != nil
    }

    override var builtInRecognizers: [UIGestureRecognizer] { super.builtInRecognizers + [menuPress] + (isEditing ? [] : swipes) }

    // MARK: Reuse

    private let cellPool = ReusePool<UITableViewCell>()
    private let headerPool = ReusePool<UITableViewHeaderFooterView>()

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { cellPool.register(cellClass, identifier) }

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { cellPool.register(nib, identifier) }

    /// Registers a closure that creates cells from a prototype in an Interface Builder document.
    package final func register(_ make: @escaping () -> UITableViewCell?, forCellReuseIdentifier identifier: String) {
        cellPool.register(make, identifier)
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(aClass, identifier)
    }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { headerPool.register(nib, identifier) }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { cellPool.dequeue(identifier) }

    /// Returns a cell of the registered class. Without a registration, UIKit would stop the program; here the cell is a plain one.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerPool.dequeue(identifier)
    }

    // MARK: Reloading

    final var rows = TableRows()
    private var needsReload = true
    private var layoutIsStale = true
    private var cells: [IndexPath: UITableViewCell] = [:]
    final var headers: [Int: UIView] = [:]
    final var footers: [Int: UIView] = [:]

    open func reloadData() { reloadLater() }

    /// Reloads the data when the table itself requires it. `reloadData()` is only called by the app, so that overrides that count or extend
    /// it see the app's calls only.
    private func reloadLater() {
        needsReload = true
        setNeedsLayout()
    }

    /// Lays out after a reload, so that queries use the new data (a public suite: `cellForRow(at:)` and `rectForHeader(inSection:)` right
    /// after `reloadData()`).
    private func updateRowsIfNeeded() {
        if needsReload, dataSource != nil { LayoutCycle.ofSystem(layoutIfNeeded) }
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadLater() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadLater() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadLater() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadLater() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadLater() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadLater() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadLater() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadLater() }
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadLater() }
    open func reloadSectionIndexTitles() {
        updateSectionIndex()
        updateEditingOfCells()
        setNeedsLayout()
    }
    open func beginUpdates() {}

    /// Invalidates the heights even if nothing changed: apps rely on it.
    open func endUpdates() {
        rows.forgetHeights()
        layoutIsStale = true
        setNeedsLayout()
    }

    /// Calls the method of this name for updates that do not escape, as on iOS.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        layoutIsStale = true
        for view in Array(headers.values) + Array(footers.values) { retireHeader(view) }
        for (_, cell) in cells.sorted(by: { $0.key < $1.key }) { cellPool.retire(cell) }
        cells = [:]
        headers = [:]
        footers = [:]
        let count = dataSource.map { $0.numberOfSections(in: self) } ?? 0
        rows = TableRows(counts: (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 })
        for section in 0..<count { requestSectionHeights(section) }
        for section in 0..<count { requestRowHeights(section) }
        hideSwipeActions()
        updateSectionIndex()
    }

    private func retireHeader(_ view: UIView) {
        if let view = view as? UITableViewHeaderFooterView { headerPool.retire(view) } else { view.removeFromSuperview() }
    }

    // MARK: Layout

    private var laidOutWidth: CGFloat = 0

    /// Scrolling shows other rows.
    open override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0 else { return }
        if laidOutWidth != bounds.width {
            laidOutWidth = bounds.width
            rows.forgetHeights()
            layoutIsStale = true
            // Margins depend on the table's width, also those of rows that stay visible.
            cells.values.forEach(setMargins)
        }
        reloadIfNeeded()
        if layoutIsStale { for section in 0..<rows.sectionCount { requestSectionHeights(section) } }
        layoutIsStale = false
        backgroundView?.frame = bounds
        layOutRows()
        super.layoutSubviews()
    }

    private func layOutRows() {
        let visible = CGRect(x: 0, y: bounds.minY, width: bounds.width, height: bounds.height)
        var y = layOutTableView(tableHeaderView, y: 0)
        var shown: Set<IndexPath> = []
        for section in 0..<rows.sectionCount {
            y = layOut(headers[section], y: y, height: rows.header(section), padding: headers[section] == nil ? 0 : topPadding)
            for row in 0..<rows.count(in: section) {
                let indexPath = IndexPath(row: row, section: section)
                if y < visible.maxY, y + rows.height(at: indexPath) > visible.minY {
                    let cell = showCell(at: indexPath)
                    measureIfNeeded(cell, at: indexPath)
                    cell.frame = CGRect(x: sectionInset, y: y, width: sectionWidth, height: rows.height(at: indexPath))
                    layOutSwipeActions(cell, indexPath)
                    cell.fitContentView()
                    shown.insert(indexPath)
                }
                y += rows.height(at: indexPath)
            }
            y = layOut(footers[section], y: y, height: rows.footer(section), padding: 0)
        }
        y = layOutTableView(tableFooterView, y: y)
        for (indexPath, cell) in cells.sorted(by: { $0.key < $1.key }) where !shown.contains(indexPath) {
            cells[indexPath] = nil
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
            cellPool.retire(cell)
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
        showFillerRows(from: y)
        layOutSectionIndex()
    }

    /// Continues the separators to the bottom of a plain table without a footer view.
    private func showFillerRows(from y: CGFloat) {
        let isShown = style == .plain && tableFooterView == nil && separatorStyle != .none && fillerRowHeight != 0
        guard isShown, rows.sectionCount > 0 else { return fillerRows.removeFromSuperview() }
        let usual = rowHeight > 0 ? rowHeight : rows.lastHeight ?? systemMetrics.rowHeight
        fillerRows.rowHeight = fillerRowHeight > 0 ? fillerRowHeight : usual
        fillerRows.color = separatorColor ?? .separator
        fillerRows.inset = hasOwnSeparatorInset ? separatorInset.left : rowMargin
        fillerRows.trailingInset = !hasOwnSeparatorInset && systemMetrics.separatorEndsAtMargin ? rowMargin : 0
        fillerRows.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(bounds.maxY - y, 0))
        if fillerRows.superview == nil { insertSubview(fillerRows, at: backgroundView == nil ? 0 : 1) }
    }

    private func layOutTableView(_ view: UIView?, y: CGFloat) -> CGFloat {
        guard let view else { return y }
        var height = view.bounds.height
        if height == 0, !view.translatesAutoresizingMaskIntoConstraints || !view.constraints.isEmpty {
            height =
                view.systemLayoutSizeFitting(
                    CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        if view.translatesAutoresizingMaskIntoConstraints { view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height) }
        return y + height
    }

    private func layOut(_ view: UIView?, y: CGFloat, height: CGFloat, padding: CGFloat) -> CGFloat {
        if let view {
            setMargins(of: view)
            view.frame = CGRect(x: sectionInset, y: y + padding, width: sectionWidth, height: height - padding)
        }
        return y + height
    }

    private func showCell(at indexPath: IndexPath) -> UITableViewCell {
        if let cell = cells[indexPath] { return cell }
        let cell = dataSource?.tableView(self, cellForRowAt: indexPath) ?? UITableViewCell()
        cells[indexPath] = cell
        cell.translatesAutoresizingMaskIntoConstraints = true
        dress(cell, indexPath)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        if selection.contains(indexPath) { cell.isSelected = true }
        updateEditing(cell, indexPath)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        return cell
    }

    /// Sets the background, corners, margins and separators of a row by its position in the section.
    private func dress(_ cell: UITableViewCell, _ indexPath: IndexPath) {
        setMargins(of: cell)
        if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
            cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        let isFirst = indexPath.row == 0, isLast = indexPath.row == rows.count(in: indexPath.section) - 1
        var lines = UITableViewCell.Separators(color: separatorColor, inset: hasOwnSeparatorInset ? separatorInset : nil)
        if separatorStyle != .none {
            switch style {
            case .plain: lines.bottom = .inset
            case .grouped:
                lines.top = isFirst ? .full : .none
                lines.bottom = isLast ? .full : .inset
            case .insetGrouped: lines.bottom = isLast ? .none : .inset
            }
        }
        cell.separators = lines
        if style == .insetGrouped { cell.takePlaceInCard(isFirst: isFirst, isLast: isLast) }
    }

    private func measureIfNeeded(_ cell: UITableViewCell, at indexPath: IndexPath) {
        guard !rows.isKnown(indexPath) else { return }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: sectionWidth, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        // If the constraints do not reach from top to bottom, the estimate is used.
        // A row whose content is pinned to the cell itself has the separator among it.
        let separator = cell.pinsContentToItself ? 0 : rowSeparatorHeight
        rows.set(size.height > 0 ? ceilToPixel(size.height + separator) : rows.height(at: indexPath), at: indexPath)
        cell.hasBrokenHeight = size.height <= 0
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        rows.forgetHeights()
        layoutIsStale = true
        setNeedsLayout()
    }

    // MARK: Queries

    /// The number of sections; one, which is empty, without a data source.
    open var numberOfSections: Int {
        reloadIfNeeded()
        return dataSource == nil ? 1 : rows.sectionCount
    }
    open func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        return section < rows.sectionCount ? rows.count(in: section) : 0
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        updateRowsIfNeeded()
        return cells[indexPath]
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForVisibleRows?.first { cells[$0]?.frame.contains(point) ?? false }
    }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        indexPathsForVisibleRows?.filter { cells[$0]?.frame.intersects(rect) ?? false }
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        updateRowsIfNeeded()
        return cells.keys.sorted()
    }
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { headers[section] as? UITableViewHeaderFooterView }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { footers[section] as? UITableViewHeaderFooterView }
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        guard indexPath.section < rows.sectionCount, indexPath.row < rows.count(in: indexPath.section) else { return .zero }
        var y = tableHeaderView?.bounds.height ?? 0
        for section in 0..<indexPath.section { y += rows.total(section) }
        y += rows.header(indexPath.section)
        for row in 0..<indexPath.row { y += rows.height(at: IndexPath(row: row, section: indexPath.section)) }
        return CGRect(x: sectionInset, y: y, width: sectionWidth, height: rows.height(at: indexPath))
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        let all = rect(forSection: section)
        return CGRect(x: all.minX, y: all.minY, width: all.width, height: section < rows.sectionCount ? rows.header(section) : 0)
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        let all = rect(forSection: section), height = section < rows.sectionCount ? rows.footer(section) : 0
        return CGRect(x: all.minX, y: all.maxY - height, width: all.width, height: height)
    }
    open func rect(forSection section: Int) -> CGRect {
        updateRowsIfNeeded()
        guard (0..<rows.sectionCount).contains(section) else { return .zero }
        var y = tableHeaderView?.bounds.height ?? 0
        for earlier in 0..<section { y += rows.total(earlier) }
        return CGRect(x: 0, y: y, width: bounds.width, height: rows.total(section))
    }

    /// Scrolls until the row is at the requested position. Rows that become visible on the way are measured, which moves it.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        LayoutCycle.ofSystem(layoutIfNeeded)
        if animated, canGlide {
            let y = offset(showing: rectForRow(at: indexPath), at: scrollPosition)
            return scroll(to: CGPoint(x: contentOffset.x, y: y), animated: true) { [weak self] in
                self?.scrollToRow(at: indexPath, at: scrollPosition, animated: false)
            }
        }
        for _ in 0..<10 {
            let y = offset(showing: rectForRow(at: indexPath), at: scrollPosition)
            guard abs(contentOffset.y - y) > 0.01 else { return }
            contentOffset.y = y
            LayoutCycle.ofSystem(layoutIfNeeded)
        }
    }

    private func offset(showing rect: CGRect, at scrollPosition: ScrollPosition) -> CGFloat {
        let inset = adjustedContentInset
        let y: CGFloat =
            switch scrollPosition {
            case .top: rect.minY - inset.top
            case .middle: rect.midY - bounds.height / 2
            case .bottom: rect.maxY - bounds.height + inset.bottom
            case .none:
                rect.minY < bounds.minY
                    ? rect.minY - inset.top : rect.maxY > bounds.maxY ? rect.maxY - bounds.height + inset.bottom : bounds.minY
            }
        return min(max(y, -inset.top), max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: contentSize.height) }
}
