import Foundation

/// What a table shows in a row while it is edited.
struct RowEditing: Equatable {
    var style = UITableViewCell.EditingStyle.none
    /// Whether the row is checked, in a table that selects several rows; nil for no circle.
    var isChecked: Bool?
    var moves = false
    var indents = true

    /// The symbol at the leading edge; nil for none.
    @MainActor var symbol: AccessorySymbol? {
        if let isChecked { return isChecked ? .selected : .unselected }
        switch style {
        case .delete: return .delete
        case .insert: return .insert
        case .none: return nil
        }
    }
}

/// The views of a row's editing controls.
@MainActor final class RowEditingViews {
    private var control: UIImageView?
    private var handle: UIImageView?
    private var symbol: AccessorySymbol?

    /// Shows the controls of a row; none if `editing` is nil.
    func show(_ editing: RowEditing?, in cell: UITableViewCell) {
        if symbol != editing?.symbol || control == nil {
            control?.removeFromSuperview()
            symbol = editing?.symbol
            control = symbol?.view(for: cell.resolvedTraits)
            if let control { cell.addSubview(control) }
        }
        guard (editing?.moves ?? false) != (handle != nil) else { return }
        handle?.removeFromSuperview()
        handle = editing?.moves == true ? AccessorySymbol.reorder.view(for: cell.resolvedTraits) : nil
        if let handle { cell.addSubview(handle) }
    }

    /// The width of the control at the leading edge, and of the reorder handle (Generations.md, tableEditing); wider with large symbols
    /// (inferred). Zero without them.
    var controlWidth: CGFloat { control.map { max(40, $0.intrinsicContentSize.width + 16) } ?? 0 }
    var handleWidth: CGFloat { handle.map { max(35, $0.intrinsicContentSize.width + 12) } ?? 0 }

    /// Places the control after the leading margin, and the handle before the trailing one.
    func arrange(in cell: UITableViewCell) {
        let bounds = cell.bounds
        let leading = cell.isRightToLeft ? cell.layoutMargins.right : cell.layoutMargins.left
        let trailing = cell.isRightToLeft ? cell.layoutMargins.left : cell.layoutMargins.right
        if let control { set(control, middle: leading + (controlWidth - 18) / 2, bounds, cell) }
        if let handle { set(handle, middle: bounds.width - trailing - (handleWidth - 13) / 2, bounds, cell) }
    }

    private func set(_ view: UIImageView, middle: CGFloat, _ bounds: CGRect, _ cell: UITableViewCell) {
        let size = view.intrinsicContentSize
        view.frame = cell.mirrored(
            CGRect(
                x: cell.roundToPixel(middle - size.width / 2), y: cell.roundToPixel((bounds.height - size.height) / 2), width: size.width,
                height: size.height))
    }
}
