import Foundation
import Graphics

/// The empty rows at the end of a plain table: separators at equal distances.
@MainActor
final class FillerRows: UIView {
    var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { setNeedsDisplay() } } }
    var color = UIColor.separator { didSet { setNeedsDisplay() } }
    var inset: CGFloat = 16 { didSet { if inset != oldValue { setNeedsDisplay() } } }

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
            let line = CGRect(x: inset, y: bottom - hairline, width: max(bounds.width - inset, 0), height: hairline)
            context.fill(mirrored(line))
            bottom += rowHeight
        }
    }
}
