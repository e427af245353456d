import CairoGraphics
import Foundation
import Graphics

/// An image: pixels, recorded drawing, a vector file or a symbol. It is immutable; the `with…` methods return changed copies that share the
/// content.
open class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    let value: ImageValue
    let symbolConfigurationStored: SymbolConfiguration?
    /// The text of the layers that a rendered view consists of; nil for images from elsewhere.
    package final private(set) var layerText: String?
    /// The asset that contains this image and those for other traits; views show the one that fits.
    public final internal(set) var imageAsset: UIImageAsset?

    init(_ value: ImageValue, configuration: SymbolConfiguration? = nil) {
        self.value = value
        symbolConfigurationStored = configuration
        super.init()
    }

    /// An image without content, size zero.
    public convenience override init() { self.init(ImageValue(content: .empty, size: .zero, scale: 1)) }

    /// Creates the image with this name in the added asset catalogs. A missing image is drawn as a labelled box and listed in
    /// `ImageAssets.missingNames`, so that it is never silently blank.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Decodes an image that `encode(with:)` encoded.
    public required convenience init?(coder: NSCoder) {
        let scale = coder.decodeDouble(forKey: Coded.scale)
        guard let data = coder.decodeObject(of: NSData.self, forKey: Coded.data) else { return nil }
        self.init(data: data as Data, scale: scale > 0 ? scale : 1)
    }

    /// Encodes the pixels as PNG, and the scale. Recorded drawing is rasterised.
    open func encode(with coder: NSCoder) {
        coder.encode(pngData().map { $0 as NSData }, forKey: Coded.data)
        coder.encode(Double(scale), forKey: Coded.scale)
    }

    open class var supportsSecureCoding: Bool { true }

    private enum Coded {
        static let data = "UIImageData"
        static let scale = "UIScale"
    }

    /// Creates the image of `#imageLiteral(resourceName: "logo")`.
    public required convenience init(imageLiteralResourceName name: String) { self.init(named: name)! }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let found = Self.find(name, in: bundle, traits: traits ?? .current) ?? ImageAssets.placeholder(named: name)
        self.init(found.value, configuration: found.symbolConfigurationStored)
    }

    /// Searches the given bundle first and the main bundle last. Assets that were added by name belong to the main bundle.
    package static func find(_ name: String, in bundle: Bundle?, traits: UITraitCollection) -> UIImage? {
        if let bundle, bundle != .main, let image = BundleAssets(bundle)?.image(named: name, traits: traits) { return image }
        return ImageAssets.image(named: name, traits: traits) ?? BundleAssets(.main)?.image(named: name, traits: traits)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// Creates one of Plumb's own line drawings for the symbol's name. A name without a drawing shows a labelled box.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, configuration as? SymbolConfiguration ?? SymbolConfiguration.unspecified)
    }

    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) { self.init(systemName: name) }

    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Creates an image from PNG or JPEG data; returns nil for other data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        if let address = SampleAnswer.address(in: data) {
            self.init(Self.placeholder(for: address).value)
            return
        }
        guard let bitmap = ImageFile.decode(data) else { return nil }
        self.init(bitmap: bitmap, scale: scale)
    }

    /// Creates an image from a PNG, JPEG, SVG or PDF file. SVG and PDF are drawn at the size shown.
    public convenience init?(contentsOfFile path: String) {
        guard let value = try? ImageFile.value(atPath: path) else { return nil }
        self.init(value)
    }

    /// Reads an image. `fault` is why the file cannot be drawn, as words to follow "cannot be drawn:"; it is nil if there is no file.
    package static func read(file path: String) -> (image: UIImage?, fault: String?) {
        do { return (UIImage(try ImageFile.value(atPath: path)), nil) } catch {
            if case .file = error { return (nil, nil) }
            return (nil, error.message)
        }
    }

    /// - Parameter scale: pixels per point.
    package convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
        let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        self.init(ImageValue(content: .bitmap(bitmap), size: size, scale: scale))
    }

    /// - Parameter layerText: the text of the layers that the bitmap shows.
    package convenience init(bitmap: Bitmap, scale: CGFloat, layerText: String) {
        self.init(bitmap: bitmap, scale: scale)
        self.layerText = layerText
    }

    public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage.bitmap) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        var value = ImageValue(content: .bitmap(cgImage.bitmap), size: size, scale: scale)
        value.orientation = orientation
        self.init(value)
    }

    /// - Parameter list: the drawing, in a space of `size` points with the origin at the top left.
    package convenience init(drawing list: DisplayList, size: CGSize, scale: CGFloat) {
        self.init(ImageValue(content: .drawing(list), size: size, scale: scale))
    }

    private convenience init(symbol name: String, _ configuration: SymbolConfiguration) {
        self.init(Self.symbolValue(name, configuration), configuration: configuration)
    }

    private static func symbolValue(_ name: String, _ configuration: SymbolConfiguration) -> ImageValue {
        let symbol = SymbolImage(
            name: name, pointSize: configuration.resolvedPointSize(), weight: configuration.resolvedWeight,
            scale: configuration.resolvedScale)
        var value = ImageValue(content: .symbol(symbol), size: symbol.size, scale: UITraitCollection.current.displayScale)
        value.flipsForRightToLeft = SymbolCatalog.flips(name)
        value.palette = configuration.colors
        value.isHierarchical = configuration.isHierarchical
        if let color = configuration.colors.first { value.tint = color }
        return value
    }

    // MARK: Description

    /// The size in points.
    open var size: CGSize { value.orientation.isSideways ? CGSize(width: value.size.height, height: value.size.width) : value.size }
    /// Pixels per point.
    open var scale: CGFloat { value.scale }
    open var renderingMode: RenderingMode { value.renderingMode }
    open var imageOrientation: Orientation { value.orientation }
    open var capInsets: UIEdgeInsets { value.capInsets ?? .zero }
    open var resizingMode: ResizingMode { value.resizingMode }
    open var alignmentRectInsets: UIEdgeInsets { value.alignmentRectInsets }
    open var flipsForRightToLeftLayoutDirection: Bool { value.flipsForRightToLeft }
    open var isSymbolImage: Bool { if case .symbol = value.content { true } else { false } }
    /// The size of what a symbol draws, without the room around it; nil for other images.
    package final var drawnSymbolSize: CGSize? { if case .symbol(let symbol) = value.content { symbol.drawnSize } else { nil } }
    /// A symbol's size before it is rounded, in points; nil for other images.
    package final var exactSymbolSize: CGSize? { if case .symbol(let symbol) = value.content { symbol.exactSize } else { nil } }
    /// How much of a symbol is below the rectangle by which it is aligned, in points; zero for other images.
    package final var symbolOverhang: CGFloat { if case .symbol(let symbol) = value.content { symbol.overhang } else { 0 } }
    open var configuration: Configuration? { symbolConfigurationStored }
    open var symbolConfiguration: SymbolConfiguration? { symbolConfigurationStored }
    open var images: [UIImage]? { value.frames.isEmpty ? nil : value.frames }
    open var duration: TimeInterval { value.duration }
    /// The distance from the image's bottom to its baseline, in points; nil without a baseline.
    open var baselineOffsetFromBottom: CGFloat? {
        if case .symbol(let symbol) = value.content { return symbol.baselineOffset }
        return value.baselineOffset
    }

    /// The image's name in a layer dump: a symbol's name, or the name in a catalog.
    package var summary: String? {
        if case .symbol(let symbol) = value.content { return symbol.name }
        return value.assetName
    }

    /// Returns the image with the name it has in a catalog.
    func ofAsset(named name: String) -> UIImage { changed { $0.assetName = name } }

    /// Returns the catalog's image for the traits, with this image's attributes.
    func inTraits(_ traits: UITraitCollection) -> UIImage {
        guard let name = value.assetName, let other = ImageAssets.image(named: name, traits: traits)?.value, other.content != value.content
        else { return self }
        return changed {
            $0.content = other.content
            $0.size = other.size
            $0.scale = other.scale
        }
    }

    // MARK: Changed copies

    private func changed(_ change: (inout ImageValue) -> Void) -> UIImage {
        var copy = value
        change(&copy)
        return UIImage(copy, configuration: symbolConfigurationStored)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed { $0.renderingMode = renderingMode } }

    open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color; $0.renderingMode = renderingMode
        }
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets; $0.resizingMode = resizingMode
        }
    }

    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0))
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { changed { $0.alignmentRectInsets = alignmentInsets } }

    /// Returns the image with another size in points.
    func sized(_ size: CGSize) -> UIImage { changed { $0.size = size } }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

    open func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.orientation = $0.orientation.mirrored } }

    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { changed { $0.baselineOffset = baselineOffset } }

    open func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }

    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = configuration as? SymbolConfiguration else { return self }
        return withSymbolConfiguration(symbol)
    }

    private func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard case .symbol(let symbol) = value.content else { return self }
        var copy = Self.symbolValue(symbol.name, configuration)
        copy.renderingMode = value.renderingMode
        if configuration.colors.isEmpty { copy.tint = value.tint }
        return UIImage(copy, configuration: configuration)
    }

    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withSymbolConfiguration((symbolConfigurationStored ?? .unspecified).applying(configuration))
    }

    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    open func preparingForDisplay() -> UIImage? { self }

    // MARK: Drawing into the current context

    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        // Without a view, a template has the tint that it was given (a recorded picture), otherwise the fill colour (Suites.md, templateFill).
        let tint = value.tint?.resolvedCGColor(with: .current) ?? context.fillColor
        context.draw(value.drawing(in: rect, appearance: ImageAppearance(tint: tint, traits: .current)))
        context.restoreGState()
    }

    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
        }
        context.restoreGState()
    }

    // MARK: Pixels

    /// The pixels at the image's own scale; nil for an empty image. Recorded drawing is rasterised on each access.
    package var bitmap: Bitmap? {
        if case .bitmap(let bitmap) = value.content, value.orientation == .up { return bitmap }
        guard size.width > 0, size.height > 0 else { return nil }
        let list = value.drawing(in: CGRect(origin: .zero, size: size), appearance: ImageAppearance(tint: nil, traits: .current))
        return ImageFile.rasterize(list, size: size, scale: max(scale, 1))
    }

    /// The pixels, upright. Recorded drawing is rasterised on each access.
    open var cgImage: CGImage? { bitmap.map(CGImage.init) }

    open func pngData() -> Data? { bitmap.map(ImageFile.pngData) }

    /// Returns PNG data, because the pinned libraries do not encode JPEG.
    open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || value == other.value
    }

    open override var hash: Int { value.size.width.hashValue ^ value.size.height.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "<UIImage: \(summary.map { "symbol(system: \($0)) " } ?? "")\(size.width)×\(size.height) @\(scale)>"
    }
}

extension UIImage {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public enum ResizingMode: Int, Sendable { case tile, stretch }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

        var isMirrored: Bool { rawValue >= 4 }

        var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? .up }
    }

    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        /// Creates the nearest of the nine weights.
        package init(_ weight: UIFont.Weight) { self = SymbolWeight(rawValue: weight.cssWeight / 100) ?? .regular }
    }
}

extension UIImage {
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var value = first.value
        value.frames = images
        value.duration = duration
        return UIImage(value)
    }

    /// Symbols that the system uses in many places.
    public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}
