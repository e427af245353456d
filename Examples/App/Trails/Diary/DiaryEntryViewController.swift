import UIKit

/// One walk that was made.
final class DiaryEntryViewController: UIViewController {
    var onForecast: ((String) -> Void)?

    private let entry: Entry
    private let onDelete: () -> Void

    init(entry: Entry, onDelete: @escaping () -> Void) {
        self.entry = entry
        self.onDelete = onDelete
        super.init(nibName: nil, bundle: nil)
        title = entry.place
    }

    required init?(coder: NSCoder) { fatalError("An entry is in no storyboard.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .trash, target: self, action: #selector(askToDelete))
        let stack = UIStackView(arrangedSubviews: [label(dateText, .headline), label(entry.note, .body), label(companionText, .callout)])
        stack.axis = .vertical
        stack.spacing = 12
        stack.addArrangedSubview(forecastButton)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private var dateText: String? {
        entry.date.map { DateFormatter.localizedString(from: $0, dateStyle: .full, timeStyle: .none) }
    }

    private var companionText: String? {
        let names = (entry.companions as? Set<Companion> ?? []).compactMap(\.name).sorted()
        guard !names.isEmpty else { return nil }
        return String(format: NSLocalizedString("With %@", comment: "Companions"), names.joined(separator: ", "))
    }

    private lazy var forecastButton = UIButton(
        configuration: .tinted(),
        primaryAction: UIAction(title: NSLocalizedString("Forecast", comment: "Title of the forecast")) { [weak self] _ in
            guard let self, let place = entry.place else { return }
            onForecast?(place)
        })

    private func label(_ text: String?, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }

    @objc private func askToDelete() {
        let alert = UIAlertController(
            title: NSLocalizedString("Delete this entry?", comment: "Question"), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("Keep", comment: "Answer"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("Delete", comment: "Answer"), style: .destructive) { [onDelete] _ in onDelete() })
        present(alert, animated: true)
    }
}
