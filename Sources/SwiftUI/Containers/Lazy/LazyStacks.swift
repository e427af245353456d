import UIKit

/// The headers and footers that stay visible while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// How a lazy container arranges its views.
struct LazyArrangement {
    let axis: Axis
    /// The columns of a grid that scrolls vertically, the rows of one that scrolls horizontally; nil for a stack.
    var tracks: [GridItem]?
    /// The alignment across the axis.
    let alignment: AlignmentKey
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
}

/// A view that arranges views, of which it makes only those that are visible.
@MainActor @preconcurrency protocol LazyContainer: View, PrimitiveView where Body == Never {
    associatedtype Content: View
    var arrangement: LazyArrangement { get }
    var content: Content { get }
}

extension LazyContainer {
    func makeNode(_ scope: Scope) -> Node { LazyNode<Self>(scope) }
}

/// Views in a column, made when they become visible.
public struct LazyVStack<Content: View>: LazyContainer {
    public typealias Body = Never
    let arrangement: LazyArrangement
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }
}

/// Views in a row, made when they become visible.
public struct LazyHStack<Content: View>: LazyContainer {
    public typealias Body = Never
    let arrangement: LazyArrangement
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }
}

/// Views in columns, made when they become visible.
public struct LazyVGrid<Content: View>: LazyContainer {
    public typealias Body = Never
    let arrangement: LazyArrangement
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .vertical, tracks: columns, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }
}

/// Views in rows, made when they become visible.
public struct LazyHGrid<Content: View>: LazyContainer {
    public typealias Body = Never
    let arrangement: LazyArrangement
    let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .horizontal, tracks: rows, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }
}

final class LazyNode<Container: LazyContainer>: Node {
    private let slot = Slot()
    private lazy var element = LazyElement(self)

    override var children: [Node] { [slot.node].compactMap { $0 } }
    override func makeItems() -> [Element] { [element] }
    override func forget() { element.forget() }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? Container else { return }
        element.arrangement = view.arrangement
        var below = environment
        below.stackAxis = view.arrangement.tracks == nil ? view.arrangement.axis : nil
        below.makesRows = true
        slot.show(view.content, Scope(graph: graph, parent: self, environment: below))
        invalidate()
    }
}
