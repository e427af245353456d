import Foundation
import Graphics

/// One content of a layer gives way to another: `UIView.transition`, `CATransition`, and what the system moves between two controllers. The
/// old content is a picture, taken when the transition began; the new one is the layer as it is.
@MainActor final class LayerTransition {
    enum Edge { case left, right, top, bottom }

    enum Kind: Equatable {
        /// The old content fades out while the new one fades in: of what both show nothing changes on the way.
        case fade
        /// Half a turn, with the new content on the back. Drawn without perspective.
        case flip(Edge)
        /// The page above goes up, or comes down. Drawn as the edge that moves, without the bend of the paper.
        case curl(isUp: Bool)
        /// The new content comes in from an edge and pushes the old one out at the other.
        case push(Edge)
        /// The same, and the old content goes by a share of the way only, darkened, below the new one: a navigation stack's push.
        case cover(Edge)
        /// The new content comes in from an edge over the old one, from so many times its own size away.
        case moveIn(Edge, from: CGFloat = 1)
        /// The old content goes out to an edge, off the new one; by `to` times its own size.
        case reveal(Edge, to: CGFloat = 1)
        /// The old content goes out to an edge, and the new one comes back from a share of the way: a navigation stack's pop.
        case uncover(Edge)
    }

    let kind: Kind
    private let before: Layer
    private let start: Double
    private let timing: AnimationTiming

    /// - Parameter before: what the layer shows now, or a picture of something else; its position is that of its corner in the layer.
    init(_ kind: Kind, from before: Layer, timing: AnimationTiming) {
        self.kind = kind
        self.before = before
        self.timing = timing
        start = Timeline.current.now
    }

    /// In the timeline's time.
    var end: Double { start + timing.delay + timing.totalDuration }

    /// The layer on its way. It keeps its name, its place and its opacity; what it shows is below it: the picture of before, and itself without a
    /// name, so that what it holds is called the same as ever.
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
        whole.sublayers = Self.arrange(kind, &old, &new, progress)
        return whole
    }

    /// Both contents as they stand at a share of the way, the lower one first.
    private static func arrange(_ kind: Kind, _ old: inout Layer, _ new: inout Layer, _ progress: CGFloat) -> [Layer] {
        let rest = 1 - progress
        switch kind {
        case .fade:
            old.opacity = old.opacity * min(max(rest, 0), 1)
            new.opacity = min(max(progress, 0), 1)
            new.blendMode = .plusLighter
            return [old, new]
        case .flip(let edge):
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

    /// How far the lower of two controllers goes, as a share of the width, and how dark it gets (looked at on iOS 13 to 18).
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
    /// By shares of its own size.
    fileprivate mutating func move(to edge: LayerTransition.Edge, by share: CGFloat) {
        switch edge {
        case .left: position.x -= bounds.width * share
        case .right: position.x += bounds.width * share
        case .top: position.y -= bounds.height * share
        case .bottom: position.y += bounds.height * share
        }
    }

    /// Only a share of the height is left, from the top.
    fileprivate mutating func cutBelow(_ share: CGFloat) {
        let cut = bounds.height * (1 - min(max(share, 0), 1))
        position.y -= cut * anchorPoint.y
        bounds.size.height -= cut
        masksToBounds = true
    }
}

extension UIView.AnimationOptions {
    /// The transition that the options ask for; nil for none.
    var transition: LayerTransition.Kind? {
        switch (rawValue >> 20) & 0xF {
        case 1: .flip(.left)
        case 2: .flip(.right)
        case 3: .curl(isUp: true)
        case 4: .curl(isUp: false)
        case 5: .fade
        case 6: .flip(.top)
        case 7: .flip(.bottom)
        default: nil
        }
    }
}

extension CATransition {
    /// Without a subtype content comes from the right (Core Animation takes the layer's own first edge; inferred).
    var kind: LayerTransition.Kind {
        let edge: LayerTransition.Edge =
            switch subtype {
            case .fromLeft: .left
            // Core Animation counts from the bottom: on iOS "from top" comes from below.
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
    /// Shows what the layer shows now, and on the way to whatever it will be shows both.
    func begin(_ kind: LayerTransition.Kind, from before: Layer? = nil, timing: AnimationTiming) {
        transitionStorage = LayerTransition(kind, from: before ?? picture(), timing: timing)
        Timeline.current.add(self)
    }
}
