import CPangoCairo
import Foundation
import Graphics

/// A rectangle of whole pixels.
struct PixelRect: Hashable, Sendable {
    var left, top, right, bottom: Int

    static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { right <= left || bottom <= top }

    func intersection(_ other: PixelRect) -> PixelRect {
        let rect = PixelRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
        return rect.isEmpty ? .empty : rect
    }

    func contains(_ other: PixelRect) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    func outset(by amount: Int) -> PixelRect {
        PixelRect(left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
    }

    func moved(x: Int, y: Int) -> PixelRect { PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y) }
}

extension PixelRect {
    /// Coordinates beyond this are cut: no picture is larger, and sums of them stay far from overflow.
    private static let limit: CGFloat = 1_048_576

    private static func clamped(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -limit), limit) }

    /// The smallest that holds the rectangle, forgiving 1/256 pixel of rounding.
    init(covering rect: CGRect) {
        guard !rect.isNull else { self = .empty; return }
        let slack: CGFloat = 1 / 256
        self.init(
            left: Int(Self.clamped(rect.minX + slack).rounded(.down)), top: Int(Self.clamped(rect.minY + slack).rounded(.down)),
            right: Int(Self.clamped(rect.maxX - slack).rounded(.up)), bottom: Int(Self.clamped(rect.maxY - slack).rounded(.up)))
    }

    /// Every edge at its nearest pixel.
    init(rounding rect: CGRect) {
        self.init(
            left: Int(Self.clamped(rect.minX).rounded()), top: Int(Self.clamped(rect.minY).rounded()),
            right: Int(Self.clamped(rect.maxX).rounded()), bottom: Int(Self.clamped(rect.maxY).rounded()))
    }

    /// The rectangle itself when its edges lie on pixels, within 1/64; else nil.
    init?(aligned rect: CGRect) {
        guard !rect.isNull, !rect.isInfinite else { return nil }
        let rounded = PixelRect(rounding: rect)
        func near(_ value: CGFloat, _ pixel: Int) -> Bool { abs(value - CGFloat(pixel)) <= 1 / 64 }
        guard near(rect.minX, rounded.left), near(rect.minY, rounded.top), near(rect.maxX, rounded.right), near(rect.maxY, rounded.bottom)
        else { return nil }
        self = rounded
    }

    var cgRect: CGRect { CGRect(x: left, y: top, width: width, height: height) }
}

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
