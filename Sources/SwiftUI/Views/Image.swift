import UIKit

/// A picture: from an asset catalog, a symbol, or an image of UIKit. Like a text it may cross isolation.
public struct Image: Hashable, @unchecked Sendable {
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum Scale: Hashable, CaseIterable, Sendable {
        case small, medium, large
        var scale: UIImage.SymbolScale { self == .small ? .small : self == .medium ? .medium : .large }
    }
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

        var value: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }

    enum Source: Hashable {
        case asset(String, Bundle?)
        case symbol(String, Double?)
        case image(Unchecked<UIImage>)
    }

    struct Resizing: Hashable {
        var insets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    var label: Text?
    var isDecorative = false
    var resizing: Resizing?
    var rendering: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?

    private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name, bundle), label: Text(verbatim: name)) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.asset(name, bundle), label: label) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(.asset(name, bundle)) }
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(.asset(name, bundle), isDecorative: true) }
    public init(systemName: String) { self.init(.symbol(systemName, nil)) }
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, variableValue)) }
    public init(uiImage: UIImage) { self.init(.image(Unchecked(uiImage))) }
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.image(Unchecked(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.value))), label: label)
    }
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.image(Unchecked(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.value))), isDecorative: true)
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.resizing = Resizing(insets: capInsets, mode: resizingMode)
        return image
    }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var image = self
        image.rendering = mode
        return image
    }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    public struct DynamicRange: Hashable, Sendable {
        let name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }

    var isSymbol: Bool {
        switch source {
        case .symbol: true
        case .asset: false
        case .image(let image): image.value.isSymbolImage
        }
    }

    /// Returns the picture for an environment, without a tint.
    @MainActor func image(in environment: EnvironmentValues) -> UIImage? {
        let image: UIImage?
        switch source {
        case .asset(let name, let bundle): image = UIImage(named: name, in: bundle, compatibleWith: environment.traits)
        case .symbol(let name, let value):
            var attributes = TextAttributes(environment)
            attributes.kern = 0
            let font = attributes.resolvedFont(environment)
            let configuration = UIImage.SymbolConfiguration(font: font, scale: environment.imageScale.scale)
                .applying(colors(in: environment))
            func symbol(_ name: String) -> UIImage? {
                value.map { UIImage(systemName: name, variableValue: $0, configuration: configuration) }
                    ?? UIImage(systemName: name, withConfiguration: configuration)
            }
            image = symbol(environment.symbolVariants.name(name)) ?? symbol(name)
        case .image(let own): image = own.value
        }
        switch rendering {
        case .template: return image?.withRenderingMode(.alwaysTemplate)
        case .original: return image?.withRenderingMode(.alwaysOriginal)
        case nil: return image
        }
    }

    /// How a symbol is coloured; nil for one colour.
    @MainActor private func colors(in environment: EnvironmentValues) -> UIImage.SymbolConfiguration? {
        let styles = environment.foregroundStyles
        var outer = environment
        outer.foregroundStyles = []
        // Several styles mean a palette, unless told otherwise.
        let mode = symbolMode ?? environment.symbolRenderingMode ?? (styles.count > 1 ? .palette : .monochrome)
        switch mode.kind {
        case .monochrome: return nil
        case .multicolor: return .preferringMulticolor()
        case .hierarchical: return UIImage.SymbolConfiguration(hierarchicalColor: ForegroundStyle().paint(in: environment).color)
        case .palette:
            let colors = styles.isEmpty ? [ForegroundStyle().paint(in: environment).color] : styles.map { $0.paint(in: outer).color }
            return UIImage.SymbolConfiguration(paletteColors: colors)
        }
    }

    /// Returns the picture in one colour, if it is a template.
    @MainActor func resolved(in environment: EnvironmentValues, tint: UIColor) -> UIImage? {
        guard let image = image(in: environment) else { return nil }
        return isTemplate(image) ? image.withTintColor(tint, renderingMode: .alwaysOriginal) : image
    }

    func isTemplate(_ image: UIImage) -> Bool {
        image.renderingMode == .alwaysTemplate || (isSymbol && image.renderingMode != .alwaysOriginal)
    }

}

extension Image: ElementView {
    public typealias Body = Never
    func makeElement(_ node: Node) -> ImageElement { ImageElement(node) }
    func update(_ element: ImageElement) { element.show(self) }
}

final class ImageElement: DrawnElement<UIImageView> {
    private var isResizable = false
    private lazy var redaction = RedactionView()
    private lazy var painted = PaintedContent()
    private var paint: StylePaint?
    private var shown: Image.Source?

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        if environment.isRedacted {
            redaction.show([CGRect(origin: .zero, size: rect.size)], .label)
            return canvas.show(redaction, rect)
        }
        let rect = rect.offsetBy(dx: 0, dy: lowering)
        guard let paint else { return super.place(rect, proposal, on: canvas) }
        painted.show(view, paint, rect, environment, on: canvas)
    }

    func show(_ content: Image) {
        let environment = environment
        isResizable = content.resizing != nil
        var image = content.image(in: environment)
        if let resizing = content.resizing, resizing.insets != EdgeInsets() || resizing.mode == .tile {
            let insets = resizing.insets
            image = image?.resizableImage(
                withCapInsets: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
                resizingMode: resizing.mode == .tile ? .tile : .stretch)
        }
        let changes = shown.map { $0 != content.source } ?? false
        shown = content.source
        if changes, let animation = node.graph.animation, environment.contentTransition != .identity {
            UIView.dissolve(view, animation) { view.image = image }
        } else {
            view.image = image
        }
        let whole = ForegroundStyle().paint(in: environment)
        paint = image.map(content.isTemplate) == true ? whole.beyondColor : nil
        if image?.isSymbolImage == true { view.layer.show(shadowOf: whole, environment) }
        view.contentMode = isResizable ? .scaleToFill : .center
        view.tintColor = ForegroundStyle().paint(in: environment).color
        view.isAccessibilityElement = !content.isDecorative
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: view.image?.size ?? .zero) : ownSize
    }

    private var ownSize: CGSize {
        guard let image = view.image else { return .zero }
        guard let symbol = image.exactSymbolSize else { return image.size }
        // Whole pixels (Generations.md, symbolBox): the room on iOS 13 in swift-snapshot-testing's picture, that of later releases in
        // RevenueCat's list, recorded at one pixel a point.
        if environment.symbolsFitTheirDrawing, let drawn = image.drawnSymbolSize {
            guard environment.traits.systemGeneration == .ios13 else { return drawn }
            let pixel = environment.pixelLength
            return CGSize(width: (drawn.width / pixel).rounded(.down) * pixel, height: (drawn.height / pixel).rounded(.down) * pixel)
        }
        return CGRect(origin: .zero, size: symbol).roundedToPixels(environment.pixelLength).size
    }

    /// How far the middle of a symbol is below the middle of the rectangle by which it is aligned.
    private var lowering: CGFloat { environment.symbolsFitTheirDrawing ? (view.image?.symbolOverhang ?? 0) / 2 : 0 }

    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guard let image = view.image, image.isSymbolImage, !isResizable else { return nil }
        let offset = image.baselineOffsetFromBottom ?? 0, room = (image.size.height - ownSize.height) / 2
        return key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
            ? image.size.height - offset - room + lowering : nil
    }
}

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
enum SymbolsFitTheirDrawingKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    /// Whether symbols take the room that they draw: in rows, and everywhere on iOS 13 (Generations.md, symbolBox).
    fileprivate var symbolsFitTheirDrawing: Bool { self[SymbolsFitTheirDrawingKey.self] || traits.systemGeneration == .ios13 }
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

/// Variants of a symbol: filled, in a circle.
public struct SymbolVariants: Hashable, Sendable {
    private var isFilled = false
    private var isSlashed = false
    private var shape: String?

    public static let none = SymbolVariants()
    public static let fill = none.fill
    public static let circle = none.circle
    public static let square = none.square
    public static let rectangle = none.rectangle
    public static let slash = none.slash

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var result = self
        change(&result)
        return result
    }

    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    public var square: SymbolVariants { with { $0.shape = "square" } }
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns the name of a symbol's variant.
    func name(_ symbol: String) -> String {
        var name = symbol
        if let shape, !name.contains("." + shape) { name += "." + shape }
        if isSlashed, !name.hasSuffix(".slash") { name += ".slash" }
        if isFilled, !name.hasSuffix(".fill") { name += ".fill" }
        return name
    }
}

extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { setting(ImageScaleKey.self, scale) }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { setting(SymbolVariantsKey.self, variant) }
}
