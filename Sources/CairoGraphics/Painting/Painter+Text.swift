import ImageProcessing
import CPangoCairo
import Foundation
import Graphics

extension Painter {
    func draw(_ text: PlacedText) {
        for line in text.glyphs.lines {
            for bar in line.backgrounds(of: text.block, origin: text.origin) { fillSnapped(bar.rect, bar.color) }
            for piece in line.pieces { paint(piece, of: text.block, baseline: line.baseline, origin: text.origin) }
            for bar in line.decorations(of: text.block, origin: text.origin) { fillSnapped(bar.rect, bar.color) }
        }
    }

    private func paint(_ piece: GlyphLayout.Piece, of block: TextBlock, baseline: CGFloat, origin: CGPoint) {
        let run = block.runs[piece.run]
        if let shadow = run.shadow {
            paintContent(
                piece, color: shadow.color, at: CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height), baseline,
                blur: shadow.radius)
        }
        paintContent(piece, color: run.color, at: origin, baseline, blur: 0)
    }

    private func paintContent(_ piece: GlyphLayout.Piece, color: CGColor, at origin: CGPoint, _ baseline: CGFloat, blur: CGFloat) {
        let pen = CGPoint(x: origin.x + piece.x, y: origin.y + baseline - piece.raise)
        switch piece.content {
        case .blank: return
        case .glyphs(let file, let size, let glyphs):
            guard let face = rasterizer.faces[file] else { return }
            paint(glyphs, face: face, size: size, color: color, pen: pen, blur: blur)
        case .emoji(let file, let side, let glyphs):
            guard blur == 0, let face = rasterizer.faces[file] else { return }
            for glyph in glyphs {
                paintEmoji(
                    glyph.id, face: face, side: side, pen: CGPoint(x: pen.x + glyph.x, y: pen.y), metrics: piece.metrics, alpha: color.alpha
                )
            }
        case .attachment(let attachment):
            guard blur == 0, let bitmap = attachment.image else { return }
            let bounds = attachment.bounds
            image(
                ImageSource(bitmap: bitmap, size: bounds.size),
                in: CGRect(x: pen.x + bounds.minX, y: pen.y - bounds.maxY, width: bounds.width, height: bounds.height), tint: nil)
        }
    }

    // MARK: Glyphs

    private func paint(
        _ glyphs: [GlyphLayout.Glyph], face: FontFace, size: CGFloat, color: CGColor, pen: CGPoint, blur: CGFloat
    ) {
        let transform = state.transform
        let pixels = size * transform.a
        guard transform.b == 0, transform.c == 0, transform.a > 0, abs(transform.a - transform.d) < 1e-9, pixels <= GlyphCache.largestSize,
            blur == 0
        else {
            paintOutlines(glyphs, face: face, size: size, color: color, pen: pen, blur: blur)
            return
        }
        let source = PixelColor(color), target = surface
        guard source.alpha > 0 else { return }
        let origin = pen.applying(transform)
        for glyph in glyphs {
            let x = origin.x + glyph.x * transform.a, baseline = origin.y - glyph.y * transform.d
            // A shadow may be beyond any picture.
            guard x.magnitude < 1e9, baseline.magnitude < 1e9 else { continue }
            // Baselines are on whole pixels; along the line, glyphs are on quarter pixels.
            let quarters = Int((x * 4).rounded())
            let y = Int(baseline.rounded())
            let mask = rasterizer.glyphs.mask(face, glyph: glyph.id, size: pixels, quarter: quarters & 3)
            blend(mask, source, x: (quarters >> 2) + mask.left, y: y + mask.top, on: target)
        }
        target.markDirty()
    }

    private func blend(_ mask: GlyphCache.Mask, _ color: PixelColor, x: Int, y: Int, on target: Surface) {
        let area = PixelRect(left: x, top: y, right: x + mask.width, bottom: y + mask.height).intersection(state.clip)
        guard !area.isEmpty else { return }
        unsafe mask.coverage.withUnsafeBufferPointer { coverage in
            guard let start = coverage.baseAddress else { return }
            for row in area.top..<area.bottom {
                unsafe PixelBlending.blend(
                    color, coverage: start + (row - y) * mask.width + (area.left - x),
                    into: target.pixels(row) + (area.left - target.frame.left),
                    count: area.width)
            }
        }
    }

    /// Draws rotated, stretched, huge or blurred text.
    private func paintOutlines(
        _ glyphs: [GlyphLayout.Glyph], face: FontFace, size: CGFloat, color: CGColor, pen: CGPoint, blur: CGFloat
    ) {
        let path = CGPath()
        for glyph in glyphs {
            path.addPath(face.path(glyph.id, size: size), transform: CGAffineTransform(translationX: pen.x + glyph.x, y: pen.y - glyph.y))
        }
        guard !path.isEmpty else { return }
        if blur > 0 {
            shadow(path, Shadow(color: color, offset: .zero, radius: blur), knockout: false)
        } else {
            fill(path, .color(color), .winding)
        }
    }

    private func paintEmoji(_ glyph: UInt32, face: FontFace, side: CGFloat, pen: CGPoint, metrics: FontMetrics, alpha: CGFloat) {
        guard let bitmap = rasterizer.images.emoji(face, glyph: glyph) else { return }
        // The picture fills its advance (recorded pictures: emoji of 50 × 48 and 46 × 50 pixels, 1.08 to 1.18 of what nine tenths gave), and is
        // centred on the middle of the capitals.
        let width = side, height = width * CGFloat(bitmap.height) / CGFloat(bitmap.width)
        let top = pen.y - metrics.capHeight / 2 - height / 2
        let rect = CGRect(x: pen.x + (side - width) / 2, y: top, width: width, height: height)
        image(ImageSource(bitmap: bitmap, size: rect.size), in: rect, tint: nil, alpha: alpha)
    }

    // MARK: Decorations

    /// Fills a rectangle with its edges on whole pixels, at least one pixel high.
    private func fillSnapped(_ rect: CGRect, _ color: CGColor) {
        guard state.transform.b == 0, state.transform.c == 0 else { fill(CGPath(rect: rect), .color(color), .winding); return }
        var pixels = PixelRect(rounding: rect.applying(state.transform))
        if pixels.height < 1 { pixels.bottom = pixels.top + 1 }
        fill(pixels, color)
    }
}
