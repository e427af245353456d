import Foundation
import Graphics

/// The floating capsules of a tab bar in iOS 26: one that contains the tabs, and a circle for the search tab. Laid out from left to right.
struct TabPlatter {
    /// The capsule of the tabs.
    private(set) var capsule: CGRect
    /// The circle of the search tab; nil without one.
    private(set) var circle: CGRect?
    /// The frames of the tabs, in order. An empty one is not shown.
    private(set) var items: [CGRect]

    /// The space between the platter's edge and its items, and between the platter and the search circle (Generations.md, tabPlatter).
    private static let inset: CGFloat = 4
    private static let gap: CGFloat = 8

    /// - Parameters:
    ///   - titleWidths: The widths of the titles, of all tabs.
    ///   - search: The index of the search tab.
    ///   - shown: The only tab that a minimised bar shows beside the search tab; nil for all.
    init(in bounds: CGRect, safeArea safe: UIEdgeInsets, titleWidths: [CGFloat], search: Int?, shown: Int?, metrics: SystemMetrics) {
        let height = metrics.tabPlatterHeight, margin = metrics.tabPlatterMargin, y = bounds.maxY - margin - height
        let left = bounds.minX + margin + safe.left, right = bounds.maxX - margin - safe.right
        items = titleWidths.map { _ in .zero }
        let isMinimized = shown != nil && shown != search
        let tabs = titleWidths.indices.filter { $0 != search && (!isMinimized || $0 == shown) }
        let room = right - left - (search == nil ? 0 : height + Self.gap)
        let wanted = max(CGFloat(tabs.count) * metrics.tabPlatterItemWidth, metrics.tabPlatterMinimumWidth)
        let width = isMinimized ? height : min(room, wanted)
        // On wide screens all are in the middle; the parts of a minimised bar are at the sides.
        let start = isMinimized ? left : left + (room - width) / 2
        capsule = CGRect(x: start, y: y, width: width, height: height)
        if let search {
            let circle = CGRect(x: isMinimized ? right - height : capsule.maxX + Self.gap, y: y, width: height, height: height)
            self.circle = circle
            items[search] = circle.insetBy(dx: Self.inset, dy: Self.inset)
        }
        guard !isMinimized else {
            for index in tabs { items[index] = capsule.insetBy(dx: Self.inset, dy: Self.inset) }
            return
        }
        let inner = capsule.insetBy(dx: Self.inset, dy: Self.inset)
        let frames = Self.frames(of: tabs.map { titleWidths[$0] }, in: inner, metrics)
        for (index, frame) in zip(tabs, frames) { items[index] = frame }
    }

    /// Tabs are as wide as their titles need, and wider if there is room. Neighbours overlap, all by the same width, so that the first
    /// begins and the last ends at the platter's inside (Generations.md, tabWidth).
    private static func frames(of titles: [CGFloat], in inner: CGRect, _ metrics: SystemMetrics) -> [CGRect] {
        guard !titles.isEmpty else { return [] }
        let count = CGFloat(titles.count)
        var widths = titles.map { max(metrics.tabMinimumWidth, $0 + metrics.tabTitlePadding) }
        if widths.reduce(0, +) < inner.width { widths = widths.map { max($0, inner.width / count + metrics.tabOverhang) } }
        widths = widths.map { min($0, inner.width) }
        let overlap = count > 1 ? (widths.reduce(0, +) - inner.width) / (count - 1) : 0
        var x = inner.minX
        return widths.map { width in
            defer { x += width - overlap }
            return CGRect(x: x, y: inner.minY, width: width, height: inner.height)
        }
    }
}
