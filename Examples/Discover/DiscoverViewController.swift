import UIKit

/// Places to visit: cards that page sideways, topics, a grid. A compositional layout and a diffable data source.
public final class DiscoverViewController: UIViewController {
    private enum Section: Int, CaseIterable {
        case featured, topics, all

        var title: String? { self == .all ? "All Places" : self == .featured ? "Featured" : nil }
    }

    private enum Item: Hashable, Sendable {
        case featured(Place)
        case topic(String)
        case place(Place)
    }

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    public static func inNavigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: DiscoverViewController())
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Discover"
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "magnifyingglass"))
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityIdentifier = "places"
        collectionView.contentInset.bottom = 24
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(Place.featured.map(Item.featured), toSection: .featured)
        snapshot.appendItems(Place.topics.map(Item.topic), toSection: .topics)
        snapshot.appendItems(Place.all.map(Item.place), toSection: .all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 24
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                switch Section(rawValue: index) {
                case .featured: Self.featured(environment)
                case .topics: Self.topics(environment)
                default: Self.grid(environment)
                }
            }, configuration: configuration)
    }

    private static func featured(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isWide = environment.container.effectiveContentSize.width > 600
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(190)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(isWide ? 0.4 : 0.86), heightDimension: .estimated(190)),
            subitems: [item])
        return section(of: group, spacing: 12, scrolling: .groupPaging, header: true, isWide: isWide)
    }

    private static func topics(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(90), heightDimension: .estimated(36))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let isWide = environment.container.effectiveContentSize.width > 600
        return section(of: group, spacing: 8, scrolling: .continuous, header: false, isWide: isWide)
    }

    private static func grid(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isLargeText = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let isWide = environment.container.effectiveContentSize.width > 600
        let columns = isLargeText ? (isWide ? 2 : 1) : (isWide ? 3 : 2)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(170)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(170)), subitem: item,
            count: columns)
        group.interItemSpacing = .fixed(16)
        return section(of: group, spacing: 20, scrolling: .none, header: true, isWide: isWide)
    }

    private static func section(
        of group: NSCollectionLayoutGroup, spacing: CGFloat, scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior, header: Bool,
        isWide: Bool
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = scrolling
        // Aligned with the large title.
        let side: CGFloat = isWide ? 20 : 16
        section.contentInsets = NSDirectionalEdgeInsets(top: header ? 8 : 0, leading: side, bottom: 0, trailing: side)
        guard header else { return section }
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    // MARK: Content

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let featured = UICollectionView.CellRegistration<FeaturedCell, Place> { cell, _, place in cell.configure(with: place) }
        let topics = UICollectionView.CellRegistration<TopicCell, String> { cell, indexPath, topic in
            cell.configure(with: topic, isChosen: indexPath.item == 0)
        }
        let places = UICollectionView.CellRegistration<PlaceCell, Place> { cell, _, place in cell.configure(with: place) }
        let header = UICollectionView.SupplementaryRegistration<HeaderView>(elementKind: UICollectionView.elementKindSectionHeader) {
            view, _, indexPath in
            view.label.text = Section(rawValue: indexPath.section)?.title
        }
        let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { collection, indexPath, item in
            switch item {
            case .featured(let place): collection.dequeueConfiguredReusableCell(using: featured, for: indexPath, item: place)
            case .topic(let topic): collection.dequeueConfiguredReusableCell(using: topics, for: indexPath, item: topic)
            case .place(let place): collection.dequeueConfiguredReusableCell(using: places, for: indexPath, item: place)
            }
        }
        source.supplementaryViewProvider = { collection, _, indexPath in
            collection.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return source
    }
}
