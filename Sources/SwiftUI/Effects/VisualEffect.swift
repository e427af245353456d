import Graphics
import UIKit

/// Changes of how a view is drawn that may depend on where it is.
public protocol VisualEffect: Sendable {
    /// The changes, in the order in which they are made.
    var visualChanges: VisualChanges { get }
}

/// What visual effects change: the transform, the opacity, the pixels.
public struct VisualChanges: Sendable {
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var filters: [GroupFilter] = []
    let size: CGSize
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
    public let visualChanges: VisualChanges
    init(_ size: CGSize) { visualChanges = VisualChanges(size: size) }
}

/// An effect with one more change.
struct ChangedVisualEffect: VisualEffect {
    let visualChanges: VisualChanges
    init(_ base: some VisualEffect, _ change: (inout VisualChanges) -> Void) {
        var changes = base.visualChanges
        change(&changes)
        visualChanges = changes
    }
}

extension VisualEffect {
    private func transformed(_ transform: CGAffineTransform, _ anchor: UnitPoint = .center) -> some VisualEffect {
        ChangedVisualEffect(self) { $0.transform = $0.transform.concatenating(transform.around(anchor, $0.size)) }
    }
    private func filtered(_ filter: GroupFilter) -> some VisualEffect { ChangedVisualEffect(self) { $0.filters.append(filter) } }

    public func offset(_ offset: CGSize) -> some VisualEffect {
        transformed(CGAffineTransform(translationX: offset.width, y: offset.height))
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed(CGAffineTransform(scaleX: scale.width, y: scale.height), anchor)
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed(CGAffineTransform(rotationAngle: angle.radians), anchor)
    }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        transformed(CATransform3DGetAffineTransform(CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)), anchor)
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { transformed(transform, .topLeading) }
    public func opacity(_ opacity: Double) -> some VisualEffect { ChangedVisualEffect(self) { $0.opacity *= opacity } }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { filtered(GroupFilter(blurRadius: max(radius, 0))) }
    public func brightness(_ amount: Double) -> some VisualEffect { filtered(GroupFilter(colors: .scaled(1, adding: amount))) }
    public func contrast(_ amount: Double) -> some VisualEffect { filtered(GroupFilter(colors: .scaled(amount, adding: 0.5 - amount / 2))) }
    public func saturation(_ amount: Double) -> some VisualEffect { filtered(GroupFilter(colors: .saturation(amount))) }
    public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - amount) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { filtered(GroupFilter(colors: .hueRotation(angle.radians))) }
}

struct VisualEffectModifier: ElementModifier {
    typealias Body = Never
    let effect: (CGSize, GeometryProxy) -> any VisualEffect
    func update(_ wrapper: VisualEffectElement) { wrapper.effect = effect }
}

/// A view whose look follows its place. Of several filters the last one is drawn.
final class VisualEffectElement: WrapperElement {
    var effect: ((CGSize, GeometryProxy) -> any VisualEffect)?
    private lazy var view = EffectView()

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        canvas.show(view, rect) { inner in
            put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
        guard let effect else { return }
        let changes = effect(rect.size, GeometryProxy(rect, on: canvas, environment.layoutDirection)).visualChanges
        node.graph.animating(isNew: canvas.isNew) {
            (view.transform, view.alpha) = (changes.transform, changes.opacity)
        }
        view.layer.groupFilter = changes.filters.last
    }
}

extension View {
    public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View {
        modifier(VisualEffectModifier { effect(EmptyVisualEffect($0), $1) })
    }
}
