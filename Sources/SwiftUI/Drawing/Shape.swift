import UIKit

/// A two-dimensional figure that is filled, stroked, or clips.
@preconcurrency public protocol Shape: View, Animatable, Sendable {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller from all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ElementView {
    public typealias Body = Never
    let shape: Content
    let style: Style
    var fillStyle = FillStyle()

    func makeElement(_ node: Node) -> ShapeElement { ShapeElement(node) }
    func update(_ element: ShapeElement) {
        element.shape = shape
        element.view.show(style.resolvedPaint(in: element.environment), fillStyle, (shape as? any Stroked)?.stroke)
    }
}

final class ShapeElement: DrawnElement<PaintedView> {
    var shape: (any Shape)?

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape?.sizeThatFits(proposal) ?? .zero }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Canvas) {
        super.place(rect, proposal, on: canvas)
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        guard var path = shape?.path(in: bounds) else { return }
        if environment.layoutDirection == .rightToLeft {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0))
        }
        view.outline = path.cgPath
    }
}

/// A view that paints an outline with a colour, a gradient, a material or an image.
final class PaintedView: UIView {
    private let shapeLayer = CAShapeLayer()
    private var gradientLayer: CAGradientLayer?
    private var effectView: UIVisualEffectView?
    private var paint = StylePaint.color(.clear)
    private var fill = FillStyle()
    private var stroke: StrokeStyle?

    var outline: CGPath? { didSet { update() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.addSublayer(shapeLayer)
    }

    required init?(coder: NSCoder) { fatalError("A painted view is made in code.") }

    func show(_ paint: StylePaint, _ fill: FillStyle, _ stroke: StrokeStyle? = nil) {
        (self.paint, self.fill, self.stroke) = (paint, fill, stroke)
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        update()
    }

    private func update() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        gradientLayer?.removeFromSuperlayer()
        effectView?.removeFromSuperview()
        (gradientLayer, effectView) = (nil, nil)
        shapeLayer.isHidden = true
        switch paint {
        case .color(let color):
            shapeLayer.isHidden = false
            show(color, on: shapeLayer)
        case .gradient(let gradient):
            let painted = gradient.layer(bounds)
            painted.mask = mask()
            layer.addSublayer(painted)
            gradientLayer = painted
        case .material(let style):
            let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
            effect.frame = bounds
            effect.layer.mask = mask()
            addSubview(effect)
            effectView = effect
        case .image(let image):
            shapeLayer.isHidden = false
            show(UIColor(patternImage: image), on: shapeLayer)
        }
    }

    private func mask() -> CALayer {
        let mask = CAShapeLayer()
        show(.black, on: mask)
        return mask
    }

    private func show(_ color: UIColor, on layer: CAShapeLayer) {
        layer.frame = bounds
        layer.path = outline
        layer.fillRule = fill.isEOFilled ? .evenOdd : .nonZero
        layer.fillColor = stroke == nil ? color.cgColor : nil
        layer.strokeColor = stroke == nil ? nil : color.cgColor
        guard let stroke else { return }
        layer.lineWidth = stroke.lineWidth
        layer.lineCap = stroke.lineCap == .round ? .round : stroke.lineCap == .square ? .square : .butt
        layer.lineJoin = stroke.lineJoin == .round ? .round : stroke.lineJoin == .bevel ? .bevel : .miter
        layer.miterLimit = stroke.miterLimit
        layer.lineDashPattern = stroke.dash.isEmpty ? nil : stroke.dash.map { NSNumber(value: Double($0)) }
        layer.lineDashPhase = stroke.dashPhase
    }
}

extension GradientPaint {
    /// Returns a layer of the gradient in a rectangle.
    @MainActor func layer(_ bounds: CGRect) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = bounds
        layer.colors = stops.map(\.color.cgColor)
        layer.locations = stops.map { NSNumber(value: Double($0.location)) }
        switch form {
        case .linear(let start, let end):
            (layer.startPoint, layer.endPoint) = (CGPoint(x: start.x, y: start.y), CGPoint(x: end.x, y: end.y))
        case .radial(let center, _, let radius):
            layer.type = .radial
            layer.startPoint = CGPoint(x: center.x, y: center.y)
            layer.endPoint = CGPoint(
                x: center.x + radius / max(bounds.width, 1), y: center.y + radius / max(bounds.height, 1))
        case .elliptical(let center, _, let fraction):
            layer.type = .radial
            layer.startPoint = CGPoint(x: center.x, y: center.y)
            layer.endPoint = CGPoint(x: center.x + fraction, y: center.y + fraction)
        case .angular(let center, let start, _):
            layer.type = .conic
            layer.startPoint = CGPoint(x: center.x, y: center.y)
            layer.endPoint = CGPoint(x: center.x + cos(start), y: center.y + sin(start))
        }
        return layer
    }
}

public struct Rectangle: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) { Path($0) } }
}

public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(shape: self, amount: amount) { [cornerSize, style] rect in
            let radius = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
            return Path(roundedRect: rect, cornerSize: radius, style: style)
        }
    }
}

public struct Circle: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        guard proposal.width != nil, proposal.height != nil else {
            let side = proposal.width ?? proposal.height ?? 10
            return CGSize(width: side, height: side)
        }
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(shape: self, amount: amount) { Circle().path(in: $0) }
    }
}

public struct Ellipse: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) { Path(ellipseIn: $0) } }
}

public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public nonisolated func path(in rect: CGRect) -> Path {
        // Two half circles: the continuous corner of a capsule is drawn like the circular one.
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(shape: self, amount: amount) { Capsule().path(in: $0) }
    }
}

/// A shape, smaller from all sides.
struct Inset<Content: Shape>: InsettableShape {
    let shape: Content
    let amount: CGFloat
    let outline: @Sendable (CGRect) -> Path
    nonisolated func path(in rect: CGRect) -> Path { outline(rect.insetBy(dx: amount, dy: amount)) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated func inset(by amount: CGFloat) -> Inset<Content> { Inset(shape: shape, amount: self.amount + amount, outline: outline) }
}

/// A stroke along a shape. Its path is the one along which the stroke is painted.
struct StrokedShape<Content: Shape>: Shape, Stroked {
    let shape: Content
    let style: StrokeStyle
    nonisolated static var role: ShapeRole { .stroke }
    nonisolated var stroke: StrokeStyle { style }
    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that is painted as a line.
protocol Stroked {
    nonisolated var stroke: StrokeStyle { get }
}

extension Shape {
    public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _ShapeView(shape: StrokedShape(shape: self, style: style), style: content)
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true) -> some View {
        _ShapeView(shape: StrokedShape(shape: inset(by: style.lineWidth / 2), style: style), style: content)
    }
    public func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
