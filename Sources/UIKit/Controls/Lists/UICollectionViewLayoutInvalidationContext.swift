import Foundation

/// The parts of a layout that are out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: MetatypeObject {
    public override init() { super.init() }

    /// Creates a context from a class value; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }

    var isTotal = false
    var isOfCounts = false

    /// Whether everything is invalid, as after `invalidateLayout()` and when data is reloaded.
    open var invalidateEverything: Bool { isTotal }
    /// Whether the counts are requested from the data source again.
    open var invalidateDataSourceCounts: Bool { isOfCounts }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths =
            (invalidatedItemIndexPaths ?? []) + indexPaths.filter { invalidatedItemIndexPaths?.contains($0) != true }
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The offset added to the collection view's content offset, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The size added to the content size, in points.
    open var contentSizeAdjustment = CGSize.zero

    // MARK: Interactive movement

    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var interactiveMovementTarget = CGPoint.zero
}

/// The parts of a flow layout that are out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    public override init() { super.init() }

    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
