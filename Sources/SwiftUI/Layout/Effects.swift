import UIKit

/// Moves what is drawn, without moving the place.
public struct _OffsetEffect: ElementModifier {
    public typealias Body = Never
    let offset: CGSize
    func update(_ wrapper: OffsetElement) { wrapper.offset = offset }
}

final class OffsetElement: WrapperElement {
    var offset = CGSize.zero
    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        put(content, at: CGPoint(x: offset.width, y: offset.height), proposal, in: rect, on: canvas)
    }
}

/// The middle of a view at a point of the room that is offered.
public struct _PositionLayout: ElementModifier {
    public typealias Body = Never
    let position: CGPoint
    func update(_ wrapper: PositionElement) { wrapper.position = position }
}

final class PositionElement: WrapperElement {
    var position = CGPoint.zero
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
    }
    override var priority: Double { 0 }
    override var spacing: ViewSpacing { ViewSpacing() }
    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }
    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        let offered = ProposedViewSize(rect.size)
        let size = content.size(offered)
        put(content, at: CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2), offered, in: rect, on: canvas)
    }
}

/// An effect on what is drawn: the content has a view of its own, whose appearance changes.
public struct ViewEffect: ElementModifier {
    public typealias Body = Never
    let apply: @MainActor (UIView, EffectContext) -> Void
    func update(_ wrapper: EffectElement) { wrapper.effect = self }
}

/// What an effect knows of its view.
@MainActor struct EffectContext {
    let size: CGSize
    let environment: EnvironmentValues
}

/// A view around others that lets touches through where there is nothing.
final class EffectView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
    }
}

final class EffectElement: WrapperElement {
    var effect: ViewEffect?
    private lazy var view = EffectView()

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        canvas.show(view, rect) { inner in
            put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
        effect?.apply(view, EffectContext(size: rect.size, environment: environment))
    }
}

extension View {
    public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
    public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    func effect(_ apply: @escaping @MainActor (UIView, EffectContext) -> Void) -> ModifiedContent<Self, ViewEffect> {
        modifier(ViewEffect(apply: apply))
    }

    public func hidden() -> some View { effect { view, _ in view.isHidden = true } }
}
