import Graphics
import UIKit

/// Draws on a canvas. A copy has settings of its own and draws on the same canvas.
public struct GraphicsContext {
    /// What has been drawn.
    final class Recording {
        var list = DisplayList()
        /// What symbols look like.
        var symbols: (AnyHashable) -> DisplayListPicture? = { _ in nil }
    }

    struct DisplayListPicture {
        let size: CGSize
        let list: DisplayList
    }

    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }
        var mode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }
        public static let normal = BlendMode(.normal), multiply = BlendMode(.multiply), screen = BlendMode(.screen)
        public static let overlay = BlendMode(.overlay), darken = BlendMode(.darken), lighten = BlendMode(.lighten)
        public static let colorDodge = BlendMode(.colorDodge), colorBurn = BlendMode(.colorBurn), softLight = BlendMode(.softLight)
        public static let hardLight = BlendMode(.hardLight), difference = BlendMode(.difference), exclusion = BlendMode(.exclusion)
        public static let hue = BlendMode(.hue), saturation = BlendMode(.saturation), color = BlendMode(.color)
        public static let luminosity = BlendMode(.luminosity), clear = BlendMode(.clear), copy = BlendMode(.copy)
        public static let sourceIn = BlendMode(.sourceIn), sourceOut = BlendMode(.sourceOut), sourceAtop = BlendMode(.sourceAtop)
        public static let destinationOver = BlendMode(.destinationOver), destinationIn = BlendMode(.destinationIn)
        public static let destinationOut = BlendMode(.destinationOut), destinationAtop = BlendMode(.destinationAtop)
        public static let xor = BlendMode(.xor), plusDarker = BlendMode(.plusDarker), plusLighter = BlendMode(.plusLighter)
    }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// What changes everything that is drawn.
    public struct Filter {
        enum Kind {
            case group(GroupFilter)
            case shadow(Color, CGFloat, CGFloat, CGFloat)
            case multiply(Color)
            case projection(ProjectionTransform)
        }
        let kind: Kind
        private static func colors(_ matrix: ColorMatrix) -> Filter { Filter(kind: .group(GroupFilter(colors: matrix))) }
        public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter {
            Filter(kind: .group(GroupFilter(blurRadius: radius)))
        }
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = []
        ) -> Filter { Filter(kind: .shadow(color, radius, x, y)) }
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(kind: .projection(matrix)) }
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
        public static func hueRotation(_ angle: Angle) -> Filter { colors(.hueRotation(angle.radians)) }
        public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }
        public static func brightness(_ amount: Double) -> Filter { colors(.scaled(1, adding: amount)) }
        public static func contrast(_ amount: Double) -> Filter { colors(.scaled(amount, adding: 0.5 - amount / 2)) }
        public static func colorInvert(_ amount: Double = 1) -> Filter { colors(.scaled(1 - 2 * amount, adding: amount)) }
        public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - amount)) }
        public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// What an outline is painted with. Points of gradients are those of the canvas.
    public struct Shading {
        enum Kind {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case palette([Shading])
        }
        let kind: Kind
        public static var backdrop: Shading { .style(Color.clear) }
        public static var foreground: Shading { .style(ForegroundStyle()) }
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
        public static func color(_ color: Color) -> Shading { .style(color) }
        public static func color(_ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
            -> Shading
        {
            .style(Color(space, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            .style(Color(space, white: white, opacity: opacity))
        }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = [])
            -> Shading
        {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = []
        ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = [])
            -> Shading
        {
            Shading(kind: .conic(gradient, center, angle))
        }
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading { .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)) }
    }

    public struct ResolvedImage {
        public let size: CGSize
        public let baseline: CGFloat
        public var shading: Shading?
        let image: UIImage?
    }

    public struct ResolvedText {
        public var shading: Shading = .foreground
        let text: NSAttributedString
        public func measure(in size: CGSize) -> CGSize {
            MainActor.assumeIsolated { [text = Unchecked(text)] in
                let rect = text.value.boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil)
                return CGSize(width: rect.width.roundedUp(1.0 / 3), height: rect.height.roundedUp(1.0 / 3))
            }
        }
        public func firstBaseline(in size: CGSize) -> CGFloat {
            text.length > 0 ? unsafe (text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.ascender ?? 0 : 0
        }
        public func lastBaseline(in size: CGSize) -> CGFloat { firstBaseline(in: size) }
    }

    public struct ResolvedSymbol {
        public var size: CGSize { picture.size }
        let picture: DisplayListPicture
    }

    let recording: Recording
    public let environment: EnvironmentValues
    public var transform = CGAffineTransform.identity
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public private(set) var clipBoundingRect: CGRect
    private var clips: [DisplayCommand] = []
    private var masks: [DisplayList] = []
    private var filters: [(filter: Filter, transform: CGAffineTransform)] = []

    init(_ recording: Recording, _ environment: EnvironmentValues, _ bounds: CGRect) {
        self.recording = recording
        self.environment = environment
        clipBoundingRect = bounds
    }

    // MARK: Settings

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) { filters.append((filter, transform)) }

    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        var outline = path.applying(transform).cgPath
        if options.contains(.inverse) {
            let whole = CGPath(rect: CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4))
            whole.addPath(outline)
            outline = whole
        }
        let isEvenOdd = style.isEOFilled || options.contains(.inverse)
        clips.append(.clip(outline, isEvenOdd ? .evenOdd : .winding))
        if !options.contains(.inverse) { clipBoundingRect = clipBoundingRect.intersection(path.boundingRect) }
    }

    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        masks.append(DisplayList(try layer(content)))
    }

    // MARK: Drawing

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let inner = try layer(content)
        draw([.beginGroup(opacity: 1, blend: .normal)] + inner + [.endGroup(mask: nil)], isTransformed: true)
    }

    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayCommand] {
        let inner = Recording()
        inner.symbols = recording.symbols
        var context = GraphicsContext(inner, environment, clipBoundingRect)
        context.transform = transform
        try content(&context)
        return inner.list.commands
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(commands(PaintedOutline(path, style), shading))
    }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { fill(path.strokedPath(style), with: shading) }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func commands(_ outline: PaintedOutline, _ shading: Shading) -> [DisplayCommand] {
        let values = Unchecked((outline, shading, environment))
        return MainActor.assumeIsolated {
            let (outline, shading, environment) = values.value
            return Unchecked(shading.commands(outline, environment))
        }.value
    }

    public func resolve(_ shading: Shading) -> Shading { shading }
    public func resolve(_ image: Image) -> ResolvedImage {
        let values = Unchecked((image, environment))
        let resolved = MainActor.assumeIsolated {
            let (image, environment) = values.value
            return Unchecked(image.resolved(in: environment, tint: ForegroundStyle().paint(in: environment).color))
        }.value
        return ResolvedImage(size: resolved?.size ?? .zero, baseline: resolved?.size.height ?? 0, image: resolved)
    }
    public func resolve(_ text: Text) -> ResolvedText {
        let values = Unchecked((text, environment))
        return ResolvedText(text: MainActor.assumeIsolated { Unchecked(values.value.0.resolved(in: values.value.1)) }.value)
    }
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        recording.symbols(AnyHashable(id)).map { ResolvedSymbol(picture: $0) }
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        record { image.image?.draw(in: rect) }
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(image.size, at: point, anchor))
    }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        record { text.text.draw(with: rect, options: [.usesLineFragmentOrigin], context: nil) }
    }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let far = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        draw(text, in: CGRect(text.measure(in: far), at: point, anchor))
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return }
        let fit = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        draw([.save, .concatenate(fit)] + symbol.picture.list.commands + [.restore])
    }
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(symbol.size, at: point, anchor))
    }
    public func draw(_ layout: Text.Layout.Line) {}

    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext()
        try content(context)
        draw(context.displayList.commands)
    }

    private func record(_ drawing: () -> Void) {
        let context = CGContext()
        UIGraphicsPushContext(context)
        drawing()
        UIGraphicsPopContext()
        draw(context.displayList.commands)
    }

    /// Adds commands with the settings around them.
    private func draw(_ commands: [DisplayCommand], isTransformed: Bool = false) {
        guard !commands.isEmpty else { return }
        var result = isTransformed || transform.isIdentity ? commands : [.save, .concatenate(transform)] + commands + [.restore]
        for (filter, transform) in filters.reversed() { result = filter.around(result, transform, environment) }
        if opacity < 1 || blendMode != .normal || !masks.isEmpty {
            result = [.beginGroup(opacity: opacity, blend: blendMode.mode)] + result + [.endGroup(mask: masks.last)]
        }
        recording.list.commands += clips.isEmpty ? result : [.save] + clips + result + [.restore]
    }
}

extension CGRect {
    fileprivate init(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
        self.init(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
    }
}

extension GraphicsContext.Filter {
    fileprivate func around(_ commands: [DisplayCommand], _ transform: CGAffineTransform, _ environment: EnvironmentValues)
        -> [DisplayCommand]
    {
        func color(_ color: Color) -> CGColor {
            let values = Unchecked((color, environment))
            return MainActor.assumeIsolated { values.value.0.resolved(in: values.value.1).cgColor }
        }
        switch kind {
        case .group(let filter): return [.beginFilteredGroup(filter)] + commands + [.endGroup(mask: nil)]
        case .multiply(let factor):
            return [.beginFilteredGroup(GroupFilter(colors: .multiplied(by: color(factor))))] + commands + [.endGroup(mask: nil)]
        case .shadow(let own, let radius, let x, let y):
            let shadow = Shadow(color: color(own), offset: CGSize(width: x, height: y), radius: radius)
            return [.beginShadowGroup(shadow)] + commands + [.endGroup(mask: nil)]
        case .projection(let matrix): return [.save, .concatenate(matrix.affine)] + commands + [.restore]
        }
    }
}

extension GraphicsContext.Shading {
    @MainActor fileprivate func commands(_ outline: PaintedOutline, _ environment: EnvironmentValues) -> [DisplayCommand] {
        func resolved(_ gradient: Gradient, _ share: (CGFloat) -> CGFloat = { $0 }) -> Graphics.Gradient {
            Graphics.Gradient(
                stops: gradient.stops.map { .init(color: $0.color.resolved(in: environment).cgColor, location: share($0.location)) })
        }
        switch kind {
        case .style(let style):
            return style.resolvedPaint(in: environment).commands(outline, in: outline.path.boundingBoxOfPath, environment)
        case .linear(let gradient, let start, let end): return outline.commands(.axial(resolved(gradient), from: start, to: end))
        case .radial(let gradient, let center, let start, let end):
            let inner = end > 0 ? start / end : 0
            return outline.commands(
                .radial(resolved(gradient) { inner + $0 * (1 - inner) }, center: center, radius: CGSize(width: end, height: end)))
        case .conic(let gradient, let center, let angle):
            return outline.commands(.conic(resolved(gradient), center: center, angle: angle.radians))
        case .palette(let shadings): return shadings.first?.commands(outline, environment) ?? []
        }
    }
}
