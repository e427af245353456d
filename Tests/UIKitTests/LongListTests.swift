import Foundation
import Testing

@testable import UIKit

private final class TileCell: UICollectionViewCell {
    static var made = 0
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
        label.fill(contentView, insetBy: CGSize(width: 8, height: 8))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Every third row has text that wraps.
private func words(_ index: Int) -> String {
    index.isMultiple(of: 3) ? "Row \(index) has so many words that they do not fit on a single line of a phone in portrait" : "Row \(index)"
}

@MainActor private final class Lists: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    let sections, rows: Int

    init(sections: Int = 1, rows: Int) {
        self.sections = sections
        self.rows = rows
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
        (cell as? TextCell)?.label.text = words(indexPath.row)
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections > 1 ? "Section \(section)" : nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? TileCell)?.label.text = words(indexPath.item)
        return cell
    }
}

/// Lists lay out what is visible; the rest costs nothing.
@MainActor @Suite(.serialized) struct LongListTests {
    private func table(_ lists: Lists, style: UITableView.Style = .plain) -> (UITableView, UIWindow) {
        let window = LabelTests.window()
        let table = UITableView(frame: window.bounds, style: style)
        table.register(TextCell.self, forCellReuseIdentifier: "line")
        table.estimatedRowHeight = 60
        (table.dataSource, table.delegate) = (lists, lists)
        window.addSubview(table)
        window.layoutIfNeeded()
        return (table, window)
    }

    private func collection(_ lists: Lists, _ layout: UICollectionViewLayout) -> (UICollectionView, UIWindow) {
        let window = LabelTests.window()
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        collection.dataSource = lists
        window.addSubview(collection)
        window.layoutIfNeeded()
        return (collection, window)
    }

    private func work(_ window: UIWindow) throws -> LayoutStatistics { try #require(window.hostedEngine).statistics }

    @Test func `ten times the rows are no more work for the engine`() throws {
        let few = Lists(rows: 100), many = Lists(rows: 1000)
        let (_, small) = table(few), (large, window) = table(many)
        let (less, more) = (try work(small), try work(window))
        #expect(less == more)
        #expect(more.fittings <= large.visibleCells.count + 2)
        #expect(large.visibleCells.count < 25)
    }

    @Test func `each visible row is measured once, and never again while it stays`() throws {
        let lists = Lists(rows: 1000)
        let (table, window) = table(lists)
        let before = try work(window).fittings
        window.setNeedsLayout()
        table.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(try work(window).fittings == before)
    }

    @Test func `scrolling through a thousand rows creates a screenful of cells`() {
        TextCell.made = 0
        let lists = Lists(rows: 1000)
        let (table, window) = table(lists)
        for y in stride(from: CGFloat(0), through: 30_000, by: 600) {
            table.contentOffset.y = y
            window.layoutIfNeeded()
        }
        #expect(TextCell.made <= 2 * 25)
        let frames = table.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(abs(upper.maxY - lower.minY) < 0.01) }
    }

    @Test func `scrolling to the last row shows it at the bottom, whatever was estimated`() {
        let lists = Lists(rows: 1000)
        let (table, window) = table(lists)
        let last = IndexPath(row: 999, section: 0)
        table.scrollToRow(at: last, at: .bottom, animated: false)
        window.layoutIfNeeded()
        #expect(table.cellForRow(at: last) != nil)
        #expect(
            abs(table.rectForRow(at: last).maxY - (table.contentOffset.y + table.bounds.height - table.adjustedContentInset.bottom)) < 0.5)
        #expect(abs(table.contentSize.height - table.rectForRow(at: last).maxY) < 0.5)
    }

    @Test func `a list that is shorter than the screen stays at its top`() {
        let lists = Lists(rows: 3)
        let (table, window) = table(lists)
        table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: false)
        #expect(table.contentOffset.y == -table.adjustedContentInset.top)
        withExtendedLifetime(window) {}
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `sections follow each other with their headers, and only visible ones have cells`(style: UITableView.Style) {
        let lists = Lists(sections: 50, rows: 20)
        let (table, window) = table(lists, style: style)
        #expect(table.numberOfSections == 50)
        #expect(table.visibleCells.count < 25)
        #expect(table.headerView(forSection: 0) != nil)
        for section in 0..<49 {
            #expect(table.rect(forSection: section).maxY <= table.rect(forSection: section + 1).minY + 0.01)
            #expect(table.rectForHeader(inSection: section).maxY <= table.rectForRow(at: IndexPath(row: 0, section: section)).minY + 0.01)
        }
        withExtendedLifetime(window) {}
    }

    @Test func `ten times the items of a list layout are no more work for the engine`() throws {
        func layout() -> UICollectionViewLayout {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
        let few = Lists(rows: 100), many = Lists(rows: 1000)
        let (_, small) = collection(few, layout()), (large, window) = collection(many, layout())
        #expect(try work(small) == work(window))
        #expect(large.visibleCells.count < 30)
    }

    @Test func `scrolling through a thousand tiles creates a screenful of cells`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 90)
        TileCell.made = 0
        let lists = Lists(rows: 1000)
        let (collection, window) = collection(lists, layout)
        for y in stride(from: CGFloat(0), through: 20_000, by: 700) {
            collection.contentOffset.y = y
            window.layoutIfNeeded()
        }
        #expect(TileCell.made <= 2 * 36)
        #expect(collection.visibleCells.count <= 36)
    }
}
