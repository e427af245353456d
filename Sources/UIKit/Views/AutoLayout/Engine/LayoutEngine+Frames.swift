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

    /// Returns the frame of a child whose values changed since the last one; nil if the child keeps its frame. Both edges are rounded to the
    /// nearest device pixel of the root, half up; the size is their difference (Engine.md, frameRounding). Pixels are counted as if nothing
    /// was scrolled or transformed, so that neither changes a frame.
    func takeFrame(of box: LayoutBox, in parent: any LayoutNode) -> CGRect? {
        guard box.isStale else { return nil }
        box.isStale = false
        let exact = exactFrame(of: box)
        guard isInReach(exact.origin.x), isInReach(exact.origin.y), isInReach(exact.width), isInReach(exact.height) else { return nil }
        let node = box.node, scale = node.pixelScale, outer = exactRootOrigin(of: parent)
        let origin = CGPoint(x: outer.x + exact.minX, y: outer.y + exact.minY)
        moved(box, to: origin, scale)
        box.place(atExactOrigin: origin)
        let left = PixelGrid.pixels(origin.x, scale), top = PixelGrid.pixels(origin.y, scale)
        let frame = CGRect(
            x: (left - PixelGrid.pixels(outer.x, scale)) / scale, y: (top - PixelGrid.pixels(outer.y, scale)) / scale,
            width: (PixelGrid.pixels(origin.x + exact.width, scale) - left) / scale,
            height: (PixelGrid.pixels(origin.y + exact.height, scale) - top) / scale)
        // A frame described by its mask was set by the user and is not rounded.
        if node.translatesAutoresizingMaskIntoConstraints, node.isPlaced(at: exact) { return nil }
        reports.statistics.frames += 1
        box.rememberFrame(frame)
        return frame
    }

    /// Returns the size of a region whose values changed since the last one, rounded to pixels; nil if it keeps its size.
    func takeSize(of region: any LayoutRegion) -> CGSize? {
        guard let box = region.box, box.engineID == id, box.isStale else { return nil }
        box.isStale = false
        let scale = box.node.pixelScale
        let width = CGFloat(solver.value(of: box.width)), height = CGFloat(solver.value(of: box.height))
        guard isInReach(width), isInReach(height) else { return nil }
        return CGSize(width: PixelGrid.round(width, scale), height: PixelGrid.round(height, scale))
    }

    /// Whether a length, in points, is still a number to place something by. Content that follows the offset of its own scroll view can
    /// double with every pass, up to infinity; beyond this limit (inferred, far above what constraints of one screen can multiply) what was
    /// placed stays where it is.
    private func isInReach(_ length: CGFloat) -> Bool { abs(length) < 1e30 }

    /// Returns a region's frame in its owner's coordinates, rounded like that of a node.
    func frame(of region: any LayoutRegion) -> CGRect {
        settle()
        guard let box = box(of: region) else { return .zero }
        settle()
        let scale = box.node.pixelScale
        func edges(_ start: Variable, _ length: Variable) -> (start: CGFloat, length: CGFloat) {
            let exact = solver.value(of: start)
            let first = PixelGrid.pixels(CGFloat(exact), scale), last = PixelGrid.pixels(CGFloat(exact + solver.value(of: length)), scale)
            return (first / scale, max(0, last - first) / scale)
        }
        let x = edges(box.x, box.width), y = edges(box.y, box.height)
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// Marks what is inside a node that moves by part of a pixel, because its frames then round differently. A box that was never placed may
    /// have content that was placed without it.
    private func moved(_ box: LayoutBox, to new: CGPoint, _ scale: CGFloat) {
        let (x, y) = (new.x - box.exactOrigin.x, new.y - box.exactOrigin.y)
        guard !box.wasPlaced || PixelGrid.isPartOfPixel(x, scale) || PixelGrid.isPartOfPixel(y, scale) else { return }
        markInside(box.node)
    }

    /// Marks the nearest boxes inside a node; nodes without one round nothing themselves.
    func markInside(_ node: any LayoutNode) {
        var isMarked = false
        node.forEachLayoutChild { child in
            guard let box = child.box, box.engineID == id else { return markInside(child) }
            guard !box.isStale else { return }
            box.isStale = true
            isMarked = true
        }
        if isMarked { node.markLayout(.frames) }
    }

    /// Returns the origin of a node's frame in the root's coordinates, before rounding, as if nothing was scrolled.
    private func exactRootOrigin(of node: any LayoutNode) -> CGPoint {
        guard node !== root, let parent = node.layoutParent else { return .zero }
        if let box = node.box { return box.exactOrigin }
        let outer = exactRootOrigin(of: parent), origin = node.uprightOrigin
        return CGPoint(x: outer.x + origin.x, y: outer.y + origin.y)
    }

    /// Sets the size of a root that is not placed by its mask to the one that its constraints determine.
    func resizeRoot(_ box: LayoutBox) {
        guard let root, !isThrowAway, !root.translatesAutoresizingMaskIntoConstraints else { return }
        box.isStale = false
        let exact = exactFrame(of: box), scale = root.pixelScale
        let size = CGSize(width: PixelGrid.round(exact.width, scale), height: PixelGrid.round(exact.height, scale))
        root.resizeRoot(to: size)
    }
}
