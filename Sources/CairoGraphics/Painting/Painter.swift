import ImageProcessing
import CPangoCairo
import Foundation
import Graphics

/// Draws one resolved display list on one surface. Clips are rectangles of whole pixels; anything else (rounded clips, opacity, masks) is
/// drawn on a separate surface and composed once, as Core Animation does, so that edges are only covered once.
final class Painter {
    typealias Item = ResolvedDisplayList.Item

    let rasterizer: Rasterizer
    var state: State
    private(set) var layers: [Layer]

    /// The state of the item that is being painted.
    struct State {
        /// The transform from the item's coordinates to pixels of the picture.
        var transform: CGAffineTransform
        var clip: PixelRect
    }

    /// A surface that is being drawn on.
    struct Layer {
        var surface: Surface
        /// Whether a backdrop drawn into it does not see what is behind it.
        var isIsolated = false
    }

    init(rasterizer: Rasterizer, surface: Surface) {
        self.rasterizer = rasterizer
        state = State(transform: .identity, clip: surface.frame)
        layers = [Layer(surface: surface)]
    }

    var surface: Surface { layers[layers.count - 1].surface }

    func paint(_ items: [Item]) {
        for item in items { paint(item) }
    }

    private func paint(_ item: Item) {
        switch item.content {
        case .painting(let painting):
            state.transform = item.transform
            paint(painting, blend: item.blend, bounds: item.bounds)
        case .clip(let path, let rule, let items): paint(items, within: path, rule, bounds: item.bounds)
        case .group(let group): paint(group, item)
        }
    }

    /// Paints with a blend mode; one other than normal is applied by composing a group.
    private func paint(_ painting: Painting, blend: CGBlendMode, bounds: CGRect) {
        guard blend != .normal else {
            if !state.clip.isEmpty { paint(painting) }
            return
        }
        // Modes that also change pixels beside the source are limited to its bounds.
        withLayer(within: PixelRect(covering: bounds)) {
            paint(painting)
        } compose: {
            compose($0, opacity: 1, blend: blend)
        }
    }

    private func paint(_ painting: Painting) {
        switch painting {
        case .fill(let path, let paint, let rule): fill(path, paint, rule)
        case .stroke(let path, let paint, let style): stroke(path, paint, style)
        case .text(let text): if isWithinReach(text.rect) { draw(text) }
        case .image(let source, let rect, let tint): if isWithinReach(rect) { image(source, in: rect, tint: tint) }
        case .shadow(let path, let shadow, let knockout): self.shadow(path, shadow, knockout: knockout)
        case .backdrop(let path, let radius, let saturation): backdrop(path, radius: radius, saturation: saturation)
        }
    }

    /// Whether a rectangle can be placed in whole pixels: letters and pictures far beyond any picture, or at no valid place, cannot.
    private func isWithinReach(_ rect: CGRect) -> Bool {
        let target = rect.applying(state.transform)
        return [target.minX, target.minY, target.maxX, target.maxY].allSatisfy { $0.magnitude < 1e9 }
    }

    // MARK: Clips and groups

    private func paint(_ items: [Item], within path: CGPath, _ rule: CGPathFillRule, bounds: CGRect) {
        if let aligned = path.rectangle.flatMap(PixelRect.init(aligned:)) {
            let outer = state.clip
            state.clip = outer.intersection(aligned)
            paint(items)
            state.clip = outer
        } else {
            withLayer(within: PixelRect(covering: bounds).outset(by: 1)) {
                paint(items)
            } compose: {
                composeClipped($0, path: path, rule: rule)
            }
        }
    }

    private func paint(_ group: ResolvedDisplayList.Group, _ item: Item) {
        let bounds = PixelRect(covering: item.bounds).outset(by: 1)
        switch group.kind {
        case .plain(let opacity):
            withLayer(within: bounds) {
                paint(group.items)
            } compose: { child in
                if let mask = group.mask { keep(of: child, where: mask) }
                compose(child, opacity: opacity, blend: item.blend)
            }
        case .isolated:
            withLayer(within: PixelRect(covering: item.bounds), isIsolated: true) {
                paint(group.items)
            } compose: { child in
                if let mask = group.mask { keep(of: child, where: mask) }
                compose(child, opacity: 1, blend: item.blend)
            }
        case .filtered(let filter): paint(group.items, item, filter)
        case .shadow(let shadow):
            withLayer(within: bounds) {
                paint(group.items)
            } compose: { child in
                state.transform = item.transform
                composeShadow(of: child, shadow)
                compose(child, opacity: 1, blend: .normal)
            }
        }
    }

    /// Paints items whose pixels are changed afterwards. A blur needs what lies outside of the clip, too.
    private func paint(_ items: [Item], _ item: Item, _ filter: GroupFilter) {
        let scale = abs(item.transform.determinant).squareRoot()
        let reach = filter.blurRadius > 0 ? Blur.reach(sigma: filter.blurRadius * scale) + 1 : 1
        let outer = state.clip
        state.clip = outer.outset(by: reach)
        withLayer(within: PixelRect(covering: item.bounds).outset(by: 1)) {
            paint(items)
        } compose: { child in
            state.clip = outer
            child.apply(filter, scale: scale)
            unsafe withClip(surface) { _ in compose(child, opacity: 1, blend: item.blend) }
        }
    }

    /// Paints on a separate surface, which is then composed with the one below.
    private func withLayer(within bounds: PixelRect, isIsolated: Bool = false, _ paint: () -> Void, compose: (Surface) -> Void) {
        let outer = state, frame = outer.clip.intersection(bounds)
        let child = rasterizer.scratch.borrow(frame: frame, format: .argb)
        layers.append(Layer(surface: child, isIsolated: isIsolated))
        state.clip = frame
        paint()
        layers.removeLast()
        state = outer
        compose(child)
        rasterizer.scratch.giveBack(child)
    }

    private func compose(_ child: Surface, opacity: CGFloat, blend: CGBlendMode) {
        guard !child.frame.isEmpty else { return }
        if opacity < 1, blend.mixesComponents {
            fade(child, opacity)
            compose(child, opacity: 1, blend: blend)
            return
        }
        let target = surface
        unsafe target.withContext { context in
            unsafe cairo_save(context)
            unsafe cairo_set_operator(context, blend.cairo)
            unsafe setSource(child, in: target, context)
            unsafe cairo_rectangle(
                context, Double(child.frame.left - target.frame.left), Double(child.frame.top - target.frame.top),
                Double(child.frame.width),
                Double(child.frame.height))
            unsafe cairo_clip(context)
            unsafe cairo_paint_with_alpha(context, Double(opacity))
            unsafe cairo_restore(context)
        }
    }

    /// Multiplies a surface by an opacity.
    private func fade(_ surface: Surface, _ opacity: CGFloat) {
        unsafe surface.withContext { context in
            unsafe cairo_save(context)
            unsafe cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
            unsafe cairo_set_source_rgba(context, 0, 0, 0, Double(opacity))
            unsafe cairo_paint(context)
            unsafe cairo_restore(context)
        }
    }

    private func composeClipped(_ child: Surface, path: CGPath, rule: CGPathFillRule) {
        guard !child.frame.isEmpty else { return }
        let target = surface
        unsafe target.withContext { context in
            unsafe setSource(child, in: target, context)
            unsafe trace(path, in: target, context)
            unsafe cairo_set_fill_rule(context, rule.cairo)
            unsafe cairo_fill(context)
            unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
        }
    }

    /// Keeps only the part of a surface where the mask paints.
    private func keep(of child: Surface, where mask: ResolvedDisplayList) {
        rasterizer.scratch.withSurface(frame: child.frame, format: .argb) { stencil in
            Painter(rasterizer: rasterizer, surface: stencil).paint(mask.items)
            unsafe child.withContext { context in
                unsafe cairo_save(context)
                unsafe cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
                unsafe setSource(stencil, in: child, context)
                unsafe cairo_paint(context)
                unsafe cairo_restore(context)
            }
        }
    }

    // MARK: Cairo

    /// Sets one surface as the source of drawing on another, pixel for pixel.
    func setSource(_ source: Surface, in target: Surface, _ context: OpaquePointer) {
        unsafe cairo_set_source_surface(
            context, source.cairo, Double(source.frame.left - target.frame.left), Double(source.frame.top - target.frame.top))
        unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    }

    /// Sets the context's current path to a path in pixels of the picture.
    func trace(_ path: CGPath, in target: Surface, _ context: OpaquePointer) {
        let (dx, dy) = (CGFloat(target.frame.left), CGFloat(target.frame.top))
        unsafe cairo_new_path(context)
        for element in path.elements {
            switch element {
            case .move(let p): unsafe cairo_move_to(context, p.x - dx, p.y - dy)
            case .line(let p): unsafe cairo_line_to(context, p.x - dx, p.y - dy)
            case .curve(let p, let c1, let c2):
                unsafe cairo_curve_to(context, c1.x - dx, c1.y - dy, c2.x - dx, c2.y - dy, p.x - dx, p.y - dy)
            case .close: unsafe cairo_close_path(context)
            }
        }
    }

    /// Runs `body` with Cairo's clip set to that of the state.
    func withClip(_ target: Surface, _ body: (OpaquePointer) -> Void) {
        unsafe target.withContext { context in
            guard state.clip != target.frame else { unsafe body(context); return }
            unsafe cairo_save(context)
            unsafe cairo_rectangle(
                context, Double(state.clip.left - target.frame.left), Double(state.clip.top - target.frame.top), Double(state.clip.width),
                Double(state.clip.height))
            unsafe cairo_clip(context)
            unsafe body(context)
            unsafe cairo_restore(context)
        }
    }
}

extension CGBlendMode {
    /// Whether a colour depends on all components of both colours. Pixman's releases differ in how they apply an opacity to these modes.
    fileprivate var mixesComponents: Bool { [.hue, .saturation, .color, .luminosity].contains(self) }

    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_DEST_OUT
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        // Cairo has no mode that adds darkness; multiplying is the closest.
        case .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
