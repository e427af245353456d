import Foundation
import Graphics

@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?
    func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    public func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
}

@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

/// Elements that a layout places, of which those in sight exist.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
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
        backgroundColor = .systemBackground
        dressGround()
    }

    private func dressGround() {
        guard let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list else { return }
        backgroundColor = list.backgroundColor ?? (list.isGrouped ? .systemGroupedBackground : .systemBackground)
    }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            dressGround()
            reloadData()
        }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    private var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    open var dragInteractionEnabled = false
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var refreshControl: UIRefreshControl?
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    // MARK: Reuse

    private struct Reuse: Hashable {
        var kind: String?
        var identifier: String
    }

    private var makers: [Reuse: () -> UICollectionReusableView?] = [:]
    private var spares: [Reuse: [UICollectionReusableView]] = [:]

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, Reuse(kind: nil, identifier: identifier))
    }
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        register(viewClass, Reuse(kind: elementKind, identifier: identifier))
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib, Reuse(kind: nil, identifier: identifier))
    }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        register(nib, Reuse(kind: kind, identifier: identifier))
    }

    private func register(_ viewClass: AnyClass?, _ key: Reuse) {
        makers[key] = viewClass.map { viewClass in { RegisteredClass.make(viewClass, key.identifier) as? UICollectionReusableView } }
    }

    private func register(_ nib: UINib?, _ key: Reuse) {
        makers[key] = nib.map { nib in { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first } }
    }

    private func dequeue(_ key: Reuse) -> UICollectionReusableView? {
        if let view = spares[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = makers[key]?()
        view?.reuseIdentifier = key.identifier
        return view
    }

    /// A cell of a class that was not registered is a plain one: UIKit would stop the program.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeue(Reuse(kind: nil, identifier: identifier)) as? UICollectionViewCell ?? UICollectionViewCell()
    }

    open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionReusableView
    {
        dequeue(Reuse(kind: elementKind, identifier: identifier)) ?? UICollectionReusableView()
    }

    // MARK: Reloading

    private var counts: [Int]?
    private var elements: [UICollectionViewLayout.ElementKey: UICollectionReusableView] = [:]
    private var selection: [IndexPath] = []

    open func reloadData() {
        counts = nil
        for (key, view) in sortedElements { retire(view, key.kind) }
        elements = [:]
        collectionViewLayout.forgetPreferredSizes()
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    private var sortedElements: [(key: UICollectionViewLayout.ElementKey, value: UICollectionReusableView)] {
        elements.sorted { ($0.key.indexPath, $0.key.kind ?? "") < ($1.key.indexPath, $1.key.kind ?? "") }
    }

    private func retire(_ view: UICollectionReusableView, _ kind: String?) {
        view.removeFromSuperview()
        if let identifier = view.reuseIdentifier { spares[Reuse(kind: kind, identifier: identifier), default: []].append(view) }
    }

    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }

    private var currentCounts: [Int] {
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

    /// Scrolling shows other elements.
    open override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        if laidOutBounds.size != bounds.size {
            if !laidOutBounds.isNull { collectionViewLayout.forgetPreferredSizes() }
            collectionViewLayout.invalidateLayout()
        } else if laidOutBounds != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            collectionViewLayout.invalidateLayout()
        }
        laidOutBounds = bounds
        let attributes = settledAttributes()
        place(attributes)
        backgroundView?.frame = bounds
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        super.layoutSubviews()
    }

    /// Asks the layout, lets elements in sight say what size they want, and asks again until nobody wants anything new.
    private func settledAttributes() -> [UICollectionViewLayoutAttributes] {
        var attributes: [UICollectionViewLayoutAttributes] = []
        for _ in 0..<8 {
            collectionViewLayout.prepareIfNeeded()
            attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
            var changed = false
            for element in attributes where element.isWidthEstimated || element.isHeightEstimated {
                guard collectionViewLayout.preferredSize(element.representedElementKind, element.indexPath) == nil else { continue }
                guard let view = view(for: element) else { continue }
                view.bounds.size = element.size
                if collectionViewLayout.adoptPreferred(view.preferredLayoutAttributesFitting(element)) { changed = true }
            }
            guard changed else { break }
        }
        return attributes
    }

    private func key(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayout.ElementKey {
        UICollectionViewLayout.ElementKey(kind: attributes.representedElementKind, indexPath: attributes.indexPath)
    }

    private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let key = key(attributes)
        if let known = elements[key] { return known }
        let view: UICollectionReusableView? =
            switch attributes.representedElementCategory {
            case .cell: dataSource?.collectionView(self, cellForItemAt: attributes.indexPath)
            case .supplementaryView:
                dataSource?.collectionView(
                    self, viewForSupplementaryElementOfKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
            case .decorationView:
                collectionViewLayout.decorations[attributes.representedElementKind ?? ""]
                    .flatMap { RegisteredClass.make($0, attributes.representedElementKind ?? "") as? UICollectionReusableView }
            }
        guard let view else { return nil }
        elements[key] = view
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
        if let cell = view as? UICollectionViewCell {
            cell.isSelected = selection.contains(attributes.indexPath)
            dress(cell, attributes.indexPath)
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
        } else if attributes.representedElementCategory == .supplementaryView {
            dressMargins(view, attributes.indexPath.section)
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
        }
        return view
    }

    private func dressMargins(_ view: UIView, _ section: Int) {
        guard let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(section)?.list else { return }
        let margin: CGFloat = list.appearance == .insetGrouped || bounds.width < 414 ? 16 : 20
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
    }

    /// Rows of lists get ground, corners and separators by their place.
    private func dress(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
        guard let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(indexPath.section)?.list else { return }
        dressMargins(cell, indexPath.section)
        let last = numberOfItems(inSection: indexPath.section) - 1
        if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
            cell.backgroundColor = list.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
        }
        (cell as? UICollectionViewListCell)?.showsSeparator = list.showsSeparators && (indexPath.item < last || !list.isGrouped)
        guard list.appearance == .insetGrouped else { return }
        var corners: CACornerMask = []
        if indexPath.item == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if indexPath.item == last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
        cell.layer.cornerCurve = .continuous
        cell.layer.maskedCorners = corners
        cell.clipsToBounds = true
    }

    private func place(_ attributes: [UICollectionViewLayoutAttributes]) {
        var shown: Set<UICollectionViewLayout.ElementKey> = []
        for element in attributes where !element.isHidden {
            guard let view = view(for: element) else { continue }
            shown.insert(key(element))
            if element.transform.isIdentity {
                view.frame = element.frame
            } else {
                view.bounds.size = element.size
                view.center = element.center
                view.transform = element.transform
            }
            view.alpha = element.alpha
            view.layer.zPosition = CGFloat(element.zIndex)
            view.apply(element)
        }
        for (key, view) in sortedElements where !shown.contains(key) {
            elements[key] = nil
            if let cell = view as? UICollectionViewCell {
                collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
            }
            retire(view, key.kind)
        }
    }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        collectionViewLayout.forgetPreferredSizes()
        collectionViewLayout.invalidateLayout()
    }

    // MARK: Selection and asking

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
        elements[UICollectionViewLayout.ElementKey(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        elements[UICollectionViewLayout.ElementKey(kind: elementKind, indexPath: indexPath)]
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
    /// Items that come into sight on the way size themselves, which moves the item: repeated until it stands where it is asked for.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        for _ in 0..<10 {
            guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
            let offset = offset(showing: frame, at: scrollPosition)
            guard abs(offset.x - contentOffset.x) > 0.01 || abs(offset.y - contentOffset.y) > 0.01 else { return }
            contentOffset = offset
            layoutIfNeeded()
        }
    }

    private func offset(showing frame: CGRect, at scrollPosition: ScrollPosition) -> CGPoint {
        var offset = contentOffset
        if scrollPosition.contains(.top) { offset.y = frame.minY - adjustedContentInset.top }
        if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height + adjustedContentInset.bottom }
        if scrollPosition.contains(.left) { offset.x = frame.minX }
        if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
        if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
        let inset = adjustedContentInset
        offset.x = min(max(offset.x, -inset.left), max(contentSize.width + inset.right - bounds.width, -inset.left))
        offset.y = min(max(offset.y, -inset.top), max(contentSize.height + inset.bottom - bounds.height, -inset.top))
        return offset
    }
}

/// A controller whose view is a collection that it fills itself.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    public let collectionViewLayout: UICollectionViewLayout
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }
    open var clearsSelectionOnViewWillAppear = true
    open var installsStandardGestureForInteractiveMovement = true

    open override func loadView() {
        let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = collection
        collection.dataSource = self
        collection.delegate = self
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
