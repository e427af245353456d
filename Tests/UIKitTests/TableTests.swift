import Foundation
import Testing
@testable import UIKit

/// A cell with only its own initialisers: it compiles, although a table cannot create it from its class.
private final class OddCell: UITableViewCell {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 1000
    var text = "One line"
    var asked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.label.text = text
        return cell
    }
}

/// Counts the reloads that code requests, as app subclasses do.
private final class CountingTable: UITableView {
    var reloads = 0

    override func reloadData() {
        super.reloadData()
        reloads += 1
    }
}

private final class CountingCollection: UICollectionView {
    var reloads = 0

    override func reloadData() {
        super.reloadData()
        reloads += 1
    }
}

@MainActor private final class Headed: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 51 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

@MainActor @Suite(.serialized) struct TableTests {
    @Test func `rows reach under the sides of a rotated phone, and their contents keep out of the safe area`() throws {
        var environment = UIScreen.main.environment
        (environment.size, environment.safeAreaInsets) = (
            CGSize(width: 852, height: 393), UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        )
        let window = UIWindow(environment: environment), controller = UITableViewController(style: .plain), rows = Rows()
        controller.tableView.register(TextCell.self, forCellReuseIdentifier: "text")
        (controller.tableView.dataSource, rows.count) = (rows, 40)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
        let cell = try #require(controller.tableView.visibleCells.first)
        #expect(cell.frame.minX == 0 && cell.frame.width == CGFloat(852))
        #expect(cell.contentView.frame.minX == CGFloat(59) && cell.contentView.frame.width == CGFloat(734))
        #expect(cell.safeAreaInsets.top == 0 && cell.safeAreaInsets.bottom == 0)
    }

    @Test func `a table returns the frames of rows and headers right after a reload`() {
        let window = LabelTests.window(), data = Headed()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        table.sectionHeaderTopPadding = 0
        table.dataSource = data
        table.delegate = data
        window.addSubview(table)
        table.reloadData()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame == CGRect(x: 0, y: 91, width: 320, height: 40))
        table.reloadData()
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 51))
        #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 131, width: 320, height: 0))
        #expect(table.rectForHeader(inSection: 7) == .zero)
        table.reloadData()
        #expect(table.visibleCells.count == 2)
    }

    @Test func `subclasses see the reloads that code requests, and no others`() {
        let window = LabelTests.window(), data = Headed()
        let table = CountingTable(frame: window.bounds)
        table.dataSource = data
        table.delegate = data
        table.rowHeight = 50
        table.sectionHeaderHeight = 20
        window.addSubview(table)
        window.layoutIfNeeded()
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(table.reloads == 0)
        table.reloadData()
        #expect(table.reloads == 1)
        let collection = CountingCollection(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = data
        window.addSubview(collection)
        window.layoutIfNeeded()
        #expect(collection.reloads == 0)
        collection.reloadData()
        #expect(collection.reloads == 1)
    }

    @Test func `before iOS 15, headers of plain tables have no space above them`() {
        for (generation, top) in [(SystemGeneration.ios14, CGFloat(51)), (.classic, 73)] {
            let window = LabelTests.window { $0.systemGeneration = generation }, data = Headed()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
            table.dataSource = data
            table.delegate = data
            window.addSubview(table)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == top)
        }
    }

    private func table(_ rows: Rows, style: UITableView.Style = .plain) -> (UITableView, UIWindow) {
        let window = LabelTests.window()
        let table = UITableView(frame: window.bounds, style: style)
        table.register(TextCell.self, forCellReuseIdentifier: "text")
        table.dataSource = rows
        table.delegate = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        return (table, window)
    }

    @Test func `6.5 a thousand rows: those in sight are made, the others estimated`() {
        let rows = Rows()
        let (table, window) = table(rows)
        #expect(table.visibleCells.count == rows.asked)
        #expect(rows.asked <= 22)
        // Rows are 20.5 points of text with 10 above and below, and a pixel of separator; the others are estimated at 44.
        #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 3 * 41, width: 390, height: 41))
        #expect(
            abs(table.contentSize.height - (CGFloat(table.visibleCells.count) * 41 + CGFloat(1000 - table.visibleCells.count) * 44))
                < 0.01)
        withExtendedLifetime(window) {}
    }

    @Test func `scrolling reuses cells`() {
        let rows = Rows()
        let (table, window) = table(rows)
        TextCell.made = 0
        table.contentOffset = CGPoint(x: 0, y: 4000)
        window.layoutIfNeeded()
        #expect(TextCell.made < 23)
        #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: 0)) == false)
        #expect(!table.visibleCells.isEmpty)
    }

    @Test func `6.5 a row is as tall as its text wraps`() {
        let rows = Rows()
        rows.count = 1
        rows.text = "A text that is so long that it certainly needs more than one line of a narrow phone in portrait"
        let (table, window) = table(rows)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 81.5)
        withExtendedLifetime(window) {}
    }

    @Test func `standard cells are 44 points and a separator tall at the standard text size`() {
        let rows = StandardRows()
        let window = LabelTests.window()
        let table = UITableView(frame: window.bounds)
        table.dataSource = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        for row in 0..<4 { #expect(table.rectForRow(at: IndexPath(row: row, section: 0)).height == 44.5, "\(row)") }
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect(cell?.textLabel?.frame.minX == 16)
        #expect(cell?.textLabel?.frame.minY == 12)
        #expect(cell?.textLabel?.frame.height == 20.5)
    }

    @Test func `an inset grouped table has space above its sections and beside its rows`() {
        let rows = StandardRows()
        let window = LabelTests.window()
        let table = UITableView(frame: window.bounds, style: .insetGrouped)
        table.dataSource = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 16, y: 35, width: 358, height: 44))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.layer.cornerRadius == 10)
    }

    @Test func `6.5 a broken chain of constraints leaves the estimate and is noted`() {
        let rows = StandardRows()
        rows.make = {
            let cell = UITableViewCell()
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
            return cell
        }
        let window = LabelTests.window()
        let table = UITableView(frame: window.bounds)
        table.dataSource = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
        #expect(table.visibleCells.first?.hasBrokenHeight == true)
    }

    @Test func `a cell with its own initialisers compiles and works`() { #expect(OddCell(number: 3).number == 3) }

    @Test func `flow layout breaks lines and spreads their items`() {
        let window = LabelTests.window { $0.size = CGSize(width: 320, height: 480) }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 50)
        let items = Items(count: 7)
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        window.addSubview(collection)
        window.layoutIfNeeded()
        let frames = (0..<7).compactMap { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames.prefix(3).map(\.minX) == [0, 115, 230])
        #expect(frames[3].minY == 60)
        #expect(frames[6].minX == 0 && frames[6].minY == 120)
        #expect(collection.contentSize == CGSize(width: 320, height: 170))
        #expect(collection.visibleCells.count == 7)
    }

    /// Two items of 200 do not fit beside each other; three of 90 do, so a last one begins its line.
    @Test(arguments: [(200, [60, 60]), (320, [0, 0]), (90, [0, 115, 230, 0])] as [(Double, [Double])])
    func `flow layout centres an item that fills its line alone`(width: Double, positions: [Double]) {
        let window = LabelTests.window { $0.size = CGSize(width: 320, height: 480) }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: 50)
        let items = Items(count: positions.count)
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        window.addSubview(collection)
        window.layoutIfNeeded()
        let frames = positions.indices.compactMap { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames.map { Double($0.minX) } == positions)
    }

    @Test func `compositional groups repeat their items until they are full`() {
        let window = LabelTests.window { $0.size = CGSize(width: 300, height: 480) }
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let items = Items(count: 5)
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        window.addSubview(collection)
        window.layoutIfNeeded()
        let frames = (0..<5).compactMap { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames[2] == CGRect(x: 200, y: 0, width: 100, height: 50))
        #expect(frames[3] == CGRect(x: 0, y: 58, width: 100, height: 50))
    }

    @Test func `a grouped table treats a height of zero as unset`() {
        let rows = Rows()
        rows.count = 2
        let (table, window) = self.table(rows, style: .insetGrouped)
        table.tableHeaderView = UIView(frame: .zero)
        table.sectionHeaderHeight = 0
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
        table.sectionHeaderHeight = .leastNormalMagnitude
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY < 1)
    }
}

@MainActor private final class StandardRows: NSObject, UITableViewDataSource {
    var make: (() -> UITableViewCell)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let make { return make() }
        let cell = UITableViewCell(style: UITableViewCell.CellStyle(rawValue: indexPath.row) ?? .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        return cell
    }
}

@MainActor private final class Items: NSObject, UICollectionViewDataSource {
    let count: Int
    init(count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
