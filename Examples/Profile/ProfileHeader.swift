import UIKit

/// Avatar, name, handle and a few lines about the person, centred.
final class ProfileHeader: UIView {
    private let avatar = AvatarView()
    private let nameLabel = UILabel()
    private let handleLabel = UILabel()
    private let aboutLabel = UILabel()

    init(person: Person) {
        super.init(frame: .zero)
        accessibilityIdentifier = "header"
        avatar.initials = String(person.name.split(separator: " ").compactMap(\.first))
        nameLabel.text = person.name
        handleLabel.text = person.handle
        aboutLabel.text = person.about
        style()
        build()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func style() {
        let rounded = UIFont.preferredFont(forTextStyle: .title1).pointSize
        nameLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: min(rounded, 28), weight: .bold))
        handleLabel.font = .preferredFont(forTextStyle: .subheadline)
        handleLabel.textColor = .secondaryLabel
        aboutLabel.font = .preferredFont(forTextStyle: .body)
        for label in [nameLabel, handleLabel, aboutLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        nameLabel.accessibilityIdentifier = "name"
        handleLabel.accessibilityIdentifier = "handle"
        aboutLabel.accessibilityIdentifier = "about"
        avatar.accessibilityIdentifier = "avatar"
    }

    private func build() {
        let stack = UIStackView(arrangedSubviews: [avatar, nameLabel, handleLabel, aboutLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 4
        stack.setCustomSpacing(12, after: avatar)
        stack.setCustomSpacing(12, after: handleLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 96),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}

/// Initials on a gradient disc.
final class AvatarView: UIView {
    private let gradient = CAGradientLayer()
    private let label = UILabel()

    var initials: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPurple.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        layer.addSublayer(gradient)
        label.font = .systemFont(ofSize: 36, weight: .medium)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        layer.cornerRadius = bounds.height / 2
    }
}
