import Foundation
import Graphics

/// The base class of layouts, which place the elements of a collection view. Members that subclasses may override are declared here.
@preconcurrency @MainActor
open class UICollectionViewLayout: MetatypeObject {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// Creates a layout from a class value; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }

    open internal(set) weak var collectionView: UICollectionView?

    /// The class of the attributes that the layout creates.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts with which the layout is invalidated.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Positions

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }
    open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = layoutAttributesForItem(at: indexPath)?.copied() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass.map { viewClass in
            { MetatypeOrder.registered(viewClass, elementKind) as? UICollectionReusableView }
        }
    }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { nib in
            { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
        }
    }

    // MARK: Invalidation

    open func invalidateLayout() {
        let context = makeContext()
        context.isTotal = true
        invalidateLayout(with: context)
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        collectionView?.layoutWasInvalidated(with: context)
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Whether the size that an element prefers invalidates the layout.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        collectionView?.indexPathForItem(at: position) ?? previousIndexPath
    }
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: Updates

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    // nil: the element keeps its current attributes.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Implementation

    var decorations: [String: () -> UICollectionReusableView?] = [:]
    private(set) var isPrepared = false

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
            ?? UICollectionViewLayoutInvalidationContext()
    }

    /// Returns a context that invalidates everything.
    func totalContext() -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.isTotal = true
        return context
    }

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }

    struct ElementKey: Hashable {
        var kind: String?
        var indexPath: IndexPath
    }

    /// Whether the element is asked for its preferred size. Plumb's own layouts decide here, others in
    /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
    func asksForSize(of element: UICollectionViewLayoutAttributes) -> Bool { true }

    /// The sizes that elements prefer.
    private(set) var preferredSizes: [ElementKey: CGSize] = [:]

    func preferredSize(_ kind: String?, _ indexPath: IndexPath) -> CGSize? { preferredSizes[ElementKey(kind: kind, indexPath: indexPath)] }

    /// Stores the preferred size of an element. Returns whether it changed.
    func adoptPreferred(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let key = ElementKey(kind: attributes.representedElementKind, indexPath: attributes.indexPath)
        guard preferredSizes[key] != attributes.size else { return false }
        preferredSizes[key] = attributes.size
        isPrepared = false
        return true
    }

    func forgetPreferredSizes() {
        preferredSizes = [:]
        isPrepared = false
    }

    /// Moves the preferred sizes with their elements. `destination` returns nil for an element that was removed or is reloaded.
    func movePreferredSizes(_ destination: (ElementKey) -> ElementKey?) {
        var moved: [ElementKey: CGSize] = [:]
        for (key, size) in preferredSizes {
            if let key = destination(key) { moved[key] = size }
        }
        preferredSizes = moved
    }
}

/// Self-sizing elements, as Plumb's own layouts support them.
extension UICollectionViewLayout {
    func wantsSize(of element: UICollectionViewLayoutAttributes) -> Bool {
        (element.isWidthEstimated || element.isHeightEstimated)
            && preferredSize(element.representedElementKind, element.indexPath) == nil
    }
}
