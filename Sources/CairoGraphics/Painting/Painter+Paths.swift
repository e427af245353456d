import ImageProcessing
import CPangoCairo
import Foundation
import Graphics

extension Painter {
    func fill(_ path: CGPath, _ paint: Paint, _ rule: CGPathFillRule) {
        let device = path.applying(state.transform)
        let area = state.clip.intersection(PixelRect(covering: device.boundingBox))
        guard !area.isEmpty else { return }
        switch paint {
        case .color(let color):
            if let rect = device.rectangle, let aligned = PixelRect(aligned: rect) { fill(aligned, color); return }
            unsafe fillWithCairo(device, rule) { context, _ in unsafe setColor(color, context) }
        case .axial, .radial, .conic:
            guard let sampler = GradientSampler(paint, transform: state.transform) else { return }
            if let rect = device.rectangle, let aligned = PixelRect(aligned: rect) { fill(aligned, sampler); return }
            rasterizer.scratch.withSurface(frame: area, format: .argb) { tile in
                Self.sample(sampler, into: tile)
                unsafe fillWithCairo(device, rule) { context, target in unsafe setSource(tile, in: target, context) }
            }
        case .pattern(let bitmap, let size):
            withTiles(bitmap, size: size) { pattern, transform in
                unsafe fillWithCairo(device, rule) { context, target in unsafe setTiles(pattern, transform, in: target, context) }
            }
        }
    }

    func setColor(_ color: CGColor, _ context: OpaquePointer) {
        unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    private func fillWithCairo(_ device: CGPath, _ rule: CGPathFillRule, source: (OpaquePointer, Surface) -> Void) {
        let target = surface
        unsafe withClip(target) { context in
            unsafe source(context, target)
            unsafe trace(device, in: target, context)
            unsafe cairo_set_fill_rule(context, rule.cairo)
            unsafe cairo_fill(context)
            // Releases a source whose memory is about to be reused.
            unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
        }
    }

    // MARK: Whole pixels, by our own loops

    func fill(_ rect: PixelRect, _ color: CGColor) {
        let area = state.clip.intersection(rect), target = surface
        guard !area.isEmpty else { return }
        let pixel = PixelColor(color).pixel
        for y in area.top..<area.bottom {
            unsafe PixelBlending.blend(pixel, into: target.pixels(y) + (area.left - target.frame.left), count: area.width)
        }
        target.markDirty()
    }

    private func fill(_ rect: PixelRect, _ sampler: GradientSampler) {
        let area = state.clip.intersection(rect), target = surface
        guard !area.isEmpty else { return }
        var line = [UInt32](repeating: 0, count: area.width)
        unsafe line.withUnsafeMutableBufferPointer { line in
            guard let colors = line.baseAddress else { return }
            for y in area.top..<area.bottom {
                let row = unsafe target.pixels(y) + (area.left - target.frame.left)
                if y == area.top || !sampler.isHorizontal { unsafe sampler.fill(colors, x: area.left, y: y, count: area.width) }
                if sampler.isOpaque {
                    unsafe row.update(from: colors, count: area.width)
                } else {
                    unsafe PixelBlending.blend(colors, over: row, count: area.width)
                }
            }
        }
        target.markDirty()
    }

    static func sample(_ sampler: GradientSampler, into tile: Surface) {
        for y in tile.frame.top..<tile.frame.bottom {
            unsafe sampler.fill(tile.pixels(y), x: tile.frame.left, y: y, count: tile.frame.width)
        }
        tile.markDirty()
    }

    // MARK: Patterns

    func withTiles(_ bitmap: Bitmap, size: CGSize, _ body: (Surface, CGAffineTransform) -> Void) {
        guard bitmap.width > 0, bitmap.height > 0, size.width > 0, size.height > 0 else { return }
        let tile = Surface(frame: PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height), format: .argb)
        tile.copy(bitmap)
        let scale = CGAffineTransform(scaleX: size.width / CGFloat(bitmap.width), y: size.height / CGFloat(bitmap.height))
        body(tile, scale.concatenating(state.transform))
    }

    func setTiles(_ tile: Surface, _ transform: CGAffineTransform, in target: Surface, _ context: OpaquePointer) {
        let placed = transform.concatenating(
            CGAffineTransform(translationX: -CGFloat(target.frame.left), y: -CGFloat(target.frame.top)))
        unsafe setImage(tile, placed, context)
        unsafe cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT)
    }

    /// - Parameter transform: The transform from the image's pixels to the target's.
    func setImage(_ image: Surface, _ transform: CGAffineTransform, _ context: OpaquePointer) {
        let inverse = transform.inverted()
        var matrix = cairo_matrix_t(xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx, y0: inverse.ty)
        unsafe cairo_set_source_surface(context, image.cairo, 0, 0)
        unsafe cairo_pattern_set_matrix(cairo_get_source(context), &matrix)
        let isExact = abs(transform.a - 1) < 1e-6 && abs(transform.d - 1) < 1e-6 && transform.b == 0 && transform.c == 0
        unsafe cairo_pattern_set_filter(cairo_get_source(context), isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    }
}

extension CGPath {
    /// The axis-aligned rectangle that the path is, or nil if it is anything else.
    var rectangle: CGRect? {
        guard elements.count == 5 || elements.count == 6 else { return nil }
        guard case .move(let a) = elements[0], case .line(let b) = elements[1], case .line(let c) = elements[2],
            case .line(let d) = elements[3]
        else { return nil }
        if elements.count == 6 { guard case .line(let e) = elements[4], e == a else { return nil } }
        guard elements.last == .close else { return nil }
        let isUpright = (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x) || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
        return isUpright ? boundingBox : nil
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension Surface {
    /// Fills the surface with a picture of the same size.
    func copy(_ bitmap: Bitmap) {
        unsafe bitmap.bytes.withUnsafeBufferPointer { bytes in
            guard let source = bytes.baseAddress else { return }
            for y in 0..<min(frame.height, bitmap.height) {
                unsafe (data + y * stride).update(from: source + y * bitmap.width * 4, count: min(bitmap.width, frame.width) * 4)
            }
        }
        markDirty()
    }
}
