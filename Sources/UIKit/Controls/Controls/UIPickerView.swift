import Foundation
import Graphics

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: DelegateMessages {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: DelegateMessages {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A view of wheels with rows. It is 320 × 216 points, with rows 32 apart (Controls.md, UIPickerView: ib, swiftuiweb).
@preconcurrency @MainActor
open class UIPickerView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugContent(horizontally: true, vertically: true)
        setDefaults { clipsToBounds = true }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent(horizontally: true, vertically: true)
        setDefaults { clipsToBounds = true }
    }

    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsDisplay() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsDisplay() } }
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
    open func reloadAllComponents() { setNeedsDisplay() }
    open func reloadComponent(_ component: Int) { setNeedsDisplay() }
    private var selection: [Int: Int] = [:]
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = row; setNeedsDisplay() }
    open func selectedRow(inComponent component: Int) -> Int { numberOfRows(inComponent: component) > 0 ? selection[component] ?? 0 : -1 }
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: bounds.width / CGFloat(max(numberOfComponents, 1)), height: 32)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 216) }

    open override func draw(_ rect: CGRect) {
        let count = numberOfComponents
        let columns = (0..<count).map { component in
            PickerWheel.Column(
                titles: (0..<numberOfRows(inComponent: component)).map { title($0, component) },
                selected: selectedRow(inComponent: component), alignment: .center)
        }
        PickerWheel(columns: columns).draw(in: self, bounds: bounds)
    }

    private func title(_ row: Int, _ component: Int) -> String {
        delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }

    package override var summary: String? {
        let titles = (0..<numberOfComponents).compactMap { component -> String? in
            let row = selectedRow(inComponent: component)
            return row >= 0 ? title(row, component) : nil
        }
        return titles.isEmpty ? nil : titles.joined(separator: " ")
    }
}

/// Columns of text on a cylinder, with the selected row in front on a grey plate.
@MainActor struct PickerWheel {
    struct Column {
        var titles: [String]
        var selected: Int
        var alignment: ParagraphStyle.Alignment
        /// The column's share of the width, relative to the other columns.
        var weight: CGFloat = 1
        /// Whether the first title follows the last one, as for hours, minutes and months.
        var isEndless = false
        /// A word behind the numbers, on the plate only.
        var unit: String?
    }

    var columns: [Column]
    /// The width of a column of weight 1; columns are then centred. If nil, columns share the full width.
    var columnWidth: CGFloat?

    /// The distance between rows, and the cylinder's radius (inferred from looking at iOS).
    private static let pitch: CGFloat = 32, radius: CGFloat = 108
    /// The number of rows drawn above and below the selected one.
    private static let reach = 4

    func draw(in view: UIView, bounds: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let plate = CGRect(x: bounds.minX + 9, y: bounds.midY - 17, width: bounds.width - 18, height: 34)
        context.setFillColor(view.resolved(.tertiarySystemFill))
        context.fill(.rounded(plate, 8), .winding)
        let total = columns.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return }
        let room = min(columnWidth.map { $0 * total } ?? plate.width, plate.width)
        var x = plate.midX - room / 2
        for column in columns {
            let width = room * column.weight / total
            let columnRect = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            draw(
                column,
                in: view.isRightToLeft
                    ? CGRect(x: bounds.minX + bounds.maxX - columnRect.maxX, y: columnRect.minY, width: width, height: columnRect.height)
                    : columnRect, view,
                context)
            x += width
        }
    }

    private func draw(_ column: Column, in area: CGRect, _ view: UIView, _ context: CGContext) {
        let count = column.titles.count
        for step in -Self.reach...Self.reach {
            let row = column.selected + step
            guard count > 0, column.isEndless || column.titles.indices.contains(row) else { continue }
            let offset = CGFloat(step)
            let angle = offset * Self.pitch / Self.radius
            let middle = area.midY + sin(angle) * Self.radius
            var color = view.resolved(offset == 0 ? .label : .secondaryLabel)
            color.alpha *= offset == 0 ? 1 : max(cos(angle) - 0.15, 0.1)
            context.saveGState()
            context.translateBy(x: 0, y: middle)
            context.scaleBy(x: 1, y: cos(angle))
            let title = column.titles[(row % count + count) % count]
            let box = CGRect(x: area.minX + 8, y: -14, width: area.width - 16, height: 28)
            if column.unit != nil {
                let number =
                    view.isRightToLeft
                    ? box.divided(atDistance: box.width / 2, from: .maxXEdge).slice
                    : box.divided(atDistance: box.width / 2, from: .minXEdge).slice
                context.drawText(
                    block(title, color, view.isRightToLeft ? .left : .right, view), in: number.insetBy(dx: 4, dy: 0), centered: true)
            } else {
                context.drawText(block(title, color, column.alignment, view), in: box, centered: true)
            }
            context.restoreGState()
        }
        guard let unit = column.unit else { return }
        let box = CGRect(x: area.minX + 8, y: area.midY - 14, width: area.width - 16, height: 28)
        let half = box.divided(atDistance: box.width / 2, from: view.isRightToLeft ? .minXEdge : .maxXEdge).slice
        context.drawText(
            block(unit, view.resolved(.label), view.isRightToLeft ? .right : .left, view, size: 17), in: half.insetBy(dx: 4, dy: 0),
            centered: true)
    }

    private func block(
        _ text: String, _ color: CGColor, _ alignment: ParagraphStyle.Alignment, _ view: UIView, size: CGFloat = 21
    ) -> TextBlock {
        var paragraph = ParagraphStyle()
        paragraph.alignment = alignment
        return TextBlock(
            text,
            in: TextContext(
                font: .systemFont(ofSize: size), color: color, paragraph: paragraph, numberOfLines: 1, isRightToLeft: view.isRightToLeft,
                scale: view.pixelScale, traits: view.resolvedTraits))
    }
}
