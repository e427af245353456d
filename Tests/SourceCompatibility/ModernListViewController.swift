import UIKit

final class ModernListViewController: UIViewController {
    private enum Section { case main }

    private struct Item: Hashable {
        let title: String
        let symbol: String
        let identifier = UUID()
    }

    private lazy var collectionView: UICollectionView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.showsSeparators = true
        configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { $2(true) }])
        }
        return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }()

    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, indexPath, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            content.secondaryText = "Row \(indexPath.item)"
            content.image = UIImage(systemName: item.symbol)
            content.imageProperties.tintColor = .systemBlue
            content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
            content.textProperties.font = .preferredFont(forTextStyle: .body)
            content.secondaryTextProperties.color = .secondaryLabel
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .checkmark()]
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.backgroundColor = .secondarySystemGroupedBackground
            background.cornerRadius = 10
            cell.backgroundConfiguration = background
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, _ in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "General"
            header.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.main])
        snapshot.appendItems([
            Item(title: "Notifications", symbol: "bell"), Item(title: "Privacy", symbol: "lock"),
            Item(title: "About", symbol: "info.circle"),
        ])
        dataSource.apply(snapshot, animatingDifferences: false)
        var current = dataSource.snapshot()
        current.reloadItems(current.itemIdentifiers(inSection: .main))
        dataSource.apply(current)
    }
}

// MARK: - A content configuration of one's own

struct BadgeContentConfiguration: UIContentConfiguration, Hashable {
    var title = ""
    var tint: UIColor = .systemOrange

    func makeContentView() -> UIView & UIContentView { BadgeContentView(configuration: self) }

    func updated(for state: UIConfigurationState) -> BadgeContentConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.tint = state.isSelected || state.isHighlighted ? .systemRed : .systemOrange
        return updated
    }
}

final class BadgeContentView: UIView, UIContentView {
    var configuration: UIContentConfiguration {
        didSet { apply() }
    }
    private let label = UILabel()

    init(configuration: BadgeContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
        apply()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func apply() {
        guard let configuration = configuration as? BadgeContentConfiguration else { return }
        label.text = configuration.title
        label.textColor = configuration.tint
    }
}

final class BadgeCell: UICollectionViewListCell {
    var title = "" { didSet { setNeedsUpdateConfiguration() } }

    override func updateConfiguration(using state: UICellConfigurationState) {
        contentConfiguration = BadgeContentConfiguration(title: title).updated(for: state)
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
            state.isHighlighted || state.isSelected ? .systemGray4 : color
        }
        backgroundConfiguration = background
    }
}

final class PlainCellsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if #available(iOS 14.0, *) {
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(indexPath.row)"
            content.attributedText = NSAttributedString(string: "Row", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
            content.imageToTextPadding = 8
            content.directionalLayoutMargins = .init(top: 8, leading: 0, bottom: 8, trailing: 0)
            cell.contentConfiguration = content
        } else {
            cell.textLabel?.text = "Row"
            cell.detailTextLabel?.text = "Detail"
            cell.imageView?.image = nil
        }
        let toggle = UISwitch()
        toggle.onTintColor = .systemGreen
        toggle.setOn(true, animated: false)
        cell.accessoryView = indexPath.row == 0 ? toggle : nil
        cell.accessoryType = indexPath.row == 1 ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
}
