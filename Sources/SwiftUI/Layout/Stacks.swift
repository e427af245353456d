import UIKit

/// Arranges views in a row, by the rules of `HStack`.
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// Arranges views in a column, by the rules of `VStack`.
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// Arranges views on top of each other, by the rules of `ZStack`.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension HStackLayout {
    public static var layoutProperties: LayoutProperties { StackRow.properties(.horizontal) }
    public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }
    private func row(_ subviews: Subviews, _ cache: inout _StackLayoutCache) -> StackRow {
        cache.row(.horizontal, alignment.key, spacing, subviews)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
        row(subviews, &cache).size(proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) {
        row(subviews, &cache).place(in: bounds, proposal)
    }
    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing { row(subviews, &cache).outerSpacing }
}

extension VStackLayout {
    public static var layoutProperties: LayoutProperties { StackRow.properties(.vertical) }
    public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }
    private func row(_ subviews: Subviews, _ cache: inout _StackLayoutCache) -> StackRow {
        cache.row(.vertical, alignment.key, spacing, subviews)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
        row(subviews, &cache).size(proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) {
        row(subviews, &cache).place(in: bounds, proposal)
    }
    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing { row(subviews, &cache).outerSpacing }
}

/// What a row or a column knows of its views until one of them changes.
public struct _StackLayoutCache {
    private var known: StackRow?

    fileprivate mutating func row(_ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ subviews: LayoutSubviews) -> StackRow {
        if let known, known.axis == axis, known.alignment == alignment, known.spacing == spacing, known.subviews == subviews {
            return known
        }
        let row = StackRow(axis, alignment, spacing, subviews)
        known = row
        return row
    }
}

/// Views along an axis. The room is shared as Apple describes it: what is left after the distances goes to the views of the highest
/// priority first, there to the least flexible first, each of which is offered an equal part of what is left.
private final class StackRow {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?
    let subviews: LayoutSubviews
    /// The distance in front of each view but the first.
    let distances: [CGFloat]
    private lazy var priorities = subviews.map(\.priority)
    private struct Offer { let proposals: [ProposedViewSize], dimensions: [ViewDimensions] }
    private var offers: [ProposedViewSize: Offer] = [:]

    static func properties(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    init(_ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ subviews: LayoutSubviews) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.subviews = subviews
        distances = zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    /// What the first and last views say along the axis, and all of them across it.
    var outerSpacing: ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        var spacing = ViewSpacing.none
        for (index, subview) in subviews.enumerated() {
            var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
            if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
            if index == subviews.count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
            spacing.formUnion(subview.spacing, edges: edges)
        }
        return spacing
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        let dimensions = offer(proposal).dimensions
        var size = CGSize.zero
        size[axis] = dimensions.map { $0[axis] }.reduce(0, +) + distances.reduce(0, +)
        size[axis.other] = extent(dimensions).length
        return size
    }

    /// Returns how far the aligned views reach before and after the line on which they are aligned.
    private func extent(_ dimensions: [ViewDimensions]) -> (before: CGFloat, length: CGFloat) {
        let before = dimensions.map { $0[alignment] }.max() ?? 0
        let after = dimensions.map { $0.length(after: alignment) }.max() ?? 0
        return (before, before + after)
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
        // Where nothing is offered across the axis, the views are offered what the largest of them takes.
        var proposal = proposal
        proposal[axis.other] = proposal[axis.other] ?? bounds.size[axis.other]
        let offer = offer(proposal), dimensions = offer.dimensions
        let line = extent(dimensions).before
        var position = bounds.origin[axis]
        for (index, subview) in subviews.enumerated() {
            if index > 0 { position += distances[index - 1] }
            var point = CGPoint.zero
            point[axis] = position
            point[axis.other] = bounds.origin[axis.other] + line - dimensions[index][alignment]
            subview.place(at: point, proposal: offer.proposals[index])
            position += dimensions[index][axis]
        }
    }

    /// Returns what each view is offered, and what it takes of it.
    private func offer(_ proposal: ProposedViewSize) -> Offer {
        if let known = offers[proposal] { return known }
        let proposals = proposals(proposal)
        let offer = Offer(proposals: proposals, dimensions: zip(subviews, proposals).map { $0.dimensions(in: $1) })
        offers[proposal] = offer
        return offer
    }

    /// Returns what each view is offered.
    private func proposals(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
        var offered = [ProposedViewSize](repeating: proposal, count: subviews.count)
        guard let room = proposal[axis] else { return offered }
        if subviews.count == 1 {
            offered[0][axis] = max(room, 0)
            return offered
        }
        func length(_ index: Int, _ length: CGFloat) -> CGFloat {
            var asked = proposal
            asked[axis] = length
            return subviews[index].sizeThatFits(asked)[axis]
        }
        let ranges = subviews.indices.map { Flexibility(least: length($0, 0), most: length($0, .infinity)) }
        var left = room - distances.reduce(0, +)
        var waiting = ranges.map(\.least).reduce(0, +)
        for priority in Set(priorities).sorted(by: >) {
            let group = subviews.indices.filter { priorities[$0] == priority }
                .sorted { ranges[$0] == ranges[$1] ? $0 < $1 : ranges[$0] < ranges[$1] }
            waiting -= group.map { ranges[$0].least }.reduce(0, +)
            for (position, index) in group.enumerated() {
                let part = max((left - waiting) / CGFloat(group.count - position), 0)
                offered[index][axis] = part
                let taken = left - length(index, part)
                if !taken.isNaN { left = taken }
            }
        }
        return offered
    }
}

/// How much a view's length can change. Of two without a limit, the one that needs more is less flexible.
struct Flexibility: Comparable {
    let least, most: CGFloat
    private var range: CGFloat { most - least }

    static func < (left: Flexibility, right: Flexibility) -> Bool {
        guard left.range == right.range else { return left.range < right.range }
        return left.range == .infinity && left.least > right.least
    }

    static func == (left: Flexibility, right: Flexibility) -> Bool {
        left.range == right.range && (left.range != .infinity || left.least == right.least)
    }
}

extension ViewDimensions {
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

    /// The length after a guide. Of a view without end it is without end, wherever the guide is.
    func length(after key: AlignmentKey) -> CGFloat {
        let rest = self[key.axis] - self[key]
        return rest.isNaN ? .infinity : rest
    }
}

extension ZStackLayout {
    /// The views that decide about the size: those of the highest priority.
    private func deciding(_ subviews: Subviews) -> [LayoutSubview] {
        let highest = subviews.map(\.priority).max()
        return subviews.filter { $0.priority == highest }
    }

    private func extent(_ dimensions: [ViewDimensions]) -> (line: CGPoint, size: CGSize) {
        let keys = (alignment.horizontal.key, alignment.vertical.key)
        let line = CGPoint(x: dimensions.map { $0[keys.0] }.max() ?? 0, y: dimensions.map { $0[keys.1] }.max() ?? 0)
        let right = dimensions.map { $0.length(after: keys.0) }.max() ?? 0
        let below = dimensions.map { $0.length(after: keys.1) }.max() ?? 0
        return (line, CGSize(width: line.x + right, height: line.y + below))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(deciding(subviews).map { $0.dimensions(in: proposal) }).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offered = ProposedViewSize(bounds.size)
        let line = extent(deciding(subviews).map { $0.dimensions(in: offered) }).line
        for subview in subviews {
            let own = subview.dimensions(in: offered)
            let point = CGPoint(
                x: bounds.minX + line.x - own[alignment.horizontal], y: bounds.minY + line.y - own[alignment.vertical])
            subview.place(at: point, proposal: offered)
        }
    }
}

/// Views in a row.
public struct HStack<Content: View>: LayoutContainer {
    public typealias Body = Never
    let layout: HStackLayout
    let content: Content

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Views in a column.
public struct VStack<Content: View>: LayoutContainer {
    public typealias Body = Never
    let layout: VStackLayout
    let content: Content

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Views on top of each other.
public struct ZStack<Content: View>: LayoutContainer {
    public typealias Body = Never
    let layout: ZStackLayout
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}
