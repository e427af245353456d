import CoreData
import UIKit

/// The list of the walks that were made.
final class DiaryViewController: UITableViewController, NSFetchedResultsControllerDelegate {
    var onSelect: ((Entry) -> Void)?

    private let results: NSFetchedResultsController<Entry>

    init(store: DiaryStore) {
        results = store.entries()
        super.init(style: .insetGrouped)
        title = NSLocalizedString("Diary", comment: "Title of the diary")
    }

    required init?(coder: NSCoder) { fatalError("The diary is in no storyboard.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        results.delegate = self
        try? results.performFetch()
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.fetchedObjects?.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        let entry = results.object(at: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = entry.place
        content.secondaryText = entry.date.map { DateFormatter.localizedString(from: $0, dateStyle: .medium, timeStyle: .none) }
        content.image = UIImage(systemName: "figure.walk")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(results.object(at: indexPath))
    }
}
