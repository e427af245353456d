import UIKit
import UIKitInteraction

/// A table that is edited, one with a section index, or one with a row that was swiped.
public final class EditingPage: UITableViewController {
    public enum Kind { case editing, selecting, index, swipe }

    private let kind: Kind
    private let names = ["Ada", "Alan", "Barbara", "Edsger", "Grace", "John", "Tony"]

    public init(_ kind: Kind) {
        self.kind = kind
        super.init(style: kind == .editing || kind == .selecting ? .insetGrouped : .plain)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.allowsMultipleSelectionDuringEditing = kind == .selecting
        switch kind {
        case .editing: setEditing(true, animated: false)
        case .selecting:
            setEditing(true, animated: false)
            tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        case .index: break
        case .swipe:
            guard let cell = tableView.cellForRow(at: IndexPath(row: 1, section: 0)) else { return }
            Person.swipe(cell, view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left)
        }
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    public override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { kind == .editing }

    public override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { indexPath.row == names.count - 1 ? .insert : .delete }

    public override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        kind == .index ? (0..<26).compactMap { UnicodeScalar(65 + $0).map(String.init) } : nil
    }

    public override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        flag.backgroundColor = .systemOrange
        flag.image = UIImage(systemName: "flag.fill")
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }
}
