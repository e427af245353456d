import Foundation
import Graphics

/// A view that shows cells placed by a layout. Only the visible cells exist.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    package override nonisolated class var table: PropertyTable { collectionViewProperties }

    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        collectionViewLayout.collectionView = self
        setDefaults { backgroundColor = .systemBackground }
        styleBackground()
    }

    private lazy var menuPress = makeMenuPress()
    /// The menu that a long press on an item is about to open, and the one that it has opened.
    final var awaitedMenu: RowMenu?
    final weak var openMenu: OpenMenu?
    override var builtInRecognizers: [UIGestureRecognizer] { super.builtInRecognizers + [menuPress] }

    /// A long press begins only on an item with a menu.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === menuPress else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        awaitedMenu = menu(at: gestureRecognizer.location(in: self))
        return awaitedMenu != nil
    }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet { layoutWasReplaced(oldValue) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        collectionViewLayout = layout
        completion?(true)
    }

    /// Keeps the cells, unless one of the layouts is a list: rows get their appearance from the layout and are created again.
    private func layoutWasReplaced(_ old: UICollectionViewLayout) {
        let new = collectionViewLayout
        guard old !== new else { return }
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        old.collectionView = nil
        new.collectionView = self
        styleBackground()
        fitted = [:]
        new.forgetPreferredSizes()
        for (key, view) in sortedElements where decorationKeys.contains(key) { drop(key, view) }
        if [old, new].contains(where: { ($0 as? UICollectionViewCompositionalLayout)?.list != nil }) { reload() }
        new.invalidateLayout()
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
    }

    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let transition =
            collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
        transitionCompletion = completion
        collectionViewLayout = transition
        return transition
    }
    open func finishInteractiveTransition() { endTransition(finished: true) }
    open func cancelInteractiveTransition() { endTransition(finished: false) }
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
    private var transitionCompletion: LayoutInteractiveTransitionCompletion?

    private func endTransition(finished: Bool) {
        guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        collectionViewLayout = finished ? transition.nextLayout : transition.currentLayout
        transitionCompletion?(true, finished)
        transitionCompletion = nil
    }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reload() } }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true { didSet { wasSet() } }
    open var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { scrollDelegate = newValue }
    }
    final var collectionDelegate: (any UICollectionViewDelegate)? { scrollDelegate as? any UICollectionViewDelegate }

    open var allowsSelection = true { didSet { wasSet() } }
    open var allowsMultipleSelection = false { didSet { wasSet() } }
    open var isEditing = false {
        didSet { wasSet(); for cell in visibleCells { (cell as? UICollectionViewListCell)?.editingDidChange() } }
    }
    open var allowsFocus = true { didSet { wasSet() } }
    open var allowsFocusDuringEditing = true { didSet { wasSet() } }
    open var selectionFollowsFocus = false { didSet { wasSet() } }
    open var remembersLastFocusedIndexPath = false { didSet { wasSet() } }
    /// Stored but not used: nothing is dragged in a picture.
    open var isSpringLoaded = false { didSet { wasSet() } }
    open var reorderingCadence = ReorderingCadence.immediate { didSet { wasSet() } }
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
    open var dragInteractionEnabled = false { didSet { wasSet() } }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var hasUncommittedUpdates: Bool { false }
    /// Stored but not used.
    open var allowsSelectionDuringEditing = false { didSet { wasSet() } }
    open var allowsMultipleSelectionDuringEditing = false { didSet { wasSet() } }
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled { didSet { wasSet() } }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    // MARK: Reuse

    final let pool = ReusePool<UICollectionReusableView>()

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { pool.register(cellClass, identifier) }
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        pool.register(viewClass, identifier, kind: elementKind)
    }
    /// Registers a closure that creates views from a prototype in an Interface Builder document.
    package final func register(_ make: @escaping () -> UICollectionReusableView?, _ kind: String?, _ identifier: String) {
        pool.register(make, identifier, kind: kind)
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { pool.register(nib, identifier) }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        pool.register(nib, identifier, kind: kind)
    }

    /// Returns a cell of the registered class. Without a registration, UIKit would stop the program; here the cell is a plain one.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        let cell = dequeue(nil, identifier) as? UICollectionViewCell ?? UICollectionViewCell()
        setRole(of: cell, nil, indexPath)
        return cell
    }

    open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionReusableView
    {
        let view = dequeue(elementKind, identifier) ?? UICollectionReusableView()
        setRole(of: view, elementKind, indexPath)
        return view
    }

    private func dequeue(_ kind: String?, _ identifier: String) -> UICollectionReusableView? {
        let view = pool.dequeue(identifier, kind: kind)
        view?.reuseIdentifier = identifier
        return view
    }

    // MARK: Reloading

    final var counts: [Int]?
    final var elements: [ElementKey: UICollectionReusableView] = [:]
    final var decorationKeys: Set<ElementKey> = []
    /// The sizes that visible elements were offered, and those that they prefer.
    final var fitted: [ElementKey: (original: CGSize, preferred: CGSize)] = [:]
    /// The safe area that content overlapped when it was last measured.
    private var fittedSafeArea = UIEdgeInsets.zero
    final var selection: [IndexPath] = []

    typealias ElementKey = UICollectionViewLayout.ElementKey

    open func reloadData() { reload() }

    /// Reloads the data when the collection view itself requires it. `reloadData()` is only called by the app, so that overrides see the
    /// app's calls only.
    final func reload() {
        counts = nil
        movement = nil
        fitted = [:]
        for (key, view) in sortedElements { pool.retire(view, kind: key.kind) }
        elements = [:]
        decorationKeys = []
        collectionViewLayout.forgetPreferredSizes()
        let context = collectionViewLayout.makeContext()
        context.isTotal = true
        context.isOfCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    final var sortedElements: [(key: ElementKey, value: UICollectionReusableView)] {
        elements.sorted { ($0.key.indexPath, $0.key.kind ?? "") < ($1.key.indexPath, $1.key.kind ?? "") }
    }

    // MARK: Updates

    final var pendingUpdates: [UICollectionViewUpdateItem] = []
    final var updateDepth = 0

    open func reloadSections(_ sections: IndexSet) { update(sections.map { Self.update(.reload, before: $0) }) }
    open func insertSections(_ sections: IndexSet) { update(sections.map { Self.update(.insert, after: $0) }) }
    open func deleteSections(_ sections: IndexSet) { update(sections.map { Self.update(.delete, before: $0) }) }
    open func moveSection(_ section: Int, toSection newSection: Int) { update([Self.update(.move, before: section, after: newSection)]) }
    open func reloadItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: nil) })
    }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
    open func insertItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) })
    }
    open func deleteItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) })
    }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
    }

    /// Calls the method of this name for updates that do not escape, as on iOS.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Calls the layout in UIKit's order: it is invalidated and prepared, receives the list of changes, returns the target offset and the
    /// visible elements, then the final attributes of removed elements and the initial attributes of inserted ones.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        if updateDepth == 0 {
            if canLayOut { LayoutCycle.ofSystem(layoutIfNeeded) }
            _ = currentCounts
        }
        updateDepth += 1
        updates?()
        updateDepth -= 1
        if updateDepth == 0 { commitUpdates() }
        completion?(true)
    }

    /// Whether a batch of updates is being laid out. New elements then start with the layout's initial attributes.
    final var isAppearing = false

    final var currentCounts: [Int] {
        if let counts { return counts }
        let sections = dataSource.map { $0.numberOfSections(in: self) } ?? 0
        let new = (0..<sections).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
        counts = new
        return new
    }

    open var numberOfSections: Int { currentCounts.count }
    open func numberOfItems(inSection section: Int) -> Int { currentCounts.indices.contains(section) ? currentCounts[section] : 0 }

    // MARK: Layout

    private var laidOutBounds = CGRect.null
    /// The bounds for which the layout was last asked whether to invalidate.
    private var askedBounds = CGRect.null

    open override var frame: CGRect {
        get { super.frame }
        set {
            let context = transform.isIdentity ? context(for: CGRect(origin: bounds.origin, size: newValue.size)) : nil
            super.frame = newValue
            if let context { collectionViewLayout.invalidateLayout(with: context) }
        }
    }

    /// Changing the origin scrolls, which shows other elements.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds, context = context(for: newValue)
            super.bounds = newValue
            if let context { collectionViewLayout.invalidateLayout(with: context) }
            if newValue.origin != old.origin { setNeedsLayout() }
        }
    }

    /// Asks the layout for an invalidation context before the new bounds are set.
    private func context(for newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
        guard !laidOutBounds.isNull, newBounds != super.bounds else { return nil }
        askedBounds = newBounds
        guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return nil }
        return collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    }

    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        setNeedsLayout()
        let shift = context.contentOffsetAdjustment, growth = context.contentSizeAdjustment
        if growth != .zero { contentSize = CGSize(width: contentSize.width + growth.width, height: contentSize.height + growth.height) }
        if shift != .zero { contentOffset = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard canLayOut else { return }
        boundsMayHaveChanged()
        let attributes = settledAttributes()
        layOut(attributes)
        backgroundView?.frame = bounds
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        super.layoutSubviews()
    }

    override var contentFillsRoom: Bool { true }
    /// Content that was measured while it overlapped the safe area, and is inset by that area now, is measured again.
    override func roomForContentDidChange() {
        let safeArea = safeAreaForSubviews
        if safeArea.top < fittedSafeArea.top || safeArea.bottom < fittedSafeArea.bottom {
            fitted = [:]
            fittedSafeArea = safeArea
            collectionViewLayout.forgetPreferredSizes()
        }
        collectionViewLayout.invalidateLayout()
    }

    private func boundsMayHaveChanged() {
        let old = laidOutBounds, layout = collectionViewLayout
        laidOutBounds = bounds
        if old.size != bounds.size {
            if !old.isNull {
                layout.prepare(forAnimatedBoundsChange: old)
                layout.forgetPreferredSizes()
                fitted = [:]
            }
            // Constraints set the size, so the layout was not asked before.
            layout.invalidateLayout(
                with: old.isNull ? collectionViewLayout.totalContext() : layout.invalidationContext(forBoundsChange: bounds))
            if !old.isNull { layout.finalizeAnimatedBoundsChange() }
        } else if old != bounds, askedBounds != bounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
        }
    }

    /// Requests attributes from the layout and preferred sizes from the visible elements, until no element prefers another size.
    private func settledAttributes() -> [UICollectionViewLayoutAttributes] {
        var attributes: [UICollectionViewLayoutAttributes] = []
        for _ in 0..<8 {
            collectionViewLayout.prepareIfNeeded()
            attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
            guard fit(attributes) else { break }
        }
        return attributes
    }

    /// Requests preferred sizes. Returns whether an element prefers another size and the layout allows it.
    private func fit(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
        let layout = collectionViewLayout
        var changed = false
        for element in attributes where !element.isHidden && layout.asksForSize(of: element) {
            let key = key(element)
            if let known = fitted[key], known.original == element.size || known.preferred == element.size { continue }
            guard let view = view(for: element) else { continue }
            // Where the view is decides how much of the safe area it overlaps, and thereby its margins.
            if CATransform3DIsIdentity(element.transform3D), CATransform3DIsIdentity(view.transform3D) {
                view.frame = element.frame
            } else if view.bounds.size != element.size {
                view.bounds.size = element.size
            }
            fittedSafeArea = safeAreaForSubviews
            let preferred = view.preferredLayoutAttributesFitting(element.copied())
            fitted[key] = (element.size, preferred.size)
            guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: element) else { continue }
            layout.invalidateLayout(
                with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: element))
            changed = true
        }
        return changed
    }

    private func key(_ attributes: UICollectionViewLayoutAttributes) -> ElementKey {
        ElementKey(kind: attributes.representedElementKind, indexPath: attributes.indexPath)
    }

    private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let key = key(attributes)
        if let known = elements[key] { return known }
        let view: UICollectionReusableView? =
            switch attributes.representedElementCategory {
            case .cell: dataSource?.collectionView(self, cellForItemAt: movement?.dataPath(attributes.indexPath) ?? attributes.indexPath)
            case .supplementaryView:
                dataSource?.collectionView(
                    self, viewForSupplementaryElementOfKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
            case .decorationView:
                collectionViewLayout.decorations[attributes.representedElementKind ?? ""]?()
            }
        guard let view else { return nil }
        elements[key] = view
        if attributes.representedElementCategory == .decorationView { decorationKeys.insert(key) }
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
        if isAppearing, let start = initialAttributes(of: key) { UIView.performWithoutAnimation { put(view, start) } }
        if attributes.representedElementCategory == .cell, let cell = view as? UICollectionViewCell {
            cell.isSelected = selection.contains(attributes.indexPath)
            dress(cell, attributes.indexPath)
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
        } else if attributes.representedElementCategory == .supplementaryView {
            setMargins(view, attributes.indexPath.section)
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
        }
        return view
    }

    private func layOut(_ attributes: [UICollectionViewLayoutAttributes]) {
        var shown: Set<ElementKey> = []
        for element in attributes where !element.isHidden {
            let element = movement?.held(element, by: collectionViewLayout) ?? element
            let isKnown = elements[key(element)] != nil
            guard let view = view(for: element) else { continue }
            shown.insert(key(element))
            if isAppearing, isKnown { _ = initialAttributes(of: key(element)) }
            put(view, element)
        }
        for (key, view) in sortedElements where !shown.contains(key) { drop(key, view) }
    }

    private func put(_ view: UICollectionReusableView, _ element: UICollectionViewLayoutAttributes) {
        if CATransform3DIsIdentity(element.transform3D) {
            if !CATransform3DIsIdentity(view.transform3D) { view.transform3D = CATransform3DIdentity }
            view.frame = element.frame
        } else {
            view.bounds.size = element.size
            view.center = element.center
            view.transform3D = element.transform3D
        }
        view.alpha = element.alpha
        view.layer.zPosition = CGFloat(element.zIndex)
        view.apply(element)
    }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        fitted = [:]
        collectionViewLayout.forgetPreferredSizes()
        collectionViewLayout.invalidateLayout()
    }

    // MARK: Interactive movement

    private var movement: CollectionMovement?

    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard movement == nil, dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
        guard let element = layoutAttributesForItem(at: indexPath) else { return false }
        movement = CollectionMovement(from: indexPath, counts: currentCounts, position: element.center)
        return true
    }

    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let old = movement else { return }
        let layout = collectionViewLayout
        let proposed = layout.targetIndexPath(forInteractivelyMovingItem: old.current, withPosition: targetPosition)
        let target =
            collectionDelegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.original, atCurrentIndexPath: old.current,
                toProposedIndexPath: proposed) ?? proposed
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: targetPosition, previousIndexPaths: [old.current],
            previousPosition: old.position)
        shift(to: target)
        movement?.position = targetPosition
        layout.invalidateLayout(with: context)
        LayoutCycle.ofSystem(layoutIfNeeded)
    }

    open func endInteractiveMovement() { endMovement(isCancelled: false) }
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

    private func endMovement(isCancelled: Bool) {
        guard let old = movement else { return }
        let layout = collectionViewLayout
        if isCancelled { shift(to: old.original) }
        let target = isCancelled ? old.original : old.current
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [target], previousIndexPaths: [old.original], movementCancelled: isCancelled)
        movement = nil
        if target != old.original { dataSource?.collectionView(self, moveItemAt: old.original, to: target) }
        layout.invalidateLayout(with: context)
        LayoutCycle.ofSystem(layoutIfNeeded)
    }

    /// Makes the other items give way to the moving one.
    private func shift(to target: IndexPath) {
        guard let change = movement?.shift(to: target) else { return }
        counts = movement?.counts
        move(by: change)
    }

    // MARK: Selection and queries

    open var indexPathsForSelectedItems: [IndexPath]? { selection }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { for selected in selection { deselectItem(at: selected, animated: false) } }
        guard let indexPath else { return }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        cellForItem(at: indexPath)?.isSelected = true
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements[ElementKey(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        elements[ElementKey(kind: elementKind, indexPath: indexPath)]
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        sortedElements.filter { $0.key.kind == elementKind && !decorationKeys.contains($0.key) }.map(\.value)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        sortedElements.filter { $0.key.kind == elementKind && !decorationKeys.contains($0.key) }.map(\.key.indexPath)
    }
    open var visibleCells: [UICollectionViewCell] { sortedElements.compactMap { $0.value as? UICollectionViewCell } }
    open var indexPathsForVisibleItems: [IndexPath] { sortedElements.filter { $0.key.kind == nil }.map(\.key.indexPath) }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { elements.first { $0.value === cell }?.key.indexPath }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        sortedElements.first { $0.key.kind == nil && $0.value.frame.contains(point) }?.key.indexPath
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        elements.first { $0.value === supplementaryView }?.key.indexPath
    }
    /// Scrolls until the item is at the requested position. Items that become visible on the way size themselves, which moves it.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        LayoutCycle.ofSystem(layoutIfNeeded)
        if animated, canGlide, let frame = layoutAttributesForItem(at: indexPath)?.frame {
            return scroll(to: offset(showing: frame, at: scrollPosition), animated: true) { [weak self] in
                self?.scrollToItem(at: indexPath, at: scrollPosition, animated: false)
            }
        }
        for _ in 0..<10 {
            guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
            let offset = offset(showing: frame, at: scrollPosition)
            guard abs(offset.x - contentOffset.x) > 0.01 || abs(offset.y - contentOffset.y) > 0.01 else { return }
            contentOffset = offset
            LayoutCycle.ofSystem(layoutIfNeeded)
        }
    }
}
