import Foundation

/// What an engine reads of a view. Members that some views override stand in the class.
extension UIView: LayoutNode {
    // MARK: Tree

    final var layoutParent: (any LayoutNode)? { superviewStorage }

    final func forEachLayoutChild(_ body: (any LayoutNode) -> Void) { for view in subviewStorage { body(view) } }

    final func forEachRegion(_ body: (any LayoutRegion) -> Void) {
        for guide in ownGuides { body(guide) }
        for guide in systemGuides { body(guide) }
    }

    final func isInside(_ ancestor: any LayoutNode) -> Bool {
        var view: UIView? = self
        while let current = view {
            if current === ancestor { return true }
            view = current.superviewStorage
        }
        return false
    }

    // MARK: Geometry

    final var layoutBounds: CGRect { layer.bounds }

    final var uprightOrigin: CGPoint {
        let layer = layer, size = layer.bounds.size, anchor = layer.anchorPoint, position = layer.position
        return CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    }

    final var uprightFrame: CGRect {
        let size = layer.bounds.size, centre = layer.position
        return CGRect(origin: CGPoint(x: centre.x - size.width / 2, y: centre.y - size.height / 2), size: size)
    }

    final func isPlaced(at frame: CGRect) -> Bool {
        let size = layer.bounds.size
        return abs(size.width - frame.width) < 1e-6 && abs(size.height - frame.height) < 1e-6
            && abs(layer.position.x - frame.midX) < 1e-6 && abs(layer.position.y - frame.midY) < 1e-6
    }

    final func flexibility(_ axis: NSLayoutConstraint.Axis) -> AxisFlexibility {
        let mask = autoresizingMask
        return axis == .horizontal
            ? AxisFlexibility(
                nearMargin: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
                farMargin: mask.contains(.flexibleRightMargin))
            : AxisFlexibility(
                nearMargin: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
                farMargin: mask.contains(.flexibleBottomMargin))
    }

    // MARK: Content

    final func countMeasurement() { passes.measured &+= 1 }

    /// Returns the view whose baseline this view uses; nil if that view is outside it.
    final func baselineNode(_ attribute: NSLayoutConstraint.Attribute) -> (any LayoutNode)? {
        let target = attribute == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout
        return target.isInside(self) ? target : nil
    }

    final var marginsRegion: any LayoutRegion { systemGuide(.layoutMargins) }

    // MARK: What the engine tells

    final func markPlacement() { superviewStorage?.markLayout(.frames) }

    final func resizeRoot(to size: CGSize) {
        guard size != layer.bounds.size else { return }
        cycle.insert(.isPlacedByEngine)
        bounds.size = size
        cycle.remove(.isPlacedByEngine)
        updateInsets()
    }

    // MARK: Reports

    final var layoutName: String { ConstraintDescription.name(self) }
    final var layoutPath: String { ViewDescription.path(of: self) }
    final var layoutNumber: Int { ConstraintDescription.number(of: self) }
}

extension UILayoutGuide: LayoutRegion {
    final var regionOwner: (any LayoutNode)? { owningView }
    final var layoutName: String { ConstraintDescription.name(self) }
}

extension LayoutItemReference {
    /// The reference of a view or guide; nil for another object.
    @MainActor static func of(_ item: AnyObject) -> LayoutItemReference? {
        (item as? UIView)?.reference ?? (item as? UILayoutGuide)?.reference
    }
}
