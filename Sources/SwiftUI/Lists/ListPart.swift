import UIKit

/// What a list shows: a row, or a section with rows.
@MainActor enum ListPart {
    case row(ListRow)
    case section(ListSectionParts)

    /// The part with something around the elements of each row.
    func wrapping(_ wrapper: @escaping @MainActor (Element) -> Element) -> ListPart {
        func wrapped(_ row: ListRow) -> ListRow {
            var result = row
            result.make = { row.make().map(wrapper) }
            return result
        }
        switch self {
        case .row(let row): return .row(wrapped(row))
        case .section(var section):
            section.rows = section.rows.map(wrapped)
            return .section(section)
        }
    }
}

/// A row, whose views are made when it becomes visible.
@MainActor struct ListRow {
    let id: AnyHashable
    /// The identity that a selection compares, unless the row's view has a tag.
    var tag: AnyHashable?
    /// Returns the row's elements.
    var make: @MainActor () -> [Element]
    /// What deletes the row, and what moves it: with its position, and with a distance.
    var delete: (@MainActor () -> Void)?
    var moving: ListRowMoving?
    var level = 0
}

/// How a row moves among those of its `ForEach`.
@MainActor struct ListRowMoving {
    let group: ObjectIdentifier
    let position: Int
    let move: (IndexSet, Int) -> Void
}

@MainActor struct ListSectionParts {
    let id: AnyHashable
    var header: [Element]
    var footer: [Element]
    var rows: [ListRow]
    let node: Node
    /// Whether the rows are shown; nil for a section that does not collapse.
    var expansion: Binding<Bool>?
}

extension Node {
    /// What a list shows of this node: the rows and sections of the views below if it is only around them, else its own elements.
    final var listParts: [ListPart] {
        if let source = self as? any ListPartSource { return source.makeListParts() }
        if let modifier = self as? any AroundOthers, modifier.passesItems { return children.flatMap(\.listParts) }
        return ownRows
    }

    /// A row for each of the node's elements.
    final var ownRows: [ListPart] {
        items.enumerated().map { index, item in
            let tag = environment.rowIdentity
            return .row(ListRow(id: RowID(node: ObjectIdentifier(self), index: index), tag: tag, make: { [item] }))
        }
    }
}

private struct RowID: Hashable {
    let node: ObjectIdentifier
    let index: Int
}

/// A node that knows better than its elements what a list shows of it.
@MainActor protocol ListPartSource: Node {
    func makeListParts() -> [ListPart]
}

/// A node that may only be around others.
@MainActor protocol AroundOthers: Node {
    var passesItems: Bool { get }
}

/// A node that is only around others.
@MainActor protocol ListPartPassing: ListPartSource {}

extension ListPartPassing {
    func makeListParts() -> [ListPart] { children.flatMap(\.listParts) }
}

extension BodyNode: ListPartPassing {}
extension ModifierBodyNode: ListPartPassing {}
extension ListNode: ListPartPassing {}
extension EnvironmentNode: ListPartPassing {}
extension StyledNode: ListPartPassing {}
extension ModifierNode: AroundOthers {}
extension IdentityNode: ListPartPassing {}

/// The node of a list, which may be in another list.
@MainActor protocol InnerList: Node {}

extension Node {
    /// Whether the node shows a list and nothing else.
    fileprivate final var isOnlyAList: Bool {
        if self is any InnerList { return true }
        return self is any ListPartPassing && children.count == 1 && children[0].isOnlyAList
    }
}

extension WrapperNode: ListPartSource {
    /// A modifier of a section or of several rows applies to each row. One of a list, such as a frame, makes it a row (inferred).
    func makeListParts() -> [ListPart] {
        if children.count == 1, children[0].isOnlyAList { return ownRows }
        return children.flatMap(\.listParts).map { $0.wrapping { [weak self] in self?.wrapper($0) ?? $0 } }
    }
}

/// Views of a `ForEach` in a list: each is made when its row becomes visible.
final class LazyRowsNode: Node, ListPartSource {
    private var entries: [ViewEntry] = []
    private var slots: [AnyHashable: Slot] = [:]

    override var children: [Node] { entries.compactMap { slots[$0.id]?.node } }
    override func makeItems() -> [Element] { entries.flatMap(elements) }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let list = view as? any ViewList else { return }
        entries = list.entries()
        let known = Set(entries.map(\.id))
        for (id, slot) in slots where !known.contains(id) {
            slot.node?.leaveAll()
            slots[id] = nil
        }
        for entry in entries { if let slot = slots[entry.id] { show(entry, slot) } }
        invalidate()
    }

    private func show(_ entry: ViewEntry, _ slot: Slot) {
        var values = environment
        values.makesRows = false
        if let tag = entry.tag { values.rowIdentity = tag }
        slot.show(entry.make(), Scope(graph: graph, parent: self, environment: values))
    }

    private func elements(_ entry: ViewEntry) -> [Element] {
        if let slot = slots[entry.id] { return slot.node?.items ?? [] }
        let slot = Slot()
        slots[entry.id] = slot
        show(entry, slot)
        return slot.node?.items ?? []
    }

    func makeListParts() -> [ListPart] {
        let node = ObjectIdentifier(self)
        return entries.map { entry in
            .row(
                ListRow(
                    id: LazyRowID(node: node, id: entry.id), tag: entry.tag, make: { [weak self] in self?.elements(entry) ?? [] }))
        }
    }
}

private struct LazyRowID: Hashable {
    let node: ObjectIdentifier
    let id: AnyHashable
}

/// Tells whether the views of a type are one row each, without evaluating them.
@MainActor enum RowCounting {
    static func isOneRow<Content: View>(_ type: Content.Type) -> Bool {
        if let type = type as? any RowCounted.Type { return type.isOneRow }
        if type is any PrimitiveView.Type { return !(type is any ViewList.Type) }
        return Content.Body.self == Never.self ? true : isOneRow(Content.Body.self)
    }
}

/// A view whose number of rows depends on the types in it.
@MainActor protocol RowCounted {
    static var isOneRow: Bool { get }
}

extension ModifiedContent: RowCounted where Content: View, Modifier: ViewModifier {
    static var isOneRow: Bool { RowCounting.isOneRow(Content.self) }
}

extension _ConditionalContent: RowCounted where TrueContent: View, FalseContent: View {
    static var isOneRow: Bool { RowCounting.isOneRow(TrueContent.self) && RowCounting.isOneRow(FalseContent.self) }
}

private enum MakesRowsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the views are rows of a list, so that those of a `ForEach` are made when they become visible.
    var makesRows: Bool {
        get { self[MakesRowsKey.self] }
        set { self[MakesRowsKey.self] = newValue }
    }
}
