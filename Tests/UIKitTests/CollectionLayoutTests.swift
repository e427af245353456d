import Foundation
import Testing
@testable import UIKit

/// A layout with rows of 50 points in one column that records its calls.
@MainActor private final class LoggingLayout: UICollectionViewLayout {
    final class Attributes: UICollectionViewLayoutAttributes {
        nonisolated(unsafe) var mark = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Attributes)?.mark = mark
            return copy
        }

        override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && (object as? Attributes)?.mark == mark
        }
    }

    final class Context: UICollectionViewLayoutInvalidationContext {}

    var log: [String] = []
    var heights: [IndexPath: CGFloat] = [:]
    var context: Context?
    private var frames: [IndexPath: CGRect] = [:]

    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log.append("invalidate")
        self.context = context as? Context
        super.invalidateLayout(with: context)
    }

    override func prepare() {
        log.append("prepare")
        frames = [:]
        guard let view = collectionView else { return }
        var y: CGFloat = 0
        for section in 0..<view.numberOfSections {
            for item in 0..<view.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section), height = heights[path] ?? 50
                frames[path] = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
                y += height
            }
        }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        log.append("prepare \(updateItems.count)")
        super.prepare(forCollectionViewUpdates: updateItems)
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        log.append("target")
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        log.append("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        log.append("initial \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalizeCollectionViewUpdates() {
        log.append("finalize")
        super.finalizeCollectionViewUpdates()
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: frames.values.map(\.maxY).max() ?? 0)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        frames[indexPath].map { frame in
            let attributes = Attributes(forCellWith: indexPath)
            attributes.frame = frame
            return attributes
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log.append("elements")
        return frames.keys.sorted().filter { frames[$0]?.intersects(rect) == true }.compactMap(layoutAttributesForItem)
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        heights[preferredAttributes.indexPath] = preferredAttributes.size.height
        return super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
}

@MainActor private final class NameCell: UICollectionViewCell {
    var name = ""
}

@MainActor private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    {
        layoutAttributes.size.height = 80
        return layoutAttributes
    }
}

@MainActor private final class Names: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    var asked = 0

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        asked += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
        (cell as? NameCell)?.name = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }
}

@MainActor struct CollectionLayoutTests {
    private func collection(_ names: Names, _ layout: UICollectionViewLayout, cell: AnyClass = NameCell.self) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
        view.register(cell, forCellWithReuseIdentifier: "name")
        view.dataSource = names
        view.layoutIfNeeded()
        return view
    }

    private func shown(_ view: UICollectionView) -> [String] {
        view.indexPathsForVisibleItems.compactMap { (view.cellForItem(at: $0) as? NameCell)?.name }
    }

    @Test func `attributes are copied into new objects of their class and compared by value`() throws {
        let first = LoggingLayout.Attributes(forCellWith: IndexPath(item: 3, section: 1))
        first.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        first.mark = 7
        let copy = try #require(first.copy() as? LoggingLayout.Attributes)
        #expect(copy !== first)
        #expect(copy.frame == first.frame && copy.indexPath == first.indexPath && copy.mark == 7)
        #expect(copy.isEqual(first))
        copy.alpha = 0.5
        #expect(!copy.isEqual(first))
        #expect(first.alpha == 1)
        first.size = CGSize(width: 10, height: 20)
        #expect(first.center == CGPoint(x: 16, y: 22), "a new size keeps the centre")
    }

    @Test func `a layout determines the classes of its attributes and contexts`() {
        let layout = LoggingLayout()
        layout.invalidateLayout()
        #expect(layout.context?.invalidateEverything == true)
        #expect(UICollectionViewFlowLayout.invalidationContextClass is UICollectionViewFlowLayoutInvalidationContext.Type)
        #expect(UICollectionViewLayout.layoutAttributesClass is UICollectionViewLayoutAttributes.Type)
    }

    @Test func `a batch of updates calls the layout in UIKit's order`() {
        let names = Names([["a", "b", "c"]]), layout = LoggingLayout()
        let view = collection(names, layout)
        let asked = names.asked
        layout.log = []
        var completed = false
        view.performBatchUpdates {
            names.sections = [["b", "x", "c"]]
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.insertItems(at: [IndexPath(item: 1, section: 0)])
        } completion: {
            completed = $0
        }
        #expect(completed)
        let marks = ["invalidate", "prepare", "prepare 2", "target", "elements", "final 0", "initial 0", "finalize"]
        var rest = layout.log[...]
        for mark in marks {
            guard let at = rest.firstIndex(of: mark) else { Issue.record("\(mark) in \(layout.log)"); return }
            rest = rest[(at + 1)...]
        }
        #expect(layout.context?.invalidateDataSourceCounts == true)
        #expect(layout.context?.invalidateEverything == false)
        #expect(names.asked == asked + 1, "what stays is not asked for again")
        #expect(shown(view) == ["b", "x", "c"])
    }

    @Test func `sections and items move with their cells and their selection`() {
        let names = Names([["a"], ["b", "c", "d"], ["e"]])
        let view = collection(names, LoggingLayout())
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 1))
        view.allowsMultipleSelection = true
        view.selectItem(at: IndexPath(item: 0, section: 1), animated: false, scrollPosition: [])
        view.performBatchUpdates {
            names.sections = [["e"], ["c", "b"]]
            view.deleteSections([0])
            view.moveSection(2, toSection: 0)
            view.moveItem(at: IndexPath(item: 0, section: 1), to: IndexPath(item: 1, section: 1))
            view.deleteItems(at: [IndexPath(item: 2, section: 1)])
        }
        #expect(shown(view) == ["e", "c", "b"])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
    }

    @Test func `what is reloaded is requested again, the rest is not`() {
        let names = Names([["a", "b"], ["c"]])
        let view = collection(names, LoggingLayout())
        let asked = names.asked
        names.sections = [["a", "B"], ["c"]]
        view.reloadItems(at: [IndexPath(item: 1, section: 0)])
        #expect(shown(view) == ["a", "B", "c"])
        #expect(names.asked == asked + 1)
        names.sections = [["A", "B"], ["c"]]
        view.reloadSections([0])
        #expect(shown(view) == ["A", "B", "c"])
        #expect(names.asked == asked + 3)
    }

    @Test func `cells prefer a size, and the layout decides`() {
        let layout = LoggingLayout()
        let view = collection(Names([["a", "b"]]), layout, cell: TallCell.self)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(x: 0, y: 80, width: 100, height: 80))
        #expect(view.contentSize.height == 160)
    }

    @Test func `contentOffsetAdjustment moves the content`() {
        let layout = LoggingLayout()
        let view = collection(Names([Array(repeating: "a", count: 40)]), layout)
        let context = LoggingLayout.Context()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
        layout.invalidateLayout(with: context)
        #expect(view.contentOffset.y == 30)
    }

    @Test func `the layout is asked about new bounds before they are set`() {
        final class Widths: UICollectionViewLayout {
            var seen: [[CGFloat]] = []
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                seen.append([collectionView?.bounds.width ?? 0, newBounds.width])
                return false
            }
        }
        let layout = Widths()
        let view = collection(Names([]), layout)
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(layout.seen == [[100, 200]])
    }

    @Test func `a transition layout is between two layouts`() {
        let near = UICollectionViewFlowLayout(), far = UICollectionViewFlowLayout()
        near.itemSize = CGSize(width: 20, height: 20)
        far.itemSize = CGSize(width: 40, height: 60)
        let view = collection(Names([["a"]]), near)
        let transition = view.startInteractiveTransition(to: far)
        transition.transitionProgress = 0.5
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == CGSize(width: 30, height: 40))
        view.finishInteractiveTransition()
        view.layoutIfNeeded()
        #expect(view.collectionViewLayout === far)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == CGSize(width: 40, height: 60))
    }

    @Test func `sections without a header have attributes without a size, and only visible headers are listed`() {
        final class Headed: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                UICollectionViewCell()
            }
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                referenceSizeForHeaderInSection section: Int
            ) -> CGSize { section == 0 ? CGSize(width: 0, height: 30) : .zero }
        }
        let source = Headed()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionHeader, second = IndexPath(item: 0, section: 1)
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: second)?.frame.size == .zero)
        #expect(view.visibleSupplementaryViews(ofKind: kind).count == 1)
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [IndexPath(item: 0, section: 0)])
    }

    @Test func `an interactively moved item moves the others, and its data at the end`() {
        let names = Names([["a", "b", "c"]])
        let view = collection(names, LoggingLayout())
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 120))
        #expect(shown(view) == ["b", "c", "a"])
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.center == CGPoint(x: 50, y: 120))
        #expect(names.sections == [["a", "b", "c"]])
        view.endInteractiveMovement()
        #expect(names.sections == [["b", "c", "a"]])
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.center == CGPoint(x: 50, y: 125))
        _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 120))
        view.cancelInteractiveMovement()
        #expect(shown(view) == ["b", "c", "a"])
        #expect(names.sections == [["b", "c", "a"]])
    }
}
