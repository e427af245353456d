import Combine
import UIKit

final class WalkListViewController: UITableViewController {
    private final class DataSource: UITableViewDiffableDataSource<Walk.Difficulty, Walk> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            snapshot().sectionIdentifiers[section].title
        }
    }

    private let viewModel = WalkListViewModel()
    private var dataSource: DataSource?
    private var cancellables: Set<AnyCancellable> = []

    private lazy var filterItem = UIBarButtonItem(
        image: UIImage(systemName: "heart"), style: .plain, target: self, action: #selector(toggleFilter))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Walks", comment: "Title of the list of walks")
        tableView.register(WalkCell.self, forCellReuseIdentifier: WalkCell.reuseIdentifier)
        navigationItem.rightBarButtonItem = filterItem
        if #available(iOS 26, *) { filterItem.style = .prominent }
        setUpSearch()
        setUpDataSource()
        viewModel.$walks
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.apply() }
            .store(in: &cancellables)
        NotificationCenter.default.addObserver(
            self, selector: #selector(preferencesDidChange(_:)), name: Preferences.didChange, object: nil)
    }

    private func setUpSearch() {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = NSLocalizedString("Search walks", comment: "Placeholder")
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    private func setUpDataSource() {
        dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, walk in
            let cell = tableView.dequeueReusableCell(withIdentifier: WalkCell.reuseIdentifier, for: indexPath)
            if let cell = cell as? WalkCell {
                cell.configure(with: walk)
                cell.delegate = self
            }
            return cell
        }
        dataSource?.defaultRowAnimation = .fade
    }

    private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Walk.Difficulty, Walk>()
        for section in viewModel.sections {
            snapshot.appendSections([section.difficulty])
            snapshot.appendItems(section.walks, toSection: section.difficulty)
        }
        dataSource?.apply(snapshot, animatingDifferences: view.window != nil)
    }

    @objc private func toggleFilter() {
        viewModel.showsFavoritesOnly.toggle()
        filterItem.image = UIImage(systemName: viewModel.showsFavoritesOnly ? "heart.fill" : "heart")
    }

    @objc private func preferencesDidChange(_ notification: Notification) {
        tableView.reloadData()
    }

    // MARK: Navigation

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "ShowWalk", sender: dataSource?.itemIdentifier(for: indexPath))
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let destination = segue.destination as? WalkViewController, let walk = sender as? Walk {
            destination.walk = walk
        }
    }
}

extension WalkListViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        viewModel.query = searchController.searchBar.text ?? ""
    }
}

extension WalkListViewController: WalkCellDelegate {
    func walkCellDidToggleFavorite(_ cell: WalkCell) {
        guard let indexPath = tableView.indexPath(for: cell), let walk = dataSource?.itemIdentifier(for: indexPath) else { return }
        viewModel.toggleFavorite(walk)
    }
}
