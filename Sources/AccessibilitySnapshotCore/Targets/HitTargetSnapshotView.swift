import UIKit

/// A picture of a view in which each view that gets touches has a colour, with a legend of these.
public final class HitTargetSnapshotView: SnapshotAndLegendView {
    private let entries: [UIView]

    /// Draws the view and finds who gets its touches. See `HitTargetSnapshotUtility`.
    public init(
        baseView: UIView, useMonochromeSnapshot: Bool, viewRenderingMode: ViewRenderingMode, colors: [UIColor] = [],
        maxPermissibleMissedRegionWidth: CGFloat = 0, maxPermissibleMissedRegionHeight: CGFloat = 0
    ) throws {
        let isAlone = baseView.window == nil && !(baseView is UIWindow)
        // A window that is released takes its views out of it.
        let window = UIApplication.shared.keyWindow ?? UIWindow(frame: UIScreen.main.bounds)
        if isAlone { window.addSubview(baseView) }
        defer { if isAlone { baseView.removeFromSuperview() } }
        baseView.layoutIfNeeded()
        let (image, targets) = try HitTargetSnapshotUtility.generateSnapshotImage(
            for: baseView, useMonochromeSnapshot: useMonochromeSnapshot, viewRenderingMode: viewRenderingMode, colors: colors,
            maxPermissibleMissedRegionWidth: maxPermissibleMissedRegionWidth,
            maxPermissibleMissedRegionHeight: maxPermissibleMissedRegionHeight)
        entries = targets.map { HitTargetEntry($0.1, color: $0.0) }
        super.init(frame: .zero)
        snapshotView.image = image
        snapshotView.bounds.size = baseView.bounds.size
        for entry in entries { addSubview(entry) }
    }

    public override var legendViews: [UIView] { entries }

    public override var minimumLegendWidth: CGFloat { 240 }
}

/// A view that gets touches in the legend: its colour, and its identifier or class.
private final class HitTargetEntry: UIView {
    private let marker = UIView()
    private let label: UILabel

    init(_ view: UIView, color: UIColor) {
        let size = LegendLayoutMetrics.descriptionFontSize
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
            label = .legend(identifier, .systemFont(ofSize: size))
        } else {
            label = .legend("<\(type(of: view))>", .italicSystemFont(ofSize: size))
        }
        super.init(frame: .zero)
        marker.backgroundColor = color.withAlphaComponent(0.3)
        addSubview(marker)
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A legend is in no document.") }

    private func frame(in size: CGSize) -> CGRect {
        let x = LegendLayoutMetrics.markerSize + LegendLayoutMetrics.markerToLabelSpacing
        let room = CGSize(width: size.width - x, height: size.height)
        let line = label.textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: 1).height
        return CGRect(origin: CGPoint(x: x, y: (LegendLayoutMetrics.markerSize - line) / 2), size: label.sizeThatFits(room))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(LegendLayoutMetrics.markerSize, frame(in: size).maxY))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        marker.frame = CGRect(x: 0, y: 0, width: LegendLayoutMetrics.markerSize, height: LegendLayoutMetrics.markerSize)
        label.frame = frame(in: bounds.size)
    }
}
