import UIKit

/// The distances that a view prefers to its neighbours, in points.
public struct ViewSpacing: Sendable {
    /// What an edge of a view is, for the default distance.
    enum EdgeKind: Sendable, Equatable {
        case plain
        /// A text, whose lines have this height.
        case text(lineHeight: CGFloat)
        /// A view that wants no distance of its own: a spacer.
        case none
    }

    var top = EdgeKind.plain
    var leading = EdgeKind.plain
    var bottom = EdgeKind.plain
    var trailing = EdgeKind.plain
    private var isEmpty = true

    public static let zero = ViewSpacing(.none)

    public init() {}

    init(_ kind: EdgeKind) { (top, leading, bottom, trailing, isEmpty) = (kind, kind, kind, kind, false) }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if isEmpty {
            self = other
            return
        }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the distance between this view and the next one along the axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (own, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        // 8 points is the default that stacks have (inferred from recorded pictures of many suites).
        return own == .none || other == .none ? 0 : 8
    }
}
