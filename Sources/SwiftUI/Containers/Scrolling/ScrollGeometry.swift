import UIKit

/// What a scroll view shows of its content.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.horizontal,
            height: containerSize.height + contentInsets.vertical)
    }
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    public var velocity: CGVector? { nil }
}

/// What is told of a scroll view.
struct ScrollObserver {
    /// The last value that was told, for the place of the modifier.
    final class Memory {
        var told: Any?
        init() {}
    }
    var geometry: ((ScrollGeometry, Memory) -> Void)?
    var phase: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
}

extension View {
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        observing(
            ScrollObserver(geometry: { geometry, memory in
                let value = transform(geometry), former = memory.told as? T
                guard value != former else { return }
                memory.told = value
                action(former ?? value, value)
            }))
    }

    /// Calls nothing: which targets are visible is not followed.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }

    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        observing(ScrollObserver(phase: { old, new, _ in action(old, new) }))
    }
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        observing(ScrollObserver(phase: action))
    }
}
