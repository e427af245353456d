import UIKit

/// The order, its total, and the button to pay.
public final class CheckoutViewController: UIViewController, UITableViewDataSource {
    private let order: Order
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let totalLabel = UILabel()
    private let deliveryLabel = UILabel()
    private let payButton = UIButton(configuration: .filled())

    public init(order: Order) {
        self.order = order
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.register(OrderCell.self, forCellReuseIdentifier: OrderCell.identifier)
        totalLabel.text = String(format: NSLocalizedString("total", bundle: .module, comment: "Sum"), Order.text(cents: order.total))
        totalLabel.font = .preferredFont(forTextStyle: .title2)
        totalLabel.adjustsFontForContentSizeCategory = true
        totalLabel.textAlignment = .center
        deliveryLabel.text = String(format: NSLocalizedString("delivery", bundle: .module, comment: "Day"), Self.deliveryDay)
        deliveryLabel.font = .preferredFont(forTextStyle: .footnote)
        deliveryLabel.adjustsFontForContentSizeCategory = true
        deliveryLabel.textColor = .secondaryLabel
        deliveryLabel.textAlignment = .center
        payButton.configuration?.title = NSLocalizedString("pay", bundle: .module, comment: "Button")
        for view in [tableView, totalLabel, deliveryLabel, payButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            totalLabel.topAnchor.constraint(equalTo: tableView.bottomAnchor, constant: 16),
            totalLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            totalLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            deliveryLabel.topAnchor.constraint(equalTo: totalLabel.bottomAnchor, constant: 4),
            deliveryLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            deliveryLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            payButton.topAnchor.constraint(equalTo: deliveryLabel.bottomAnchor, constant: 16),
            payButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            payButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            payButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }

    /// Three days from now.
    private static var deliveryDay: String {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("EEEEdMMMM")
        return formatter.string(from: Date().addingTimeInterval(3 * 86_400))
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order.items.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: OrderCell.identifier, for: indexPath)
        (cell as? OrderCell)?.show(order.items[indexPath.row])
        return cell
    }
}
