import Foundation

/// Records drawing under Core Graphics' names: what `draw(_:)` paints becomes a `DisplayList`, a value that any thread may rasterise.
///
/// Coordinates are points with y pointing down, as in every context that UIKit hands out. A context belongs to the thread that made it.
/// Nothing is drawn while recording; each call costs one array element.
public final class CGContext {
    /// Everything recorded so far, with every open state and group closed.
    package var displayList: DisplayList {
        var list = recorded
        for open in opened.reversed() { list.commands += open.endings }
        return list
    }

    /// The transform from user space to the space in which the list is later drawn.
    public private(set) var ctm = CGAffineTransform.identity

    var recorded = DisplayList()
    var state = State()
    /// The current path, in the list's own space, so that later changes of the transform do not move it.
    var currentPath = CGPath()
    /// The rectangle that unbounded painting (gradients without a path) covers, in the list's own space.
    private let bounds: CGRect
    /// The states and groups that a restore or the end of a layer must close, the innermost last.
    private var opened: [Opened] = []
    /// Called after each painting. Contexts over the caller's memory use it to keep that memory up to date.
    package var painted: (() -> Void)?
    /// The size in pixels, or nil for a context that only records.
    package var pixelSize: (width: Int, height: Int)?
    package var pixels: AnyObject?
    public var interpolationQuality = CGInterpolationQuality.default
    /// The transform of text; only its translation, the text position, has an effect.
    public var textMatrix = CGAffineTransform.identity
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
    /// Whether glass is drawn: not in pictures of a layer, because only the compositor of the screen draws it.
    package var drawsGlass = true

    struct State {
        var fill = Paint.color(.black)
        var stroke = Paint.color(.black)
        var style = StrokeStyle(width: 1)
        var alpha: CGFloat = 1
        var shadow: Shadow?
        var blendMode = CGBlendMode.normal
        var clipBounds: CGRect
        init(clipBounds: CGRect = .infinite) { self.clipBounds = clipBounds }
    }

    private struct Opened {
        enum Kind: Equatable { case state, mask, layer }
        var kind: Kind
        var endings: [DisplayCommand]
        /// The state and transform outside.
        var outer: (state: State, ctm: CGAffineTransform)
    }

    /// - Parameter bounds: The area, in points, that a gradient or `clear` without a path may cover.
    public init(bounds: CGRect = CGRect(x: -16384, y: -16384, width: 32768, height: 32768)) {
        self.bounds = bounds
        state = State(clipBounds: bounds)
    }

    // MARK: State

    public func saveGState() {
        opened.append(Opened(kind: .state, endings: [.restore], outer: (state, ctm)))
        recorded.append(.save)
    }

    /// Restores the saved state. A restore without its save is ignored, as in Core Graphics.
    public func restoreGState() {
        guard opened.last(where: { $0.kind != .mask })?.kind == .state else { return }
        close(through: .state)
    }

    private func close(through kind: Opened.Kind) {
        while let last = opened.popLast() {
            recorded.commands += last.endings
            guard last.kind == kind else { continue }
            (state, ctm) = last.outer
            return
        }
    }

    public func concatenate(_ transform: CGAffineTransform) {
        guard !transform.isIdentity else { return }
        ctm = transform.concatenating(ctm)
        recorded.append(.concatenate(transform))
    }

    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// - Parameter angle: Radians; positive values turn clockwise on screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func setFillColor(_ color: CGColor) { state.fill = .color(color) }

    /// The current fill colour, or nil if the fill is more than a colour.
    package var fillColor: CGColor? { if case .color(let color) = state.fill { color } else { nil } }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color) }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets a fill that is more than a colour: a gradient or pattern, whose points are in user space at the time of painting.
    package func setFill(_ paint: Paint) { state.fill = paint }

    package func setStroke(_ paint: Paint) { state.stroke = paint }

    public func setLineWidth(_ width: CGFloat) { state.style.width = width }

    public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

    public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.style.dash = lengths
        state.style.dashPhase = phase
    }

    /// Sets the factor by which the alpha of everything painted afterwards is multiplied.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    public func setBlendMode(_ mode: CGBlendMode) {
        guard mode != state.blendMode else { return }
        state.blendMode = mode
        recorded.append(.blendMode(mode))
    }

    /// Sets the shadow. `blur` is Core Graphics' blur, twice the standard deviation in `Shadow.radius`. A nil colour ends shadows.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(color: $0, offset: offset, radius: blur / 2) }
    }

    /// Sets a black shadow with one third opacity, Core Graphics' default.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: Clip

    public func clip(using rule: CGPathFillRule = .winding) {
        let path = takePath()
        guard !path.isEmpty else { return }
        state.clipBounds = state.clipBounds.intersection(path.applying(ctm).boundingBox)
        recorded.append(.clip(path, rule))
    }

    public func clip(to rect: CGRect) {
        currentPath = CGPath(rect: rect.standardized).applying(ctm)
        clip()
    }

    public func clip(to rects: [CGRect]) {
        currentPath = CGPath()
        rects.forEach { currentPath.addRect($0.standardized, transform: ctm) }
        clip()
    }

    /// Limits everything painted from now on to where the mask paints, until the state is restored.
    package func clip(to mask: DisplayList) {
        opened.append(Opened(kind: .mask, endings: [.endGroup(mask: mask)], outer: (state, ctm)))
        recorded.append(.beginGroup(opacity: 1, blend: state.blendMode))
        if state.blendMode != .normal { recorded.append(.blendMode(state.blendMode)) }
    }

    /// The axis-aligned bounding box of what painting can reach, in user space.
    public var boundingBoxOfClipPath: CGRect { state.clipBounds.intersection(bounds).applying(ctm.inverted()) }

    // MARK: Transparency layers

    /// Begins a group: everything up to `endTransparencyLayer` is drawn together, then composed at once with the current alpha, blend mode
    /// and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
        var layer = Opened(kind: .layer, endings: [.endGroup(mask: nil)], outer: (state, ctm))
        if let shadow = state.shadow {
            recorded.append(.beginShadowGroup(shadow))
            layer.endings.append(.endGroup(mask: nil))
        }
        recorded.append(.beginGroup(opacity: state.alpha, blend: state.blendMode))
        opened.append(layer)
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]? = nil) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    }

    public func endTransparencyLayer() {
        guard opened.contains(where: { $0.kind == .layer }) else { return }
        close(through: .layer)
    }

    /// Returns the current path in user space, and starts a new one.
    func takePath() -> CGPath {
        defer { currentPath = CGPath() }
        return ctm.isIdentity ? currentPath : currentPath.applying(ctm.inverted())
    }
}
