import UIKit

/// A fixed width or height, or both.
public struct _FrameLayout: ElementModifier {
    public typealias Body = Never
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func update(_ wrapper: FixedFrameElement) { wrapper.frame = self }
}

final class FixedFrameElement: AlignedElement {
    var frame: _FrameLayout?

    override var alignment: Alignment { frame?.alignment ?? .center }

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: frame?.width ?? proposal.width, height: frame?.height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = frame?.width, let height = frame?.height { return CGSize(width: width, height: height) }
        let size = content.size(inner(proposal))
        return CGSize(width: frame?.width ?? size.width, height: frame?.height ?? size.height)
    }

    override var spacing: ViewSpacing {
        var spacing = content.spacing
        if frame?.width != nil { spacing.reset(.horizontal) }
        if frame?.height != nil { spacing.reset(.vertical) }
        return spacing
    }
}

/// Limits of a width and height.
public struct _FlexFrameLayout: ElementModifier {
    public typealias Body = Never
    struct Limits {
        let least, ideal, most: CGFloat?

        /// Limits that contradict each other give way upwards.
        init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
            let smallest = max(least ?? 0, 0), usual = max(ideal ?? smallest, smallest)
            self.least = least == nil ? nil : smallest
            self.ideal = ideal == nil ? nil : usual
            self.most = most.map { max($0, usual) }
        }

        var isEmpty: Bool { least == nil && ideal == nil && most == nil }

        /// Returns what the content is offered to find the frame's length.
        func inner(_ offered: CGFloat?) -> CGFloat? {
            guard let offered = offered ?? ideal else { return nil }
            return min(max(offered, least ?? -.infinity), most ?? .infinity)
        }

        /// Returns the frame's length: an offer within the limits where both are given; with one of them, what is between it, the offer
        /// and the content's length; without any, the content's length. Without an offer, the ideal length.
        func length(_ offered: CGFloat?, _ content: CGFloat) -> CGFloat {
            guard let offered else { return ideal ?? min(max(content, least ?? -.infinity), most ?? .infinity) }
            switch (least, most) {
            case (let least?, let most?): return min(max(offered, least), most)
            case (let least?, nil): return max(min(offered, content), least)
            case (nil, let most?): return min(max(offered, content), most)
            case (nil, nil): return content
            }
        }

        /// Returns what the content is offered in a frame of a length: all of it, unless nothing was offered and no limit applies.
        func placing(_ offered: CGFloat?, in length: CGFloat) -> CGFloat? {
            guard offered == nil, ideal == nil, least ?? -.infinity < length, length < most ?? .infinity else { return length }
            return nil
        }
    }

    let width: Limits
    let height: Limits
    let alignment: Alignment

    func update(_ wrapper: FlexibleFrameElement) { wrapper.frame = self }
}

final class FlexibleFrameElement: AlignedElement {
    var frame: _FlexFrameLayout?

    override var alignment: Alignment { frame?.alignment ?? .center }

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let frame else { return proposal }
        let size = size(proposal)
        return ProposedViewSize(
            width: frame.width.placing(proposal.width, in: size.width), height: frame.height.placing(proposal.height, in: size.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let frame else { return content.size(proposal) }
        let size = content.size(
            ProposedViewSize(width: frame.width.inner(proposal.width), height: frame.height.inner(proposal.height)))
        return CGSize(
            width: frame.width.length(proposal.width, size.width), height: frame.height.length(proposal.height, size.height))
    }

    override var spacing: ViewSpacing {
        var spacing = content.spacing
        if frame?.width.isEmpty == false { spacing.reset(.horizontal) }
        if frame?.height.isEmpty == false { spacing.reset(.vertical) }
        return spacing
    }
}

/// An element that aligns its content in a rectangle of another size. The content's priority is not told further.
class AlignedElement: WrapperElement {
    var alignment: Alignment { .center }
    override var priority: Double { 0 }

    /// Returns what the content is offered where it is placed.
    func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// Returns where the content is. A frame has no baselines: there they mean its bottom.
    final func point(_ proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
        let own = content.dimensions(inner(proposal)), outer = ViewDimensions(size)
        return CGPoint(
            x: outer[alignment.horizontal] - own[alignment.horizontal], y: outer[alignment.vertical] - own[alignment.vertical])
    }

    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        content.guide(key, inner(proposal)).map { $0 + point(proposal, in: size(proposal))[key.axis] }
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        put(content, at: point(proposal, in: rect.size), inner(proposal), in: rect, on: canvas)
    }
}

/// Room around a view.
public struct _PaddingLayout: ElementModifier {
    public typealias Body = Never
    let insets: EdgeInsets
    func update(_ wrapper: PaddingElement) { wrapper.insets = insets }
}

final class PaddingElement: WrapperElement {
    var insets = EdgeInsets()

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(horizontally: insets.horizontal, vertically: insets.vertical)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(inner(proposal))
        return CGSize(width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
    }

    override var priority: Double { 0 }

    // The room hides what the content prefers.
    override var spacing: ViewSpacing {
        var spacing = content.spacing
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        spacing.reset(edges)
        return spacing
    }

    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        content.guide(key, inner(proposal)).map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        put(content, at: CGPoint(x: insets.leading, y: insets.top), inner(proposal), in: rect, on: canvas)
    }
}

/// The size that a view has without a limit.
public struct _FixedSizeLayout: ElementModifier {
    public typealias Body = Never
    let horizontal, vertical: Bool
    func update(_ wrapper: FixedSizeElement) { wrapper.axes = self }
}

final class FixedSizeElement: AlignedElement {
    var axes: _FixedSizeLayout?

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes?.horizontal == true ? nil : proposal.width, height: axes?.vertical == true ? nil : proposal.height)
    }

    override var priority: Double { content.priority }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }
}

/// A ratio of width to height.
public struct _AspectRatioLayout: ElementModifier {
    public typealias Body = Never
    let ratio: CGFloat?
    let mode: ContentMode
    func update(_ wrapper: AspectRatioElement) { wrapper.aspect = self }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

final class AspectRatioElement: AlignedElement {
    var aspect: _AspectRatioLayout?

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let aspect, proposal != .unspecified else { return proposal }
        let ideal = content.size(.unspecified)
        let ratio = aspect.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        let byWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
        let byHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
        guard let byWidth, let byHeight else { return (byWidth ?? byHeight).map { ProposedViewSize($0) } ?? proposal }
        let isWidthSmaller = byWidth.width <= byHeight.width
        return ProposedViewSize((aspect.mode == .fit) == isWidthSmaller ? byWidth : byHeight)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }
}

/// A share in the room of a stack before or after others.
public struct _LayoutPriorityLayout: ElementModifier {
    public typealias Body = Never
    let value: Double
    func update(_ wrapper: PriorityElement) { wrapper.value = value }
}

final class PriorityElement: WrapperElement {
    var value = 0.0
    override var priority: Double { value }
}

/// A guide that a view sets itself.
public struct _AlignmentWritingModifier: ElementModifier {
    public typealias Body = Never
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat
    func update(_ wrapper: GuideElement) { wrapper.own = self }
}

final class GuideElement: WrapperElement {
    var own: _AlignmentWritingModifier?
    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guard let own, own.key == key else { return content.guide(key, proposal) }
        return own.value(content.dimensions(proposal))
    }
}

/// A value that a view says to its container.
struct TraitModifier<Key: ViewTraitKey>: ElementModifier {
    typealias Body = Never
    let value: Key.Value
    func update(_ wrapper: TraitElement<Key>) { wrapper.value = value }
}

final class TraitElement<Own: ViewTraitKey>: WrapperElement {
    var value: Own.Value?
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
        key == Own.self ? value as? Key.Value ?? Key.defaultValue : content.trait(key)
    }
}

extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(_FrameLayout(width: width.validLength, height: height.validLength, alignment: alignment))
    }

    public func frame() -> some View { self }

    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
                height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment))
    }

    public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

    /// Adds room at the edges: 16 points unless told otherwise, the measure that every edge has on a phone.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(insets: EdgeInsets(edges, length ?? 16)))
    }

    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Adds a scene's room at the edges: as much as `padding(_:)` does on a phone (inferred).
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
    }
    public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
        aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
    }
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    public func layoutPriority(_ value: Double) -> some View { modifier(_LayoutPriorityLayout(value: value)) }
    public func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexTrait>(value: value)) }
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<LayoutTrait<K>>(value: value))
    }

    public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(_AlignmentWritingModifier(key: guide.key, value: computeValue))
    }
    public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(_AlignmentWritingModifier(key: guide.key, value: computeValue))
    }
}

extension CGFloat? {
    /// The length of a frame, or nil where it is negative or without end: such a length counts as none.
    fileprivate var validLength: CGFloat? { flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
}
