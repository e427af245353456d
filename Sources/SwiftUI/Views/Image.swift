import UIKit

/// A picture: from an asset catalog, a symbol, or an image of UIKit.
public struct Image: Hashable {
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum Scale: Hashable, CaseIterable, Sendable {
        case small, medium, large
        var scale: UIImage.SymbolScale { self == .small ? .small : self == .medium ? .medium : .large }
    }
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
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
        self.init(.image(Unchecked(UIImage(cgImage: cgImage, scale: scale, orientation: .up))), label: label)
    }
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.image(Unchecked(UIImage(cgImage: cgImage, scale: scale, orientation: .up))), isDecorative: true)
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
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

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
        case .symbol(let name, _):
            var attributes = TextAttributes(environment)
            attributes.kern = 0
            let font = attributes.resolvedFont(environment)
            let configuration = UIImage.SymbolConfiguration(font: font, scale: environment.imageScale.scale)
            image =
                UIImage(systemName: environment.symbolVariants.name(name), withConfiguration: configuration)
                ?? UIImage(systemName: name, withConfiguration: configuration)
        case .image(let own): image = own.value
        }
        switch rendering {
        case .template: return image?.withRenderingMode(.alwaysTemplate)
        case .original: return image?.withRenderingMode(.alwaysOriginal)
        case nil: return image
        }
    }

    /// Returns the picture in one colour, if it is a template.
    @MainActor func resolved(in environment: EnvironmentValues, tint: UIColor) -> UIImage? {
        guard let image = image(in: environment) else { return nil }
        return isTemplate(image) ? image.withTintColor(tint, renderingMode: .alwaysOriginal) : image
    }

    private func isTemplate(_ image: UIImage) -> Bool {
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
        view.image = image
        view.contentMode = isResizable ? .scaleToFill : .center
        view.tintColor = ForegroundStyle().paint(in: environment).color
        view.isAccessibilityElement = !content.isDecorative
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = view.image?.size ?? .zero
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guard let image = view.image, image.isSymbolImage, !isResizable else { return nil }
        let offset = image.baselineOffsetFromBottom ?? 0
        return key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
            ? image.size.height - offset : nil
    }
}

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
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
