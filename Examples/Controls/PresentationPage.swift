import UIKit

/// A screen that presents something over itself, as soon as it is on screen.
public final class PresentationPage: UIViewController {
    public enum Kind { case mediumSheet, largeSheet, stackedSheets, formSheet, popover }

    private let kind: Kind
    private let source = UIButton(configuration: .filled())

    public init(_ kind: Kind) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        title = "Places"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        source.configuration?.title = "Details"
        source.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(source)
        NSLayoutConstraint.activate([
            source.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            source.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 120),
        ])
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        present(makePresented(), animated: false)
    }

    private func makePresented() -> UIViewController {
        let content = UINavigationController(rootViewController: PlaceDetails(isLast: kind != .stackedSheets))
        switch kind {
        case .mediumSheet:
            content.sheetPresentationController?.detents = [.medium(), .large()]
            content.sheetPresentationController?.prefersGrabberVisible = true
        case .largeSheet, .stackedSheets: break
        case .formSheet: content.modalPresentationStyle = .formSheet
        case .popover:
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 300, height: 260)
            content.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        }
        return content
    }

    /// Returns the page in a navigation controller.
    public static func inNavigation(_ kind: Kind) -> UIViewController {
        let navigation = UINavigationController(rootViewController: PresentationPage(kind))
        navigation.view.backgroundColor = .systemTeal
        return navigation
    }
}

/// What the sheets and popovers show.
private final class PlaceDetails: UITableViewController {
    private let isLast: Bool

    init(isLast: Bool) {
        self.isLast = isLast
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Harbour"
        tableView.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isLast, presentedViewController == nil else { return }
        present(UINavigationController(rootViewController: PlaceDetails(isLast: true)), animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = ["Opening hours", "Boats", "Tides", "Weather"][indexPath.row]
        content.image = UIImage(systemName: ["clock", "sailboat", "water.waves", "cloud.sun"][indexPath.row])
        cell.contentConfiguration = content
        return cell
    }
}
