import UIKit

/// A shape that is filled or drawn as a line, in front of others.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ElementView {
    public typealias Body = Never
    let shape: Content
    let style: Style
    var fillStyle = FillStyle()

    func makeElement(_ node: Node) -> ShapeElement<Content> { ShapeElement(node) }
    func update(_ element: ShapeElement<Content>) { element.show(shape, style.resolvedPaint(in: element.environment), fillStyle) }
}

/// The element of a shape. Changes of the shape's own values, of its paint and of its size are drawn in steps.
final class ShapeElement<Content: Shape>: DrawnElement<PaintedView>, Stepped {
    private var shape: Content?
    private var fill = FillStyle()
    private let values = MovingValue<Content.AnimatableData>()
    private let paint = MovingPaint()
    private let size = MovingValue<AnimatablePair<CGFloat, CGFloat>>()

    func show(_ shape: Content, _ paint: StylePaint, _ fill: FillStyle) {
        self.shape = shape
        self.fill = fill
        let change = node.graph.animation
        values.set(shape.animatableData, change)
        self.paint.set(paint, change)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape?.sizeThatFits(proposal) ?? .zero }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        super.place(rect, proposal, on: canvas)
        size.set(AnimatablePair(view.bounds.width, view.bounds.height), node.graph.animation)
        draw()
        node.graph.clock.follow(self)
    }

    var isMoving: Bool { values.isMoving || paint.isMoving || size.isMoving }
    func step() { draw() }

    private func draw() {
        guard var shape, let size = size.current, let paint = paint.current else { return }
        if let data = values.current { shape.animatableData = data }
        let rect = CGRect(x: 0, y: 0, width: max(size.first, 0), height: max(size.second, 0))
        view.show(paint, PaintedOutline(shape.outline(in: rect, environment), fill), rect, environment)
    }
}

/// A view that paints an outline with a style.
final class PaintedView: UIView {
    private var commands = DisplayList()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("A painted view is made in code.") }

    func show(_ paint: StylePaint, _ outline: PaintedOutline, _ rect: CGRect, _ environment: EnvironmentValues) {
        let new = DisplayList(paint.commands(outline, in: rect, environment))
        guard new != commands else { return }
        commands = new
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(commands) }
}

extension Shape {
    public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> some ShapeView<Self> {
        FilledShape(shape: self, style: content, fillStyle: style)
    }
    public func fill(style: FillStyle) -> some ShapeView<Self> { fill(ForegroundStyle(), style: style) }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
        StrokedShapeView(shape: self, style: content, line: style)
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
        BorderedShapeView(shape: self, style: content, line: style)
    }
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
        strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A view that shows a shape, to which more fillings and lines of the shape can be added.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    var shape: Content { get }
}

public struct FilledShape<Content: Shape, Style: ShapeStyle>: ShapeView {
    public let shape: Content
    let style: Style
    let fillStyle: FillStyle
    public var body: some View { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
}

public struct StrokedShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    public let shape: Content
    let style: Style
    let line: StrokeStyle
    public var body: some View { _ShapeView(shape: _StrokedShape(shape: shape, style: line), style: style) }
}

public struct BorderedShapeView<Content: InsettableShape, Style: ShapeStyle>: ShapeView {
    public let shape: Content
    let style: Style
    let line: StrokeStyle
    public var body: some View {
        _ShapeView(shape: _StrokedShape(shape: shape.inset(by: line.lineWidth / 2), style: line), style: style)
    }
}

/// A shape's view with another filling or line of the same shape in front of it.
public struct LayeredShapeView<Base: ShapeView, Front: View>: ShapeView {
    let base: Base
    let front: Front
    public var shape: Base.Content { base.shape }
    public var body: some View { base.overlay(front) }
}

extension ShapeView {
    public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> some ShapeView<Content> {
        LayeredShapeView(base: self, front: FilledShape(shape: shape, style: content, fillStyle: style))
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Content> {
        LayeredShapeView(base: self, front: StrokedShapeView(shape: shape, style: content, line: style))
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Content> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    public func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true)
        -> some ShapeView<Content>
    {
        LayeredShapeView(base: self, front: BorderedShapeView(shape: shape, style: content, line: style))
    }
    public func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> some ShapeView<Content>
    {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
