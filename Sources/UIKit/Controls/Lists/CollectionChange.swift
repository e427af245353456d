import Foundation

/// Maps the sections and items of a collection view from before a batch of updates to after it. Deletions, reloads and the sources of moves
/// are in old indexes, insertions and the destinations of moves in new ones. Everything else keeps its order.
@MainActor struct CollectionChange {
    private var sections: [Int?] = []
    private var items: [[IndexPath?]] = []

    /// Returns nil if the counts contradict the updates; UIKit would stop the program.
    init?(from old: [Int], to new: [Int], by updates: [UICollectionViewUpdateItem]) {
        guard let sections = Self.sections(from: old.count, to: new.count, updates.filter(\.isSection)) else { return nil }
        self.sections = sections
        let fresh = Set(updates.filter { $0.isSection && $0.updateAction == .reload }.compactMap { $0.indexPathBeforeUpdate?.section })
        let changes = updates.filter { !$0.isSection }
        items = old.map { Array(repeating: nil, count: $0) }
        for (section, target) in sections.enumerated() where !fresh.contains(section) {
            guard let target else { continue }
            guard let kept = Self.items(of: section, count: old[section], at: target, count: new[target], changes) else { return nil }
            for (item, newItem) in kept { items[section][item] = IndexPath(item: newItem, section: target) }
        }
        for move in changes where move.updateAction == .move {
            guard let before = move.indexPathBeforeUpdate, let after = move.indexPathAfterUpdate, items.indices.contains(before.section),
                items[before.section].indices.contains(before.item)
            else { return nil }
            items[before.section][before.item] = after
        }
        reloadedSections = fresh
        reloadedItems = Set(changes.filter { $0.updateAction == .reload }.compactMap(\.indexPathBeforeUpdate))
    }

    /// The reloaded sections and items, by their old indexes.
    let reloadedSections: Set<Int>
    let reloadedItems: Set<IndexPath>

    /// Returns the new index of a section, or nil if it was deleted.
    func section(_ old: Int) -> Int? { sections.indices.contains(old) ? sections[old] : nil }

    /// Returns the new index path of an item, or nil if it was deleted or its section is reloaded.
    func indexPath(_ old: IndexPath) -> IndexPath? {
        guard items.indices.contains(old.section), items[old.section].indices.contains(old.item) else { return nil }
        return items[old.section][old.item]
    }

    /// Returns the old index path of the item that is now at an index path, or nil if it is new.
    func indexPathBefore(_ new: IndexPath) -> IndexPath? {
        for (section, targets) in items.enumerated() {
            if let item = targets.firstIndex(of: new) { return IndexPath(item: item, section: section) }
        }
        return nil
    }

    private static func sections(from old: Int, to new: Int, _ updates: [UICollectionViewUpdateItem]) -> [Int?]? {
        var leaving: Set<Int> = [], taken: Set<Int> = []
        var result: [Int?] = Array(repeating: nil, count: old)
        for update in updates {
            switch (update.updateAction, update.indexPathBeforeUpdate?.section, update.indexPathAfterUpdate?.section) {
            case (.delete, let before?, _): leaving.insert(before)
            case (.insert, _, let after?): taken.insert(after)
            case (.move, let before?, let after?):
                guard before < old, after < new else { return nil }
                leaving.insert(before)
                taken.insert(after)
                result[before] = after
            default: break
            }
        }
        let staying = (0..<old).filter { !leaving.contains($0) }, free = (0..<new).filter { !taken.contains($0) }
        guard staying.count == free.count else { return nil }
        for (before, after) in zip(staying, free) { result[before] = after }
        return result
    }

    private static func items(of section: Int, count: Int, at target: Int, count newCount: Int, _ updates: [UICollectionViewUpdateItem])
        -> Zip2Sequence<[Int], [Int]>?
    {
        var leaving: Set<Int> = [], taken: Set<Int> = []
        for update in updates {
            if update.updateAction != .reload, let before = update.indexPathBeforeUpdate, before.section == section {
                leaving.insert(before.item)
            }
            if update.updateAction != .reload, let after = update.indexPathAfterUpdate, after.section == target { taken.insert(after.item) }
        }
        let staying = (0..<count).filter { !leaving.contains($0) }, free = (0..<newCount).filter { !taken.contains($0) }
        guard staying.count == free.count else { return nil }
        return zip(staying, free)
    }
}
