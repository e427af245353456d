import Cassowary
import Foundation

/// Intrinsic sizes as rows: at most the size at the hugging priority, at least the size at the resistance priority.
extension LayoutEngine {
    /// Requests the size of a node's content and edits the rows that differ.
    func updateContent(of box: LayoutBox) {
        let node = box.node
        box.content.wrapped = nil
        guard !node.translatesAutoresizingMaskIntoConstraints else {
            (box.content.unwrappedWidth, box.content.unwrappedHeight) = (ContentRows.noSize, ContentRows.noSize)
            setSize(ContentRows.noSize, .horizontal, of: box)
            setSize(ContentRows.noSize, .vertical, of: box)
            return
        }
        reports.statistics.intrinsicSizes += 1
        node.countMeasurement()
        let size = node.sizeOfContent, scale = node.pixelScale
        let width = size.width < 0 ? ContentRows.noSize : PixelGrid.ceil(size.width, scale)
        let height = size.height < 0 ? ContentRows.noSize : PixelGrid.ceil(size.height, scale)
        if node.alignmentRectInsets != box.insets { rebuild() }
        (box.content.unwrappedWidth, box.content.unwrappedHeight) = (width, height)
        setSize(width, .horizontal, of: box)
        setSize(height, .vertical, of: box)
        if node.wrapsContent { boxes.addWrapping(box) }
    }

    func setSize(_ size: CGFloat, _ axis: NSLayoutConstraint.Axis, of box: LayoutBox) {
        let priorities = box.node.sizePriorities
        if axis == .horizontal {
            update(&box.content.horizontal, size, box.width, priorities.huggingX, priorities.resistanceX)
        } else {
            update(&box.content.vertical, size, box.height, priorities.huggingY, priorities.resistanceY)
        }
    }

    private func update(
        _ rows: inout ContentRows.Axis, _ size: CGFloat, _ variable: Variable, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
    ) {
        if let hug = rows.hugging, let resist = rows.resistance {
            guard size >= 0 else {
                remove(hug)
                remove(resist)
                rows = ContentRows.Axis()
                return
            }
            if rows.size != size {
                edit(hug, constant: size)
                edit(resist, constant: size)
            }
            if rows.huggingPriority != hugging { edit(hug, priority: hugging) }
            if rows.resistancePriority != resistance { edit(resist, priority: resistance) }
        } else if size >= 0 {
            rows.hugging = add(variable, .lessThanOrEqual, size, hugging)
            rows.resistance = add(variable, .greaterThanOrEqual, size, resistance)
        }
        (rows.size, rows.huggingPriority, rows.resistancePriority) = (size, hugging, resistance)
    }
}
