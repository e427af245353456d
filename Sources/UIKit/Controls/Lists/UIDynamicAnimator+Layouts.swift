import Foundation

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
    /// Creates an animator of the items of a collection view.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init(referenceView: layout.collectionView ?? UIView())
    }
}
