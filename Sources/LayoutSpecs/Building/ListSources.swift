import UIKit

/// The rows of a table or the items of a collection, in sections. Every view is made once and shown whenever it is asked for.
struct ListSections<Cell: UIView> {
    struct Section {
        var header: UIView?
        var footer: UIView?
        var cells: [Cell] = []
    }

    private(set) var sections: [Section] = []
    /// Whether the last section has ended with a footer.
    private var isEnded = true

    enum Place { case item, header, footer }

    mutating func add(_ view: UIView, as place: Place) {
        if place == .header || isEnded { sections.append(Section()) }
        isEnded = place == .footer
        let last = sections.count - 1
        switch place {
        case .header: sections[last].header = view
        case .footer: sections[last].footer = view
        case .item: if let cell = view as? Cell { sections[last].cells.append(cell) }
        }
    }
}

/// What a table of a spec shows.
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

/// What a collection of a spec shows.
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

/// How the cells of a collection stand, from its `layout:`.
@MainActor struct ListLayout {
    private let columns: Int
    private let itemSize: CGSize?
    private let list: UICollectionLayoutListConfiguration.Appearance?
    private let isHorizontal: Bool
    private let itemHeight: CGFloat?
    private let spacing: CGFloat
    private let insets: NSDirectionalEdgeInsets

    private static let appearances: KeyValuePairs<String, UICollectionLayoutListConfiguration.Appearance> = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar, "sidebarPlain": .sidebarPlain,
    ]

    init(_ parts: ObjectValue?, _ materials: Materials) {
        columns = parts?["columns"]?.integer ?? 2
        itemSize = parts?["itemSize"].map { materials.size($0) }
        list = parts?["list"].flatMap { value in Self.appearances.first { $0.key == value.choice }?.value }
        isHorizontal = parts?["axis"]?.choice == "horizontal"
        itemHeight = parts?["itemHeight"].map { materials.number($0) }
        spacing = materials.number(parts?["spacing"], else: 10)
        insets = parts?["insets"].map { materials.insets($0) } ?? .zero
    }

    func layout(for source: CollectionSource?) -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in section(index, environment, source) }, configuration: configuration)
    }

    private func section(
        _ index: Int, _ environment: any NSCollectionLayoutEnvironment, _ source: CollectionSource?
    ) -> NSCollectionLayoutSection {
        let hasHeader = source?.hasHeader(index) ?? false, hasFooter = source?.hasFooter(index) ?? false
        if let list {
            var configuration = UICollectionLayoutListConfiguration(appearance: list)
            configuration.headerMode = hasHeader ? .supplementary : .none
            configuration.footerMode = hasFooter ? .supplementary : .none
            return .list(using: configuration, layoutEnvironment: environment)
        }
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = insets
        section.boundarySupplementaryItems =
            (hasHeader ? [boundary(UICollectionView.elementKindSectionHeader, .top)] : [])
            + (hasFooter ? [boundary(UICollectionView.elementKindSectionFooter, .bottom)] : [])
        return section
    }

    private var group: NSCollectionLayoutGroup {
        if let itemSize {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(itemSize.width), heightDimension: .absolute(itemSize.height))
            let across =
                isHorizontal
                ? NSCollectionLayoutSize(widthDimension: .absolute(itemSize.width), heightDimension: .fractionalHeight(1))
                : NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(itemSize.height))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let group =
                isHorizontal
                ? NSCollectionLayoutGroup.vertical(layoutSize: across, subitems: [item])
                : NSCollectionLayoutGroup.horizontal(layoutSize: across, subitems: [item])
            group.interItemSpacing = .fixed(spacing)
            return group
        }
        let height: NSCollectionLayoutDimension = itemHeight.map { .absolute($0) } ?? .estimated(100)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height), repeatingSubitem: item,
            count: columns)
        group.interItemSpacing = .fixed(spacing)
        return group
    }

    private func boundary(_ kind: String, _ edge: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), elementKind: kind,
            alignment: edge)
    }
}
