import Foundation
import Graphics

/// The card of an open menu with its rows. Sizes are those of Generations.md, menu.
final class MenuCard: UIView {
    private let content: MenuContent
    private let header: String?
    private let background = UIVisualEffectView(effect: nil)
    /// Scrolls the rows of a menu that is taller than its room.
    private let scroller = MenuScroller()
    private var rows: [MenuRow] = []
    /// The tops of the lines or bands between groups, with their heights.
    private var gaps: [CGRect] = []
    /// Called with the row that is chosen.
    var onChoice: ((MenuRow) -> Void)?

    /// - Parameter header: The title of an open submenu, which closes it.
    init(_ content: MenuContent, header: String? = nil) {
        self.content = content
        self.header = header
        super.init(frame: .zero)
        addFilling(background)
        background.contentView.addSubview(scroller)
        makeRows()
    }

    required init?(coder: NSCoder) { return nil }

    private func makeRows() {
        if let header { add(MenuRow(.init(element: UIMenuElement(title: header, image: nil)), .header, content)) }
        if header == nil, !content.title.isEmpty {
            add(MenuRow(.init(element: UIMenuElement(title: content.title, image: nil)), .title, content))
        }
        for (index, group) in content.groups.enumerated() {
            if !group.title.isEmpty {
                add(MenuRow(.init(element: UIMenuElement(title: group.title, image: nil)), .title, content), group: index)
            }
            for row in group.rows { add(MenuRow(row, .init(group.arrangement), content), group: index) }
        }
    }

    private func add(_ row: MenuRow, group: Int = -1) {
        row.group = group
        rows.append(row)
        scroller.addSubview(row)
    }

    // MARK: Layout

    /// The width of a menu: 250, more for accessibility sizes (inferred).
    private func width(in room: CGFloat) -> CGFloat {
        min(room, resolvedTraits.values.preferredContentSizeCategory.isAccessibilityCategory ? 340 : 250)
    }

    /// Returns the size of the menu on a screen with room for a width.
    func size(in room: CGFloat) -> CGSize {
        let width = width(in: room)
        return CGSize(width: width, height: arrange(width))
    }

    /// Places the rows. Returns the height.
    private func arrange(_ width: CGFloat) -> CGFloat {
        let metrics = systemMetrics
        var y = metrics.menuPadding, index = 0
        gaps = []
        while index < rows.count {
            let row = rows[index]
            if index > 0, let gap = gap(from: rows[index - 1], to: row) {
                gaps.append(CGRect(x: 0, y: y, width: width, height: gap))
                y += gap
            }
            let line = rows[index...].prefix { $0.group == row.group && $0.style == row.style && row.style.isBeside }
            guard !line.isEmpty else {
                let height = row.height(width)
                row.frame = CGRect(x: 0, y: y, width: width, height: height)
                y += height
                index += 1
                continue
            }
            y += beside(Array(line), width, y)
            index += line.count
        }
        return ceilToPixel(y + metrics.menuPadding)
    }

    /// Places rows beside each other, at most six of them. Returns their height.
    private func beside(_ line: [MenuRow], _ width: CGFloat, _ top: CGFloat) -> CGFloat {
        let height = line[0].style.heightBeside, inset = systemMetrics.menuPadding
        let step = (width - 2 * inset) / CGFloat(line.count)
        for (position, row) in line.enumerated() {
            let column = isRightToLeft ? line.count - 1 - position : position
            let left = roundToPixel(inset + step * CGFloat(column))
            row.frame = CGRect(x: left, y: top, width: roundToPixel(inset + step * CGFloat(column + 1)) - left, height: height)
        }
        return height
    }

    /// Returns the height of what separates two rows; nil if nothing does.
    private func gap(from above: MenuRow, to below: MenuRow) -> CGFloat? {
        let metrics = systemMetrics
        if above.group != below.group {
            return above.style == .header || above.style == .title ? metrics.menuRowSeparator : metrics.menuGroupGap
        }
        return below.style.isBeside ? nil : metrics.menuRowSeparator
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = systemMetrics
        background.effect = metrics.hasGlass ? UIGlassEffect() : UIBlurEffect(style: .systemMaterial)
        background.layer.cornerRadius = metrics.menuCornerRadius
        background.layer.cornerCurve = .continuous
        background.contentView.clipsToBounds = true
        background.contentView.layer.cornerRadius = metrics.menuCornerRadius
        let height = arrange(bounds.width)
        setNeedsDisplay()
        scroller.frame = bounds
        scroller.contentHeight = height
        scroller.subviews.filter { $0 is MenuLines }.forEach { $0.removeFromSuperview() }
        let lines = MenuLines(gaps)
        lines.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        scroller.insertSubview(lines, at: 0)
    }

    /// Where the rows are in the card now, from the first.
    var rowFrames: [CGRect] { rows.map { convert($0.frame, from: scroller) } }

    /// Whether the rows do not fit.
    var isScrollable: Bool { scroller.contentHeight > bounds.height + 0.5 }

    override var builtInRecognizers: [UIGestureRecognizer] {
        super.builtInRecognizers + (isScrollable ? [pan] : [])
    }

    private lazy var pan = {
        let pan = UIPanGestureRecognizer()
        pan.view = self
        pan.onChange = { [weak self] _ in self?.dragged() }
        return pan
    }()

    private func dragged() {
        scroller.scroll(by: -pan.translation(in: self).y)
        pan.setTranslation(.zero, in: self)
    }

    /// The shadow of a menu without glass (inferred from looking at iOS).
    override func draw(_ rect: CGRect) {
        guard !systemMetrics.hasGlass, let context = UIGraphicsGetCurrentContext() else { return }
        let shape = CGPath.rounded(bounds, systemMetrics.menuCornerRadius)
        let shadow = CGContext.OuterShadow(offset: 10, blur: 48, alpha: (0.2, 0.5))
        context.drawShadow(shadow, of: shape, around: bounds, reach: 80, isDark: isDark)
    }

    // MARK: Touches

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        let inside = convert(point, to: scroller)
        guard let row = rows.first(where: { $0.frame.contains(inside) }), !row.row.isDisabled, row.style != .title else { return }
        onChoice?(row)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.contains(point) ? self : nil }

    /// The row of an element; nil if the menu does not show it.
    func row(of element: UIMenuElement) -> MenuRow? { rows.first { $0.row.element === element } }

    /// Whether the row is the header that closes the submenu.
    func isHeader(_ row: MenuRow) -> Bool { header != nil && row === rows.first }
}

/// The rows of a menu, of which those in its bounds are seen. Scroll views stand above menus in UIKit's layers.
private final class MenuScroller: UIView {
    var contentHeight: CGFloat = 0 { didSet { scroll(by: 0) } }

    /// Moves the rows up, no further than to their ends.
    func scroll(by distance: CGFloat) {
        bounds.origin.y = min(max(bounds.minY + distance, 0), max(contentHeight - bounds.height, 0))
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { return nil }
}

/// The lines between rows, and the gaps between groups.
private final class MenuLines: UIView {
    private let gaps: [CGRect]

    init(_ gaps: [CGRect]) {
        self.gaps = gaps
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let metrics = systemMetrics
        for gap in gaps where gap.height > 0 {
            if metrics.hasGlass {
                context.setFillColor(resolved(.separator))
                context.fill(CGRect(x: 24, y: roundToPixel(gap.midY - 0.5), width: gap.width - 48, height: 1))
            } else {
                context.setFillColor(gap.height > 1 ? CGColor(gray: 0, alpha: isDark ? 0.28 : 0.08) : resolved(.separator))
                context.fill(gap)
            }
        }
    }
}
