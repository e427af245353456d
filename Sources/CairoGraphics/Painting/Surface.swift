import ImageProcessing
import CPangoCairo
import Foundation
import Graphics

/// Pixels in memory into which both Cairo and our own loops draw. Whoever allocated the memory keeps it alive.
@safe final class Surface {
    enum Format { case argb, alpha }

    /// The surface's rectangle in the picture that is being drawn.
    let frame: PixelRect
    let format: Format
    let data: UnsafeMutablePointer<UInt8>
    /// The number of bytes from one row to the next.
    let stride: Int
    let cairo: OpaquePointer
    /// A Cairo context with the identity matrix, grey anti-aliasing and no clip.
    private(set) lazy var context = unsafe Self.makeContext(cairo)
    private var hasContext = false
    /// The memory, if the surface owns it.
    let block: MemoryBlock?

    static func stride(width: Int, format: Format) -> Int { format == .argb ? width * 4 : (width + 3) & ~3 }

    /// Creates a surface over memory of `stride × height` bytes.
    init(frame: PixelRect, format: Format, data: UnsafeMutablePointer<UInt8>) {
        self.frame = frame
        self.format = format
        unsafe self.data = unsafe data
        block = nil
        stride = Self.stride(width: frame.width, format: format)
        unsafe cairo = unsafe Self.makeSurface(frame, format, data, stride)
    }

    /// Creates a surface in a block of memory that is large enough.
    init(frame: PixelRect, format: Format, block: MemoryBlock) {
        self.frame = frame
        self.format = format
        self.block = block
        stride = Self.stride(width: frame.width, format: format)
        unsafe data = block.start
        unsafe cairo = unsafe Self.makeSurface(frame, format, block.start, stride)
    }

    /// Creates a surface with its own memory, cleared.
    convenience init(frame: PixelRect, format: Format) {
        let count = Self.stride(width: frame.width, format: format) * frame.height
        self.init(frame: frame, format: format, block: MemoryBlock(capacity: max(count, 64)))
    }

    deinit {
        if hasContext { unsafe cairo_destroy(context) }
        unsafe cairo_surface_finish(cairo)
        unsafe cairo_surface_destroy(cairo)
    }

    private static func makeSurface(
        _ frame: PixelRect, _ format: Format, _ data: UnsafeMutablePointer<UInt8>, _ stride: Int
    ) -> OpaquePointer {
        let kind = format == .argb ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
        let surface = unsafe cairo_image_surface_create_for_data(data, kind, Int32(frame.width), Int32(frame.height), Int32(stride))
        // Cairo returns a surface in an error state, never null; drawing on it does nothing.
        return unsafe surface!
    }

    private static func makeContext(_ surface: OpaquePointer) -> OpaquePointer {
        let context = unsafe cairo_create(surface)!
        unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_set_tolerance(context, 0.05)
        return unsafe context
    }

    /// Runs `body` with the context, whose origin is the surface's top-left pixel.
    func withContext<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        hasContext = true
        return unsafe body(context)
    }

    /// Returns the row of a pixel line of the picture, from this surface's left edge.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { unsafe data + (y - frame.top) * stride }

    /// Returns the row as whole pixels.
    func pixels(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        unsafe UnsafeMutableRawPointer(data + (y - frame.top) * stride).assumingMemoryBound(to: UInt32.self)
    }

    /// Must be called after our own loops have written to the surface.
    func markDirty() { unsafe cairo_surface_mark_dirty(cairo) }

    func clear() { unsafe data.clear(count: stride * frame.height) }
}
