import ImageProcessing
import CPangoCairo
import Foundation
import Graphics

/// Draws display lists into bitmaps. Keeps what is reused between pictures: faces, glyphs, shadows, resized images.
///
/// A rasteriser belongs to one thread; create one for each worker. The same list gives the same bytes from each of them.
package final class Rasterizer {
    let faces = FontFaces()
    let glyphs = GlyphCache()
    let shadows = ShadowCache()
    let images = ImageCache()
    let scratch = ScratchMemory()

    package init() {}

    /// - Parameter size: In points. The picture has `size × scale` pixels, rounded, and at least one in each direction.
    /// - Parameter background: The colour that fills the picture first; nil leaves it transparent.
    package func draw(_ list: DisplayList, size: CGSize, scale: CGFloat, background: CGColor? = nil) -> Bitmap {
        let width = Self.pixels(size.width * scale), height = Self.pixels(size.height * scale)
        let frame = PixelRect(left: 0, top: 0, right: width, bottom: height)
        var resolved = list.resolved(
            transform: CGAffineTransform(scaleX: scale, y: scale), frame: CGRect(x: 0, y: 0, width: width, height: height))
        let isCovered = resolved.removeCovered(frame: frame)
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            count = width * height * 4
            guard let data = buffer.baseAddress else { return }
            if !isCovered {
                let words = unsafe UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
                unsafe words.fill(with: PixelColor(background ?? .clear).pixel, count: width * height)
            }
            let surface = unsafe Surface(frame: frame, format: .argb, data: data)
            Painter(rasterizer: self, surface: surface).paint(resolved.items)
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    /// Returns a number of pixels. Its limit is far beyond any screen, and keeps a wrong size from using up all memory.
    private static func pixels(_ length: CGFloat) -> Int { length.isFinite ? min(max(Int(min(length, 32768).rounded()), 1), 32767) : 1 }
}

/// Memory for temporary surfaces, reused because fresh pages cost more than clearing used ones.
final class ScratchMemory {
    private var free: [MemoryBlock] = []

    /// Runs `body` with a cleared surface.
    func withSurface<Result>(frame: PixelRect, format: Surface.Format, _ body: (Surface) -> Result) -> Result {
        let surface = borrow(frame: frame, format: format)
        defer { giveBack(surface) }
        return body(surface)
    }

    func borrow(frame: PixelRect, format: Surface.Format) -> Surface {
        let count = max(Surface.stride(width: frame.width, format: format) * frame.height, 64)
        let surface = Surface(frame: frame, format: format, block: take(count))
        surface.clear()
        return surface
    }

    func giveBack(_ surface: Surface) {
        guard free.count < 8, let block = surface.block else { return }
        free.append(block)
    }

    /// Returns the smallest free block that is large enough, or a new one.
    private func take(_ count: Int) -> MemoryBlock {
        let fitting = free.indices.filter { free[$0].capacity >= count }
        guard let best = fitting.min(by: { free[$0].capacity < free[$1].capacity }) else { return MemoryBlock(capacity: count) }
        return free.remove(at: best)
    }
}
