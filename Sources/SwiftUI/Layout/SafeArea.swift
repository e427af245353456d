import UIKit

/// Why an edge of the screen is not safe.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// An area whose edges are covered: by bars, or by views that were added as insets.
struct SafeArea {
    /// The whole area, in the window's coordinates.
    let rect: CGRect
    let insets: UIEdgeInsets
    var regions = SafeAreaRegions.container

    /// Extends those edges of a rectangle that touch the covered part, to the area's edges.
    func extend(_ rect: inout CGRect, epsilon: CGFloat) {
        let safe = self.rect.inset(by: insets)
        var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        if top - epsilon < safe.minY, self.rect.minY < top + epsilon { top = self.rect.minY }
        if safe.maxY < bottom + epsilon, bottom - epsilon < self.rect.maxY { bottom = self.rect.maxY }
        if left - epsilon < safe.minX, self.rect.minX < left + epsilon { left = self.rect.minX }
        if safe.maxX < right + epsilon, right - epsilon < self.rect.maxX { right = self.rect.maxX }
        rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Stage {
    /// Returns how far a rectangle of the canvas can be extended under what covers the edges that it touches.
    func safeAreaInsets(around rect: CGRect, regions: SafeAreaRegions = .all, _ direction: LayoutDirection) -> EdgeInsets {
        let own = global(rect)
        var extended = own
        for area in surroundings.safeAreas.reversed() where !area.regions.isDisjoint(with: regions) {
            area.extend(&extended, epsilon: graph.pixel / 2 + 0.001)
        }
        let left = own.minX - extended.minX, right = extended.maxX - own.maxX
        let isMirrored = direction == .rightToLeft
        return EdgeInsets(
            top: own.minY - extended.minY, leading: isMirrored ? right : left, bottom: extended.maxY - own.maxY,
            trailing: isMirrored ? left : right)
    }
}

extension EdgeInsets {
    /// The insets at some edges, and none at the others.
    func at(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }

    /// The insets in directions of the screen.
    func absolute(_ direction: LayoutDirection) -> UIEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
    }

    init(_ insets: UIEdgeInsets, _ direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }
}

/// Extends a view under what covers the edges that it touches.
public struct _SafeAreaRegionsIgnoringLayout: ElementModifier {
    public typealias Body = Never
    let regions: SafeAreaRegions
    let edges: Edge.Set
    func update(_ wrapper: SafeAreaIgnoringElement) { wrapper.ignored = self }
}

final class SafeAreaIgnoringElement: WrapperElement {
    var ignored: _SafeAreaRegionsIgnoringLayout?
    override var priority: Double { 0 }

    // The view keeps its place among others; only what it shows is larger.
    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        guard let ignored else { return }
        let insets = canvas.safeAreaInsets(around: rect, regions: ignored.regions, environment.layoutDirection).at(ignored.edges)
        let offered = ProposedViewSize(
            width: proposal.width.map { $0 + insets.horizontal }, height: proposal.height.map { $0 + insets.vertical })
        put(content, at: CGPoint(x: -insets.leading, y: -insets.top), offered, in: rect, on: canvas)
    }
}

extension View {
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
    }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
