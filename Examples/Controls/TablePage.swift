import UIKit

/// Cells of the four styles with their accessories, in a table of any style.
public final class TablePage: UITableViewController {
    public override init(style: UITableView.Style) { super.init(style: style) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private struct Row {
        var style: UITableViewCell.CellStyle
        var title: String
        var detail: String?
        var image: String?
        var accessory: UITableViewCell.AccessoryType = .none
        var toggles = false
    }

    private let sections: [(header: String?, footer: String?, rows: [Row])] = [
        (
            "Styles", nil,
            [
                Row(style: .default, title: "Default"),
                Row(style: .default, title: "With a picture", image: "bell.fill", accessory: .disclosureIndicator),
                Row(style: .value1, title: "Value 1", detail: "Detail", accessory: .disclosureIndicator),
                Row(style: .value2, title: "Value 2", detail: "Detail"),
                Row(
                    style: .subtitle, title: "Subtitle", detail: "The second line says more", image: "folder.fill",
                    accessory: .disclosureIndicator),
            ]
        ),
        (
            "Accessories", "A footer explains what the section above it is for, over as many lines as that takes.",
            [
                Row(style: .default, title: "Checkmark", accessory: .checkmark),
                Row(style: .default, title: "Detail button", accessory: .detailButton),
                Row(style: .default, title: "Detail and disclosure", accessory: .detailDisclosureButton),
                Row(style: .default, title: "A switch", toggles: true),
            ]
        ),
        (
            nil, nil,
            [Row(style: .default, title: "A title that is too long for its row and must be cut somewhere", accessory: .disclosureIndicator)]
        ),
    ]

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tables"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    }

    public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.detail
        cell.imageView?.image = row.image.flatMap { UIImage(systemName: $0) }
        cell.accessoryType = row.accessory
        if row.toggles {
            let toggle = UISwitch()
            toggle.isOn = true
            cell.accessoryView = toggle
        }
        return cell
    }
}
