import Foundation
import Graphics

/// The tabs at the top of an iPad: titles in a capsule, with a button for the sidebar before it (iOS 18; sizes are inferred).
final class TopTabBar: UIView {
    var tabs: [UITab] = [] { didSet { setNeedsDisplay() } }
    var selected: UITab? { didSet { setNeedsDisplay() } }
    var showsSidebarButton = false { didSet { setNeedsDisplay() } }
    var onChoice: ((UITab) -> Void)?
    var onSidebar: (() -> Void)?

    /// The height of the row and of its capsule.
    static let rowHeight: CGFloat = 50
    private static let height: CGFloat = 36, padding: CGFloat = 16

    private var font: UIFont { .systemFont(ofSize: 15, weight: .medium) }

    /// The frames of the tabs before mirroring, in the middle of the bar.
    private var frames: [CGRect] {
        let widths = tabs.map { tab in
            let text = (tab.title as NSString).size(withAttributes: [.font: font]).width
            return ceilToPixel(tab is UISearchTab ? 44 : text + 2 * Self.padding)
        }
        var x = roundToPixel((bounds.width - widths.reduce(0, +)) / 2)
        return widths.map { width in
            defer { x += width }
            return CGRect(x: x, y: roundToPixel((bounds.height - Self.height) / 2), width: width, height: Self.height)
        }
    }

    private var sidebarButton: CGRect {
        let first = frames.first ?? .zero
        return CGRect(x: first.minX - 12 - Self.height, y: first.minY, width: Self.height, height: Self.height)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let first = frames.first, let last = frames.last else { return }
        let capsule = mirrored(first.union(last).insetBy(dx: -3, dy: -3))
        if systemMetrics.hasGlass {
            glass().draw(capsule, radius: capsule.height / 2, in: context)
        } else {
            context.setFillColor(resolved(.tertiarySystemFill))
            context.fill(.capsule(capsule), .winding)
        }
        for (tab, frame) in zip(tabs, frames) { draw(tab, in: mirrored(frame), context) }
        let color: UIColor = systemMetrics.hasGlass ? .label : .tintColor
        if showsSidebarButton { drawSymbol(UIImage(systemName: "sidebar.leading"), color, in: mirrored(sidebarButton), context) }
    }

    private func draw(_ tab: UITab, in frame: CGRect, _ context: CGContext) {
        let isSelected = tab === selected
        if isSelected {
            context.setFillColor(resolved(systemMetrics.hasGlass ? .tertiarySystemFill : .systemBackground))
            context.fill(.capsule(frame), .winding)
        }
        let color: UIColor = !tab.isEnabled ? .tertiaryLabel : isSelected ? .tintColor : .label
        guard !(tab is UISearchTab) else { return drawSymbol(tab.image, color, in: frame, context) }
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor(cgColor: resolved(color))]
        let title = tab.title as NSString, size = title.size(withAttributes: attributes)
        title.draw(at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), withAttributes: attributes)
    }

    private func drawSymbol(_ image: UIImage?, _ color: UIColor, in frame: CGRect, _ context: CGContext) {
        guard let image = image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)) else { return }
        let size = image.size
        let box = CGRect(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        let appearance = ImageAppearance(
            tint: resolved(color), traits: resolvedTraits, isRightToLeft: isRightToLeft, treatsAutomaticAsTemplate: true)
        context.draw(image.value.drawing(in: box, appearance: appearance))
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let inside = isRightToLeft ? CGPoint(x: bounds.width - point.x, y: point.y) : point
        let areas = frames + (showsSidebarButton ? [sidebarButton] : [])
        return areas.contains { $0.insetBy(dx: 0, dy: -4).contains(inside) } ? self : nil
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard var point = touches.first?.location(in: self) else { return }
        if isRightToLeft { point.x = bounds.width - point.x }
        if showsSidebarButton, sidebarButton.contains(point) { onSidebar?(); return }
        guard let index = frames.firstIndex(where: { $0.insetBy(dx: 0, dy: -4).contains(point) }), tabs[index].isEnabled else { return }
        onChoice?(tabs[index])
    }

    package override var summary: String? { tabs.map(\.title).joined(separator: " ") }
}

/// The sidebar of a tab bar controller: its tabs as rows, and those of groups below the group's title (iOS 18; sizes are inferred).
final class TabSidebarView: UIView {
    var tabs: [UITab] = [] { didSet { setNeedsDisplay() } }
    var selected: UITab? { didSet { setNeedsDisplay() } }
    var onChoice: ((UITab) -> Void)?
    var onHide: (() -> Void)?

    static let width: CGFloat = 320
    private static let margin: CGFloat = 16

    private struct Row {
        var tab: UITab
        var isHeader: Bool
        var frame: CGRect
    }

    private var rowHeight: CGFloat {
        max(44, ceilToPixel(UIFont.preferredFont(forTextStyle: .body, compatibleWith: resolvedTraits).lineHeight + 22))
    }

    private var rows: [Row] {
        var rows: [Row] = [], y = safeAreaInsets.top + 54
        let inner = panel.insetBy(dx: Self.margin, dy: 0)
        func add(_ tab: UITab, isHeader: Bool) {
            if isHeader { y += 12 }
            rows.append(Row(tab: tab, isHeader: isHeader, frame: CGRect(x: inner.minX, y: y, width: inner.width, height: rowHeight)))
            y += rowHeight
        }
        for tab in tabs where !tab.isHidden {
            let children = (tab as? UITabGroup)?.children ?? []
            add(tab, isHeader: !children.isEmpty)
            for child in children where !child.isHidden { add(child, isHeader: false) }
        }
        return rows
    }

    /// From iOS 26 on the sidebar floats.
    private var panel: CGRect { systemMetrics.hasGlass ? bounds.insetBy(dx: 10, dy: 10) : bounds }
    private var button: CGRect { CGRect(x: panel.maxX - 54, y: safeAreaInsets.top + 5, width: 44, height: 44) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if systemMetrics.hasGlass {
            glass().draw(panel, radius: 28, in: context)
        } else {
            context.setFillColor(resolved(.secondarySystemBackground))
            context.fill(bounds)
        }
        let color: UIColor = systemMetrics.hasGlass ? .label : .tintColor
        draw(UIImage(systemName: "sidebar.leading"), color, at: CGPoint(x: button.midX, y: button.midY), context)
        for row in rows { draw(row, context) }
    }

    private func draw(_ row: Row, _ context: CGContext) {
        let isSelected = row.tab === selected && !row.isHeader
        if isSelected {
            context.setFillColor(resolved(.systemFill))
            context.fill(.rounded(mirrored(row.frame), systemMetrics.hasGlass ? row.frame.height / 2 : 10), .winding)
        }
        let color: UIColor = isSelected ? .tintColor : .label
        if !row.isHeader { draw(row.tab.image, .tintColor, at: CGPoint(x: row.frame.minX + 26, y: row.frame.midY), context) }
        let font = UIFont.preferredFont(forTextStyle: row.isHeader ? .headline : .body, compatibleWith: resolvedTraits)
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = isRightToLeft ? .right : .left
        paragraph.lineBreakMode = .byTruncatingTail
        let start: CGFloat = row.isHeader ? 10 : 52
        let box = CGRect(
            x: row.frame.minX + start, y: row.frame.midY - font.lineHeight / 2, width: row.frame.width - start - 10, height: font.lineHeight
        )
        (row.tab.title as NSString).draw(
            in: mirrored(box),
            withAttributes: [.font: font, .foregroundColor: UIColor(cgColor: resolved(color)), .paragraphStyle: paragraph])
    }

    private func draw(_ image: UIImage?, _ color: UIColor, at middle: CGPoint, _ context: CGContext) {
        guard let image = image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 18)) else { return }
        let size = image.size
        let box = mirrored(CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height))
        let appearance = ImageAppearance(
            tint: resolved(color), traits: resolvedTraits, isRightToLeft: isRightToLeft, treatsAutomaticAsTemplate: true)
        context.draw(image.value.drawing(in: box, appearance: appearance))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard var point = touches.first?.location(in: self) else { return }
        if isRightToLeft { point.x = bounds.width - point.x }
        if button.contains(point) { onHide?(); return }
        if let row = rows.first(where: { !$0.isHeader && $0.frame.contains(point) }), row.tab.isEnabled { onChoice?(row.tab) }
    }

    package override var summary: String? { rows.map(\.tab.title).joined(separator: " ") }
}
