import ImageProcessing
import CPangoCairo
import Foundation
import Graphics

/// SVG and PDF files as pictures, drawn by librsvg and Poppler.
///
/// Both libraries are loaded when the first such file is met, not linked, because they depend on some forty others: a process that draws no
/// such file should neither wait for them nor fail to start without them. Text in such a file uses only the standard font files, as all
/// text does. The cost of an SVG is counted before it is drawn (`SVGBudget`); that of a PDF cannot be known, so it is drawn in another
/// process (`PDFDrawer`).
package enum VectorPicture {
    package enum Format: String, Hashable, Sendable {
        case svg, pdf

        /// Creates the format from the file's extension.
        package init?(path: String) { self.init(rawValue: (path as NSString).pathExtension.lowercased()) }

        /// The Debian package without which files of the format cannot be drawn.
        package var package: String {
            switch self {
            case .svg: "librsvg2-2"
            case .pdf: "libpoppler-glib8"
            }
        }
    }

    /// Returns the size that the file declares: CSS pixels of an SVG, points of a PDF's first page.
    /// - Parameter element: The id of one group of an SVG, with `#`; then its own size is returned.
    /// - Throws: `LibraryError.vector` for bytes that are not of the format; `.library` if the format's library is not installed.
    package static func size(of bytes: [UInt8], as format: Format, element: String? = nil) throws(LibraryError) -> CGSize {
        switch format {
        case .svg: try SVGDocument(bytes, element: element).frame.size
        case .pdf: try PDFDrawer.shared.answer(bytes).size
        }
    }

    /// Draws the whole file stretched over a picture with that many pixels.
    package static func draw(
        _ bytes: [UInt8], as format: Format, element: String? = nil, width: Int, height: Int
    ) throws(LibraryError) -> Bitmap {
        guard width > 0, height > 0, width * height <= PNG.pixelLimit else { throw .pictureTooLarge(width: width, height: height) }
        if format == .pdf {
            return Bitmap(width: width, height: height, bytes: try PDFDrawer.shared.answer(bytes, picture: (width, height)).pixels)
        }
        let surface = Surface(frame: PixelRect(left: 0, top: 0, right: width, bottom: height), format: .argb)
        let document = try SVGDocument(bytes, element: element)
        try document.check(width: width, height: height)
        try unsafe surface.withContext { unsafe document.draw(in: $0, size: CGSize(width: width, height: height)) }.get()
        unsafe cairo_surface_flush(surface.cairo)
        let count = width * height * 4
        return Bitmap(width: width, height: height, bytes: unsafe Array(UnsafeBufferPointer(start: surface.data, count: count)))
    }
}

/// A library that is opened by name when it is needed.
@safe private struct LoadedLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer?

    init(_ name: String) { unsafe handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) }

    /// Returns a symbol of the library or of one it depends on.
    func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let handle = unsafe handle, let address = unsafe dlsym(handle, name) else { return nil }
        return unsafe unsafeBitCast(address, to: type)
    }
}

/// Text in vector files is drawn with what the libraries take for the machine's fonts. This limits these to the standard files.
private enum HermeticFonts {
    static let areSet: Bool = {
        let library = LoadedLibrary("libfontconfig.so.1")
        typealias Config = UnsafeMutableRawPointer
        guard let create = unsafe library.symbol("FcConfigCreate", as: (@convention(c) () -> Config?).self),
            let add = unsafe library.symbol("FcConfigAppFontAddFile", as: (@convention(c) (Config, UnsafePointer<CChar>) -> Int32).self),
            let use = unsafe library.symbol("FcConfigSetCurrent", as: (@convention(c) (Config) -> Int32).self),
            let config = unsafe create()
        else { return false }
        for path in StandardFonts.paths(root: FontLibrary.standard.root) { _ = unsafe add(config, path) }
        return unsafe use(config) != 0
    }()
}

/// An SVG opened by librsvg. It reads no other file and fetches nothing.
@safe private final class SVGDocument {
    /// librsvg's rectangle: x, y, width and height in sequence.
    private typealias Rectangle = Double

    private typealias Handle = UnsafeMutableRawPointer
    private typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    @safe private struct Functions: Sendable {
        let open: @convention(c) (UnsafePointer<UInt8>, UInt, Failure?) -> Handle?
        let size: @convention(c) (Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
        let bounds:
            @convention(c) (Handle, UnsafePointer<CChar>?, UnsafeMutablePointer<Rectangle>?, UnsafeMutablePointer<Rectangle>?, Failure?) ->
                Int32
        let document: @convention(c) (Handle, OpaquePointer, UnsafePointer<Rectangle>, Failure?) -> Int32
        let element: @convention(c) (Handle, OpaquePointer, UnsafePointer<CChar>?, UnsafePointer<Rectangle>, Failure?) -> Int32
        let release: @convention(c) (Handle) -> Void
    }

    private static let functions: Functions? = {
        guard HermeticFonts.areSet else { return nil }
        let library = LoadedLibrary("librsvg-2.so.2")
        func find<F>(_ name: String, _ type: F.Type) -> F? { library.symbol(name, as: type) }
        guard let open = unsafe find("rsvg_handle_new_from_data", (@convention(c) (UnsafePointer<UInt8>, UInt, Failure?) -> Handle?).self),
            let size = unsafe find(
                "rsvg_handle_get_intrinsic_size_in_pixels",
                (@convention(c) (Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32).self),
            let bounds = unsafe find(
                "rsvg_handle_get_geometry_for_element",
                (@convention(c) (
                    Handle, UnsafePointer<CChar>?, UnsafeMutablePointer<Rectangle>?, UnsafeMutablePointer<Rectangle>?, Failure?
                ) -> Int32).self),
            let document = unsafe find(
                "rsvg_handle_render_document",
                (@convention(c) (Handle, OpaquePointer, UnsafePointer<Rectangle>, Failure?) -> Int32).self),
            let element = unsafe find(
                "rsvg_handle_render_element",
                (@convention(c) (Handle, OpaquePointer, UnsafePointer<CChar>?, UnsafePointer<Rectangle>, Failure?) -> Int32).self),
            let release = unsafe find("g_object_unref", (@convention(c) (Handle) -> Void).self)
        else { return nil }
        return unsafe Functions(open: open, size: size, bounds: bounds, document: document, element: element, release: release)
    }()

    private let functions: Functions
    private let handle: Handle
    private let element: String?
    private let budget: SVGBudget

    init(_ bytes: [UInt8], element: String?) throws(LibraryError) {
        guard let functions = Self.functions else { throw .library(package: VectorPicture.Format.svg.package) }
        budget = try SVGBudget(bytes)
        guard let handle = unsafe functions.open(bytes, UInt(bytes.count), nil) else { throw .vector("this is not an SVG") }
        self.functions = functions
        unsafe self.handle = handle
        self.element = element
        let size = frame.size
        guard size.width > 0, size.height > 0 else { throw .vector("the SVG has no size") }
        guard size.width <= SVGBudget.side, size.height <= SVGBudget.side else {
            throw .vector("the SVG is larger than \(Int(SVGBudget.side)) pixels")
        }
    }

    deinit { unsafe functions.release(handle) }

    /// The visible area in CSS pixels: the page, whose size may be that of the view box, or what the element covers with ink.
    var frame: CGRect {
        var (width, height) = (0.0, 0.0)
        if element == nil, unsafe functions.size(handle, &width, &height) != 0 { return CGRect(x: 0, y: 0, width: width, height: height) }
        if element == nil, let viewBox = budget.viewBox { return CGRect(origin: .zero, size: viewBox) }
        var ink = [Rectangle](repeating: 0, count: 4)
        guard unsafe functions.bounds(handle, element, &ink, nil, nil) != 0 else { return .zero }
        return CGRect(x: ink[0], y: ink[1], width: ink[2], height: ink[3])
    }

    /// - Throws: `LibraryError.vector` if drawing would take too long at a size in pixels.
    func check(width: Int, height: Int) throws(LibraryError) {
        try budget.check(width: width, height: height, scale: CGFloat(width) / frame.width)
    }

    func draw(in context: OpaquePointer, size: CGSize) -> Result<Void, LibraryError> {
        let viewport: [Rectangle] = [0, 0, size.width, size.height]
        let isDrawn =
            element == nil
            ? unsafe functions.document(handle, context, viewport, nil) : unsafe functions.element(handle, context, element, viewport, nil)
        return isDrawn != 0 ? .success(()) : .failure(.vector("librsvg cannot draw it"))
    }
}
