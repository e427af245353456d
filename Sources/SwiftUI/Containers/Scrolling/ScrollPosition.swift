import UIKit

/// Where a scroll view is, as a value that an app sets.
public struct ScrollPosition: Equatable {
    enum Target: Equatable {
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }
    var target: Target?
    public var isPositionedByUser = false

    public init(idType: any (Hashable & Sendable).Type = Never.self) {}
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { target = .id(AnyHashable(id), anchor) }
    public init(idType: any (Hashable & Sendable).Type = Never.self, edge: Edge) { target = .edge(edge) }
    public init(idType: any (Hashable & Sendable).Type = Never.self, point: CGPoint) { target = .point(x: point.x, y: point.y) }
    public init(idType: any (Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { target = .point(x: x, y: y) }
    public init(idType: any (Hashable & Sendable).Type = Never.self, x: CGFloat) { target = .point(x: x, y: nil) }
    public init(idType: any (Hashable & Sendable).Type = Never.self, y: CGFloat) { target = .point(x: nil, y: y) }

    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { target = .id(AnyHashable(id), anchor) }
    public mutating func scrollTo(edge: Edge) { target = .edge(edge) }
    public mutating func scrollTo(point: CGPoint) { target = .point(x: point.x, y: point.y) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { target = .point(x: x, y: y) }
    public mutating func scrollTo(x: CGFloat) { target = .point(x: x, y: nil) }
    public mutating func scrollTo(y: CGFloat) { target = .point(x: nil, y: y) }

    public var viewID: AnyHashable? { if case .id(let id, _)? = target { id } else { nil } }
    public func viewID<T: Hashable>(type: T.Type) -> T? { viewID?.base as? T }
    public var edge: Edge? { if case .edge(let edge)? = target { edge } else { nil } }
    public var point: CGPoint? { if case .point(let x?, let y?)? = target { CGPoint(x: x, y: y) } else { nil } }
    public var x: CGFloat? { if case .point(let x, _)? = target { x } else { nil } }
    public var y: CGFloat? { if case .point(_, let y)? = target { y } else { nil } }
}

/// A scroll view that is where a binding says, and that tells the binding when it is elsewhere.
struct PositionedScroll {
    let anchor: UnitPoint?
    let target: () -> ScrollPosition.Target?
    /// Is told the identity of the first visible view when the scroll view has scrolled.
    let told: (AnyHashable?) -> Void
}

extension View {
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        positioned(
            PositionedScroll(
                anchor: anchor, target: { id.wrappedValue.map { .id(AnyHashable($0), anchor) } },
                told: { new in if let new = new?.base as? ID { id.wrappedValue = new } }))
    }

    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        positioned(
            PositionedScroll(
                anchor: anchor, target: { position.wrappedValue.target },
                told: { new in
                    guard let new, position.wrappedValue.viewID != new else { return }
                    position.wrappedValue.target = .id(new, anchor)
                    position.wrappedValue.isPositionedByUser = true
                }))
    }
}
