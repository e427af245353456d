import Foundation
import Graphics

/// A transition from a layer's old content to its new one: `UIView.transition`, `CATransition`, and the system's transitions between two
/// controllers. The old content is a picture taken when the transition began; the new content is the layer as it is.
@MainActor final class LayerTransition {
    enum Edge { case left, right, top, bottom }

    enum Kind: Equatable {
        /// The old content fades out while the new one fades in. Parts that both show do not change on the way.
        case fade
        /// Half a turn with the new content on the back, drawn without perspective. The ground is seen beside it; nil for what is below.
        case flip(Edge, ground: CGColor? = nil)
        /// The upper page curls up, or back down. Drawn as a moving edge, without the bend of the paper.
        case curl(isUp: Bool)
        /// The new content moves in from an edge and pushes the old one out at the opposite edge.
        case push(Edge)
        /// Like `push`, but the old content moves only part of the way, darkened, below the new one: a navigation stack's push.
        case cover(Edge)
        /// The new content moves in from an edge over the old one. It starts `from` times its own size away.
        case moveIn(Edge, from: CGFloat = 1)
        /// The old content moves out to an edge by `to` times its own size and reveals the new one.
        case reveal(Edge, to: CGFloat = 1)
        /// The old content moves out to an edge, and the new one returns from part of the way: a navigation stack's pop.
        case uncover(Edge)
    }

    let kind: Kind
    private let before: Layer
    private let start: Double
    private let timing: AnimationTiming

    /// - Parameter before: A picture of the layer's current content, or of something else. Its position is that of its top left corner
    ///   in the layer.
    init(_ kind: Kind, from before: Layer, timing: AnimationTiming) {
        self.kind = kind
        self.before = before
        self.timing = timing
        start = Timeline.current.now
    }

    /// The end, in the timeline's time.
    var end: Double { start + timing.delay + timing.totalDuration }

    /// Returns the layer during the transition. It keeps its name, position and opacity. Its sublayers are the picture of the old content
    /// and the layer itself without a name, so that the names of the layers inside do not change.
    func present(_ after: Layer, at time: Double) -> Layer {
        let progress = CGFloat(timing.progress(at: time - start))
        var (old, new) = (before, after)
        new.name = ""
        new.transform = .identity
        new.opacity = 1
        new.blendMode = .normal
        old.position = CGPoint(
            x: after.bounds.minX + before.position.x + old.bounds.width * old.anchorPoint.x,
            y: after.bounds.minY + before.position.y + old.bounds.height * old.anchorPoint.y)
        new.position = CGPoint(
            x: after.bounds.minX + after.bounds.width * after.anchorPoint.x,
            y: after.bounds.minY + after.bounds.height * after.anchorPoint.y)
        var whole = Layer(name: after.name, kind: after.kind, frame: .zero)
        (whole.position, whole.bounds, whole.anchorPoint) = (after.position, after.bounds, after.anchorPoint)
        (whole.transform, whole.opacity, whole.blendMode) = (after.transform, after.opacity, after.blendMode)
        (whole.isHidden, whole.summary) = (after.isHidden, after.summary)
        whole.isGroup = true
        if case .flip(_, let ground?) = kind { whole.backgroundColor = ground }
        whole.sublayers = Self.arrange(kind, &old, &new, progress)
        return whole
    }

    /// Returns both contents for a progress of 0…1, the lower one first.
    private static func arrange(_ kind: Kind, _ old: inout Layer, _ new: inout Layer, _ progress: CGFloat) -> [Layer] {
        let rest = 1 - progress
        switch kind {
        case .fade:
            old.opacity = old.opacity * min(max(rest, 0), 1)
            new.opacity = min(max(progress, 0), 1)
            new.blendMode = .plusLighter
            return [old, new]
        case .flip(let edge, _):
            let width = abs(cos(.pi * progress))
            let turn = edge.isSideways ? CGAffineTransform(scaleX: width, y: 1) : CGAffineTransform(scaleX: 1, y: width)
            let isFront = progress < 0.5
            old.transform = turn
            new.transform = turn
            return [isFront ? old : new]
        case .curl(let isUp):
            if isUp { old.cutBelow(rest) } else { new.cutBelow(progress) }
            return isUp ? [new, old] : [old, new]
        case .push(let edge):
            old.move(to: edge.opposite, by: progress)
            new.move(to: edge, by: rest)
            return [old, new]
        case .cover(let edge):
            old.move(to: edge.opposite, by: progress * Self.parallax)
            new.move(to: edge, by: rest)
            return [old, shade(over: new, progress), new]
        case .uncover(let edge):
            old.move(to: edge, by: progress)
            new.move(to: edge.opposite, by: rest * Self.parallax)
            return [new, shade(over: old, rest), old]
        case .moveIn(let edge, let share):
            new.move(to: edge, by: rest * share)
            return [old, new]
        case .reveal(let edge, let share):
            old.move(to: edge, by: progress * share)
            return [new, old]
        }
    }

    /// How far the lower of two controllers moves, as a share of its size, and how dark it becomes (looked at on iOS 13 to 18).
    private static let parallax: CGFloat = 0.3, darkness: CGFloat = 0.1

    private static func shade(over layer: Layer, _ share: CGFloat) -> Layer {
        var shade = Layer(name: "shade", kind: "UIView", frame: CGRect(origin: .zero, size: layer.bounds.size))
        shade.backgroundColor = CGColor(gray: 0, alpha: darkness * min(max(share, 0), 1))
        return shade
    }
}

extension LayerTransition.Edge {
    fileprivate var isSideways: Bool { self == .left || self == .right }

    fileprivate var opposite: Self {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        }
    }
}

extension Layer {
    /// Moves the layer towards an edge by a share of its own size.
    fileprivate mutating func move(to edge: LayerTransition.Edge, by share: CGFloat) {
        switch edge {
        case .left: position.x -= bounds.width * share
        case .right: position.x += bounds.width * share
        case .top: position.y -= bounds.height * share
        case .bottom: position.y += bounds.height * share
        }
    }

    /// Cuts the layer below the upper `share` of its height.
    fileprivate mutating func cutBelow(_ share: CGFloat) {
        let cut = bounds.height * (1 - min(max(share, 0), 1))
        position.y -= cut * anchorPoint.y
        bounds.size.height -= cut
        masksToBounds = true
    }
}

extension CATransition {
    /// The transition's kind. Without a subtype, content enters from the right (Core Animation takes the layer's own first edge; inferred).
    var kind: LayerTransition.Kind {
        let edge: LayerTransition.Edge =
            switch subtype {
            case .fromLeft: .left
            // Core Animation's y axis points up: on iOS, content "from top" enters at the bottom.
            case .fromTop: .bottom
            case .fromBottom: .top
            default: .right
            }
        switch type {
        case .push: return .push(edge)
        case .moveIn: return .moveIn(edge)
        case .reveal: return .reveal(edge.opposite)
        default: return .fade
        }
    }
}

extension CALayer {
    /// Begins a transition from `before`, by default the layer's current content, to the layer's future content.
    func begin(_ kind: LayerTransition.Kind, from before: Layer? = nil, timing: AnimationTiming) {
        let transition = LayerTransition(kind, from: before ?? picture(), timing: timing)
        transitionStorage = transition
        Timeline.current.add(self)
        if transition.end.isFinite { CATransaction.extend(to: transition.end) }
    }
}
