import UIKit

/// The rows of a table or the items of a collection, in sections. Every view is created once and returned whenever it is requested.
struct ListSections<Cell: UIView> {
    struct Section {
        var header: UIView?
        var footer: UIView?
        var cells: [Cell] = []
    }

    private(set) var sections: [Section] = []
    /// Whether a footer has ended the last section.
    private var isEnded = true

    enum Role { case item, header, footer }

    mutating func add(_ view: UIView, as role: Role) {
        if role == .header || isEnded { sections.append(Section()) }
        isEnded = role == .footer
        let last = sections.count - 1
        switch role {
        case .header: sections[last].header = view
        case .footer: sections[last].footer = view
        case .item: if let cell = view as? Cell { sections[last].cells.append(cell) }
        }
    }
}

/// The data source of a spec's table.
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let sections: [ListSections<UITableViewCell>.Section]

    init(_ rows: ListSections<UITableViewCell>) { sections = rows.sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].cells.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].cells[indexPath.row]
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { sections[section].header }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { sections[section].footer }
}

/// The data source of a spec's collection.
final class CollectionSource: NSObject, UICollectionViewDataSource {
    private let sections: [ListSections<UICollectionViewCell>.Section]

    init(_ items: ListSections<UICollectionViewCell>) { sections = items.sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].cells.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        sections[indexPath.section].cells[indexPath.item]
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let section = sections[indexPath.section]
        let view = kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer
        return view as? UICollectionReusableView ?? UICollectionReusableView()
    }

    func hasHeader(_ section: Int) -> Bool { sections.indices.contains(section) && sections[section].header != nil }

    func hasFooter(_ section: Int) -> Bool { sections.indices.contains(section) && sections[section].footer != nil }
}
