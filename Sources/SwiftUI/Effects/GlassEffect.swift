import UIKit

/// The glass of iOS 26.
public struct Glass: Hashable, Sendable {
    enum Kind: Hashable { case regular, clear, identity }
    let kind: Kind
    var tint: Color?
    var isReacting = false
    public static let regular = Glass(kind: .regular)
    public static let clear = Glass(kind: .clear)
    public static let identity = Glass(kind: .identity)
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isReacting = isEnabled
        return glass
    }
}

/// The shape of glass that is given none: a capsule.
public struct DefaultGlassEffectShape: Shape, CornerShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
    func corners(in size: CGSize) -> (radii: RectangleCornerRadii, curve: CALayerCornerCurve)? { Capsule().corners(in: size) }
}

/// A view of glass. Shapes other than rectangles with equal corners are drawn as rectangles.
struct GlassView<Outline: Shape>: ElementView {
    typealias Body = Never
    let glass: Glass
    let shape: Outline

    func makeElement(_ node: Node) -> GlassElement { GlassElement(node) }
    func update(_ element: GlassElement) {
        element.corners = { (shape as? any CornerShape)?.corners(in: $0)?.radii.topLeading }
        let effect = UIGlassEffect(style: glass.kind == .clear ? .clear : .regular)
        effect.tintColor = glass.tint?.resolved(in: element.environment)
        effect.isInteractive = glass.isReacting
        element.view.effect = glass.kind == .identity ? nil : effect
    }
}

final class GlassElement: DrawnElement<UIVisualEffectView> {
    var corners: (CGSize) -> CGFloat? = { _ in nil }

    override func makeView() -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: nil)
        view.isUserInteractionEnabled = false
        return view
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        super.place(rect, proposal, on: canvas)
        // A radius of nothing would mean a capsule.
        view.layer.cornerRadius = max(corners(rect.size) ?? 0, 0.01)
    }
}

/// Views whose glass belongs together.
public struct GlassEffectContainer<Content: View>: View {
    let content: Content
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { content }
}

public struct GlassEffectTransition: Hashable, Sendable {
    let name: String
    public static let identity = GlassEffectTransition(name: "identity")
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    public static let materialize = GlassEffectTransition(name: "materialize")
}

extension View {
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()) -> some View {
        modifier(_LayerModifier(layer: GlassView(glass: glass, shape: shape), alignment: .center, isInFront: false))
    }
    public func glassEffect(_ glass: Glass, in shape: some Shape, isEnabled: Bool) -> some View {
        glassEffect(isEnabled ? glass : .identity, in: shape)
    }
    public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
    public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
