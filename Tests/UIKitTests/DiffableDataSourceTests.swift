import Foundation
import Testing
import UIKit

/// Snapshots of diffable data sources, and what tables and collection views show of them.
@MainActor struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    @Test func `items are appended to the named section, or else to the last one`() {
        let snapshot = snapshot()
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3] && snapshot.itemIdentifiers(inSection: "b") == [4, 5])
        #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 5)
        #expect(snapshot.sectionIdentifier(containingItem: 4) == "b" && snapshot.indexOfItem(4) == 3)
    }

    @Test func `items are inserted, moved and deleted relative to other items`() {
        var snapshot = snapshot()
        snapshot.insertItems([10], beforeItem: 1)
        snapshot.insertItems([11], afterItem: 3)
        snapshot.moveItem(1, afterItem: 4)
        snapshot.moveItem(5, beforeItem: 2)
        snapshot.deleteItems([3])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [10, 5, 2, 11] && snapshot.itemIdentifiers(inSection: "b") == [4, 1])
    }

    @Test func `sections are inserted and deleted with their items`() {
        var snapshot = snapshot()
        snapshot.insertSections(["first"], beforeSection: "a")
        snapshot.insertSections(["middle"], afterSection: "a")
        snapshot.deleteSections(["b"])
        #expect(snapshot.sectionIdentifiers == ["first", "a", "middle"] && snapshot.itemIdentifiers == [1, 2, 3])
    }

    @Test func `a snapshot that is equal to the last asks for no cell, unless it reloads items or all data`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        var asked = 0, completed = 0
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            asked += 1
            return table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        func cells(_ change: () -> Void) -> Int {
            asked = 0
            change()
            table.layoutIfNeeded()
            return asked
        }
        #expect(cells { source.apply(snapshot()) { completed += 1 } } == 5)
        #expect(cells { source.apply(snapshot()) { completed += 1 } } == 0)
        #expect(completed == 2)
        var changed = snapshot()
        changed.reconfigureItems([1])
        #expect(cells { source.apply(changed) } > 0)
        #expect(cells { source.apply(source.snapshot()) } == 0, "the mark is gone")
        #expect(cells { source.applySnapshotUsingReloadData(snapshot()) } == 5)
    }

    @Test func `a table shows the applied snapshot, and then the next one`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "item \(item)"
            return cell
        }
        var isComplete = false
        var snapshot = snapshot()
        source.apply(snapshot, animatingDifferences: false) { isComplete = true }
        table.layoutIfNeeded()
        #expect(isComplete && table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 1))?.textLabel?.text == "item 5")
        snapshot.deleteItems([4])
        source.apply(snapshot)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.textLabel?.text == "item 5")
        #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == 3)
        #expect(source.indexPath(for: 5) == IndexPath(row: 0, section: 1) && source.indexPath(for: 4) == nil)
    }

    @Test func `a collection view shows the applied snapshot with its registered cells`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.tag = item }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.apply(snapshot(), animatingDifferences: false)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.map(\.tag).sorted() == [1, 2, 3, 4, 5])
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5] && source.sectionIdentifier(for: 1) == "b")
    }
}
