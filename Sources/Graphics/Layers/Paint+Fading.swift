import Foundation

extension Gradient {
    /// Returns the same colours in reverse.
    package func reversed() -> Gradient {
        Gradient(stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
    }

    /// Returns the same colours between `start` and 1.
    package func squeezed(from start: CGFloat) -> Gradient {
        Gradient(stops: stops.map { Stop(color: $0.color, location: start + $0.location * (1 - start)) })
    }

    /// Returns the gradient with the alpha of every colour multiplied.
    package func fading(by share: CGFloat) -> Gradient {
        Gradient(stops: stops.map { Stop(color: $0.color.withAlpha($0.color.alpha * share), location: $0.location) })
    }

    /// Whether all of its colours are opaque.
    package var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 } }
}

extension Paint {
    /// Returns the paint with its alpha multiplied. A pattern is returned unchanged; to fade one, draw it in a group.
    package func fading(by share: CGFloat) -> Paint {
        guard share < 1 else { return self }
        return switch self {
        case .color(let color): .color(color.withAlpha(color.alpha * share))
        case .axial(let gradient, let from, let to): .axial(gradient.fading(by: share), from: from, to: to)
        case .radial(let gradient, let center, let radius): .radial(gradient.fading(by: share), center: center, radius: radius)
        case .conic(let gradient, let center, let angle): .conic(gradient.fading(by: share), center: center, angle: angle)
        case .pattern: self
        }
    }

    package var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha >= 1
        case .axial(let gradient, _, _), .radial(let gradient, _, _), .conic(let gradient, _, _): gradient.isOpaque
        case .pattern: false
        }
    }
}

extension Shadow {
    package func fading(by share: CGFloat) -> Shadow {
        var shadow = self
        shadow.color = color.withAlpha(color.alpha * share)
        return shadow
    }
}
