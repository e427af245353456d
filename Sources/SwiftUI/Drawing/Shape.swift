import UIKit

/// A two-dimensional figure that is filled, stroked, or clips.
nonisolated public protocol Shape: View, Animatable, Sendable {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What happens to a shape in a language that is written from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed, mirrors
    public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { direction == .rightToLeft ? .mirrors : .fixed }
}

public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller from all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
    /// Returns the outline in a rectangle of the screen, mirrored where the language asks for it.
    @MainActor func outline(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
        let path = path(in: rect)
        guard environment.layoutDirection == .rightToLeft, layoutDirectionBehavior == .mirrors else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}
