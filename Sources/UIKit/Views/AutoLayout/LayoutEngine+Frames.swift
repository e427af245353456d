import Cassowary
import Foundation

/// Converts solved values to frames, with the rounding in one place.
extension LayoutEngine {
    /// Returns the frame of a box before rounding, in the coordinates of its variables.
    func exactFrame(of box: LayoutBox) -> CGRect {
        CGRect(
            x: CGFloat(solver.value(of: box.x)), y: CGFloat(solver.value(of: box.y)), width: CGFloat(solver.value(of: box.width)),
            height: CGFloat(solver.value(of: box.height))
        ).inset(by: box.insets.negated)
    }

    /// Sets the frames of those subviews of a view that changed.
    func writeFrames(below parent: UIView) {
        for view in parent.subviewStorage {
            guard let box = view.box, box.isStale else { continue }
            box.isStale = false
            write(exactFrame(of: box), to: view, box, parent)
        }
        if let scrollView = parent as? UIScrollView { writeContentSize(of: scrollView) }
    }

    /// Rounds both edges to the nearest device pixel of the root, half up; the size is their difference (Engine.md, frameRounding).
    private func write(_ exact: CGRect, to view: UIView, _ box: LayoutBox, _ parent: UIView) {
        guard exact.origin.x.isFinite, exact.origin.y.isFinite, exact.width.isFinite, exact.height.isFinite else { return }
        let scale = view.pixelScale, space = parent.layer.bounds.origin, outer = exactRootOrigin(of: parent)
        let origin = CGPoint(x: outer.x + exact.minX - space.x, y: outer.y + exact.minY - space.y)
        moved(box, from: box.exactOrigin, to: origin, scale)
        box.exactOrigin = origin
        let left = PixelGrid.pixels(origin.x, scale), top = PixelGrid.pixels(origin.y, scale)
        let frame = CGRect(
            x: (left - PixelGrid.pixels(outer.x, scale)) / scale + space.x, y: (top - PixelGrid.pixels(outer.y, scale)) / scale + space.y,
            width: (PixelGrid.pixels(origin.x + exact.width, scale) - left) / scale,
            height: (PixelGrid.pixels(origin.y + exact.height, scale) - top) / scale)
        // A frame described by its mask was set by the user and is not rounded.
        if view.translatesAutoresizingMaskIntoConstraints, view.isPlaced(at: exact) { return }
        statistics.frames += 1
        view.placeByEngine(frame)
    }

    /// Marks the subviews of a view that moves by part of a pixel, because their frames then round differently.
    private func moved(_ box: LayoutBox, from old: CGPoint, to new: CGPoint, _ scale: CGFloat) {
        let (dx, dy) = ((new.x - old.x) * scale, (new.y - old.y) * scale)
        guard abs(dx - dx.rounded()) > 1e-6 || abs(dy - dy.rounded()) > 1e-6 else { return }
        var isMarked = false
        for child in box.view.subviewStorage {
            guard let childBox = child.box, !childBox.isStale else { continue }
            childBox.isStale = true
            isMarked = true
        }
        if isMarked { box.view.markLayout(.frames) }
    }

    /// Returns the origin of a view's frame in the root's coordinates, before rounding.
    private func exactRootOrigin(of view: UIView) -> CGPoint {
        guard view !== root, let parent = view.superviewStorage else { return .zero }
        if let box = view.box { return box.exactOrigin }
        let outer = exactRootOrigin(of: parent), frame = view.layer.frame, space = parent.layer.bounds.origin
        return CGPoint(x: outer.x + frame.minX - space.x, y: outer.y + frame.minY - space.y)
    }

    /// Sets the size of a root that is not placed by its mask to the one that its constraints determine.
    func writeRoot(_ box: LayoutBox) {
        guard let root, !isThrowAway, !root.translatesAutoresizingMaskIntoConstraints else { return }
        box.isStale = false
        let exact = exactFrame(of: box), scale = root.pixelScale
        let size = CGSize(width: PixelGrid.round(exact.width, scale), height: PixelGrid.round(exact.height, scale))
        guard size != root.layer.bounds.size else { return }
        root.cycle.insert(.isPlacedByEngine)
        root.bounds.size = size
        root.cycle.remove(.isPlacedByEngine)
        root.updateInsets()
    }

    private func writeContentSize(of scrollView: UIScrollView) {
        guard let box = scrollView.contentLayoutGuide.box, box.engineID == id, box.isStale else { return }
        box.isStale = false
        let scale = scrollView.pixelScale
        scrollView.contentSizeFromConstraints(
            CGSize(
                width: PixelGrid.round(CGFloat(solver.value(of: box.width)), scale),
                height: PixelGrid.round(CGFloat(solver.value(of: box.height)), scale)))
    }
}

extension UIView {
    func placeSubviews() {
        guard let engine = topmostView.hostedEngine else { return }
        engine.settle()
        engine.writeFrames(below: self)
    }

    fileprivate func isPlaced(at frame: CGRect) -> Bool {
        let size = layer.bounds.size
        return abs(size.width - frame.width) < 1e-6 && abs(size.height - frame.height) < 1e-6
            && abs(layer.position.x - frame.midX) < 1e-6 && abs(layer.position.y - frame.midY) < 1e-6
    }

    /// Sets bounds and centre, as UIKit does, so that overrides are called and a transform is kept.
    fileprivate func placeByEngine(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        guard layer.bounds.size != frame.size || layer.position != position else { return }
        cycle.insert(.isPlacedByEngine)
        if layer.bounds.size != frame.size { bounds = CGRect(origin: layer.bounds.origin, size: frame.size) }
        if layer.position != position { center = position }
        cycle.remove(.isPlacedByEngine)
        updateInsets()
    }
}

extension UILayoutGuide {
    /// The guide's frame in the owning view's coordinates, rounded like a view's frame.
    var currentLayoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        let engine = view.topmostView.engineForLayout()
        engine.settle()
        guard let box = engine.box(of: self) else { return .zero }
        engine.settle()
        func edges(_ start: Variable, _ length: Variable) -> (start: CGFloat, length: CGFloat) {
            let (exact, scale) = (engine.solver.value(of: start), view.pixelScale)
            let first = PixelGrid.pixels(CGFloat(exact), scale),
                last = PixelGrid.pixels(CGFloat(exact + engine.solver.value(of: length)), scale)
            return (first / scale, max(0, last - first) / scale)
        }
        let x = edges(box.x, box.width), y = edges(box.y, box.height)
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
}
