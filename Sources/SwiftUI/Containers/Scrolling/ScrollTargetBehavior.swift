import UIKit

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// The part of the content where a scroll view would come to rest.
public struct ScrollTarget: Hashable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}

/// What a behaviour knows of a scroll view.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let targets: [CGRect]

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let size = context.containerSize
        if context.axes.contains(.horizontal), size.width > 0 {
            target.rect.origin.x = (target.rect.minX / size.width).rounded() * size.width
        }
        if context.axes.contains(.vertical), size.height > 0 {
            target.rect.origin.y = (target.rect.minY / size.height).rounded() * size.height
        }
    }
}

/// Comes to rest where a view of the scroll target layout begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public struct LimitBehavior: Sendable, Hashable {
        private let kind: Int
        public static let automatic = LimitBehavior(kind: 0)
        public static let always = LimitBehavior(kind: 1)
        public static let never = LimitBehavior(kind: 2)
        public static let alwaysByFew = LimitBehavior(kind: 3)
        public static let alwaysByOne = LimitBehavior(kind: 4)
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let origin = target.rect.origin
        func distance(_ rect: CGRect) -> CGFloat { abs(rect.minX - origin.x) + abs(rect.minY - origin.y) }
        guard let nearest = context.targets.min(by: { distance($0) < distance($1) }) else { return }
        if context.axes.contains(.horizontal) { target.rect.origin.x = nearest.minX }
        if context.axes.contains(.vertical) { target.rect.origin.y = nearest.minY }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

/// Says that the views of a layout are where a scroll view comes to rest.
enum ScrollTargetLayoutTrait: ViewTraitKey { static var defaultValue: Bool { false } }

public struct _ScrollTargetLayoutModifier: ElementModifier {
    public typealias Body = Never
    let isEnabled: Bool
    func update(_ wrapper: ScrollTargetLayoutElement) { wrapper.isEnabled = isEnabled }
}

final class ScrollTargetLayoutElement: WrapperElement {
    var isEnabled = true
    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        canvas.within {
            $0.collectsScrollTargets = isEnabled
        } _: {
            super.place(rect, proposal, on: canvas)
        }
    }
}

extension View {
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled)) }
    public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
