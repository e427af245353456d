import UIKit

/// Views in rows and columns, each of which is as large as its largest view.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content
}

extension Grid: HostedContent {}

extension Grid: View, PrimitiveView, LayoutContainer {
    public typealias Body = Never

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

/// The views of one row of a grid.
public struct GridRow<Content> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: HostedContent where Content: View {}

extension GridRow: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content: content())
    }
    func makeNode(_ scope: Scope) -> Node { GridRowNode<Content>(scope) }
}

/// The row that a cell is in.
struct GridRowIdentity: Equatable {
    let id: ObjectIdentifier
    let alignment: VerticalAlignment?
}

enum GridRowTrait: ViewTraitKey { static var defaultValue: GridRowIdentity? { nil } }
enum GridCellColumnsTrait: ViewTraitKey { static var defaultValue: Int { 1 } }
enum GridCellAnchorTrait: ViewTraitKey { static var defaultValue: UnitPoint? { nil } }
enum GridCellUnsizedTrait: ViewTraitKey { static var defaultValue: Axis.Set { [] } }
enum GridColumnAlignmentTrait: ViewTraitKey { static var defaultValue: HorizontalAlignment? { nil } }

private final class GridRowNode<Content: View>: Node {
    private let slot = Slot()
    private var alignment: VerticalAlignment?
    private var wrappers: [ObjectIdentifier: TraitElement<GridRowTrait>] = [:]

    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? GridRow<Content> else { return }
        alignment = view.alignment
        slot.show(view.content, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }

    override func makeItems() -> [Element] {
        var kept: [ObjectIdentifier: TraitElement<GridRowTrait>] = [:]
        let items = children.flatMap(\.items).map { item in
            let wrapper = wrappers[ObjectIdentifier(item)] ?? TraitElement<GridRowTrait>(self, item)
            wrapper.value = GridRowIdentity(id: ObjectIdentifier(self), alignment: alignment)
            kept[ObjectIdentifier(item)] = wrapper
            return wrapper
        }
        wrappers = kept
        return items
    }

    override func forget() { for wrapper in wrappers.values { wrapper.forget() } }
}

extension View {
    public func gridCellColumns(_ count: Int) -> some View { modifier(TraitModifier<GridCellColumnsTrait>(value: max(count, 1))) }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(TraitModifier<GridCellAnchorTrait>(value: anchor)) }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(TraitModifier<GridCellUnsizedTrait>(value: axes)) }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
    }
}
