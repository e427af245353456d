import Foundation
import Graphics

/// A layout between two other layouts.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) { return nil }

    /// The progress from the current layout, 0, to the next one, 1.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout

    private var values: [String: CGFloat] = [:]

    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] {
            layout.collectionView = collectionView
            layout.prepareIfNeeded()
        }
    }

    open override var collectionViewContentSize: CGSize {
        let from = currentLayout.collectionViewContentSize, to = nextLayout.collectionViewContentSize
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var seen: Set<ElementKey> = [], result: [UICollectionViewLayoutAttributes] = []
        let elements =
            (currentLayout.layoutAttributesForElements(in: rect) ?? []) + (nextLayout.layoutAttributesForElements(in: rect) ?? [])
        for element in elements where seen.insert(ElementKey(kind: element.representedElementKind, indexPath: element.indexPath)).inserted {
            if let mixed = mixed(element) { result.append(mixed) }
        }
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed(currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        mixed(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    private func mixed(_ element: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        switch element.representedElementCategory {
        case .cell: return layoutAttributesForItem(at: element.indexPath)
        case .supplementaryView:
            return layoutAttributesForSupplementaryView(ofKind: element.representedElementKind ?? "", at: element.indexPath)
        case .decorationView: return element
        }
    }

    /// Interpolates between the attributes of an element in both layouts. If only one layout has the element, its attributes are used.
    private func mixed(_ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?)
        -> UICollectionViewLayoutAttributes?
    {
        guard let from, let to else { return from ?? to }
        let result = to.copied()
        result.frame = CGRect(
            x: between(from.frame.minX, to.frame.minX), y: between(from.frame.minY, to.frame.minY),
            width: between(from.frame.width, to.frame.width), height: between(from.frame.height, to.frame.height))
        result.alpha = between(from.alpha, to.alpha)
        return result
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }
}
