import ImageProcessing
import CPangoCairo
import Foundation
import Graphics

/// Blurred shapes, kept between pictures. A stretchable one (a rounded rectangle) is kept once for all sizes.
final class ShadowCache {
    struct Key: Hashable {
        /// The smallest shape that can be stretched to the wanted one, from its top-left corner, rounded to 1/16 pixel.
        var path: CGPath
        /// The standard deviation in 1/16 pixels.
        var sigma: Int
    }

    /// The coverage around a shape.
    final class Mask {
        /// The distance from the mask's corner to the shape's, in pixels.
        let margin: Int
        let width, height: Int
        let coverage: [UInt8]

        init(margin: Int, width: Int, height: Int, coverage: [UInt8]) {
            self.margin = margin
            self.width = width
            self.height = height
            self.coverage = coverage
        }
    }

    private var masks: [Key: Mask] = [:]
    private var bytes = 0
    private static let limit = 32 << 20

    func mask(_ key: Key, make: () -> Mask) -> Mask {
        if let known = masks[key] { return known }
        let mask = make()
        bytes += mask.coverage.count
        if bytes > Self.limit {
            masks.removeAll()
            bytes = mask.coverage.count
        }
        masks[key] = mask
        return mask
    }
}

extension Painter {
    func shadow(_ path: CGPath, _ shadow: Shadow, knockout: Bool) {
        let scale = abs(state.transform.determinant).squareRoot()
        let sigma = shadow.radius * scale
        let shape = path.applying(state.transform)
        let offset = shadow.offset.applying(state.transform)
        let cast = shape.applying(CGAffineTransform(translationX: offset.width, y: offset.height))
        let color = PixelColor(shadow.color)
        guard color.alpha > 0, !path.isEmpty, sigma.isFinite else { return }
        guard sigma > 0.05 else {
            fill(
                path.applying(CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)), .color(shadow.color), .winding
            ); return
        }
        let frame = PixelRect(covering: cast.boundingBox)
        let reach = Blur.reach(sigma: sigma)
        guard !frame.outset(by: reach + 1).intersection(state.clip).isEmpty else { return }
        let slices = Slices(cast, frame: frame, reach: reach)
        let key = ShadowCache.Key(path: slices.path, sigma: Int((sigma * 16).rounded()))
        let mask = rasterizer.shadows.mask(key) { Self.blurred(slices.path, frame: slices.frame, sigma: CGFloat(key.sigma) / 16) }
        blend(mask, slices: slices, over: frame, color: color, hidden: knockout ? Self.inside(shape) : [])
    }

    /// A shape in which the parts whose blur repeats along straight edges are shortened to one pixel.
    private struct Slices {
        let path: CGPath
        /// The frame of the small shape, from pixel 0.
        var frame: PixelRect
        /// The columns and rows of the wanted shape that the middle pixel represents in addition to itself.
        var extraWidth = 0, extraHeight = 0
        /// The middle column and row of the small shape.
        var middleX = 0, middleY = 0

        init(_ shape: CGPath, frame whole: PixelRect, reach: Int) {
            let origin = CGAffineTransform(translationX: -CGFloat(whole.left), y: -CGFloat(whole.top))
            let moved = shape.applying(origin)
            frame = PixelRect(left: 0, top: 0, right: whole.width, bottom: whole.height)
            let corners = moved.corners
            let keepX = Int(corners.width.rounded(.up)) + reach + 2, keepY = Int(corners.height.rounded(.up)) + reach + 2
            if moved.isStraightBetweenCorners {
                if whole.width > keepX * 2 + 1 { (extraWidth, middleX, frame.right) = (whole.width - keepX * 2 - 1, keepX, keepX * 2 + 1) }
                if whole.height > keepY * 2 + 1 {
                    (extraHeight, middleY, frame.bottom) = (whole.height - keepY * 2 - 1, keepY, keepY * 2 + 1)
                }
            }
            let box = moved.boundingBox
            let (cutX, cutY) = (CGFloat(extraWidth), CGFloat(extraHeight))
            path = moved.mapPoints { point in
                CGPoint(
                    x: Self.sixteenth(point.x > box.midX ? point.x - cutX : point.x),
                    y: Self.sixteenth(point.y > box.midY ? point.y - cutY : point.y))
            }
        }

        private static func sixteenth(_ value: CGFloat) -> CGFloat { (value * 16).rounded() / 16 }
    }

    private static func blurred(_ path: CGPath, frame: PixelRect, sigma: CGFloat) -> ShadowCache.Mask {
        let margin = Blur.reach(sigma: sigma) + 1
        let area = frame.outset(by: margin)
        let surface = Surface(frame: area, format: .alpha)
        unsafe surface.withContext { context in
            unsafe cairo_set_source_rgba(context, 0, 0, 0, 1)
            for element in path.elements {
                let (dx, dy) = (CGFloat(area.left), CGFloat(area.top))
                switch element {
                case .move(let p): unsafe cairo_move_to(context, p.x - dx, p.y - dy)
                case .line(let p): unsafe cairo_line_to(context, p.x - dx, p.y - dy)
                case .curve(let p, let a, let b): unsafe cairo_curve_to(context, a.x - dx, a.y - dy, b.x - dx, b.y - dy, p.x - dx, p.y - dy)
                case .close: unsafe cairo_close_path(context)
                }
            }
            unsafe cairo_fill(context)
        }
        var coverage: [UInt8] = []
        coverage.reserveCapacity(area.width * area.height)
        for y in area.top..<area.bottom {
            unsafe coverage.append(contentsOf: UnsafeBufferPointer(start: surface.row(y), count: area.width))
        }
        Blur.blur(&coverage, width: area.width, height: area.height, sigma: sigma)
        return ShadowCache.Mask(margin: margin, width: area.width, height: area.height, coverage: coverage)
    }

    /// Returns rectangles well inside a shape that hides its own shadow.
    private static func inside(_ shape: CGPath) -> [PixelRect] {
        guard shape.isStraightBetweenCorners else { return [] }
        let box = shape.boundingBox, corners = shape.corners
        func rect(_ dx: CGFloat, _ dy: CGFloat) -> PixelRect {
            guard box.width > dx * 2, box.height > dy * 2 else { return .empty }
            let inner = box.insetBy(dx: dx, dy: dy)
            return PixelRect(
                left: Int(inner.minX.rounded(.up)), top: Int(inner.minY.rounded(.up)), right: Int(inner.maxX.rounded(.down)),
                bottom: Int(inner.maxY.rounded(.down)))
        }
        return [rect(1, corners.height + 1), rect(corners.width + 1, 1)].filter { !$0.isEmpty }
    }

    private func blend(_ mask: ShadowCache.Mask, slices: Slices, over frame: PixelRect, color: PixelColor, hidden: [PixelRect]) {
        let area = frame.outset(by: mask.margin).intersection(state.clip), target = surface
        guard !area.isEmpty else { return }
        let top = frame.top - mask.margin
        let line = StretchedLine(
            left: frame.left - mask.margin, middle: slices.middleX + mask.margin, extra: slices.extraWidth, color: color)
        unsafe mask.coverage.withUnsafeBufferPointer { coverage in
            guard let source = coverage.baseAddress else { return }
            for y in area.top..<area.bottom {
                let row = Self.source(of: y - top, middle: slices.middleY + mask.margin, extra: slices.extraHeight)
                let values = unsafe source + row * mask.width
                let pixels = unsafe target.pixels(y) - target.frame.left
                guard let gap = hidden.first(where: { y >= $0.top && y < $0.bottom && $0.right > area.left && $0.left < area.right }) else {
                    unsafe line.blend(values, into: pixels, from: area.left, to: area.right)
                    continue
                }
                unsafe line.blend(values, into: pixels, from: area.left, to: max(gap.left, area.left))
                unsafe line.blend(values, into: pixels, from: min(gap.right, area.right), to: area.right)
            }
        }
        target.markDirty()
    }

    /// A row of a small shape's coverage, whose middle represents `extra` more pixels.
    private struct StretchedLine {
        var left, middle, extra: Int
        var color: PixelColor

        /// - Parameter pixels: The place of the picture's column 0.
        func blend(_ values: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int) {
            let (runStart, runEnd) = (left + middle, left + middle + extra + 1)
            let head = min(end, runStart)
            if start < head {
                unsafe PixelBlending.blend(color, coverage: values + (start - left), into: pixels + start, count: head - start)
            }
            let (from, to) = (max(start, runStart), min(end, runEnd))
            if from < to {
                let pixel = unsafe PixelBlending.scaled(color.pixel, UInt32(values[middle]))
                unsafe PixelBlending.blend(pixel, into: pixels + from, count: to - from)
            }
            let tail = max(start, runEnd)
            if tail < end {
                unsafe PixelBlending.blend(color, coverage: values + (tail - left - extra), into: pixels + tail, count: end - tail)
            }
        }
    }

    /// Returns the row of the small shape that represents a row of the wanted one.
    private static func source(of position: Int, middle: Int, extra: Int) -> Int {
        position <= middle ? position : position <= middle + extra ? middle : position - extra
    }

    // MARK: Shadows of layers

    /// Draws the blurred alpha of a layer below the place of the layer.
    func composeShadow(of child: Surface, _ shadow: Shadow) {
        guard !child.frame.isEmpty else { return }
        let sigma = shadow.radius * abs(state.transform.determinant).squareRoot()
        let margin = Blur.reach(sigma: sigma) + 1
        let (width, height) = (child.frame.width + margin * 2, child.frame.height + margin * 2)
        var plane = [UInt8](repeating: 0, count: width * height)
        for y in 0..<child.frame.height {
            let row = unsafe child.pixels(y + child.frame.top)
            for x in 0..<child.frame.width { plane[(y + margin) * width + x + margin] = unsafe UInt8(truncatingIfNeeded: row[x] >> 24) }
        }
        Blur.blur(&plane, width: width, height: height, sigma: sigma)
        let offset = shadow.offset.applying(state.transform)
        let left = child.frame.left - margin + Int(offset.width.rounded()), top = child.frame.top - margin + Int(offset.height.rounded())
        let area = PixelRect(left: left, top: top, right: left + width, bottom: top + height).intersection(state.clip)
        let color = PixelColor(shadow.color), target = surface
        guard !area.isEmpty else { return }
        unsafe plane.withUnsafeBufferPointer { plane in
            guard let source = plane.baseAddress else { return }
            for y in area.top..<area.bottom {
                unsafe PixelBlending.blend(
                    color, coverage: source + (y - top) * width + (area.left - left),
                    into: target.pixels(y) + (area.left - target.frame.left),
                    count: area.width)
            }
        }
        target.markDirty()
    }

    // MARK: Backdrops

    /// Replaces what was drawn inside a path by its blur, as seen through a material over it.
    func backdrop(_ path: CGPath, radius: CGFloat, saturation: CGFloat) {
        let device = path.applying(state.transform)
        let aligned = device.rectangle.flatMap(PixelRect.init(aligned:))
        let area = (aligned ?? PixelRect(covering: device.boundingBox)).intersection(state.clip)
        let sigma = radius * abs(state.transform.determinant).squareRoot()
        guard !area.isEmpty else { return }
        let behind = area.outset(by: Blur.reach(sigma: sigma)).intersection(layers[isolated].surface.frame)
        let backdrop = withBackdrop(behind) { Backdrop($0, frame: behind, sigma: sigma, saturation: saturation) }
        let target = surface
        if aligned != nil, backdrop.isOpaque { backdrop.draw(into: target, within: area); return }
        rasterizer.scratch.withSurface(frame: area, format: .argb) { copy in
            backdrop.draw(into: copy, within: area)
            unsafe withClip(target) { context in
                unsafe setSource(copy, in: target, context)
                unsafe trace(device, in: target, context)
                unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
                unsafe cairo_fill(context)
                unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
            }
        }
    }

    /// The index of the open layer behind which a backdrop cannot see: an isolated group or the picture.
    private var isolated: Int { layers.lastIndex(where: \.isIsolated) ?? 0 }

    /// Runs `body` with everything below, from the picture up, because inside a group the picture's own layer is not composed yet.
    private func withBackdrop<Result>(_ behind: PixelRect, _ body: (Surface) -> Result) -> Result {
        guard layers.count - 1 > isolated else { return body(surface) }
        return rasterizer.scratch.withSurface(frame: behind, format: .argb) { copy in
            for layer in layers[isolated...] { Self.composite(layer.surface, over: copy) }
            return body(copy)
        }
    }

    private static func composite(_ source: Surface, over target: Surface) {
        let area = source.frame.intersection(target.frame)
        guard !area.isEmpty else { return }
        for y in area.top..<area.bottom {
            let from = unsafe source.pixels(y) + (area.left - source.frame.left)
            let to = unsafe target.pixels(y) + (area.left - target.frame.left)
            unsafe PixelBlending.blend(from, over: to, count: area.width)
        }
        target.markDirty()
    }
}

extension CGPath {
    fileprivate func mapPoints(_ change: (CGPoint) -> CGPoint) -> CGPath {
        let path = CGPath()
        for element in elements {
            switch element {
            case .move(let p): path.move(to: change(p))
            case .line(let p): path.addLine(to: change(p))
            case .curve(let p, let a, let b): path.addCurve(to: change(p), control1: change(a), control2: change(b))
            case .close: path.closeSubpath()
            }
        }
        return path
    }

    /// The greatest distance of the outline's points from the bounding box's corners, in each direction.
    fileprivate var corners: CGSize {
        let box = boundingBox
        var size = CGSize.zero
        for point in outlinePoints {
            size.width = max(size.width, min(point.x - box.minX, box.maxX - point.x))
            size.height = max(size.height, min(point.y - box.minY, box.maxY - point.y))
        }
        return size
    }

    /// Whether this is a single outline whose sides between the corners are on the bounding box: a rectangle with any corners.
    fileprivate var isStraightBetweenCorners: Bool {
        let box = boundingBox
        var previous: CGPoint?
        var moves = 0
        func isOnEdge(_ p: CGPoint, _ q: CGPoint) -> Bool {
            (abs(p.y - q.y) < 1e-6 && (abs(p.y - box.minY) < 1e-6 || abs(p.y - box.maxY) < 1e-6))
                || (abs(p.x - q.x) < 1e-6 && (abs(p.x - box.minX) < 1e-6 || abs(p.x - box.maxX) < 1e-6))
        }
        for element in elements {
            switch element {
            case .move(let p):
                moves += 1
                previous = p
            case .line(let p):
                if let last = previous, last != p, !isOnEdge(last, p) { return false }
                previous = p
            case .curve(let p, _, _):
                // A curve that crosses the middle could not be cut there.
                if let last = previous, (last.x - box.midX) * (p.x - box.midX) < 0 || (last.y - box.midY) * (p.y - box.midY) < 0 {
                    return false
                }
                previous = p
            case .close: continue
            }
        }
        return moves == 1
    }

    private var outlinePoints: [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let p), .line(let p): [p]
            case .curve(let p, let a, let b): [a, b, p]
            case .close: []
            }
        }
    }
}
