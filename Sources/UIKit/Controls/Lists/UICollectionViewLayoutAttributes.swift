import Foundation
import Graphics

/// The position and appearance of one element of a collection view. Subclasses with more properties override `copy(with:)` and
/// `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: MetatypeObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    /// Creates a copy of the receiver's class; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) { self.init() }

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
    open internal(set) var representedElementKind: String?
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    // MARK: Geometry

    /// The frame in content coordinates, points, before the transform.
    open var frame = CGRect.zero

    /// The size in points. Setting it keeps the centre, as in views.
    open var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width, height: newValue.height)
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }

    open var transform3D = CATransform3DIdentity
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false

    /// Whether the element itself may still determine its width.
    var isWidthEstimated = false
    var isHeightEstimated = false

    // MARK: Copying

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.indexPath = indexPath
        copy.frame = frame
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.representedElementKind = representedElementKind
        copy.representedElementCategory = representedElementCategory
        copy.isWidthEstimated = isWidthEstimated
        copy.isHeightEstimated = isHeightEstimated
        return copy
    }

    func copied() -> UICollectionViewLayoutAttributes { copy(with: nil) as? UICollectionViewLayoutAttributes ?? self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { self === other || looksLike(other) }
    }

    private func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == type(of: other) && indexPath == other.indexPath && frame == other.frame && transform3D == other.transform3D
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && representedElementKind == other.representedElementKind && representedElementCategory == other.representedElementCategory
    }

    open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}
