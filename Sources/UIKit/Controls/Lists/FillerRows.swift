import Foundation
import Graphics

/// The empty rows at the end of a plain table: separators at equal distances.
@MainActor
final class FillerRows: UIView {
    var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { setNeedsDisplay() } } }
    var color = UIColor.separator { didSet { setNeedsDisplay() } }
    var inset: CGFloat = 16 { didSet { if inset != oldValue { setNeedsDisplay() } } }
    var trailingInset: CGFloat = 0 { didSet { if trailingInset != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rowHeight > 0 else { return }
        context.setFillColor(resolved(color))
        var bottom = rowHeight
        while bottom <= bounds.height {
            let width = max(bounds.width - inset - trailingInset, 0)
            let line = CGRect(x: inset, y: bottom - separatorHeight, width: width, height: separatorHeight)
            context.fill(mirrored(line))
            bottom += rowHeight
        }
    }
}
