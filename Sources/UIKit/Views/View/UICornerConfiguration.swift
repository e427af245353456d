import Foundation
import Graphics

/// The radius of a corner in a `UICornerConfiguration` (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable { case fixed(CGFloat), concentric(minimum: CGFloat?) }

    let kind: Kind

    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(CGFloat(radius))) }

    /// The radius for which the corner has the same centre as the container's: the container's radius less the distance to it. The container
    /// is the nearest superview with a corner configuration, otherwise the screen.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum.map { CGFloat($0) }))
    }
}

extension UICornerRadius: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
    public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// How a view's corners are rounded (iOS 26).
public struct UICornerConfiguration: Hashable, Sendable {
    enum Kind: Hashable {
        case capsule(maximum: CGFloat?)
        /// Top left, top right, bottom left, bottom right; nil for a square corner.
        case corners([UICornerRadius?])
        /// The same radius for all corners: the largest that they would have.
        case uniform(UICornerRadius)
    }

    let kind: Kind

    /// Half circles, whatever the size.
    public static func capsule(maximumRadius: Double? = nil) -> Self { Self(kind: .capsule(maximum: maximumRadius.map { CGFloat($0) })) }

    public static func corners(radius: UICornerRadius) -> Self { Self(kind: .corners([radius, radius, radius, radius])) }

    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> Self { Self(kind: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])) }

    public static func uniformCorners(radius: UICornerRadius) -> Self { Self(kind: .uniform(radius)) }

    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> Self {
        Self(kind: .corners([leftRadius, rightRadius, leftRadius, rightRadius]))
    }

    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> Self {
        Self(kind: .corners([topRadius, topRadius, bottomRadius, bottomRadius]))
    }

    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> Self { Self(kind: .corners([topRadius, topRadius, bottomLeftRadius, bottomRightRadius])) }

    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> Self { Self(kind: .corners([topLeftRadius, topRightRadius, bottomRadius, bottomRadius])) }

    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> Self { Self(kind: .corners([leftRadius, topRightRadius, leftRadius, bottomRightRadius])) }

    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> Self { Self(kind: .corners([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius])) }
}

extension UIView {
    /// Returns the radius of a corner as it is drawn, by the configuration or the layer (iOS 26). For several corners, the largest.
    public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let masks: [(UIRectCorner, CACornerMask)] = [
            (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
        ]
        let radii = configuredRadii
        return masks.enumerated().reduce(0) { largest, entry in
            let (index, (one, mask)) = entry
            guard corner.contains(one) else { return largest }
            return max(largest, radii?[index] ?? (layer.maskedCorners.contains(mask) ? layer.cornerRadius : 0))
        }
    }

    /// The radii by the configuration: top left, top right, bottom left, bottom right. Nil without one.
    final var configuredRadii: [CGFloat]? {
        guard let configuration = rare.cornerConfiguration else { return nil }
        let half = min(bounds.width, bounds.height) / 2
        let radii: [CGFloat] =
            switch configuration.kind {
            case .capsule(let maximum): [CGFloat](repeating: min(half, maximum ?? half), count: 4)
            case .corners(let radii): radii.enumerated().map { index, radius in radius.map { resolved($0, corner: index) } ?? 0 }
            case .uniform(let radius): [CGFloat](repeating: (0..<4).map { resolved(radius, corner: $0) }.max() ?? 0, count: 4)
            }
        return radii.map { max(min($0, half), 0) }
    }

    private func resolved(_ radius: UICornerRadius, corner: Int) -> CGFloat {
        switch radius.kind {
        case .fixed(let radius): return radius
        case .concentric(let minimum):
            guard let (outer, frame, room) = container(corner: corner) else { return minimum ?? 0 }
            let across = corner % 2 == 0 ? frame.minX - room.minX : room.maxX - frame.maxX
            let down = corner < 2 ? frame.minY - room.minY : room.maxY - frame.maxY
            return max(outer - max(across, down, 0), minimum ?? 0)
        }
    }

    /// The radius of the container's corner, and the frames of the view and the container in the same space.
    private func container(corner: Int) -> (radius: CGFloat, frame: CGRect, room: CGRect)? {
        var ancestor = superview
        while let view = ancestor {
            if let radii = view.configuredRadii { return (radii[corner], convert(bounds, to: view), view.bounds) }
            if view.layer.cornerRadius > 0 { return (view.layer.cornerRadius, convert(bounds, to: view), view.bounds) }
            ancestor = view.superview
        }
        guard let window else { return nil }
        return (window.screen.environment.displayCornerRadius, convert(bounds, to: nil), window.bounds)
    }
}

extension UIView {
    final var hasCapsuleCorners: Bool { if case .capsule = cornerConfiguration?.kind { true } else { false } }
}

extension Layer {
    /// Takes the corners of a view's configuration.
    mutating func adopt(_ radii: [CGFloat], isCapsule: Bool) {
        let largest = radii.max() ?? 0
        cornerRadius = largest
        cornerCurve = isCapsule ? .circular : .continuous
        let masks: [CACornerMask] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        maskedCorners = CACornerMask(zip(masks, radii).filter { $1 > 0 }.map(\.0))
        guard radii.contains(where: { $0 > 0 && $0 != largest }) else { return }
        func size(_ index: Int) -> CGSize { CGSize(width: radii[index], height: radii[index]) }
        unequalCorners = UnequalCorners(
            CornerRadii(topLeft: size(0), topRight: size(1), bottomRight: size(3), bottomLeft: size(2)))
    }
}
