import Foundation
import Graphics

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    public override init() { super.init() }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that consist of groups of items. Vertical layouts only; sections that scroll orthogonally are shown at their start.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    /// The configuration if the layout is a list. It determines the collection view's background.
    private(set) var list: UICollectionLayoutListConfiguration?

    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) { return nil }

    public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
        layout.list = configuration
        return layout
    }

    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var size = CGSize.zero
    private var sections: [Int: NSCollectionLayoutSection] = [:]

    open override var collectionViewContentSize: CGSize { size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != collectionView?.bounds.size }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size != originalAttributes.size }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        _ = adoptPreferred(preferredAttributes)
        return super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func asksForSize(of element: UICollectionViewLayoutAttributes) -> Bool { wantsSize(of: element) }

    /// Returns the description of a section, which determines the appearance of its rows.
    func section(_ index: Int) -> NSCollectionLayoutSection? { sections[index] }

    open override func prepare() {
        super.prepare()
        attributes = []
        sections = [:]
        guard let view = collectionView else { return }
        // Horizontal insets count here; vertical ones belong to the scroll view's content inset.
        let sideways = view.safeAreaInsets
        let container = LayoutContainer(
            contentSize: view.bounds.size,
            contentInsets: NSDirectionalEdgeInsets(
                UIEdgeInsets(top: 0, left: sideways.left, bottom: 0, right: sideways.right), isRightToLeft: view.isRightToLeft))
        let environment = LayoutEnvironment(container: container, traitCollection: view.resolvedTraits)
        var y: CGFloat = 0
        for index in 0..<view.numberOfSections {
            guard let section = provider(index, environment) else { continue }
            sections[index] = section
            if index > 0 { y += configuration.interSectionSpacing }
            y = SectionSolver(layout: self, section: section, index: index, environment: environment, scale: view.pixelScale).layOut(
                view, from: y
            ) { attributes.append($0) }
        }
        size = CGSize(width: view.bounds.width, height: y)
        guard view.isRightToLeft else { return }
        for element in attributes { element.frame.origin.x = size.width - element.frame.maxX }
    }
}

/// Places the groups, items, headers and footers of one section.
@MainActor private struct SectionSolver {
    let layout: UICollectionViewLayout
    let section: NSCollectionLayoutSection
    let index: Int
    let environment: LayoutEnvironment
    let scale: CGFloat

    /// An item and its frame, relative to the top-left corner of its group.
    private struct Placed {
        var frame: CGRect
        var item: NSCollectionLayoutItem
    }

    func layOut(_ view: UICollectionView, from start: CGFloat, _ emit: (UICollectionViewLayoutAttributes) -> Void) -> CGFloat {
        let insets = section.contentInsets
        let outer = environment.container.effectiveContentInsets
        let left = outer.leading + insets.leading
        let container = CGSize(
            width: environment.container.effectiveContentSize.width - insets.leading - insets.trailing,
            height: environment.container.contentSize.height - insets.top - insets.bottom)
        let follows = section.supplementariesFollowContentInsets
        let edgeLeft = follows ? left : outer.leading
        let edgeSize = CGSize(width: follows ? container.width : environment.container.effectiveContentSize.width, height: container.height)
        let top = layOutEdges(atBottom: false, at: start, left: edgeLeft, edgeSize, emit)
        var y = top + insets.top
        y = layOutGroups(count: view.numberOfItems(inSection: index), container, left: left, y: y, emit) + insets.bottom
        layOutDecorations(CGRect(x: outer.leading, y: top, width: environment.container.effectiveContentSize.width, height: y - top), emit)
        return layOutEdges(atBottom: true, at: y, left: edgeLeft, edgeSize, emit)
    }

    private func layOutDecorations(_ area: CGRect, _ emit: (UICollectionViewLayoutAttributes) -> Void) {
        for item in section.decorationItems {
            let element = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
            let insets = item.contentInsets
            element.frame = CGRect(
                x: area.minX + insets.leading, y: area.minY + insets.top, width: area.width - insets.leading - insets.trailing,
                height: area.height - insets.top - insets.bottom)
            element.zIndex = item.zIndex - 1
            emit(element)
        }
    }

    private func layOutEdges(
        atBottom: Bool, at start: CGFloat, left: CGFloat, _ container: CGSize, _ emit: (UICollectionViewLayoutAttributes) -> Void
    ) -> CGFloat {
        var y = start
        for item in section.boundarySupplementaryItems where item.isAtBottom == atBottom {
            let indexPath = IndexPath(item: 0, section: index)
            let element = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: indexPath)
            var size = item.layoutSize.size(in: container)
            if let known = layout.preferredSize(item.elementKind, indexPath) {
                if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
                if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
            }
            element.isHeightEstimated = item.layoutSize.heightDimension.isEstimated
            element.isWidthEstimated = item.layoutSize.widthDimension.isEstimated
            let x: CGFloat =
                switch item.alignment {
                case .topTrailing, .bottomTrailing: left + container.width - size.width
                case .topLeading, .bottomLeading: left
                default: left + (container.width - size.width) / 2
                }
            element.frame = CGRect(x: x + item.offset.x, y: y + item.offset.y, width: size.width, height: size.height)
            element.zIndex = 1
            emit(element)
            if item.extendsBoundary { y += size.height }
        }
        return y
    }

    private func layOutGroups(
        count: Int, _ container: CGSize, left: CGFloat, y start: CGFloat, _ emit: (UICollectionViewLayoutAttributes) -> Void
    ) -> CGFloat {
        var next = 0, y = start, x = left, bottom = start
        let scrollsAcross = section.orthogonalScrollingBehavior != .none
        while next < count {
            let first = next
            let solved = solve(section.group, in: container, next: &next, end: count)
            guard next > first else { break }
            var item = first
            for placed in solved.items {
                emit(attributes(placed, IndexPath(item: item, section: index), origin: CGPoint(x: x, y: y)))
                item += 1
            }
            bottom = max(bottom, y + solved.size.height)
            if scrollsAcross {
                x += solved.size.width + section.interGroupSpacing
            } else {
                y += solved.size.height + (next < count ? section.interGroupSpacing : 0)
            }
        }
        return scrollsAcross ? bottom : y
    }

    private func attributes(_ placed: Placed, _ indexPath: IndexPath, origin: CGPoint) -> UICollectionViewLayoutAttributes {
        let element = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let insets = placed.item.contentInsets
        let frame = placed.frame.offsetBy(dx: origin.x, dy: origin.y)
        let left = PixelGrid.round(frame.minX + insets.leading, scale), right = PixelGrid.round(frame.maxX - insets.trailing, scale)
        let top = PixelGrid.round(frame.minY + insets.top, scale), bottom = PixelGrid.round(frame.maxY - insets.bottom, scale)
        element.frame = CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
        element.isWidthEstimated = placed.item.layoutSize.widthDimension.isEstimated
        element.isHeightEstimated = placed.item.layoutSize.heightDimension.isEstimated
        return element
    }

    /// Returns the items of one group, in order. Afterwards `next` is the first item after the group.
    private func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, next: inout Int, end: Int) -> (size: CGSize, items: [Placed])
    {
        var size = group.layoutSize.size(in: container)
        if let provider = group.customProvider {
            let inner = LayoutEnvironment(
                container: LayoutContainer(contentSize: size, contentInsets: .zero), traitCollection: environment.traitCollection)
            let items = provider(inner).prefix(end - next).map {
                Placed(frame: $0.frame, item: NSCollectionLayoutItem(layoutSize: group.layoutSize))
            }
            next += items.count
            return (size, items)
        }
        let insets = group.contentInsets
        let room = CGSize(width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        let isHorizontal = group.direction == .horizontal
        let spacing = group.interItemSpacing?.spacing ?? 0
        var items: [Placed] = []
        var ends: [Int] = []
        var along: CGFloat = 0, across: CGFloat = 0, step = 0
        let isOpen = isHorizontal ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
        while next < end, !group.subitems.isEmpty {
            let subitem = group.subitems[step % group.subitems.count]
            if let count = group.count, step >= count { break }
            if group.count == nil, isOpen, step >= group.subitems.count { break }
            let known = next
            var inner: [Placed]
            var extent: CGSize
            if let subgroup = subitem as? NSCollectionLayoutGroup {
                (extent, inner) = solve(subgroup, in: room, next: &next, end: end)
            } else {
                extent = itemSize(subitem, in: room, group, spacing, IndexPath(item: next, section: index))
                inner = [Placed(frame: CGRect(origin: .zero, size: extent), item: subitem)]
                next += 1
            }
            let length = isHorizontal ? extent.width : extent.height
            let limit = isHorizontal ? room.width : room.height
            if group.count == nil, !isOpen, step > 0, along + length > limit + 0.5 {
                next = known
                break
            }
            let origin = isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
            items += inner.map { Placed(frame: $0.frame.offsetBy(dx: origin.x + insets.leading, dy: origin.y + insets.top), item: $0.item) }
            ends.append(items.count)
            along += length + spacing
            across = max(across, isHorizontal ? extent.height : extent.width)
            step += 1
        }
        along = max(along - spacing, 0)
        if group.layoutSize.heightDimension.isEstimated { size.height = (isHorizontal ? across : along) + insets.top + insets.bottom }
        if group.layoutSize.widthDimension.isEstimated { size.width = (isHorizontal ? along : across) + insets.leading + insets.trailing }
        if isHorizontal, group.interItemSpacing?.isFlexibleSpacing == true, ends.count > 1 {
            spread(&items, ends, by: (room.width - along) / CGFloat(ends.count - 1))
        }
        if group.layoutSize.heightDimension.isEstimated, isHorizontal { stretch(&items, to: across, top: insets.top) }
        return (size, items)
    }

    /// Returns the size of an item. A measured size replaces an estimate. In a group with a count, items share the group's length equally.
    private func itemSize(
        _ item: NSCollectionLayoutItem, in room: CGSize, _ group: NSCollectionLayoutGroup, _ spacing: CGFloat, _ indexPath: IndexPath
    ) -> CGSize {
        var size = item.layoutSize.size(in: room)
        if let known = layout.preferredSize(nil, indexPath) {
            let insets = item.contentInsets
            if item.layoutSize.heightDimension.isEstimated { size.height = known.height + insets.top + insets.bottom }
            if item.layoutSize.widthDimension.isEstimated { size.width = known.width + insets.leading + insets.trailing }
        }
        if let count = group.count, count > 0 {
            let lost = spacing * CGFloat(count - 1)
            if group.direction == .horizontal {
                size.width = (room.width - lost) / CGFloat(count)
            } else {
                size.height = (room.height - lost) / CGFloat(count)
            }
        }
        return size
    }

    /// Distributes the remaining space to flexible spacings.
    private func spread(_ items: inout [Placed], _ ends: [Int], by extra: CGFloat) {
        guard extra > 0 else { return }
        var step = 0
        for at in items.indices {
            while step < ends.count - 1, at >= ends[step] { step += 1 }
            items[at].frame.origin.x += extra * CGFloat(step)
        }
    }

    /// Stretches items whose height is a fraction of the group's height.
    private func stretch(_ items: inout [Placed], to height: CGFloat, top: CGFloat) {
        for at in items.indices where items[at].item.layoutSize.heightDimension.isFractionalHeight {
            items[at].frame.size.height = height * items[at].item.layoutSize.heightDimension.dimension
        }
    }
}
