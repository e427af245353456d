import ImageProcessing
import Foundation
import Graphics

extension ResolvedDisplayList {
    /// Removes painting that later opaque rectangles cover completely.
    /// - Parameter frame: The frame of the picture in pixels, for which the list was resolved.
    /// - Returns: Whether such rectangles cover the whole frame.
    mutating func removeCovered(frame: PixelRect) -> Bool {
        var occlusion = Occlusion(frame: frame)
        items = occlusion.visible(items, within: Occlusion.Surroundings(clip: frame))
        return occlusion.coversFrame
    }
}

/// Goes through items from the last to the first, and remembers the opaque rectangles it has met.
private struct Occlusion {
    typealias Item = ResolvedDisplayList.Item

    let frame: PixelRect
    private(set) var coversFrame = false
    private var covers: [PixelRect] = []

    /// The effect of the clips and groups around an item.
    struct Surroundings {
        var clip: PixelRect
        /// Whether items hide nothing behind them, because they are in a group, or the clip is not a rectangle of whole pixels.
        var isSeenThrough = false
        /// Whether painting casts a shadow, which it does even if it is covered.
        var isInShadow = false
    }

    init(frame: PixelRect) { self.frame = frame }

    mutating func visible(_ items: [Item], within around: Surroundings) -> [Item] {
        var kept: [Item] = []
        kept.reserveCapacity(items.count)
        for item in items.reversed() { if let item = visible(item, around) { kept.append(item) } }
        return kept.reversed()
    }

    private mutating func visible(_ item: Item, _ around: Surroundings) -> Item? {
        var item = item
        switch item.content {
        case .painting(let painting): return isCovered(painting, item, around) ? nil : item
        case .clip(let path, let rule, let inner):
            var within = around
            if let rect = path.rectangle.flatMap(PixelRect.init(aligned:)) {
                within.clip = around.clip.intersection(rect)
            } else {
                within.clip = around.clip.intersection(PixelRect(covering: path.boundingBox))
                within.isSeenThrough = true
            }
            let inner = visible(inner, within: within)
            guard !inner.isEmpty else { return nil }
            item.content = .clip(path, rule, inner)
        case .group(var group):
            var within = around
            within.isSeenThrough = true
            switch group.kind {
            case .shadow: within.isInShadow = true
            // A blur takes from what lies outside of the clip.
            case .filtered(let filter): within.isInShadow = within.isInShadow || filter.blurRadius > 0
            case .plain, .isolated: break
            }
            group.items = visible(group.items, within: within)
            item.content = .group(group)
        }
        return item
    }

    private mutating func isCovered(_ painting: Painting, _ item: Item, _ around: Surroundings) -> Bool {
        // A blur shows what is behind it.
        if case .backdrop = painting { covers = [] }
        guard !around.isInShadow else { return false }
        let opaque = opaqueRectangle(of: painting, item, around)
        let area = opaque ?? PixelRect(covering: item.bounds).outset(by: 1).intersection(around.clip)
        if area.isEmpty || covers.contains(where: { $0.contains(area) }) { return true }
        if let opaque { cover(opaque) }
        return false
    }

    /// Returns the pixels that a painting hides entirely.
    private func opaqueRectangle(of painting: Painting, _ item: Item, _ around: Surroundings) -> PixelRect? {
        guard case .fill(let path, let paint, _) = painting, paint.isOpaque, !around.isSeenThrough, item.blend == .normal,
            item.transform.isUpright, let rect = path.rectangle?.applying(item.transform)
        else { return nil }
        return PixelRect(aligned: rect)?.intersection(around.clip)
    }

    private mutating func cover(_ rect: PixelRect) {
        covers.append(rect)
        // Only the largest few are worth checking.
        if covers.count > 8, let smallest = covers.indices.min(by: { covers[$0].area < covers[$1].area }) { covers.remove(at: smallest) }
        if rect.contains(frame) { coversFrame = true }
    }
}

extension CGAffineTransform {
    /// Whether the transform keeps rectangles axis-aligned.
    var isUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension PixelRect {
    fileprivate var area: Int { width * height }
}
