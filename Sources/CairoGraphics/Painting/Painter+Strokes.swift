import CPangoCairo
import Foundation
import Graphics
import ImageProcessing

extension Painter {
    func stroke(_ path: CGPath, _ paint: Paint, _ style: StrokeStyle) {
        let device = path.applying(state.transform)
        let corners = style.join == .round && style.solid ? device.corners : []
        guard corners.contains(where: { $0.turn != .sharp }) else { strokeWithCairo(device, paint, style); return }
        // Where it turns by less than a degree, the bevel is as good.
        let dots = corners.filter { $0.turn != .slight }.map(\.point)
        var plain = style
        plain.join = .bevel
        if dots.isEmpty {
            strokeWithCairo(device, paint, plain)
        } else if style.cap == .round || !device.hasEnds {
            plain.cap = .round
            strokeWithCairo(device.adding(dots: dots), paint, plain)
        } else {
            strokeMask(device, dots: dots, paint, plain)
        }
    }

    private func strokeWithCairo(_ device: CGPath, _ paint: Paint, _ style: StrokeStyle) {
        let target = surface
        unsafe withClip(target) { context in
            unsafe withPen(style, tracing: device, in: target, context) {
                unsafe withSource(paint, in: target, context) { unsafe cairo_stroke(context) }
            }
        }
    }

    /// Strokes lines whose ends are not round, and dots, into a mask, through which it paints.
    private func strokeMask(_ device: CGPath, dots: [CGPoint], _ paint: Paint, _ style: StrokeStyle) {
        let target = surface
        let scale = max(hypot(state.transform.a, state.transform.b), hypot(state.transform.c, state.transform.d))
        let reach = style.reach * scale + 1
        let area = state.clip.intersection(PixelRect(covering: device.boundingBox.insetBy(dx: -reach, dy: -reach)))
        guard !area.isEmpty else { return }
        var round = style
        round.cap = .round
        rasterizer.scratch.withSurface(frame: area, format: .alpha) { mask in
            for (path, style) in [(device, style), (CGPath().adding(dots: dots), round)] {
                unsafe mask.withContext { context in
                    unsafe cairo_set_source_rgba(context, 0, 0, 0, 1)
                    unsafe withPen(style, tracing: path, in: mask, context) { unsafe cairo_stroke(context) }
                }
            }
            unsafe withClip(target) { context in
                unsafe withSource(paint, in: target, context) {
                    unsafe cairo_mask_surface(
                        context, mask.cairo, Double(area.left - target.frame.left), Double(area.top - target.frame.top))
                }
            }
        }
    }

    private func withPen(_ style: StrokeStyle, tracing device: CGPath, in target: Surface, _ context: OpaquePointer, _ body: () -> Void) {
        let pen = state.transform.pen
        unsafe trace(device, in: target, context)
        unsafe cairo_save(context)
        var matrix = pen.matrix
        unsafe cairo_transform(context, &matrix)
        unsafe cairo_set_line_width(context, style.width * pen.scale)
        unsafe cairo_set_line_cap(context, style.cap.cairo)
        unsafe cairo_set_line_join(context, style.join.cairo)
        unsafe cairo_set_miter_limit(context, style.miterLimit)
        let dash: [Double] = style.solid ? [] : style.dash.map { $0 * pen.scale }
        unsafe cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase * pen.scale)
        body()
        unsafe cairo_restore(context)
    }

    /// Runs `body` with the stroke's paint as the source.
    private func withSource(_ paint: Paint, in target: Surface, _ context: OpaquePointer, _ body: () -> Void) {
        // Sources are placed in pixels, independent of the pen's transform.
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &matrix)
        unsafe cairo_identity_matrix(context)
        defer { unsafe cairo_set_source_rgba(context, 0, 0, 0, 0) }
        switch paint {
        case .color(let color):
            unsafe setColor(color, context)
            unsafe cairo_set_matrix(context, &matrix)
            body()
        case .axial, .radial, .conic:
            guard let sampler = GradientSampler(paint, transform: state.transform) else { return }
            rasterizer.scratch.withSurface(frame: state.clip, format: .argb) { tile in
                Self.sample(sampler, into: tile)
                unsafe setSource(tile, in: target, context)
                unsafe cairo_set_matrix(context, &matrix)
                body()
            }
        case .pattern(let bitmap, let size):
            withTiles(bitmap, size: size) { pattern, transform in
                unsafe setTiles(pattern, transform, in: target, context)
                unsafe cairo_set_matrix(context, &matrix)
                body()
            }
        }
    }
}

extension StrokeStyle {
    /// Whether the line has no dashes.
    fileprivate var solid: Bool { !dash.contains { $0 > 0 } || dash.contains { $0 < 0 } }
}

extension CGAffineTransform {
    /// The transform of a pen that is round in the list's space, and the scale of its lengths. Any transform other than a rotation and an even
    /// scale makes it an ellipse. A round pen has no transform: Cairo 1.16 draws curves otherwise with one, and as 1.18 without.
    fileprivate var pen: (matrix: cairo_matrix_t, scale: CGFloat) {
        let (across, down) = (hypot(a, b), hypot(c, d))
        let isRound = abs(across - down) <= 1e-9 * across && abs(a * c + b * d) <= 1e-9 * across * down
        let identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
        return isRound ? (identity, across) : (cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: 0, y0: 0), 1)
    }
}

// Where a line turns gently, Cairo 1.18 places the points of a round join otherwise than 1.16. Of 170,280 joins of lines from half a pixel to 50
// pixels, they agree on all that turn by more than 73°. Dots, which are round ends of lines without length, and bevelled joins are the same in
// all releases, so a gentle round join is a bevelled one with a dot on it.
extension CGPath {
    fileprivate struct Corner {
        enum Turn { case slight, gentle, sharp }

        var point: CGPoint
        var turn: Turn
    }

    /// The points at which two lines or curves meet in an angle.
    fileprivate var corners: [Corner] {
        var found: [Corner] = []
        var start = CGPoint.zero, first: CGVector?, at = CGPoint.zero, last: CGVector?
        func turn(_ a: CGVector?, _ b: CGVector?, at point: CGPoint) {
            guard let a, let b else { return }
            let along = a.dx * b.dx + a.dy * b.dy, across = (a.dx * b.dy - a.dy * b.dx).magnitude
            // 1/17° moves no point by 1/256 of a pixel; 1° and 79° are the other limits.
            guard along <= 0 || across > 0.001 * along else { return }
            let isSharp = along <= 0 || across > 5 * along
            found.append(Corner(point: point, turn: isSharp ? .sharp : across > 0.0175 * along ? .gentle : .slight))
        }
        func go(to end: CGPoint, leaving: CGVector?, arriving: CGVector?) {
            turn(last, leaving, at: at)
            if first == nil { first = leaving }
            (at, last) = (end, arriving ?? last)
        }
        for element in elements {
            switch element {
            case .move(let p): (start, at, first, last) = (p, p, nil, nil)
            case .line(let p): go(to: p, leaving: at.direction(to: p), arriving: at.direction(to: p))
            case .curve(let p, let c1, let c2):
                let leaving = at.direction(to: c1) ?? at.direction(to: c2) ?? at.direction(to: p)
                go(to: p, leaving: leaving, arriving: c2.direction(to: p) ?? c1.direction(to: p) ?? at.direction(to: p))
            case .close:
                let closing = at.direction(to: start)
                go(to: start, leaving: closing, arriving: closing)
                turn(last, first, at: start)
                (first, last) = (nil, nil)
            }
        }
        return found
    }

    /// Whether some line of the path is not closed.
    fileprivate var hasEnds: Bool {
        var isOpen = false
        for element in elements {
            switch element {
            case .move: if isOpen { return true }
            case .line, .curve: isOpen = true
            case .close: isOpen = false
            }
        }
        return isOpen
    }

    fileprivate func adding(dots: [CGPoint]) -> CGPath {
        let path = copied
        for dot in dots {
            path.move(to: dot)
            path.addLine(to: dot)
        }
        return path
    }
}

extension CGPoint {
    /// Returns the direction to another point, in no unit; nil if it is the same point.
    fileprivate func direction(to other: CGPoint) -> CGVector? {
        let way = CGVector(dx: other.x - x, dy: other.y - y)
        return hypot(way.dx, way.dy) > 1e-6 ? way : nil
    }
}
