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
    private func row(_ subviews: Subviews) -> StackRow { StackRow(.horizontal, alignment.key, spacing, subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { row(subviews).size(proposal) }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        row(subviews).place(in: bounds, proposal)
    }
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { row(subviews).outerSpacing }
}

extension VStackLayout {
    public static var layoutProperties: LayoutProperties { StackRow.properties(.vertical) }
    private func row(_ subviews: Subviews) -> StackRow { StackRow(.vertical, alignment.key, spacing, subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { row(subviews).size(proposal) }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        row(subviews).place(in: bounds, proposal)
    }
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { row(subviews).outerSpacing }
}

/// Views along an axis. The room is shared as Apple describes it: what is left after the distances goes to the views of the highest
/// priority first, there to the least flexible first, each of which is offered an equal part of what is left.
private struct StackRow {
    let axis: Axis
    let alignment: AlignmentKey
    let subviews: LayoutSubviews
    /// The distance in front of each view but the first.
    let distances: [CGFloat]

    static func properties(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    init(_ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ subviews: LayoutSubviews) {
        self.axis = axis
        self.alignment = alignment
        self.subviews = subviews
        distances = zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    var outerSpacing: ViewSpacing {
        var spacing = ViewSpacing()
        for subview in subviews { spacing.formUnion(subview.spacing, edges: axis == .horizontal ? [.trailing] : [.bottom]) }
        return spacing
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        let proposals = proposals(proposal)
        let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
        var size = CGSize.zero
        size[axis] = dimensions.map { $0[axis] }.reduce(0, +) + distances.reduce(0, +)
        size[axis.other] = extent(dimensions).length
        return size
    }

    /// Returns how far the aligned views reach before and after the line on which they are aligned.
    private func extent(_ dimensions: [ViewDimensions]) -> (before: CGFloat, length: CGFloat) {
        let before = dimensions.map { $0[alignment] }.max() ?? 0
        let after = dimensions.map { $0[axis.other] - $0[alignment] }.max() ?? 0
        return (before, before + after)
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let proposals = proposals(proposal)
        let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
        let line = extent(dimensions).before
        var position = bounds.origin[axis]
        for (index, subview) in subviews.enumerated() {
            if index > 0 { position += distances[index - 1] }
            var point = CGPoint.zero
            point[axis] = position
            point[axis.other] = bounds.origin[axis.other] + line - dimensions[index][alignment]
            subview.place(at: point, proposal: proposals[index])
            position += dimensions[index][axis]
        }
    }

    /// Returns what each view is offered.
    private func proposals(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
        var offered = [ProposedViewSize](repeating: proposal, count: subviews.count)
        guard let room = proposal[axis], subviews.count > 0 else {
            for index in offered.indices { offered[index][axis] = nil }
            return offered
        }
        func length(_ index: Int, _ length: CGFloat) -> CGFloat {
            var asked = proposal
            asked[axis] = length
            return subviews[index].sizeThatFits(asked)[axis]
        }
        if subviews.count == 1 { return offered }
        let smallest = subviews.indices.map { length($0, 0) }
        let largest = subviews.indices.map { length($0, .infinity) }
        let priorities = Set(subviews.map(\.priority)).sorted(by: >)
        var left = room - distances.reduce(0, +)
        var waiting = smallest.reduce(0, +)
        for priority in priorities {
            let group = subviews.indices.filter { subviews[$0].priority == priority }
                .sorted { (largest[$0] - smallest[$0], $0) < (largest[$1] - smallest[$1], $1) }
            waiting -= group.map { smallest[$0] }.reduce(0, +)
            for (position, index) in group.enumerated() {
                let part = max((left - waiting) / CGFloat(group.count - position), 0)
                offered[index][axis] = part
                left -= length(index, part)
            }
        }
        return offered
    }
}

extension ViewDimensions {
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension ZStackLayout {
    private func extent(_ dimensions: [ViewDimensions]) -> (line: CGPoint, size: CGSize) {
        let keys = (alignment.horizontal.key, alignment.vertical.key)
        let line = CGPoint(x: dimensions.map { $0[keys.0] }.max() ?? 0, y: dimensions.map { $0[keys.1] }.max() ?? 0)
        let right = dimensions.map { $0.width - $0[keys.0] }.max() ?? 0
        let below = dimensions.map { $0.height - $0[keys.1] }.max() ?? 0
        return (line, CGSize(width: line.x + right, height: line.y + below))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(subviews.map { $0.dimensions(in: proposal) }).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let dimensions = subviews.map { $0.dimensions(in: proposal) }
        let line = extent(dimensions).line
        for (subview, own) in zip(subviews, dimensions) {
            let point = CGPoint(
                x: bounds.minX + line.x - own[alignment.horizontal], y: bounds.minY + line.y - own[alignment.vertical])
            subview.place(at: point, proposal: proposal)
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

/// A layout whose type is not told.
public struct AnyLayout: Layout {
    public struct Cache { var value: Any }
    private let layout: any Layout

    public init<L: Layout>(_ layout: L) { self.layout = layout }

    public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        size(layout, proposal, subviews, &cache)
    }

    private func size<L: Layout>(_ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> CGSize {
        var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache.value = own }
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        place(layout, bounds, proposal, subviews, &cache)
    }

    private func place<L: Layout>(
        _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) {
        var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
        cache.value = own
    }
}
