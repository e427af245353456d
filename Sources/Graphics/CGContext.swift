import Foundation

/// Records drawing under Core Graphics' names: what `draw(_:)` paints becomes a `DisplayList`, a value that any thread may rasterise.
///
/// Coordinates are points with y pointing down, as in every context that UIKit hands out. A context belongs to the thread that made it.
/// Nothing is drawn while recording; the cost is one array element a call.
public final class CGContext {
    /// What has been recorded so far, with every open state and group closed.
    package var displayList: DisplayList {
        var list = recorded
        for open in opened.reversed() { list.commands += open.endings }
        return list
    }

    /// Maps user space to the space in which the list is later drawn.
    public private(set) var ctm = CGAffineTransform.identity

    var recorded = DisplayList()
    var state = State()
    /// The current path, in the list's own space: a transform that changes later does not move what is already there.
    var currentPath = CGPath()
    /// The rectangle that unbounded painting (gradients without a path) covers, in the list's own space.
    private let bounds: CGRect
    /// What a restore or the end of a layer must close, the innermost last.
    private var opened: [Opened] = []
    /// Told after each painting; contexts over memory of the caller's keep it up to date with this.
    package var painted: (() -> Void)?
    /// Pixels, for a context over pixels; nil for one that only records.
    package var pixelSize: (width: Int, height: Int)?
    package var pixels: AnyObject?
    public var interpolationQuality = CGInterpolationQuality.default

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
        /// As they were outside.
        var outer: (state: State, ctm: CGAffineTransform)
    }

    /// - Parameter bounds: what a gradient or `clear` without a path may cover, points.
    public init(bounds: CGRect = CGRect(x: -16384, y: -16384, width: 32768, height: 32768)) {
        self.bounds = bounds
        state = State(clipBounds: bounds)
    }

    // MARK: State

    public func saveGState() {
        opened.append(Opened(kind: .state, endings: [.restore], outer: (state, ctm)))
        recorded.append(.save)
    }

    /// A restore without its save is ignored, as Core Graphics does.
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

    /// - Parameter angle: radians; positive turns clockwise on screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func setFillColor(_ color: CGColor) { state.fill = .color(color) }

    /// What fills are painted with now; nil when it is more than a colour.
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

    /// Fills with more than a colour: gradients and patterns, whose points are in user space at the time of painting.
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

    /// A share that multiplies the alpha of everything painted afterwards.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    public func setBlendMode(_ mode: CGBlendMode) {
        guard mode != state.blendMode else { return }
        state.blendMode = mode
        recorded.append(.blendMode(mode))
    }

    /// `blur`: Core Graphics' blur, twice the standard deviation that `Shadow.radius` holds. A nil colour ends shadows.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(color: $0, offset: offset, radius: blur / 2) }
    }

    /// A black shadow of a third opacity, Core Graphics' default.
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

    /// Whatever is painted from now on shows only where the mask does, until the state is restored.
    package func clip(to mask: DisplayList) {
        opened.append(Opened(kind: .mask, endings: [.endGroup(mask: mask)], outer: (state, ctm)))
        recorded.append(.beginGroup(opacity: 1, blend: state.blendMode))
        if state.blendMode != .normal { recorded.append(.blendMode(state.blendMode)) }
    }

    /// The upright box around what painting can reach, in user space.
    public var boundingBoxOfClipPath: CGRect { state.clipBounds.intersection(bounds).applying(ctm.inverted()) }

    // MARK: Transparency layers

    /// Everything up to `endTransparencyLayer` is drawn together, then composed at once with the alpha, blend mode and shadow in force now.
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

    /// The current path in user space; the context starts a new one.
    func takePath() -> CGPath {
        defer { currentPath = CGPath() }
        return ctm.isIdentity ? currentPath : currentPath.applying(ctm.inverted())
    }
}
