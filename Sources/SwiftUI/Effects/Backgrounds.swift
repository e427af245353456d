import UIKit

/// A style behind or in front of a view. Where it touches the edges of the safe area, it continues to those of the screen.
struct StyleLayer<Style: ShapeStyle>: ContainerView {
    typealias Body = Never
    let style: Style
    let edges: Edge.Set

    func content(_ element: StyleLayerElement) -> _ShapeView<Rectangle, Style> { _ShapeView(shape: Rectangle(), style: style) }
    func makeElement(_ node: Node) -> StyleLayerElement { StyleLayerElement(node) }
    func update(_ element: StyleLayerElement) { element.edges = edges }
}

final class StyleLayerElement: ContainerElement {
    var edges = Edge.Set()

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        let extended = extended(rect, on: canvas)
        for element in contents { put(element, at: .zero, ProposedViewSize(extended.size), in: extended, on: canvas) }
    }

    private func extended(_ rect: CGRect, on canvas: Stage) -> CGRect {
        guard !edges.isEmpty, let host = node.graph.hostingView, host.safeAreaInsets != .zero else { return rect }
        let bounds = host.bounds.offsetBy(dx: -canvas.origin.x, dy: -canvas.origin.y)
        let safe = bounds.inset(by: host.safeAreaInsets)
        let isReversed = environment.layoutDirection == .rightToLeft
        let (left, right): (Edge.Set, Edge.Set) = isReversed ? (.trailing, .leading) : (.leading, .trailing)
        func touches(_ edge: Edge.Set, _ inner: CGFloat, _ limit: CGFloat) -> Bool { edges.contains(edge) && inner <= limit + 0.5 }
        let minX = touches(left, rect.minX, safe.minX) ? min(bounds.minX, rect.minX) : rect.minX
        let minY = touches(.top, rect.minY, safe.minY) ? min(bounds.minY, rect.minY) : rect.minY
        let maxX = touches(right, -rect.maxX, -safe.maxX) ? max(bounds.maxX, rect.maxX) : rect.maxX
        let maxY = touches(.bottom, -rect.maxY, -safe.maxY) ? max(bounds.maxY, rect.maxY) : rect.maxY
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: AnyShape? { nil } }

extension View {
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_LayerModifier(layer: StyleLayer(style: style, edges: edges), alignment: .center, isInFront: false))
    }
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        modifier(
            _LayerModifier(
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center, isInFront: false))
    }
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_LayerModifier(layer: StyleLayer(style: style, edges: edges), alignment: .center, isInFront: true))
    }
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        modifier(
            _LayerModifier(layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center, isInFront: true))
    }
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { setting(ContainerShapeKey.self, AnyShape(shape)) }
}
