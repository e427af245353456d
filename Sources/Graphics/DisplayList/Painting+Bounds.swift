import Foundation

extension Painting {
    /// The area that painting can reach, in the painting's own coordinates, never too small; null if nothing is painted.
    package var bounds: CGRect {
        switch self {
        case .fill(let path, _, _): path.boundingBox
        case .stroke(let path, _, let style): path.boundingBox.insetBy(dx: -style.reach, dy: -style.reach)
        case .text(let text): text.bounds
        case .image(_, let rect, _): rect
        case .shadow(let path, let shadow, _): shadow.bounds(of: path.boundingBox)
        case .backdrop(let path, _, _): path.boundingBox
        }
    }
}

extension StrokeStyle {
    /// The distance that a stroke can reach from its path: mitres stick out, and square caps reach beyond the ends.
    package var reach: CGFloat { width / 2 * (join == .miter ? max(miterLimit, 1.5) : 1.5) }
}

extension Shadow {
    /// Returns the bounds of the shadow of a rectangle. Three standard deviations contain everything that shows.
    func bounds(of rect: CGRect, transform: CGAffineTransform = .identity) -> CGRect {
        guard !rect.isNull else { return rect }
        let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        let reach = (radius * 3 + 1) * scale
        let moved = offset.applying(transform)
        return rect.offsetBy(dx: moved.width, dy: moved.height).insetBy(dx: -reach, dy: -reach)
    }
}
