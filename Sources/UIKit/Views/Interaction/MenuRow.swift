import Foundation
import Graphics

/// One element of an open menu. It draws its own checkmark, image and texts.
final class MenuRow: UIView {
    enum Style: Equatable {
        case item, title, header, symbol, tile, swatch

        init(_ arrangement: MenuContent.Arrangement) {
            switch arrangement {
            case .list: self = .item
            case .symbols: self = .symbol
            case .tiles: self = .tile
            case .palette: self = .swatch
            }
        }

        /// Whether rows of this style are beside each other.
        var isBeside: Bool { self == .symbol || self == .tile || self == .swatch }
        /// The height of such a row (inferred from looking at iOS).
        var heightBeside: CGFloat { self == .tile ? 64 : self == .swatch ? 52 : 44 }
    }

    let row: MenuContent.Row
    let style: Style
    var group = -1
    private let hasStates: Bool
    private let hasImages: Bool

    init(_ row: MenuContent.Row, _ style: Style, _ content: MenuContent) {
        self.row = row
        self.style = style
        (hasStates, hasImages) = (content.hasStates, content.hasImages)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    package override var summary: String? { row.title.isEmpty ? row.image?.summary : row.title }

    override var standardAccessibility: StandardAccessibility {
        var traits = style == .title ? UIAccessibilityTraits.header : .button
        if row.state == .on { traits.insert(.selected) }
        if row.isDisabled { traits.insert(.notEnabled) }
        return StandardAccessibility(isElement: true, label: row.title, traits: traits)
    }

    // MARK: Size

    private var titleFont: UIFont {
        switch style {
        case .title: .preferredFont(forTextStyle: .footnote, compatibleWith: resolvedTraits)
        case .header: .preferredFont(forTextStyle: .headline, compatibleWith: resolvedTraits)
        case .tile, .symbol, .swatch: .systemFont(ofSize: 12)
        case .item: .preferredFont(forTextStyle: .body, compatibleWith: resolvedTraits)
        }
    }

    private var subtitleFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: resolvedTraits) }

    /// The row's height: that of one line, and what longer and further texts need.
    func height(_ width: CGFloat) -> CGFloat {
        let least = style == .title ? 30 : systemMetrics.menuRowHeight
        let texts = textHeights(width - textStart - textEnd)
        return max(least, ceilToPixel(texts.title + texts.subtitle + (style == .title ? 14 : 20)))
    }

    private func textHeights(_ width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        func high(_ text: String, _ font: UIFont, lines: CGFloat) -> CGFloat {
            let box = (text as NSString).boundingRect(
                with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, attributes: [.font: font],
                context: nil)
            return min(box.height, lines * font.lineHeight)
        }
        // Two lines; as many as it takes at accessibility sizes (inferred).
        let lines: CGFloat = resolvedTraits.preferredContentSizeCategory.isAccessibilityCategory ? .greatestFiniteMagnitude : 2
        let subtitle = row.subtitle.map { $0.isEmpty ? 0 : high($0, subtitleFont, lines: lines) } ?? 0
        return (high(row.title, titleFont, lines: lines), subtitle)
    }

    /// Where the texts begin, from the leading edge: behind checkmarks, and from iOS 26 on behind images.
    private var textStart: CGFloat {
        let metrics = systemMetrics
        guard style == .item else { return metrics.menuTextMargin }
        if !metrics.hasGlass { return hasStates ? metrics.menuTextMargin + 16 + growth : metrics.menuTextMargin }
        return hasStates && hasImages ? 90 + 2 * growth : hasStates || hasImages ? 61 + growth : metrics.menuTextMargin
    }

    /// How much wider symbols are than at the standard text size.
    private var growth: CGFloat { UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: resolvedTraits) - 17 }

    /// What stays free at the trailing edge: before iOS 26, images are there.
    private var textEnd: CGFloat {
        let metrics = systemMetrics
        let isTaken = row.isSubmenu || style == .header || (!metrics.hasGlass && hasImages && style == .item)
        return isTaken ? 48 + growth : metrics.menuTextMargin
    }

    // MARK: Drawing

    private var color: UIColor {
        if style == .title { return .secondaryLabel }
        return row.isDisabled ? .tertiaryLabel : row.isDestructive ? .systemRed : .label
    }

    override func draw(_ rect: CGRect) {
        if style.isBeside { return drawTile() }
        let metrics = systemMetrics
        let width = bounds.width - textStart - textEnd
        let heights = textHeights(width)
        var y = (bounds.height - heights.title - heights.subtitle) / 2
        draw(row.title, titleFont, color, in: CGRect(x: textStart, y: y, width: width, height: heights.title))
        y += heights.title
        if let subtitle = row.subtitle {
            draw(subtitle, subtitleFont, .secondaryLabel, in: CGRect(x: textStart, y: y, width: width, height: heights.subtitle))
        }
        let stateCentre: CGFloat = (metrics.hasGlass ? 32 : metrics.menuTextMargin + 3) + growth / 2
        if row.state != .off {
            let mark = row.state == .on ? "checkmark" : "minus"
            draw(UIImage(systemName: mark), size: metrics.hasGlass ? 15 : 12, weight: .semibold, centre: stateCentre)
        }
        if style == .item { draw(row.image, size: 17, weight: .regular, centre: imageCentre) }
        if row.isSubmenu || style == .header {
            let mark = style == .header ? "chevron.down" : isRightToLeft ? "chevron.left" : "chevron.right"
            draw(UIImage(systemName: mark), size: 13, weight: .semibold, centre: bounds.width - 24 - growth / 2)
        }
    }

    /// The middle of the image, from the leading edge.
    private var imageCentre: CGFloat {
        guard systemMetrics.hasGlass else { return bounds.width - (row.isSubmenu ? 52 + growth : 27) - growth / 2 }
        return hasStates ? 65 + growth * 1.5 : 36 + growth / 2
    }

    private func drawTile() {
        let isTitled = style == .tile && !row.title.isEmpty
        if row.state == .on, let context = UIGraphicsGetCurrentContext() {
            let ring = CGRect(x: bounds.midX - 20, y: bounds.midY - 20, width: 40, height: 40)
            context.setFillColor(resolved(.tertiarySystemFill))
            context.fill(style == .swatch ? .capsule(ring) : .rounded(bounds.insetBy(dx: 4, dy: 4), 8), .winding)
        }
        let middle = isTitled ? bounds.midY - 9 : bounds.midY
        draw(row.image, size: style == .swatch ? 22 : 18, weight: .regular, middle: CGPoint(x: bounds.midX, y: middle))
        guard isTitled || (row.image == nil && !row.title.isEmpty) else { return }
        let high = titleFont.lineHeight
        let box = CGRect(
            x: 4, y: isTitled && row.image != nil ? bounds.midY + 10 : bounds.midY - high / 2, width: bounds.width - 8, height: high)
        draw(row.title, titleFont, color, in: box, alignment: .center)
    }

    /// Draws a text in a box that is measured from the leading edge.
    private func draw(_ text: String, _ font: UIFont, _ color: UIColor, in box: CGRect, alignment: NSTextAlignment? = nil) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment ?? (isRightToLeft ? .right : .left)
        paragraph.lineBreakMode = box.height > font.lineHeight * 1.5 ? .byWordWrapping : .byTruncatingTail
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: UIColor(cgColor: resolved(color)), .paragraphStyle: paragraph,
        ]
        (text as NSString).draw(
            with: turned(box), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes, context: nil)
    }

    private func turned(_ box: CGRect) -> CGRect {
        guard isRightToLeft, !style.isBeside else { return box }
        return CGRect(x: bounds.width - box.maxX, y: box.minY, width: box.width, height: box.height)
    }

    private func draw(_ image: UIImage?, size: CGFloat, weight: UIImage.SymbolWeight, centre: CGFloat) {
        draw(image, size: size, weight: weight, middle: CGPoint(x: isRightToLeft ? bounds.width - centre : centre, y: bounds.midY))
    }

    private func draw(_ image: UIImage?, size: CGFloat, weight: UIImage.SymbolWeight, middle: CGPoint) {
        guard let image, let context = UIGraphicsGetCurrentContext() else { return }
        let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: size, compatibleWith: resolvedTraits)
        let fitted =
            image.isSymbolImage
            ? image.withConfiguration(UIImage.SymbolConfiguration(pointSize: style.isBeside ? size : scaled, weight: weight)) : image
        let shrink = min(1, 28 / max(fitted.size.width, fitted.size.height, 1))
        let isSmall = image.isSymbolImage ? 1 : shrink
        let box = CGSize(width: fitted.size.width * isSmall, height: fitted.size.height * isSmall)
        let place = CGRect(
            x: roundToPixel(middle.x - box.width / 2), y: roundToPixel(middle.y - box.height / 2), width: box.width, height: box.height)
        let tint: UIColor = row.isDisabled ? .tertiaryLabel : row.isDestructive ? .systemRed : .label
        let appearance = ImageAppearance(
            tint: resolved(tint), traits: resolvedTraits, isRightToLeft: isRightToLeft, treatsAutomaticAsTemplate: true)
        context.draw(fitted.value.drawing(in: place, appearance: appearance))
    }
}
