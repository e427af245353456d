import Foundation
import Graphics
import Testing
import UIKitInteraction

@testable import UIKit

/// What tables show while they are edited, after a swipe and beside their rows.
@MainActor struct RowEditingTests {
    private final class Held {
        var windows: [UIWindow] = []
        var sources: [Source] = []
    }
    private let held = Held()

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [4]
        var titles: [String]?
        var committed: [String] = []
        var swipes: UISwipeActionsConfiguration?

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            if indexPath.row == 0 { cell.accessoryType = .disclosureIndicator }
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row < 3 }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row < 2 }
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
            indexPath.row == 2 ? .insert : .delete
        }
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            committed.append("\(editingStyle) \(indexPath.row)")
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration?
        { swipes }
    }

    private func table(
        _ contentSize: UIContentSizeCategory = .large, _ change: (Source) -> Void = { _ in }
    ) throws -> (table: UITableView, source: Source) {
        var environment = DisplayEnvironment(size: CGSize(width: 320, height: 400), scale: 2)
        environment.systemGeneration = .ios26
        environment.contentSizeCategory = contentSize
        let window = UIWindow(environment: environment), controller = UITableViewController(style: .plain), source = Source()
        change(source)
        controller.tableView.dataSource = source
        controller.tableView.delegate = source
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
        held.windows.append(window)
        held.sources.append(source)
        return (controller.tableView, source)
    }

    /// The frame of a row's content; texts are 16 points inside it.
    private func content(_ table: UITableView, _ row: Int) throws -> CGRect {
        table.layoutIfNeeded()
        return try #require(table.cellForRow(at: IndexPath(row: row, section: 0))).contentView.frame
    }

    @Test func `tableEditing: controls move the content by 40, handles end it 35 earlier, other rows keep their place`() throws {
        let (table, _) = try table()
        table.setEditing(true, animated: false)
        let first = try content(table, 0), inserting = try content(table, 2), fixed = try content(table, 3)
        #expect(first.minX + 16 == 56 && first.maxX - 16 == 269 && inserting.minX + 16 == 56 && inserting.maxX - 16 == 304)
        #expect(fixed.minX + 16 == 16 && fixed.width - 32 == 288)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.isEditing && cell.editingStyle == .delete)
        table.setEditing(false, animated: false)
        #expect(try content(table, 1).minX == 0 && !cell.isEditing)
    }

    @Test func `large controls do not reach the texts, and begin at the margin`() throws {
        let (table, _) = try table(.accessibilityExtraExtraExtraLarge)
        table.setEditing(true, animated: false)
        let start = try content(table, 0).minX
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let symbols = cell.subviews.compactMap { $0 as? UIImageView }.map(\.frame).sorted { $0.minX < $1.minX }
        #expect(symbols.count == 2 && symbols[0].width > 44)
        #expect(symbols[0].minX >= cell.layoutMargins.left - 1 && symbols[0].maxX <= start + 16)
        #expect(symbols[1].minX >= cell.contentView.frame.maxX - 16 && symbols[1].maxX <= cell.bounds.width)
    }

    @Test func `rows show circles in a table that selects several while it is edited`() throws {
        let (table, _) = try table()
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.editing?.isChecked == false)
        Person.select(IndexPath(row: 0, section: 0), in: table)
        #expect(cell.editing?.isChecked == true && table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    }

    @Test func `a tap on plus inserts, one on minus shows the button that deletes`() throws {
        let (table, source) = try table()
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        Person.tap(table, at: CGPoint(x: 27, y: 110))
        #expect(source.committed == ["insert 2"])
        Person.tap(table, at: CGPoint(x: 27, y: 22))
        table.layoutIfNeeded()
        let actions = try #require(table.swipeActions)
        #expect(actions.summary == "Delete" && actions.frame.maxX == 320)
        Person.tap(actions)
        #expect(source.committed.last == "delete 0" && table.swipeActions == nil)
    }

    @Test func `a swipe moves the row away from its actions, and a tap closes them`() throws {
        var done: [String] = []
        let (table, _) = try table { source in
            source.swipes = UISwipeActionsConfiguration(
                actions: [("Delete", .destructive), ("Flag", .normal)].map { title, style in
                    UIContextualAction(style: style, title: title) { action, _, finish in
                        done.append(action.title ?? "")
                        finish(true)
                    }
                })
        }
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        Person.swipe(cell, .left)
        table.layoutIfNeeded()
        let actions = try #require(table.swipeActions)
        let width = actions.frame.width
        #expect(width >= 148 && cell.frame.minX == -width)
        #expect(actions.frame == CGRect(x: 320 - width, y: 44, width: width, height: 44))
        Person.tap(actions, at: CGPoint(x: 20, y: 22))
        table.layoutIfNeeded()
        #expect(done == ["Flag"] && cell.frame.minX == 0)
        Person.swipe(cell, .left)
        Person.tap(table, at: CGPoint(x: 50, y: 150))
        table.layoutIfNeeded()
        #expect(table.swipeActions == nil && cell.frame.minX == 0)
    }

    @Test func `sectionIndex: rows end 7 points earlier, and a tap on a title scrolls to its section`() throws {
        let (table, _) = try table { source in
            source.counts = [20, 20, 20]
            source.titles = ["A", "B", "C"]
        }
        let index = try #require(table.sectionIndex)
        #expect(try content(table, 1).maxX - 16 == 297 && index.frame.maxX == 320 && index.summary == "A B C")
        Person.tap(index, at: CGPoint(x: 7, y: index.bounds.midY + 14))
        #expect(table.contentOffset.y > 1000)
    }

    @Test func `the first item of a section is its header, if the list says so`() {
        let window = UIWindow(environment: DisplayEnvironment(size: CGSize(width: 320, height: 400), scale: 2))
        window.makeKeyAndVisible()
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                guard let row = cell as? UICollectionViewListCell else { return cell }
                var content = row.defaultContentConfiguration()
                content.text = "Item \(indexPath.item)"
                row.contentConfiguration = content
                return row
            }
        }
        let items = Items()
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = items
        window.addSubview(list)
        list.layoutIfNeeded()
        let cells = (0..<3).compactMap { list.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell }
        #expect(cells.count == 3 && cells[0].backgroundColor == nil && cells[1].backgroundColor != nil)
        #expect((cells[0].contentConfiguration as? UIListContentConfiguration)?.textProperties.transform == .uppercase)
        #expect(cells[1].layer.cornerRadius == 10 && cells[0].layer.cornerRadius == 0)
    }
}
