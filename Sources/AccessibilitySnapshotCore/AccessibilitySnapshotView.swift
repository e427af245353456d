import UIKit

/// A picture of a view with a marker on each of its elements, and a legend that says what an assistive reader says of each.
///
/// `parseAccessibility()` makes them; the snapshot must be in a window then.
public final class AccessibilitySnapshotView: SnapshotAndLegendView {
    public let snapshotConfiguration: AccessibilitySnapshotConfiguration
    private let containedView: UIView
    private var entries: [LegendEntry] = []

    /// Creates a snapshot of a view.
    public init(containedView: UIView, snapshotConfiguration: AccessibilitySnapshotConfiguration) {
        self.containedView = containedView
        self.snapshotConfiguration = snapshotConfiguration
        super.init(frame: containedView.bounds)
    }

    @available(*, deprecated, message: "Please use `init(containedView:snapshotConfiguration:)` instead.")
    public convenience init(
        containedView: UIView, viewRenderingMode: ViewRenderingMode, markerColors: [UIColor] = [],
        activationPointDisplayMode: AccessibilityContentDisplayMode, showUserInputLabels: Bool
    ) {
        self.init(
            containedView: containedView,
            snapshotConfiguration: AccessibilitySnapshotConfiguration(
                viewRenderingMode: viewRenderingMode, overlayColors: markerColors, activationPointDisplay: activationPointDisplayMode,
                includesInputLabels: showUserInputLabels ? .whenOverridden : .never))
    }

    public override var legendViews: [UIView] { entries }

    public override var minimumLegendWidth: CGFloat { LegendLayoutMetrics.minimumLegendWidth }

    /// Draws the view, and marks its elements. The view is part of this one meanwhile, and where it was afterwards.
    public func parseAccessibility() throws {
        for view in entries + snapshotView.subviews { view.removeFromSuperview() }
        try whileContained {
            snapshotView.image = try containedView.renderToImage(configuration: snapshotConfiguration.rendering)
            snapshotView.bounds.size = containedView.bounds.size
            containedView.layoutIfNeeded()
            let markers = AccessibilityHierarchyParser().parseAccessibilityHierarchy(
                in: containedView, rotorResultLimit: snapshotConfiguration.rotors.resultLimit)
            show(markers.flattenToElements())
        }
    }

    private func whileContained(_ body: () throws -> Void) rethrows {
        let controller = containedView.next as? UIViewController, parent = controller?.parent
        let place = containedView.superview.map { ($0, $0.subviews.firstIndex(of: containedView) ?? $0.subviews.count) }
        controller?.removeFromParent()
        addSubview(containedView)
        containedView.setNeedsLayout()
        containedView.layoutIfNeeded()
        defer {
            containedView.removeFromSuperview()
            if let (superview, index) = place { superview.insertSubview(containedView, at: index) }
            if let controller, let parent { parent.addChild(controller) }
        }
        try body()
    }

    private func show(_ markers: [AccessibilityMarker]) {
        let palette = ColorPalette(colors: snapshotConfiguration.markerColors) ?? .legacy
        entries = markers.enumerated().map { index, marker in
            let entry = LegendEntry(marker, color: palette.fillColor(at: index), snapshotConfiguration)
            addSubview(entry)
            snapshotView.addSubview(
                MarkerView(
                    marker, rotors: marker.shownRotors(snapshotConfiguration.rotors.displayMode), in: snapshotView.bounds,
                    fill: palette.fillColor(at: index), stroke: palette.strokeColor(at: index)))
            if showsActivationPoint(of: marker) {
                snapshotView.addSubview(CrosshairsView(at: marker.activationPoint.cgPoint, color: palette.color(at: index)))
            }
            return entry
        }
    }

    private func showsActivationPoint(of marker: AccessibilityMarker) -> Bool {
        guard containedView.bounds.contains(marker.activationPoint.cgPoint) else { return false }
        return switch snapshotConfiguration.activationPointDisplayMode {
        case .always: true
        case .whenOverridden: !marker.usesDefaultActivationPoint
        case .never: false
        }
    }
}

extension AccessibilityMarker {
    func shownRotors(_ mode: AccessibilityContentDisplayMode) -> [CustomRotor] {
        switch mode {
        case .always: customRotors
        case .whenOverridden: customRotors.filter { !$0.resultMarkers.isEmpty }
        case .never: []
        }
    }
}
