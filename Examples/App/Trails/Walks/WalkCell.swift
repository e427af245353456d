import UIKit

protocol WalkCellDelegate: AnyObject {
    func walkCellDidToggleFavorite(_ cell: WalkCell)
}

final class WalkCell: UITableViewCell {
    static let reuseIdentifier = "WalkCell"

    weak var delegate: WalkCellDelegate?

    private let nameLabel = UILabel()
    private let detailLabel = UILabel()
    private let profile = ElevationView()
    private lazy var favoriteButton: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(toggleFavorite(_:)), for: .touchUpInside)
        return button
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with walk: Walk) {
        nameLabel.text = walk.name
        detailLabel.text = [walk.region, walk.distanceText, walk.durationText].joined(separator: " · ")
        profile.heights = walk.heights
        favoriteButton.setImage(UIImage(systemName: walk.isFavorite ? "heart.fill" : "heart"), for: .normal)
        favoriteButton.accessibilityLabel =
            walk.isFavorite
            ? NSLocalizedString("Remove from favorites", comment: "Button") : NSLocalizedString("Add to favorites", comment: "Button")
    }

    @objc private func toggleFavorite(_ sender: UIButton) {
        delegate?.walkCellDidToggleFavorite(self)
    }

    private func setUp() {
        accessoryType = .disclosureIndicator
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        for label in [nameLabel, detailLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        profile.backgroundColor = .clear

        let texts = UIStackView(arrangedSubviews: [nameLabel, detailLabel, profile])
        texts.axis = .vertical
        texts.spacing = 4
        texts.setCustomSpacing(8, after: detailLabel)
        let row = UIStackView(arrangedSubviews: [texts, favoriteButton])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            profile.heightAnchor.constraint(equalToConstant: 32),
            favoriteButton.widthAnchor.constraint(equalToConstant: 44),
            favoriteButton.heightAnchor.constraint(equalToConstant: 44),
        ])
    }
}
