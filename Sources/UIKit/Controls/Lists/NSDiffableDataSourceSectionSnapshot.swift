import Foundation

/// A hierarchy of rows in a section. Children of a row that is not expanded are not visible.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> {
    private struct Entry {
        var item: ItemIdentifierType
        var parent: ItemIdentifierType?
        var isExpanded = false
    }

    private var entries: [Entry] = []

    public init() {}

    /// All rows, each parent before its children.
    public var items: [ItemIdentifierType] { entries.map(\.item) }
    public var rootItems: [ItemIdentifierType] { entries.filter { $0.parent == nil }.map(\.item) }
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let new = items.map { Entry(item: $0, parent: parent) }
        guard let parent, let end = lastIndex(below: parent) else { entries += new; return }
        entries.insert(contentsOf: new, at: end + 1)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
        guard let at = index(of: beforeIdentifier) else { return }
        entries.insert(contentsOf: items.map { Entry(item: $0, parent: entries[at].parent) }, at: at)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
        guard let at = index(of: afterIdentifier), let end = lastIndex(below: afterIdentifier) else { return }
        entries.insert(contentsOf: items.map { Entry(item: $0, parent: entries[at].parent) }, at: end + 1)
    }

    public mutating func delete(_ items: [ItemIdentifierType]) {
        var gone = Set(items)
        for entry in entries { if let parent = entry.parent, gone.contains(parent) { gone.insert(entry.item) } }
        entries.removeAll { gone.contains($0.item) }
    }

    public mutating func deleteAll() { entries = [] }

    public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

    public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
    public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { index(of: item).map { entries[$0].isExpanded } ?? false }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { index(of: child).flatMap { entries[$0].parent } }
    public func level(of item: ItemIdentifierType) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parent(of: item) else { return contains(item) }
        return isExpanded(parent) && isVisible(parent)
    }

    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard let start = index(of: parent), let end = lastIndex(below: parent) else { return part }
        part.entries = Array(entries[(includingParent ? start : start + 1)..<(end + 1)])
        for at in part.entries.indices {
            if part.entries[at].item == parent || (!includingParent && part.entries[at].parent == parent) { part.entries[at].parent = nil }
        }
        return part
    }

    private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
        for item in items { if let at = index(of: item) { entries[at].isExpanded = isExpanded } }
    }

    /// Returns the index of the last row below a row, or of the row itself.
    private func lastIndex(below item: ItemIdentifierType) -> Int? {
        guard let start = index(of: item) else { return nil }
        var family: Set = [item], end = start
        for at in entries.indices.dropFirst(start + 1) {
            guard let parent = entries[at].parent, family.contains(parent) else { break }
            family.insert(entries[at].item)
            end = at
        }
        return end
    }
}

/// The changes to a data source when the user moves rows.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
}
