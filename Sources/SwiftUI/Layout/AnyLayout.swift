import UIKit

/// A layout whose type is not told.
public struct AnyLayout: Layout {
    public struct Cache { var value: Any }
    private let layout: any ErasedLayout

    public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? Erased(layout: layout) }

    /// The axis of the stack that this layout is.
    var orientation: Axis? { layout.orientation }

    public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews)) }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { layout.updateCache(&cache.value, subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { layout.spacing(subviews, &cache.value) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.size(proposal, subviews, &cache.value)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        layout.place(bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        layout.guide(guide.key, bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        layout.guide(guide.key, bounds, proposal, subviews, &cache.value)
    }
}

extension Layout {
    /// Returns the position of a guide that the layout sets itself.
    func guide(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> CGFloat? {
        key.axis == .horizontal
            ? explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            : explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// A layout with a cache of any type.
private protocol ErasedLayout {
    var orientation: Axis? { get }
    func makeCache(_ subviews: LayoutSubviews) -> Any
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
    func guide(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGFloat?
}

private struct Erased<L: Layout>: ErasedLayout {
    let layout: L
    var orientation: Axis? { L.layoutProperties.stackOrientation }

    func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    private func with<Value>(_ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Value) -> Value {
        var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
        with(&cache, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    func guide(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) { layout.guide(key, bounds, proposal, subviews, &$0) }
    }
}
