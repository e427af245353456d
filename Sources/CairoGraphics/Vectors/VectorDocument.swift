import ImageProcessing
import CPangoCairo
import Foundation
import Graphics

/// Display lists as PDF or SVG, for design review: paths and text stay paths and text. What has no vector form, such as blurred shadows, is
/// drawn as a picture at the list's scale; backdrops are left out.
package enum VectorDocument {
    package enum Format: Sendable { case pdf, svg }

    /// - Parameter size: In points; a point of the list is a point of the page.
    /// - Parameter scale: The pixels per point of what has to be a picture.
    /// - Throws: `LibraryError.cairo` with Cairo's message.
    package static func draw(
        _ list: DisplayList, size: CGSize, scale: CGFloat, background: CGColor? = nil, as format: Format
    ) throws(LibraryError) -> [UInt8] {
        let output = Output()
        let target = unsafe Unmanaged.passUnretained(output).toOpaque()
        let write: cairo_write_func_t = { target, data, count in
            guard let target = unsafe target, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
            unsafe Unmanaged<Output>.fromOpaque(target).takeUnretainedValue().bytes += unsafe UnsafeBufferPointer(
                start: data, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        let surface =
            switch format {
            case .pdf: unsafe cairo_pdf_surface_create_for_stream(write, target, size.width, size.height)
            case .svg: unsafe cairo_svg_surface_create_for_stream(write, target, size.width, size.height)
            }
        guard let surface = unsafe surface, let context = unsafe cairo_create(surface) else { throw .cairo("no surface") }
        defer {
            unsafe cairo_destroy(context)
            unsafe cairo_surface_destroy(surface)
        }
        // Browsers and editors show a point of the list as one of their pixels.
        if format == .svg { unsafe cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX) }
        // The current date would make every file different.
        if format == .pdf { unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z") }
        let painter = unsafe VectorPainter(context: context, scale: scale, rasterizer: Rasterizer())
        if let background { painter.fill(CGPath(rect: CGRect(origin: .zero, size: size)), .color(background), .winding) }
        painter.paint(list.resolved().items)
        unsafe cairo_show_page(context)
        unsafe cairo_surface_finish(surface)
        let status = unsafe cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(unsafe String(cString: cairo_status_to_string(status))) }
        return format == .svg ? renumbered(output.bytes) : output.bytes
    }

    /// Numbers the names in a document from 0, because Cairo counts surfaces over the whole life of a process.
    private static func renumbered(_ bytes: [UInt8]) -> [UInt8] {
        let keywords = ["surface", "image"].map { Array($0.utf8) }
        var numbers: [[UInt8]: Int] = [:]
        var (result, at): ([UInt8], Int) = ([], 0)
        while at < bytes.count {
            result.append(bytes[at])
            let quote = bytes[at]
            at += 1
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "#"),
                let word = keywords.first(where: { bytes[at...].starts(with: $0) })
            else { continue }
            let digits = bytes[(at + word.count)...].prefix { (48...57).contains($0) }
            guard !digits.isEmpty else { continue }
            let name = word + digits
            if numbers[name] == nil { numbers[name] = numbers.count }
            result += word + Array(String(numbers[name] ?? 0).utf8)
            at += name.count
        }
        return result
    }

    private final class Output { var bytes: [UInt8] = [] }
}

/// A face for Cairo with its own FreeType library.
@safe private final class EmbeddedFace {
    let face: OpaquePointer

    init(_ face: OpaquePointer) { unsafe self.face = face }

    deinit { unsafe cairo_font_face_destroy(face) }
}

/// Draws a resolved display list on a vector surface of Cairo.
@safe private final class VectorPainter {
    private let context: OpaquePointer
    private let scale: CGFloat
    private let rasterizer: Rasterizer
    private var faces: [FontFile: EmbeddedFace] = [:]

    init(context: OpaquePointer, scale: CGFloat, rasterizer: Rasterizer) {
        unsafe self.context = context
        self.scale = scale
        self.rasterizer = rasterizer
    }

    func paint(_ items: [ResolvedDisplayList.Item]) {
        for item in items { paint(item) }
    }

    private func paint(_ item: ResolvedDisplayList.Item) {
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        switch item.content {
        case .painting(let painting):
            guard concatenate(item.transform) else { return }
            unsafe cairo_set_operator(context, item.blend.cairo)
            paint(painting)
        case .clip(let path, let rule, let items):
            trace(path)
            unsafe cairo_set_fill_rule(context, rule.cairo)
            unsafe cairo_clip(context)
            paint(items)
        case .group(let group): paint(group, blend: item.blend)
        }
    }

    private func paint(_ painting: Painting) {
        switch painting {
        case .fill(let path, let paint, let rule): fill(path, paint, rule)
        case .stroke(let path, let paint, let style): stroke(path, paint, style)
        case .text(let text): draw(text)
        case .image(_, let rect, _): picture(DisplayList([.paint(painting)]), around: rect)
        case .shadow: picture(DisplayList([.paint(painting)]), around: painting.bounds)
        case .backdrop: return
        }
    }

    /// Returns false if the transform leaves nothing visible.
    private func concatenate(_ t: CGAffineTransform) -> Bool {
        guard t.determinant != 0 else { return false }
        var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
        unsafe cairo_transform(context, &matrix)
        return true
    }

    private func paint(_ group: ResolvedDisplayList.Group, blend: CGBlendMode) {
        unsafe cairo_push_group(context)
        paint(group.items)
        unsafe cairo_pop_group_to_source(context)
        unsafe cairo_set_operator(context, blend.cairo)
        guard let mask = group.mask else {
            var share: CGFloat = 1
            if case .plain(let opacity) = group.kind { share = opacity }
            unsafe cairo_paint_with_alpha(context, share)
            return
        }
        let content = unsafe cairo_pattern_reference(cairo_get_source(context))
        unsafe cairo_push_group(context)
        paint(mask.items)
        let stencil = unsafe cairo_pop_group(context)
        unsafe cairo_set_source(context, content)
        unsafe cairo_mask(context, stencil)
        unsafe cairo_pattern_destroy(stencil)
        unsafe cairo_pattern_destroy(content)
    }

    // MARK: Paths

    func fill(_ path: CGPath, _ paint: Paint, _ rule: CGPathFillRule) {
        if case .conic = paint { picture(DisplayList([.fill(path, paint, rule)]), around: path.boundingBox); return }
        if case .pattern = paint { picture(DisplayList([.fill(path, paint, rule)]), around: path.boundingBox); return }
        setSource(paint)
        trace(path)
        unsafe cairo_set_fill_rule(context, rule.cairo)
        unsafe cairo_fill(context)
    }

    private func stroke(_ path: CGPath, _ paint: Paint, _ style: StrokeStyle) {
        setSource(paint)
        trace(path)
        unsafe cairo_set_line_width(context, style.width)
        unsafe cairo_set_line_cap(context, style.cap.cairo)
        unsafe cairo_set_line_join(context, style.join.cairo)
        unsafe cairo_set_miter_limit(context, style.miterLimit)
        let isDashed = style.dash.contains { $0 > 0 } && style.dash.allSatisfy { $0 >= 0 }
        unsafe cairo_set_dash(context, style.dash.map(Double.init), isDashed ? Int32(style.dash.count) : 0, style.dashPhase)
        unsafe cairo_stroke(context)
    }

    private func trace(_ path: CGPath) {
        unsafe cairo_new_path(context)
        for element in path.elements {
            switch element {
            case .move(let p): unsafe cairo_move_to(context, p.x, p.y)
            case .line(let p): unsafe cairo_line_to(context, p.x, p.y)
            case .curve(let p, let a, let b): unsafe cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
            case .close: unsafe cairo_close_path(context)
            }
        }
    }

    private func setSource(_ paint: Paint) {
        switch paint {
        case .color(let color): unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        case .axial(let gradient, let from, let to):
            unsafe setSource(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), gradient, .identity)
        case .radial(let gradient, let center, let radius):
            let round = CGAffineTransform(scaleX: radius.width / max(radius.height, 1e-6), y: 1)
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            unsafe setSource(cairo_pattern_create_radial(0, 0, 0, 0, 0, max(radius.height, 1e-6)), gradient, round)
        case .conic(let gradient, _, _):
            let color = gradient.stops.first?.color ?? .clear
            unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        case .pattern: unsafe cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 1)
        }
    }

    private func setSource(_ pattern: OpaquePointer?, _ gradient: Gradient, _ transform: CGAffineTransform) {
        for stop in gradient.stops {
            unsafe cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
        }
        let t = transform.inverted()
        var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
        unsafe cairo_pattern_set_matrix(pattern, &matrix)
        unsafe cairo_set_source(context, pattern)
        unsafe cairo_pattern_destroy(pattern)
    }

    // MARK: Text and pictures

    private func draw(_ text: PlacedText) {
        let (block, origin) = (text.block, text.origin)
        for line in text.glyphs.lines {
            for bar in line.backgrounds(of: block, origin: origin) { fill(CGPath(rect: bar.rect), .color(bar.color), .winding) }
            for piece in line.pieces {
                let pen = CGPoint(x: origin.x + piece.x, y: origin.y + line.baseline - piece.raise)
                if block.runs[piece.run].shadow != nil { picture(of: piece, in: text.shadowsAlone, at: pen) }
                switch piece.content {
                case .glyphs(let face, let size, let glyphs):
                    show(glyphs, face: face, size: size, color: block.runs[piece.run].color, pen: pen)
                case .emoji, .attachment: picture(of: piece, in: text, at: pen)
                case .blank: continue
                }
            }
            for bar in line.decorations(of: block, origin: origin) { fill(CGPath(rect: bar.rect), .color(bar.color), .winding) }
        }
    }

    private func show(_ glyphs: [GlyphLayout.Glyph], face: FontFile, size: CGFloat, color: CGColor, pen: CGPoint) {
        guard let font = unsafe embedded(face) else { return }
        unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        unsafe cairo_set_font_face(context, font)
        unsafe cairo_set_font_size(context, size)
        let placed = glyphs.map { cairo_glyph_t(index: UInt($0.id), x: pen.x + $0.x, y: pen.y - $0.y) }
        unsafe cairo_show_glyphs(context, placed, Int32(placed.count))
    }

    /// Returns a face for Cairo, which may keep it longer: each has its own FreeType library, which is freed when Cairo releases the face.
    private func embedded(_ file: FontFile) -> OpaquePointer? {
        if let known = faces[file] { return unsafe known.face }
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return nil }
        var opened: FT_Face?
        guard unsafe file.open(library, &opened) == 0, let opened = unsafe opened,
            let made = unsafe cairo_ft_font_face_create_for_ft_face(opened, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
        else {
            unsafe FT_Done_FreeType(library)
            return nil
        }
        unsafe plumb_hand_over(made, library)
        faces[file] = unsafe EmbeddedFace(made)
        return unsafe made
    }

    /// Draws a piece as a picture (emoji, attachments, shadows): the whole text, cropped to this piece.
    private func picture(of piece: GlyphLayout.Piece, in text: PlacedText, at pen: CGPoint) {
        let height = max(piece.metrics.lineHeight, 1) * 1.2
        let area = CGRect(x: pen.x, y: pen.y - height, width: piece.width, height: height * 1.4)
        picture(DisplayList([.text(text)]), around: area)
    }

    /// Draws as a picture, at the document's scale, what only pixels can show.
    private func picture(_ list: DisplayList, around bounds: CGRect) {
        let area = CGRect(
            x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down), width: (bounds.width + 2).rounded(.up),
            height: (bounds.height + 2).rounded(.up))
        guard !bounds.isNull, area.width < 8192, area.height < 8192 else { return }
        let moved = DisplayList([.concatenate(CGAffineTransform(translationX: -area.minX, y: -area.minY))] + list.commands)
        let bitmap = rasterizer.draw(moved, size: area.size, scale: scale)
        let surface = Surface(frame: bitmap.frame, format: .argb)
        surface.copy(bitmap)
        unsafe cairo_save(context)
        unsafe cairo_translate(context, area.minX, area.minY)
        unsafe cairo_scale(context, 1 / scale, 1 / scale)
        unsafe cairo_set_source_surface(context, surface.cairo, 0, 0)
        unsafe cairo_rectangle(context, 0, 0, Double(bitmap.width), Double(bitmap.height))
        unsafe cairo_fill(context)
        unsafe cairo_restore(context)
        unsafe cairo_set_source_rgba(context, 0, 0, 0, 1)
    }
}

extension PlacedText {
    /// The same lines with only the letters' shadows visible.
    fileprivate var shadowsAlone: PlacedText {
        var text = self
        for at in block.runs.indices {
            text.block.runs[at].color = .clear
            text.block.runs[at].backgroundColor = nil
            (text.block.runs[at].underline, text.block.runs[at].strikethrough) = (nil, nil)
        }
        return text
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}
