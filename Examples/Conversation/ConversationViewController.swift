import UIKit

/// A conversation: self-sizing bubbles above a bar to write in, which stays on the keyboard.
public final class ConversationViewController: UIViewController {
    private let messages = Message.sample
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let bar = ComposeBar()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        buildNavigation()
        tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.reuseIdentifier)
        tableView.dataSource = self
        tableView.separatorStyle = .none
        tableView.backgroundColor = .clear
        tableView.estimatedRowHeight = 60
        tableView.keyboardDismissMode = .interactive
        tableView.contentInset.top = 12
        tableView.accessibilityIdentifier = "messages"
        bar.accessibilityIdentifier = "compose"

        for child in [tableView, bar] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        bar.focus()
        view.layoutIfNeeded()
        tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
    }

    private func buildNavigation() {
        let name = UILabel(), status = UILabel()
        name.text = "Mina Park"
        name.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 16, weight: .semibold), maximumPointSize: 20)
        status.text = "Online"
        status.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: 14)
        status.textColor = .secondaryLabel
        let names = UIStackView(arrangedSubviews: [name, status])
        names.axis = .vertical
        let title = UIStackView(arrangedSubviews: [AvatarView(initials: "MP", side: 30), names])
        title.spacing = 10
        title.alignment = .center
        navigationItem.titleView = title
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(image: UIImage(systemName: "phone"), style: .plain, target: nil, action: nil),
            UIBarButtonItem(image: UIImage(systemName: "video.fill"), style: .plain, target: nil, action: nil),
        ]
    }
}

extension ConversationViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: BubbleCell.reuseIdentifier, for: indexPath)
        (cell as? BubbleCell)?.configure(with: messages[indexPath.row])
        return cell
    }
}

/// Initials on a round gradient.
final class AvatarView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(initials: String, side: CGFloat = 36) {
        super.init(frame: .zero)
        if let gradient = layer as? CAGradientLayer {
            gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
            gradient.cornerRadius = side / 2
        }
        let label = UILabel()
        label.text = initials
        label.textColor = .white
        label.font = .systemFont(ofSize: side * 0.38, weight: .semibold)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: side),
            heightAnchor.constraint(equalToConstant: side),
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Where the next message is written.
final class ComposeBar: UIView {
    private let field = UITextField()
    private let addButton = UIButton(type: .system)
    private let sendButton = UIButton(configuration: .filled())

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        let line = UIView()
        line.backgroundColor = .separator
        addButton.setImage(UIImage(systemName: "plus"), for: .normal)
        sendButton.configuration?.image = UIImage(
            systemName: "arrow.up", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .bold))
        sendButton.configuration?.cornerStyle = .capsule
        sendButton.configuration?.contentInsets = .zero
        sendButton.configuration?.baseBackgroundColor = .systemIndigo
        field.placeholder = "Message"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.returnKeyType = .send
        field.accessibilityIdentifier = "field"
        let well = UIView()
        well.backgroundColor = .secondarySystemBackground
        well.layer.cornerRadius = 18
        well.layer.cornerCurve = .continuous
        well.addSubview(field)

        for child in [line, addButton, well, sendButton] { addSubview(child) }
        for child in [line, addButton, well, sendButton, field] as [UIView] { child.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: topAnchor),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            addButton.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 8),
            addButton.widthAnchor.constraint(equalToConstant: 36),
            addButton.heightAnchor.constraint(equalToConstant: 36),
            addButton.centerYAnchor.constraint(equalTo: sendButton.centerYAnchor),
            well.leadingAnchor.constraint(equalTo: addButton.trailingAnchor, constant: 4),
            well.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            well.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            field.topAnchor.constraint(equalTo: well.topAnchor, constant: 7),
            field.bottomAnchor.constraint(equalTo: well.bottomAnchor, constant: -7),
            field.leadingAnchor.constraint(equalTo: well.leadingAnchor, constant: 14),
            field.trailingAnchor.constraint(equalTo: well.trailingAnchor, constant: -14),
            sendButton.leadingAnchor.constraint(equalTo: well.trailingAnchor, constant: 8),
            sendButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12),
            sendButton.bottomAnchor.constraint(equalTo: well.bottomAnchor),
            sendButton.widthAnchor.constraint(equalToConstant: 36),
            sendButton.heightAnchor.constraint(equalToConstant: 36),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func focus() { field.becomeFirstResponder() }
}
