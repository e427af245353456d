import Foundation

/// What of a layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: MetatypeObject {
    public override init() { super.init() }

    /// How a layout makes its contexts; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }

    var isTotal = false
    var isOfCounts = false

    /// True after `invalidateLayout()` and when data are loaded anew.
    open var invalidateEverything: Bool { isTotal }
    /// True when the data source is asked for its counts again.
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

    /// Added to the collection's offset, points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Added to the size of the content, points.
    open var contentSizeAdjustment = CGSize.zero

    // MARK: Items that somebody moves

    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var interactiveMovementTarget = CGPoint.zero
}

/// What of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    public override init() { super.init() }

    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
