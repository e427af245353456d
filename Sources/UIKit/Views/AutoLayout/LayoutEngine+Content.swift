import Cassowary
import Foundation

/// Intrinsic sizes as rows: at most the size at the hugging priority, at least the size at the resistance priority.
extension LayoutEngine {
    /// Requests the view's intrinsic size and edits the rows that differ.
    func updateContent(of box: LayoutBox) {
        let view = box.view
        view.cycle.remove(.needsIntrinsicSize)
        guard !view.translatesAutoresizingMaskIntoConstraints else {
            setSize(UIView.noIntrinsicMetric, .horizontal, of: box)
            setSize(UIView.noIntrinsicMetric, .vertical, of: box)
            return
        }
        statistics.intrinsicSizes += 1
        view.passes.measured &+= 1
        let size = view.sizeOfContent, scale = view.pixelScale
        let width = size.width < 0 ? UIView.noIntrinsicMetric : PixelGrid.ceil(size.width, scale)
        let height = size.height < 0 ? UIView.noIntrinsicMetric : PixelGrid.ceil(size.height, scale)
        if view.alignmentRectInsets != box.insets { rebuild() }
        box.content.wrapped = nil
        box.content.unwrappedHeight = height
        setSize(width, .horizontal, of: box)
        setSize(height, .vertical, of: box)
        if view.wrapsContent { noteWrapping(box) }
    }

    func setSize(_ size: CGFloat, _ axis: NSLayoutConstraint.Axis, of box: LayoutBox) {
        let priorities = box.view.sizePriorities
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

extension UIView {
    /// Makes the next pass request the intrinsic size again, which edits constants only.
    func markIntrinsicSize() {
        passes.cause = .intrinsicContentSize
        guard !cycle.contains(.needsIntrinsicSize) || box != nil else { return }
        cycle.insert(.needsIntrinsicSize)
        guard let box, let engine = box.engine else { return }
        engine.contentDidChange(of: box)
        superviewStorage?.markLayout(.intrinsicContentSize)
        (superviewStorage as? UIStackView)?.arrangedContentDidChange()
    }

    func sizePrioritiesDidChange() {
        guard let box, let engine = box.engine else { return }
        engine.contentDidChange(of: box)
        superviewStorage?.markLayout(.intrinsicContentSize)
    }

    func autoresizingDidChange() {
        guard let engine = topmostView.hostedEngine else { return }
        engine.placingDidChange(of: self)
        superviewStorage?.markLayout(.frames)
        markLayout(.frames)
    }

    /// Counts a text measurement; called by views that measure text.
    final func noteTextMeasurement() { topmostView.hostedEngine?.statistics.textMeasurements += 1 }
}
