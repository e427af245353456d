import UIKit

/// Shows only what is inside of a shape.
struct ClipModifier<Outline: Shape>: ElementModifier {
    typealias Body = Never
    let shape: Outline
    let style: FillStyle
    func update(_ wrapper: ClipElement<Outline>) { wrapper.show(shape, style) }
}

final class ClipElement<Outline: Shape>: WrapperElement, Stepped {
    private lazy var view = EffectView()
    private var shape: Outline?
    private var style = FillStyle()
    private let values = MovingValue<Outline.AnimatableData>()
    private let size = MovingValue<AnimatablePair<CGFloat, CGFloat>>()

    func show(_ shape: Outline, _ style: FillStyle) {
        self.shape = shape
        self.style = style
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        canvas.show(view, rect) { inner in
            put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
        if let shape { values.set(shape.animatableData, node.graph.animation) }
        size.set(rect.size.animatableData, node.graph.animation)
        step()
        node.graph.clock.follow(self)
    }

    var isMoving: Bool { values.isMoving || size.isMoving }

    func step() {
        guard var shape, let current = size.current else { return }
        if let data = values.current { shape.animatableData = data }
        let size = CGSize(width: max(current.first, 0), height: max(current.second, 0))
        if let (radii, curve) = (shape as? any CornerShape)?.corners(in: size), radii.isEqual {
            view.clipsToBounds = true
            view.layer.mask = nil
            view.layer.cornerRadius = radii.topLeading
            view.layer.cornerCurve = curve
        } else {
            view.clipsToBounds = false
            view.layer.mask = mask(shape.outline(in: CGRect(origin: .zero, size: size), environment), size)
        }
    }

    private func mask(_ path: Path, _ size: CGSize) -> CALayer {
        let mask = CAShapeLayer()
        mask.frame = CGRect(origin: .zero, size: size)
        mask.path = path.cgPath
        mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
        guard let stroke = path.stroke else { return mask }
        mask.fillColor = nil
        mask.strokeColor = .black
        mask.lineWidth = stroke.lineWidth
        return mask
    }
}

/// Shows a view only where other views are drawn.
struct MaskModifier<Mask: View>: ViewModifier, PrimitiveModifier {
    typealias Body = Never
    let mask: Mask
    let alignment: Alignment
    func makeNode(_ scope: Scope) -> Node { MaskNode<Mask>(scope) }
}

private final class MaskNode<Mask: View>: ModifierNode<MaskModifier<Mask>> {
    private let mask = Slot()
    private var wrappers: [ObjectIdentifier: MaskElement] = [:]

    override var children: [Node] { [slot.node, mask.node].compactMap { $0 } }

    override func didUpdate(from former: MaskModifier<Mask>?) {
        guard let modifier else { return }
        mask.show(ZStack(alignment: modifier.alignment) { modifier.mask }, Scope(graph: graph, parent: self, environment: environment))
    }

    override var passesItems: Bool { false }
    override func makeItems() -> [Element] {
        var kept: [ObjectIdentifier: MaskElement] = [:]
        let items: [Element] = (slot.node?.items ?? []).map { item in
            let wrapper = wrappers[ObjectIdentifier(item)] ?? MaskElement(self, item)
            wrapper.mask = mask.node?.items.first
            wrapper.alignment = modifier?.alignment ?? .center
            kept[ObjectIdentifier(item)] = wrapper
            return wrapper
        }
        wrappers = kept
        return items
    }

    override func forget() { for wrapper in wrappers.values { wrapper.forget() } }
}

private final class MaskElement: WrapperElement {
    private lazy var view = EffectView()
    private lazy var maskView = UIView()
    var mask: Element?
    var alignment = Alignment.center

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        let bounds = CGRect(origin: .zero, size: rect.size)
        canvas.show(view, rect) { inner in put(content, at: .zero, proposal, in: bounds, on: inner) }
        view.mask = maskView
        let graph = node.graph
        graph.animating(isNew: canvas.isNew) { if maskView.frame != bounds { maskView.frame = bounds } }
        let inner = canvas.inside(maskView, rect.origin)
        inner.isNew = canvas.isNew
        if let mask {
            let offered = ProposedViewSize(rect.size)
            let (own, other) = (ViewDimensions(rect.size), mask.dimensions(offered))
            let point = CGPoint(
                x: own[alignment.horizontal] - other[alignment.horizontal], y: own[alignment.vertical] - other[alignment.vertical])
            put(mask, at: point, offered, in: bounds, on: inner)
        }
        inner.finish()
    }
}

extension View {
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle(), style: FillStyle(antialiased: antialiased)) }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }
    @_disfavoredOverload public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(MaskModifier(mask: mask, alignment: .center)) }
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}
