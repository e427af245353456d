import UIKit

/// A person's page, written as for the App Store: programmatic UIKit, Dynamic Type, semantic colours, no code of Plumb's own.
public final class ProfileViewController: UIViewController {
    private let person: Person

    private let scrollView = UIScrollView()
    private let content = UIStackView()

    init(person: Person) {
        self.person = person
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init() { self.init(person: .sample) }

    public required init?(coder: NSCoder) {
        person = .sample
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        buildHierarchy()
        buildConstraints()
    }

    private func buildHierarchy() {
        scrollView.accessibilityIdentifier = "scroll"
        scrollView.alwaysBounceVertical = true
        content.accessibilityIdentifier = "content"
        content.axis = .vertical
        content.spacing = 24
        content.isLayoutMarginsRelativeArrangement = true
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 16, bottom: 24, trailing: 16)

        let card = CardView(rows: person.facts)
        card.accessibilityIdentifier = "facts"
        for view in [ProfileHeader(person: person), StatisticsView(statistics: person.statistics), card, followButton] {
            content.addArrangedSubview(view)
        }
        scrollView.addSubview(content)
        view.addSubview(scrollView)
    }

    private func buildConstraints() {
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        let readable = content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
        readable.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(greaterThanOrEqualTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.centerXAnchor.constraint(equalTo: scrollView.contentLayoutGuide.centerXAnchor),
            scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.widthAnchor.constraint(lessThanOrEqualToConstant: 560),
            readable,
        ])
    }

    private lazy var followButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Follow"
        configuration.image = UIImage(systemName: "plus")
        configuration.imagePadding = 6
        configuration.cornerStyle = .large
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
        let button = UIButton(configuration: configuration)
        button.accessibilityIdentifier = "follow"
        return button
    }()
}
