import Foundation

extension Painting {
    /// What painting can reach, in the painting's own coordinates, never too little; null where nothing is painted.
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
    /// How far from its path a stroke can reach: mitres stick out, square caps turn corners.
    fileprivate var reach: CGFloat { width / 2 * (join == .miter ? max(miterLimit, 1.5) : 1.5) }
}

extension Shadow {
    /// Three standard deviations hold all that shows.
    func bounds(of rect: CGRect, transform: CGAffineTransform = .identity) -> CGRect {
        guard !rect.isNull else { return rect }
        let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        let reach = (radius * 3 + 1) * scale
        let moved = offset.applying(transform)
        return rect.offsetBy(dx: moved.width, dy: moved.height).insetBy(dx: -reach, dy: -reach)
    }
}
