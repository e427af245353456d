import UIKit

/// The settings of an app: an inset grouped table with icons, values, switches and a person on top.
public final class PreferencesViewController: UITableViewController {
    private enum Accessory {
        case more(String?)
        case toggle(Bool)
        case none
    }

    private struct Row {
        var symbol: String
        var color: UIColor
        var title: String
        var accessory: Accessory
    }

    private struct Section {
        var rows: [Row]
        var footer: String?
    }

    private let sections: [Section] = [
        Section(rows: [Row(symbol: "person", color: .clear, title: "Ada Lindqvist", accessory: .more(nil))]),
        Section(rows: [
            Row(symbol: "airplane", color: .systemOrange, title: "Travel Mode", accessory: .toggle(false)),
            Row(symbol: "wifi", color: .systemBlue, title: "Downloads", accessory: .more("Wi-Fi Only")),
            Row(symbol: "bell.fill", color: .systemRed, title: "Notifications", accessory: .more(nil)),
        ]),
        Section(
            rows: [
                Row(symbol: "moon.fill", color: .systemIndigo, title: "Bedtime", accessory: .toggle(true)),
                Row(symbol: "textformat.size", color: .systemTeal, title: "Reading Size", accessory: .more("Large")),
                Row(symbol: "hand.raised.fill", color: .systemGreen, title: "Privacy", accessory: .more(nil)),
            ], footer: "At bedtime the screen is warmer and sounds are off until morning."),
        Section(rows: [Row(symbol: "", color: .clear, title: "Sign Out", accessory: .none)]),
    ]

    public init() {
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
        tableView.register(ActionCell.self, forCellReuseIdentifier: "action")
    }

    public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        if indexPath.section == 0 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
            (cell as? PersonCell)?.configure(name: row.title, detail: "Account, plan and devices")
            return cell
        }
        guard !row.symbol.isEmpty else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
            (cell as? ActionCell)?.label.text = row.title
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.image = IconTile.image(symbol: row.symbol, color: row.color)
        if case .more(let value) = row.accessory { content.secondaryText = value }
        cell.contentConfiguration = content
        cell.accessoryType = .none
        cell.accessoryView = nil
        switch row.accessory {
        case .more: cell.accessoryType = .disclosureIndicator
        case .toggle(let isOn):
            let toggle = UISwitch()
            toggle.isOn = isOn
            cell.accessoryView = toggle
        case .none: break
        }
        return cell
    }
}

/// A white symbol on a rounded square.
enum IconTile {
    static func image(symbol: String, color: UIColor) -> UIImage {
        let side: CGFloat = 29
        let tile = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: tile.size).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: tile, cornerRadius: 7).fill()
            let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
            guard let icon = UIImage(systemName: symbol, withConfiguration: configuration)?.withTintColor(.white) else { return }
            icon.draw(at: CGPoint(x: (side - icon.size.width) / 2, y: (side - icon.size.height) / 2))
        }.withRenderingMode(.alwaysOriginal)
    }
}

/// A person with initials as a portrait.
final class PersonCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        let portrait = UIView()
        portrait.backgroundColor = .systemIndigo
        portrait.layer.cornerRadius = 30
        portrait.translatesAutoresizingMaskIntoConstraints = false
        let initials = UILabel()
        initials.text = "AL"
        initials.textColor = .white
        initials.font = .systemFont(ofSize: 24, weight: .medium)
        initials.translatesAutoresizingMaskIntoConstraints = false
        portrait.addSubview(initials)

        nameLabel.font = .preferredFont(forTextStyle: .title3)
        detailLabel.font = .preferredFont(forTextStyle: .footnote)
        detailLabel.textColor = .secondaryLabel
        for label in [nameLabel, detailLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let texts = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let stack = UIStackView(arrangedSubviews: [portrait, texts])
        stack.spacing = 14
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            portrait.widthAnchor.constraint(equalToConstant: 60),
            portrait.heightAnchor.constraint(equalToConstant: 60),
            initials.centerXAnchor.constraint(equalTo: portrait.centerXAnchor),
            initials.centerYAnchor.constraint(equalTo: portrait.centerYAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(name: String, detail: String) {
        nameLabel.text = name
        detailLabel.text = detail
    }
}

/// A row that is a button.
final class ActionCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .systemRed
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
