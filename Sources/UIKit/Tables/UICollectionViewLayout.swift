import Foundation
import Graphics

/// Where one element of a collection stands.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    public required override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
    }

    open var indexPath = IndexPath(item: 0, section: 0)
    /// Content coordinates, points.
    open var frame = CGRect.zero
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open internal(set) var representedElementKind: String?
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// Lengths that the element itself may still decide.
    var isWidthEstimated = false
    var isHeightEstimated = false

    func copied() -> UICollectionViewLayoutAttributes {
        let copy = Self()
        copy.indexPath = indexPath
        copy.frame = frame
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.representedElementKind = representedElementKind
        copy.representedElementCategory = representedElementCategory
        copy.isWidthEstimated = isWidthEstimated
        copy.isHeightEstimated = isHeightEstimated
        return copy
    }
}

@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    open var invalidateEverything = true
    open var invalidateDataSourceCounts = false
    public override init() { super.init() }
}

/// Decides where the elements of a collection stand. Subclasses override what stands here.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open internal(set) weak var collectionView: UICollectionView?

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }
    open func finalizeCollectionViewUpdates() {}
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { decorations[elementKind] = viewClass }

    open func invalidateLayout() {
        isPrepared = false
        collectionView?.setNeedsLayout()
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

    // MARK: Inside

    var decorations: [String: AnyClass] = [:]
    private(set) var isPrepared = false

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }

    struct ElementKey: Hashable {
        var kind: String?
        var indexPath: IndexPath
    }

    /// Sizes that elements asked for themselves.
    private(set) var preferredSizes: [ElementKey: CGSize] = [:]

    func preferredSize(_ kind: String?, _ indexPath: IndexPath) -> CGSize? { preferredSizes[ElementKey(kind: kind, indexPath: indexPath)] }

    /// True when the element's size is news.
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
}
