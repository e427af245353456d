import UIKit

extension View {
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect(angle.radians) { $1.transform = CGAffineTransform(rotationAngle: $0).around(anchor, $2.size) }
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        effect(scale.animatableData) { $1.transform = CGAffineTransform(scaleX: $0.first, y: $0.second).around(anchor, $2.size) }
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the view in space. It is drawn without perspective: as seen from far away.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        effect(angle.radians) {
            let turn = CATransform3DMakeRotation($0, axis.x, axis.y, axis.z)
            $1.transform = CATransform3DGetAffineTransform(turn).around(anchor, $2.size)
        }
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        effect { $0.transform = transform.around(.topLeading, $1.size) }
    }
    /// Mirrors what is drawn where text runs from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        effect {
            let isMirrored = enabled && $1.environment.layoutDirection == .rightToLeft
            $0.transform = CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1)
        }
    }
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.affine) }

    public func opacity(_ opacity: Double) -> some View { effect(opacity) { opacity, view, _ in view.alpha = opacity } }
}
