import UIKit

/// A symbol on a gradient, in place of a photograph.
final class PictureView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private let symbol = UIImageView()

    init(pointSize: CGFloat) {
        super.init(frame: .zero)
        symbol.tintColor = UIColor.white.withAlphaComponent(0.9)
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: .regular)
        symbol.translatesAutoresizingMaskIntoConstraints = false
        addSubview(symbol)
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
        clipsToBounds = true
        NSLayoutConstraint.activate([
            symbol.centerXAnchor.constraint(equalTo: centerXAnchor), symbol.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ place: Place) {
        symbol.image = UIImage(systemName: place.symbol)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [
            UIColor(hue: place.hue, saturation: 0.45, brightness: 0.95, alpha: 1).cgColor,
            UIColor(hue: place.hue, saturation: 0.75, brightness: 0.7, alpha: 1).cgColor,
        ]
    }
}

/// A picture over two lines of text.
class PlaceCell: UICollectionViewCell {
    class var pictureHeight: CGFloat { 110 }
    class var nameStyle: UIFont.TextStyle { .headline }

    private lazy var picture = PictureView(pointSize: Self.pictureHeight * 0.36)
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = .preferredFont(forTextStyle: Self.nameStyle)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        for label in [nameLabel, detailLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let stack = UIStackView(arrangedSubviews: [picture, nameLabel, detailLabel])
        stack.axis = .vertical
        stack.setCustomSpacing(8, after: picture)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            picture.heightAnchor.constraint(equalToConstant: Self.pictureHeight),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(with place: Place) {
        picture.show(place)
        nameLabel.text = place.name
        detailLabel.text = place.detail
    }
}

/// A larger place cell.
final class FeaturedCell: PlaceCell {
    override class var pictureHeight: CGFloat { 180 }
    override class var nameStyle: UIFont.TextStyle { .title3 }
}

/// A word in a capsule.
final class TopicCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .medium))
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        contentView.layer.cornerCurve = .continuous
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = bounds.height / 2
    }

    func configure(with topic: String, isChosen: Bool) {
        label.text = topic
        label.textColor = isChosen ? .systemBackground : .label
        contentView.backgroundColor = isChosen ? .label : .secondarySystemBackground
    }
}

/// A section's title.
final class HeaderView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
