import Foundation

/// What a constraint can refer to: a node of the tree, or a region of a node.
@MainActor protocol LayoutItem: AnyObject {
    /// The item's variables and rows in an engine; nil while it takes part in no layout.
    var box: LayoutBox? { get set }
    /// The item's name in reports.
    var layoutName: String { get }
}

/// A node of the tree that an engine lays out: everything that layout reads of a view, and what it tells it.
///
/// Engines know views only through this protocol. A view that differs from others, because it scrolls or arranges its subviews, answers
/// differently.
@MainActor protocol LayoutNode: LayoutItem {
    // MARK: Tree

    var layoutParent: (any LayoutNode)? { get }
    func forEachLayoutChild(_ body: (any LayoutNode) -> Void)
    func forEachRegion(_ body: (any LayoutRegion) -> Void)
    func isInside(_ ancestor: any LayoutNode) -> Bool
    /// The constraints whose closest common ancestor is this node.
    var heldConstraints: [NSLayoutConstraint] { get }

    // MARK: Geometry

    /// Points of content, in which children are placed.
    var layoutBounds: CGRect { get }
    /// The corner of the frame without a transform, in the coordinates of the parent.
    var uprightOrigin: CGPoint { get }
    /// The frame without a transform, in the coordinates of the parent.
    var uprightFrame: CGRect { get }
    /// The frame that was last set from outside. What constraints leave open stays near it.
    var givenFrame: CGRect { get }
    /// The pixels per point.
    var pixelScale: CGFloat { get }
    var isRightToLeft: Bool { get }
    var alignmentRectInsets: UIEdgeInsets { get }
    func alignmentRect(forFrame frame: CGRect) -> CGRect
    /// Whether the node already has a frame, apart from noise in the last digits.
    func isPlaced(at frame: CGRect) -> Bool

    // MARK: Autoresizing

    /// Whether the frame and the mask place the node instead of constraints.
    var translatesAutoresizingMaskIntoConstraints: Bool { get }
    func flexibility(_ axis: NSLayoutConstraint.Axis) -> AxisFlexibility

    // MARK: Content

    var sizePriorities: SizePriorities { get }
    /// The size of the content, of the alignment rectangle; negative along an axis without one.
    var sizeOfContent: CGSize { get }
    /// Whether the height of the content depends on its width.
    var wrapsContent: Bool { get }
    /// Whether content that wraps is as wide as its widest line where constraints leave it a choice.
    var hugsWidestLine: Bool { get }
    /// Returns the size of the content at a width. The node remembers nothing of it.
    func sizeOfContent(wrappedTo width: CGFloat) -> CGSize
    /// Called when an engine asks for the size of the content in order to update its rows.
    func countMeasurement()

    // MARK: Baselines

    /// Returns the node inside this one whose baseline it uses, often itself; nil if that is outside it.
    func baselineNode(_ attribute: NSLayoutConstraint.Attribute) -> (any LayoutNode)?
    /// Whether another node may lend the baseline later.
    var changesBaselineNode: Bool { get }
    /// What the baselines keep their distance from if the node is higher than its content.
    var baselineOrigin: BaselineOrigin { get }
    func baselineOffsets(at size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat)?

    // MARK: Regions

    var marginsRegion: any LayoutRegion { get }
    /// The content, if it scrolls. Constraints inside the node refer to it.
    var contentRegion: (any LayoutRegion)? { get }
    /// The frame in the coordinates of the content, if it scrolls.
    var frameRegion: (any LayoutRegion)? { get }
    var safeAreaInsets: UIEdgeInsets { get }
    var currentLayoutMargins: UIEdgeInsets { get }
    var readableWidth: CGFloat { get }
    var keyboardOverlap: CGFloat { get }

    // MARK: What the engine tells

    /// Marks the node, so that the next pass places its children.
    func markLayout(_ cause: LayoutCause)
    /// Marks the parent, so that the next pass places the node.
    func markPlacement()
    /// Gives a root the size that constraints determine.
    func resizeRoot(to size: CGSize)

    // MARK: Reports

    var layoutPath: String { get }
    /// The position in the tree, parents first, from 1.
    var layoutNumber: Int { get }
}

/// A rectangle of a node that takes part in layout: a guide.
@MainActor protocol LayoutRegion: LayoutItem {
    /// Who places the region, and how.
    var role: GuideRole { get }
    var identifier: String { get }
    /// The node in whose coordinates the region is.
    var regionOwner: (any LayoutNode)? { get }
}

extension LayoutNode {
    /// Calls `body` for the node and everything below it, parents first.
    func forEachNode(_ body: (any LayoutNode) -> Void) {
        body(self)
        forEachLayoutChild { $0.forEachNode(body) }
    }
}

/// The lengths along an axis that change with the size of the superview.
struct AxisFlexibility: Equatable {
    var nearMargin, size, farMargin: Bool

    /// Whether the position or size depends on the superview's size. A flexible far margin alone leaves both as they are.
    var isRelative: Bool { nearMargin || size }
    var isRigid: Bool { !(nearMargin || size || farMargin) }
}
