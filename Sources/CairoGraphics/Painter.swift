import CPangoCairo
import Foundation
import Graphics

/// Carries out one display list on one surface. Clips are rectangles of whole pixels; anything else (rounded clips, opacity, masks)
/// is drawn on a surface of its own and composed once, as Core Animation does, so that edges are covered once only.
final class Painter {
    let rasterizer: Rasterizer
    var state: State
    private var saved: [State] = []
    private(set) var layers: [Layer]

    struct State {
        /// From the list's coordinates to pixels of the picture.
        var transform: CGAffineTransform
        var clip: PixelRect
        var blend = CGBlendMode.normal
        /// How many layers a restore must close.
        var openClips = 0
    }

    /// A surface that is being drawn on, and what to do with it at its end.
    struct Layer {
        var surface: Surface
        var purpose: Purpose
        /// How many states were saved when it began.
        var depth = 0
        /// What lies behind it is out of sight for what is drawn into it.
        var isIsolated = false
    }

    enum Purpose {
        case picture
        case group(opacity: CGFloat, blend: CGBlendMode, outer: State)
        case shadow(Shadow, outer: State)
        /// The path is in pixels.
        case clip(CGPath, CGPathFillRule)
    }

    init(rasterizer: Rasterizer, surface: Surface, transform: CGAffineTransform) {
        self.rasterizer = rasterizer
        state = State(transform: transform, clip: surface.frame)
        layers = [Layer(surface: surface, purpose: .picture)]
    }

    var surface: Surface { layers[layers.count - 1].surface }

    func paint(_ list: DisplayList) {
        for at in list.commands.indices { paint(list.commands[at], at: at, in: list) }
    }

    /// Closes what a list left open.
    func finish() {
        while layers.count > 1 || !saved.isEmpty {
            if layers.last.map({ $0.depth >= saved.count }) == true, layers.count > 1 { closeLayer(mask: nil) } else { restore() }
        }
    }

    private func paint(_ command: DisplayCommand, at index: Int, in list: DisplayList) {
        switch command {
        case .save: save()
        case .restore: restore()
        case .concatenate(let transform): state.transform = transform.concatenating(state.transform)
        case .blendMode(let mode): state.blend = mode
        case .clip(let path, let rule): clip(path, rule)
        case .beginGroup(let opacity, let blend):
            begin(.group(opacity: opacity, blend: blend, outer: state), bounds: contentBounds(after: index, in: list))
        case .beginShadowGroup(let shadow):
            begin(.shadow(shadow, outer: state), bounds: contentBounds(after: index, in: list))
        case .beginIsolatedGroup(let rect):
            begin(.group(opacity: 1, blend: state.blend, outer: state), bounds: PixelRect(covering: rect.applying(state.transform)))
            layers[layers.count - 1].isIsolated = true
        case .endGroup(let mask): endGroup(mask: mask)
        case .fill(let path, let paint, let rule): blended(path.boundingBox) { $0.fill(path, paint, rule) }
        case .stroke(let path, let paint, let style): blended(command.bounds ?? .null) { $0.stroke(path, paint, style) }
        case .text(let block, let rect, let centered) where isWithinReach(rect):
            blended(command.bounds ?? rect) { $0.text(block, in: rect, centered: centered) }
        case .image(let source, let rect, let tint) where isWithinReach(rect): blended(rect) { $0.image(source, in: rect, tint: tint) }
        case .text, .image: break
        case .shadow(let path, let shadow, let knockout): blended(command.bounds ?? .null) { $0.shadow(path, shadow, knockout: knockout) }
        case .backdrop(let path, let radius, let saturation): backdrop(path, radius: radius, saturation: saturation)
        }
    }

    /// Letters and pictures are placed in whole pixels: what lies, or is stretched, far beyond any picture or nowhere has none.
    private func isWithinReach(_ rect: CGRect) -> Bool {
        let place = rect.applying(state.transform)
        return [place.minX, place.minY, place.maxX, place.maxY].allSatisfy { $0.magnitude < 1e9 }
    }

    // MARK: States

    private func save() {
        saved.append(state)
        state.openClips = 0
    }

    private func restore() {
        for _ in 0..<state.openClips { closeLayer(mask: nil) }
        guard saved.count > layers[layers.count - 1].depth, let last = saved.popLast() else {
            state.openClips = 0
            return
        }
        state = last
    }

    private func clip(_ path: CGPath, _ rule: CGPathFillRule) {
        let device = path.applying(state.transform)
        if let rect = device.rectangle, let aligned = PixelRect(aligned: rect) {
            state.clip = state.clip.intersection(aligned)
            return
        }
        let bounds = state.clip.intersection(PixelRect(covering: device.boundingBox))
        begin(.clip(device, rule), bounds: bounds)
        state.openClips += 1
    }

    // MARK: Layers

    private func begin(_ purpose: Purpose, bounds: PixelRect) {
        let frame = state.clip.intersection(bounds)
        let surface = rasterizer.scratch.borrow(frame: frame, format: .argb)
        layers.append(Layer(surface: surface, purpose: purpose, depth: saved.count))
        state.clip = frame
        state.blend = .normal
        if case .clip = purpose { return }
        state.openClips = 0
    }

    private func endGroup(mask: DisplayList?) {
        // Clips and states that the group's content left open end with it.
        while true {
            for _ in 0..<state.openClips { closeLayer(mask: nil) }
            state.openClips = 0
            guard layers.count > 1, saved.count > layers[layers.count - 1].depth else { break }
            restore()
        }
        guard layers.count > 1 else { return }
        closeLayer(mask: mask)
    }

    private func closeLayer(mask: DisplayList?) {
        guard layers.count > 1, let layer = layers.popLast() else { return }
        let child = layer.surface
        defer { rasterizer.scratch.giveBack(child) }
        switch layer.purpose {
        case .picture: return
        case .group(let opacity, let blend, let outer):
            state = outer
            if let mask { self.mask(child, with: mask) }
            compose(child, opacity: opacity, blend: blend)
        case .shadow(let shadow, let outer):
            state = outer
            composeShadow(of: child, shadow)
            compose(child, opacity: 1, blend: .normal)
        case .clip(let path, let rule):
            composeClipped(child, path: path, rule: rule)
        }
    }

    private func compose(_ child: Surface, opacity: CGFloat, blend: CGBlendMode) {
        guard !child.frame.isEmpty else { return }
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

    /// Keeps of a surface what the mask paints.
    private func mask(_ child: Surface, with mask: DisplayList) {
        rasterizer.scratch.withSurface(frame: child.frame, format: .argb) { stencil in
            let painter = Painter(rasterizer: rasterizer, surface: stencil, transform: state.transform)
            painter.paint(mask)
            painter.finish()
            unsafe child.withContext { context in
                unsafe cairo_save(context)
                unsafe cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
                unsafe setSource(stencil, in: child, context)
                unsafe cairo_paint(context)
                unsafe cairo_restore(context)
            }
        }
    }

    /// Draws with the state's blend mode: another than the normal one by way of a group, composed with it.
    private func blended(_ bounds: CGRect, _ draw: (Painter) -> Void) {
        guard state.blend != .normal else {
            if !state.clip.isEmpty { draw(self) }
            return
        }
        let outer = state
        // Modes that also change what lies beside the source are kept to its bounds.
        begin(.group(opacity: 1, blend: state.blend, outer: outer), bounds: PixelRect(covering: bounds.applying(state.transform)))
        draw(self)
        closeLayer(mask: nil)
    }

    /// What the group that begins at `index` will cover, in pixels.
    private func contentBounds(after index: Int, in list: DisplayList) -> PixelRect {
        guard let bounds = list.groupBounds(from: index) else { return state.clip }
        return PixelRect(covering: bounds.applying(state.transform)).outset(by: 1)
    }

    // MARK: Cairo

    /// The colours of one surface as the source of drawing on another, pixel for pixel.
    func setSource(_ source: Surface, in target: Surface, _ context: OpaquePointer) {
        unsafe cairo_set_source_surface(
            context, source.cairo, Double(source.frame.left - target.frame.left), Double(source.frame.top - target.frame.top))
        unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    }

    /// Makes a path in pixels of the picture the context's current path.
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

    /// Cairo's clip as the state has it.
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
        // Cairo has no mode that adds darkness; multiplying comes nearest.
        case .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
