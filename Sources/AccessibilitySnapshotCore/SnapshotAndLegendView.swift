import UIKit

/// A picture of a view with a legend below or beside it.
open class SnapshotAndLegendView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0.9, alpha: 1)
        snapshotView.clipsToBounds = true
        addSubview(snapshotView)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("A snapshot is in no document.") }

    public let snapshotView = UIImageView()

    /// The entries of the legend, for subclasses.
    open var legendViews: [UIView] { [] }

    /// The width of a column of the legend, for subclasses.
    open var minimumLegendWidth: CGFloat { 0 }

    // MARK: Layout

    /// Wide pictures and those that are narrower than the legend have it below.
    private var isLegendBelow: Bool {
        let size = snapshotView.bounds.size
        return size.width > size.height || size.width < narrowest
    }

    private var narrowest: CGFloat { minimumLegendWidth + 2 * LegendLayoutMetrics.legendInset }
    private var inset: CGFloat { LegendLayoutMetrics.legendInset }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard !legendViews.isEmpty else { return snapshotView.bounds.size }
        return isLegendBelow ? sizeWithRows : sizeWithColumns
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isLegendBelow { layOutRows() } else { layOutColumns() }
    }

    // MARK: Legend below

    private var rowWidth: CGFloat { max(snapshotView.bounds.width, narrowest) - 2 * inset }

    private func rowSize(_ view: UIView) -> CGSize { view.sizeThatFits(CGSize(width: rowWidth, height: .greatestFiniteMagnitude)) }

    private var sizeWithRows: CGSize {
        let sizes = legendViews.map { rowSize($0) }
        let widest = sizes.map(\.width).max() ?? 0
        // Added in the original's order, because the sum is rounded up to a pixel.
        let spacing = LegendLayoutMetrics.legendVerticalSpacing
        let legend = sizes.map(\.height).reduce(-spacing) { $0 + $1 + spacing }
        return CGSize(
            width: rounded(max(snapshotView.frame.width, widest + 2 * inset, narrowest), .up),
            height: rounded(snapshotView.frame.height + inset + legend + inset, .up))
    }

    private func layOutRows() {
        snapshotView.frame.origin = CGPoint(x: rounded((bounds.width - snapshotView.frame.width) / 2, .down), y: bounds.minY)
        var y = snapshotView.frame.maxY + inset
        for view in legendViews {
            view.bounds.size = rowSize(view)
            view.frame.origin = CGPoint(x: inset, y: y)
            y += view.frame.height + LegendLayoutMetrics.legendVerticalSpacing
        }
    }

    /// Rounds to pixels.
    private func rounded(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
        let scale = window?.screen.scale ?? 1
        return (value * scale).rounded(rule) / scale
    }

    // MARK: Legend beside

    private var columnHeight: CGFloat { snapshotView.bounds.height - 2 * inset }

    private func columnSize(_ view: UIView) -> CGSize { view.sizeThatFits(CGSize(width: minimumLegendWidth, height: columnHeight)) }

    private var sizeWithColumns: CGSize {
        let sizes = legendViews.map { columnSize($0) }
        var columns = 1, height = -LegendLayoutMetrics.legendVerticalSpacing
        for size in sizes {
            let next = height + LegendLayoutMetrics.legendVerticalSpacing + size.height
            if next > columnHeight { columns += 1 }
            height = next > columnHeight ? size.height : next
        }
        let legend = CGFloat(columns) * minimumLegendWidth + CGFloat(columns - 1) * LegendLayoutMetrics.legendHorizontalSpacing
        return CGSize(
            width: snapshotView.bounds.width + 2 * inset + legend,
            height: max(snapshotView.bounds.height, (sizes.map(\.height).max() ?? 0) + 2 * inset))
    }

    private func layOutColumns() {
        snapshotView.frame.origin = .zero
        var place = CGPoint(x: snapshotView.frame.maxX + inset, y: inset)
        for view in legendViews {
            view.bounds.size = columnSize(view)
            if place.y + view.bounds.height > bounds.minY + inset + columnHeight {
                place = CGPoint(x: place.x + minimumLegendWidth + LegendLayoutMetrics.legendHorizontalSpacing, y: inset)
            }
            view.frame.origin = place
            place.y += view.bounds.height + LegendLayoutMetrics.legendVerticalSpacing
        }
    }
}

/// The sizes of a legend, in points.
public enum LegendLayoutMetrics {
    public static let legendInset: CGFloat = 16
    public static let legendHorizontalSpacing: CGFloat = 16
    public static let legendVerticalSpacing: CGFloat = 16
    public static let minimumLegendWidth: CGFloat = 284
    public static let markerSize: CGFloat = 14
    public static let markerToLabelSpacing: CGFloat = 16
    public static let interItemSpacing: CGFloat = 4
    public static let descriptionFontSize: CGFloat = 12
    public static let hintFontSize: CGFloat = 12
    public static var minimumWidth: CGFloat { minimumLegendWidth + 2 * legendInset }
    public static var textContentWidth: CGFloat { minimumLegendWidth - markerSize - markerToLabelSpacing }
}
