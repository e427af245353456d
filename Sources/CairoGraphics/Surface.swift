import ImageProcessing
import CPangoCairo
import Foundation
import Graphics

/// Pixels in memory that both Cairo and our own loops draw into. Whoever made the memory keeps it alive.
@safe final class Surface {
    enum Format { case argb, alpha }

    /// Where the first pixel lies in the picture that is being drawn.
    let frame: PixelRect
    let format: Format
    let data: UnsafeMutablePointer<UInt8>
    /// Bytes from one row to the next.
    let stride: Int
    let cairo: OpaquePointer
    /// A Cairo context with the identity matrix, grey anti-aliasing and no clip.
    private(set) lazy var context = unsafe Self.makeContext(cairo)
    private var hasContext = false
    /// The memory, when it is the surface's own.
    let block: MemoryBlock?

    static func stride(width: Int, format: Format) -> Int { format == .argb ? width * 4 : (width + 3) & ~3 }

    /// Over memory of `stride × height` bytes.
    init(frame: PixelRect, format: Format, data: UnsafeMutablePointer<UInt8>) {
        self.frame = frame
        self.format = format
        unsafe self.data = unsafe data
        block = nil
        stride = Self.stride(width: frame.width, format: format)
        unsafe cairo = unsafe Self.makeSurface(frame, format, data, stride)
    }

    /// In a block of memory that is large enough.
    init(frame: PixelRect, format: Format, block: MemoryBlock) {
        self.frame = frame
        self.format = format
        self.block = block
        stride = Self.stride(width: frame.width, format: format)
        unsafe data = block.start
        unsafe cairo = unsafe Self.makeSurface(frame, format, block.start, stride)
    }

    /// With memory of its own, cleared.
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
        // Cairo answers with a surface in an error state, never with null; drawing on it does nothing.
        return unsafe surface!
    }

    private static func makeContext(_ surface: OpaquePointer) -> OpaquePointer {
        let context = unsafe cairo_create(surface)!
        unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_set_tolerance(context, 0.05)
        return unsafe context
    }

    /// The context, with the picture's coordinates.
    func withContext<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        hasContext = true
        return unsafe body(context)
    }

    /// The row of a pixel line of the picture, from this surface's left edge.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { unsafe data + (y - frame.top) * stride }

    /// The row as whole pixels.
    func pixels(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        unsafe UnsafeMutableRawPointer(data + (y - frame.top) * stride).assumingMemoryBound(to: UInt32.self)
    }

    /// After our own loops wrote into it.
    func markDirty() { unsafe cairo_surface_mark_dirty(cairo) }

    func clear() { unsafe data.clear(count: stride * frame.height) }
}
