import UIKit

/// Room that takes what a stack has left.
public struct Spacer: Sendable {
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: ElementView {
    public typealias Body = Never
    func makeElement(_ node: Node) -> SpacerElement { SpacerElement(node) }
    func update(_ element: SpacerElement) { element.least = minLength }
}

final class SpacerElement: Element {
    var least: CGFloat?

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Without a length of its own, a spacer is at least as long as the default distance.
        let least = least ?? ViewSpacing.standard
        func length(_ axis: Axis) -> CGFloat {
            if let stack = environment.stackAxis, stack != axis { return 0 }
            return max(proposal[axis] ?? least, least)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    // A spacer gets what all other views leave.
    override var priority: Double { -.infinity }

    override var spacing: ViewSpacing {
        switch environment.stackAxis {
        case .horizontal: ViewSpacing(.horizontal, .distance(0))
        case .vertical: ViewSpacing(.vertical, .distance(0))
        case nil: .zero
        }
    }
}

/// A line between views: across the axis of the stack around it.
public struct Divider: Sendable {
    public init() {}
}

extension Divider: ElementView {
    public typealias Body = Never
    func makeElement(_ node: Node) -> DividerElement { DividerElement(node) }
    func update(_ element: DividerElement) {
        element.view.backgroundColor = UIColor.separator.resolvedColor(with: element.environment.traits)
    }
}

final class DividerElement: DrawnElement<UIView> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = node.graph.pixel
        return environment.stackAxis == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: thickness)
    }
}
