import UIKit

/// The layout of a collection's cells, from its `layout:`.
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

    init(_ parts: ObjectValue?, _ context: BuildContext) {
        columns = parts?["columns"]?.integer ?? 2
        itemSize = parts?["itemSize"].map { context.size($0) }
        list = parts?["list"].flatMap { value in Self.appearances.first { $0.key == value.choice }?.value }
        isHorizontal = parts?["axis"]?.choice == "horizontal"
        itemHeight = parts?["itemHeight"].map { context.number($0) }
        spacing = context.number(parts?["spacing"], else: 10)
        insets = parts?["insets"].map { context.insets($0) } ?? .zero
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
