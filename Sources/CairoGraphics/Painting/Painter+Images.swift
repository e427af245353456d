import ImageProcessing
import CPangoCairo
import Foundation
import Graphics

/// Pictures at the sizes at which they are drawn, kept between screens, because a matrix draws the same avatar hundreds of times.
final class ImageCache {
    struct Key: Hashable {
        var picture: UInt64
        var part: PixelRect
        var width, height: Int
        /// The part that was made, if a picture of that size would be too large to keep.
        var window: PixelRect?
        var isFlipped: Bool
        var tint: PixelColor?
    }

    private var surfaces: [Key: Surface] = [:]
    private var bytes = 0
    private static let limit = 64 << 20
    /// The size in pixels beyond which only the visible part is made, because a view can be larger than its picture by any factor.
    static let wholeLimit = 4 << 20
    private var emoji: [UInt64: Bitmap] = [:]

    func surface(_ key: Key, make: () -> Bitmap) -> Surface {
        if let known = surfaces[key] { return known }
        let bitmap = make()
        let surface = Surface(frame: PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height), format: .argb)
        surface.copy(bitmap)
        bytes += bitmap.width * bitmap.height * 4
        if bytes > Self.limit {
            surfaces.removeAll()
            bytes = bitmap.width * bitmap.height * 4
        }
        surfaces[key] = surface
        return surface
    }

    func emoji(_ face: FontFace, glyph: UInt32) -> Bitmap? {
        let key = UInt64(face.id) << 32 | UInt64(glyph)
        if let known = emoji[key] { return known }
        guard let bitmap = face.colorBitmap(glyph) else { return nil }
        if emoji.count > 1024 { emoji.removeAll() }
        emoji[key] = bitmap
        return bitmap
    }
}

extension Painter {
    func image(_ source: ImageSource, in rect: CGRect, tint: CGColor?, alpha: CGFloat = 1) {
        guard source.bitmap.width > 0, source.bitmap.height > 0, !rect.isEmpty else { return }
        let transform = state.transform
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else {
            turnedImage(source, in: rect, tint: tint, alpha: alpha)
            return
        }
        let whole = PixelRect(left: 0, top: 0, right: source.bitmap.width, bottom: source.bitmap.height)
        let target = PixelRect(rounding: rect.applying(transform))
        for tile in source.tiles(of: whole, over: target, visible: state.clip, scale: transform.a) {
            draw(source, part: tile.part, over: tile.target, tint: tint, alpha: alpha)
        }
    }

    private func draw(_ source: ImageSource, part: PixelRect, over rect: PixelRect, tint: CGColor?, alpha: CGFloat) {
        let area = rect.intersection(state.clip)
        guard !area.isEmpty else { return }
        let isHuge = rect.width * rect.height > ImageCache.wholeLimit
        let window = isHuge ? area.moved(x: -rect.left, y: -rect.top) : nil
        let key = ImageCache.Key(
            picture: source.bitmap.identity, part: part, width: rect.width, height: rect.height, window: window,
            isFlipped: source.isFlippedHorizontally, tint: tint.map(PixelColor.init))
        let picture = rasterizer.images.surface(key) { source.bitmap.prepared(key, tint: tint) }
        let corner = isHuge ? area : rect
        let target = surface
        unsafe target.withContext { context in
            unsafe cairo_set_source_surface(
                context, picture.cairo, Double(corner.left - target.frame.left), Double(corner.top - target.frame.top))
            unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            unsafe cairo_rectangle(
                context, Double(area.left - target.frame.left), Double(area.top - target.frame.top), Double(area.width), Double(area.height)
            )
            unsafe fillPath(context, alpha: alpha)
        }
    }

    /// Fills the context's path with its source at the opacity, and releases the source.
    private func fillPath(_ context: OpaquePointer, alpha: CGFloat) {
        if alpha < 1 {
            unsafe cairo_save(context)
            unsafe cairo_clip(context)
            unsafe cairo_paint_with_alpha(context, alpha)
            unsafe cairo_restore(context)
        } else {
            unsafe cairo_fill(context)
        }
        unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
    }

    /// Draws a rotated or skewed picture, which Cairo samples.
    private func turnedImage(_ source: ImageSource, in rect: CGRect, tint: CGColor?, alpha: CGFloat) {
        let bitmap = source.bitmap
        let whole = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
        // Resized to about its final size first, because Cairo's sampling only looks at the nearest pixels.
        let scale = abs(state.transform.determinant).squareRoot()
        // Beyond the size of any picture, enlarging is left to Cairo.
        func pixels(_ length: CGFloat) -> Int { Int(min(max((length * scale).rounded(), 1), 4096)) }
        let width = pixels(rect.width), height = pixels(rect.height)
        let key = ImageCache.Key(
            picture: bitmap.identity, part: whole, width: width, height: height, window: nil, isFlipped: source.isFlippedHorizontally,
            tint: tint.map(PixelColor.init))
        let picture = rasterizer.images.surface(key) { bitmap.prepared(key, tint: tint) }
        let target = surface
        let placed = CGAffineTransform(scaleX: rect.width / CGFloat(width), y: rect.height / CGFloat(height))
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).concatenating(state.transform)
            .concatenating(CGAffineTransform(translationX: -CGFloat(target.frame.left), y: -CGFloat(target.frame.top)))
        unsafe withClip(target) { context in
            unsafe setImage(picture, placed, context)
            unsafe cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
            unsafe trace(CGPath(rect: rect).applying(state.transform), in: target, context)
            unsafe fillPath(context, alpha: alpha)
        }
    }
}

extension ImageSource {
    /// Returns the tiles to draw: one for plain images, nine for resizable ones, and for repeated ones as many as are visible.
    fileprivate func tiles(
        of whole: PixelRect, over target: PixelRect, visible: PixelRect, scale: CGFloat
    ) -> [(part: PixelRect, target: PixelRect)] {
        guard let insets = capInsets, size.width > 0, size.height > 0 else { return [(whole, target)] }
        // The insets in pixels of the picture, then of the target.
        let (sx, sy) = (CGFloat(whole.width) / size.width, CGFloat(whole.height) / size.height)
        let mirrored = isFlippedHorizontally ? (insets.right, insets.left) : (insets.left, insets.right)
        let columns = Self.bands(whole.left, whole.right, mirrored.0 * sx, mirrored.1 * sx)
        let widths = Self.bands(target.left, target.right, mirrored.0 * scale, mirrored.1 * scale)
        let rows = Self.bands(whole.top, whole.bottom, insets.top * sy, insets.bottom * sy)
        let heights = Self.bands(target.top, target.bottom, insets.top * scale, insets.bottom * scale)
        var tiles: [(PixelRect, PixelRect)] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let part = PixelRect(left: columns[column], top: rows[row], right: columns[column + 1], bottom: rows[row + 1])
                let band = PixelRect(left: widths[column], top: heights[row], right: widths[column + 1], bottom: heights[row + 1])
                guard !part.isEmpty, !band.isEmpty else { continue }
                tiles +=
                    insets.tiles
                    ? Self.repeated(part, over: band, visible: visible, isWide: column == 1, isTall: row == 1, scale: scale / sx)
                    : [(part, band)]
            }
        }
        return tiles
    }

    /// Returns the start, the end of the first cap, the start of the last cap, and the end.
    private static func bands(_ start: Int, _ end: Int, _ first: CGFloat, _ last: CGFloat) -> [Int] {
        let first = min(max(Int(first.rounded()), 0), end - start)
        let last = min(max(Int(last.rounded()), 0), end - start - first)
        return [start, start + first, end - last, end]
    }

    /// Returns tiles that repeat the middle at its own size instead of stretching it.
    private static func repeated(
        _ part: PixelRect, over band: PixelRect, visible: PixelRect, isWide: Bool, isTall: Bool, scale: CGFloat
    ) -> [(PixelRect, PixelRect)] {
        let stepX = isWide ? max(Int((CGFloat(part.width) * scale).rounded()), 1) : band.width
        let stepY = isTall ? max(Int((CGFloat(part.height) * scale).rounded()), 1) : band.height
        let seen = band.intersection(visible)
        guard !seen.isEmpty else { return [] }
        // The first tiles that reach into the visible part.
        let left = band.left + (seen.left - band.left) / stepX * stepX, top = band.top + (seen.top - band.top) / stepY * stepY
        var tiles: [(PixelRect, PixelRect)] = []
        for y in stride(from: top, to: seen.bottom, by: stepY) {
            for x in stride(from: left, to: seen.right, by: stepX) {
                let target = PixelRect(left: x, top: y, right: min(x + stepX, band.right), bottom: min(y + stepY, band.bottom))
                let width = part.width * target.width / stepX, height = part.height * target.height / stepY
                tiles.append(
                    (PixelRect(left: part.left, top: part.top, right: part.left + max(width, 1), bottom: part.top + max(height, 1)), target)
                )
            }
        }
        return tiles
    }
}

extension Bitmap {
    /// Returns the picture resized, flipped and tinted, in this order.
    fileprivate func prepared(_ key: ImageCache.Key, tint: CGColor?) -> Bitmap {
        let isFlipped = key.isFlipped, part = isFlipped ? key.part.flipped(within: self.width) : key.part
        let window = isFlipped ? key.window?.flipped(within: key.width) : key.window
        let isExact = part.width == key.width && part.height == key.height && part.width == self.width && part.height == self.height
        let sized =
            isExact && window == nil ? self : Resampler.resize(self, part: part, width: key.width, height: key.height, window: window)
        let turned = isFlipped ? sized.flippedHorizontally() : sized
        return tint.map { turned.tinted(PixelColor($0)) } ?? turned
    }
}

extension PixelRect {
    /// Returns the rectangle with left and right exchanged, in a picture of that width.
    fileprivate func flipped(within width: Int) -> PixelRect {
        PixelRect(left: width - right, top: top, right: width - left, bottom: bottom)
    }
}
