import Foundation

/// An item that is being moved interactively. The data source is notified when the movement ends.
@MainActor struct CollectionMovement {
    let original: IndexPath
    private let originalCounts: [Int]
    private(set) var current: IndexPath
    private(set) var counts: [Int]
    /// The centre of the item in content coordinates, points.
    var position: CGPoint

    init(from indexPath: IndexPath, counts: [Int], position: CGPoint) {
        original = indexPath
        current = indexPath
        originalCounts = counts
        self.counts = counts
        self.position = position
    }

    /// Moves the item. Returns nil if nothing changes or the target does not exist.
    mutating func shift(to target: IndexPath) -> CollectionChange? {
        guard target != current, counts.indices.contains(target.section) else { return nil }
        var new = counts
        new[current.section] -= 1
        new[target.section] += 1
        guard target.item < new[target.section], let change = Self.change(from: counts, to: new, current, target) else { return nil }
        counts = new
        current = target
        return change
    }

    /// Returns the data source's index path for the item shown at an index path.
    func dataPath(_ shown: IndexPath) -> IndexPath {
        guard current != original, let change = Self.change(from: originalCounts, to: counts, original, current) else { return shown }
        return change.indexPathBefore(shown) ?? shown
    }

    /// Returns the attributes of an element; for the moving item, those at its current position.
    func held(_ element: UICollectionViewLayoutAttributes, by layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes {
        guard element.representedElementCategory == .cell, element.indexPath == current else { return element }
        return layout.layoutAttributesForInteractivelyMovingItem(at: current, withTargetPosition: position)
    }

    private static func change(from old: [Int], to new: [Int], _ before: IndexPath, _ after: IndexPath) -> CollectionChange? {
        CollectionChange(from: old, to: new, by: [UICollectionViewUpdateItem(.move, before: before, after: after)])
    }
}
