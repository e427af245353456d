import Foundation

/// Records drawing under Core Graphics' names: what `draw(_:)` paints becomes a `DisplayList`, a value that any thread may rasterise.
///
/// Coordinates are points with y pointing down, as in every context that UIKit hands out. A context belongs to the thread that made it.
/// Nothing is drawn while recording; the cost is one array element a call.
public final class CGContext {
    /// What has been recorded so far, with every open state and group closed.
    public var displayList: DisplayList {
        var list = recorded
        for group in openGroups.reversed() {
            list.commands += Array(repeating: .restore, count: group.openStates)
            list.commands += Array(repeating: .endGroup(mask: nil), count: group.groups)
        }
        list.commands += Array(repeating: .restore, count: saved.count - openGroups.reduce(0) { $0 + $1.openStates })
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
    private var saved: [(state: State, ctm: CGAffineTransform)] = []
    private var openGroups: [Group] = []

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

    private struct Group {
        /// Commands that a single `endGroup` each must close: one, or two when the layer casts a shadow.
        var groups: Int
        /// `saveGState` calls inside the layer that are still open.
        var openStates = 0
        var outer: (state: State, ctm: CGAffineTransform)
    }

    /// - Parameter bounds: what a gradient or `clear` without a path may cover, points.
    public init(bounds: CGRect = CGRect(x: -16384, y: -16384, width: 32768, height: 32768)) {
        self.bounds = bounds
        state = State(clipBounds: bounds)
    }

    // MARK: State

    public func saveGState() {
        saved.append((state, ctm))
        if !openGroups.isEmpty { openGroups[openGroups.count - 1].openStates += 1 }
        recorded.append(.save)
    }

    /// A restore without its save is ignored, as Core Graphics does.
    public func restoreGState() {
        if let group = openGroups.last {
            guard group.openStates > 0 else { return }
            openGroups[openGroups.count - 1].openStates -= 1
        }
        guard let last = saved.popLast() else { return }
        (state, ctm) = last
        recorded.append(.restore)
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

    /// - Parameter blur: Core Graphics' blur, twice the standard deviation that `Shadow.radius` holds. A nil colour ends shadows.
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

    /// The upright box around what painting can reach, in user space.
    public var boundingBoxOfClipPath: CGRect { state.clipBounds.intersection(bounds).applying(ctm.inverted()) }

    // MARK: Transparency layers

    /// Everything up to `endTransparencyLayer` is drawn together, then composed at once with the alpha, blend mode and shadow in force now.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
        var group = Group(groups: 1, outer: (state, ctm))
        if let shadow = state.shadow {
            recorded.append(.beginShadowGroup(shadow))
            group.groups += 1
        }
        recorded.append(.beginGroup(opacity: state.alpha, blend: state.blendMode))
        openGroups.append(group)
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]? = nil) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    }

    public func endTransparencyLayer() {
        guard let group = openGroups.last else { return }
        for _ in 0..<group.openStates { restoreGState() }
        openGroups.removeLast()
        for _ in 0..<group.groups { recorded.append(.endGroup(mask: nil)) }
        (state, ctm) = group.outer
    }

    /// The current path in user space; the context starts a new one.
    func takePath() -> CGPath {
        defer { currentPath = CGPath() }
        return ctm.isIdentity ? currentPath : currentPath.applying(ctm.inverted())
    }
}
