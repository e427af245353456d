import UIKit

/// A frame whose lengths depend on the scroll view or screen around it.
public struct _ContainerRelativeFrame: ElementModifier {
    public typealias Body = Never
    let alignment: Alignment
    let axes: Axis.Set
    let length: (CGFloat, Axis) -> CGFloat
    func update(_ wrapper: ContainerRelativeElement) { wrapper.frame = self }
}

final class ContainerRelativeElement: AlignedElement {
    var frame: _ContainerRelativeFrame?

    override var alignment: Alignment { frame?.alignment ?? .center }

    private func length(_ axis: Axis) -> CGFloat? {
        guard let frame, frame.axes.contains(Axis.Set(axis)), let container = environment.relativeContainer?.size else { return nil }
        return frame.length(container[axis], axis)
    }

    override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(inner(proposal))
        return CGSize(width: length(.horizontal) ?? size.width, height: length(.vertical) ?? size.height)
    }

    override var spacing: ViewSpacing { ViewSpacing() }
}

extension Axis.Set {
    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension View {
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrame(alignment: alignment, axes: axes, length: length))
    }
}
