import Foundation
import Graphics

@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

/// A layout that places items in lines, which break at the width of the collection view, or at its height when it scrolls horizontally.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

    // Defaults: Controls.md, UICollectionViewFlowLayout, apple-docs.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var size = CGSize.zero

    open override var collectionViewContentSize: CGSize { size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) || $0.frame.isEmpty }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// Returns attributes without a size for a header or footer that the section does not have (Suites.md, headerTables: LayoutKit's tables
    /// of headers).
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        if let known = attributes.first(where: { $0.representedElementKind == elementKind && $0.indexPath == indexPath }) { return known }
        guard isEdge(elementKind), indexPath.section < collectionView?.numberOfSections ?? 0 else { return nil }
        return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    }

    private func isEdge(_ kind: String) -> Bool {
        kind == UICollectionView.elementKindSectionHeader || kind == UICollectionView.elementKindSectionFooter
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        isVertical ? newBounds.width != collectionView?.bounds.width : newBounds.height != collectionView?.bounds.height
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isSelfSizing && originalAttributes.representedElementCategory == .cell && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        _ = adoptPreferred(preferredAttributes)
        return super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func asksForSize(of element: UICollectionViewLayoutAttributes) -> Bool { wantsSize(of: element) }

    private var isVertical: Bool { scrollDirection == .vertical }
    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// Lengths along the lines and across them, so that both directions share the arithmetic.
    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size)
    }

    open override func prepare() {
        super.prepare()
        attributes = []
        guard let view = collectionView else { return }
        let insets = view.adjustedContentInset
        let room = CGSize(width: view.bounds.width - insets.left - insets.right, height: view.bounds.height - insets.top - insets.bottom)
        var end: CGFloat = 0
        for section in 0..<view.numberOfSections { end = layOut(section, in: view, room: along(room), from: end) }
        size = isVertical ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
        if flipsHorizontallyInOppositeLayoutDirection, view.isRightToLeft { mirror() }
    }

    private func mirror() {
        for element in attributes { element.frame.origin.x = size.width - element.frame.maxX }
    }

    private func layOut(_ section: Int, in view: UICollectionView, room: CGFloat, from start: CGFloat) -> CGFloat {
        let inset = flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineSpacing = flowDelegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let itemSpacing =
            flowDelegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
        let header = flowDelegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
        let footer = flowDelegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
        var end = layOutEdge(UICollectionView.elementKindSectionHeader, section, across(header), room: room, at: start)
        end += isVertical ? inset.top : inset.left
        let lead = isVertical ? inset.left : inset.top
        let width = room - lead - (isVertical ? inset.right : inset.bottom)
        let items = (0..<view.numberOfItems(inSection: section)).map { item in
            (IndexPath(item: item, section: section), itemSize(IndexPath(item: item, section: section), view))
        }
        let lines = broken(items, width: width, spacing: itemSpacing)
        for (index, line) in lines.enumerated() {
            if index > 0 { end += lineSpacing }
            end = layOut(line, lead: lead, width: width, spacing: itemSpacing, at: end, isLast: index == lines.count - 1)
        }
        end += isVertical ? inset.bottom : inset.right
        return layOutEdge(UICollectionView.elementKindSectionFooter, section, across(footer), room: room, at: end)
    }

    private func layOutEdge(_ kind: String, _ section: Int, _ length: CGFloat, room: CGFloat, at start: CGFloat) -> CGFloat {
        guard length > 0 else { return start }
        let element = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        element.frame = rect(
            along: 0, across: start, isVertical ? CGSize(width: room, height: length) : CGSize(width: length, height: room))
        attributes.append(element)
        return start + length
    }

    private var isSelfSizing: Bool { estimatedItemSize != .zero }

    private func itemSize(_ indexPath: IndexPath, _ view: UICollectionView) -> CGSize {
        if isSelfSizing {
            if let known = preferredSize(nil, indexPath) { return known }
            return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
        }
        return flowDelegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) ?? itemSize
    }

    private typealias Item = (indexPath: IndexPath, size: CGSize)

    private func broken(_ items: [(IndexPath, CGSize)], width: CGFloat, spacing: CGFloat) -> [[Item]] {
        var lines: [[Item]] = []
        var used: CGFloat = 0
        for (indexPath, size) in items {
            let length = along(size)
            if let last = lines.indices.last, used + spacing + length <= width + 0.01 {
                lines[last].append((indexPath, size))
                used += spacing + length
            } else {
                lines.append([(indexPath, size)])
                used = length
            }
        }
        return lines
    }

    /// Places the items of a line. Full lines are justified. If all items are equal, the last line has the spacing of a full line. An item
    /// that fills its line alone is in the middle (Controls.md, UICollectionViewFlowLayout.alone).
    private func layOut(_ line: [Item], lead: CGFloat, width: CGFloat, spacing: CGFloat, at start: CGFloat, isLast: Bool) -> CGFloat {
        let thickness = line.map { across($0.size) }.max() ?? 0
        let used = line.reduce(0) { $0 + along($1.size) }
        var gap = spacing
        if line.count > 1, !isLast { gap = max((width - used) / CGFloat(line.count - 1), spacing) }
        if isLast, let first = line.first, line.allSatisfy({ $0.size == first.size }), along(first.size) > 0, !isSelfSizing {
            let fitting = ((width + spacing) / (along(first.size) + spacing) + 0.001).rounded(.down)
            if fitting > 1 { gap = max((width - fitting * along(first.size)) / (fitting - 1), spacing) }
        }
        var position = lead
        if line.count == 1, used < width, !isLast || 2 * used + spacing > width { position += (width - used) / 2 }
        for (indexPath, size) in line {
            let element = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            element.frame = rect(along: position, across: start + (thickness - across(size)) / 2, size)
            element.isWidthEstimated = isSelfSizing
            element.isHeightEstimated = isSelfSizing
            attributes.append(element)
            position += along(size) + gap
        }
        return start + thickness
    }
}
