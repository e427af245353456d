import UIKit

protocol ArticleCellDelegate: AnyObject {
    func articleCellDidTapBookmark(_ cell: ArticleCell)
    func articleCell(_ cell: ArticleCell, didSelectAuthor name: String)
}

struct Article: Hashable {
    let id: UUID
    var title: String
    var summary: String
    var author: String
    var isBookmarked = false

    static let samples = (1...12).map {
        Article(
            id: UUID(), title: "Article \($0)", summary: String(repeating: "Words go on. ", count: $0), author: "Ada", isBookmarked: $0 == 2
        )
    }
}

final class ArticleCell: UITableViewCell {
    static let reuseIdentifier = "ArticleCell"

    weak var delegate: ArticleCellDelegate?

    private let thumbnailView: UIImageView = {
        let imageView = UIImageView(image: UIImage(systemName: "photo"))
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 8
        imageView.layer.cornerCurve = .continuous
        imageView.backgroundColor = .secondarySystemFill
        imageView.tintColor = .tertiaryLabel
        imageView.translatesAutoresizingMaskIntoConstraints = false
        return imageView
    }()

    private let titleLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 2
        label.lineBreakMode = .byTruncatingTail
        return label
    }()

    private let summaryLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .subheadline)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        return label
    }()

    private lazy var bookmarkButton: UIButton = {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "bookmark"), for: .normal)
        button.setImage(UIImage(systemName: "bookmark.fill"), for: .selected)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self = self else { return }
                self.delegate?.articleCellDidTapBookmark(self)
            }, for: .touchUpInside)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        return button
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setupViews()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setupViews() {
        selectionStyle = .none
        accessoryType = .disclosureIndicator
        backgroundColor = .systemBackground
        preservesSuperviewLayoutMargins = true

        let textStack = UIStackView(arrangedSubviews: [titleLabel, summaryLabel])
        textStack.axis = .vertical
        textStack.spacing = 4
        textStack.setCustomSpacing(8, after: titleLabel)

        let mainStack = UIStackView(arrangedSubviews: [thumbnailView, textStack, bookmarkButton])
        mainStack.axis = .horizontal
        mainStack.alignment = .top
        mainStack.spacing = 12
        mainStack.isLayoutMarginsRelativeArrangement = true
        mainStack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
        mainStack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(mainStack)

        let heightConstraint = thumbnailView.heightAnchor.constraint(equalToConstant: 64)
        heightConstraint.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            thumbnailView.widthAnchor.constraint(equalTo: thumbnailView.heightAnchor, multiplier: 1),
            heightConstraint,
            mainStack.topAnchor.constraint(equalTo: contentView.topAnchor),
            mainStack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            mainStack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            mainStack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
        summaryLabel.attributedText = nil
        bookmarkButton.isSelected = false
        delegate = nil
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        UIView.animate(withDuration: animated ? 0.2 : 0) {
            self.contentView.alpha = highlighted ? 0.6 : 1
        }
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
    }

    func configure(with article: Article) {
        titleLabel.text = article.title
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 2
        paragraph.paragraphSpacing = 4
        paragraph.lineBreakMode = .byWordWrapping
        summaryLabel.attributedText = NSAttributedString(
            string: article.summary,
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .subheadline),
                .foregroundColor: UIColor.secondaryLabel,
                .paragraphStyle: paragraph,
            ])
        bookmarkButton.isSelected = article.isBookmarked
        isAccessibilityElement = true
        accessibilityLabel = "\(article.title), \(article.author)"
        accessibilityHint = NSLocalizedString("Opens the article", comment: "")
        accessibilityTraits = [.button]
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Author") { [weak self] _ in
                guard let self else { return false }
                self.delegate?.articleCell(self, didSelectAuthor: article.author)
                return true
            }
        ]
    }
}

/// An action that knows whom it is about.
final class AuthorAction: UIAccessibilityCustomAction {
    let author: String

    init(author: String, target: Any, selector: Selector) {
        self.author = author
        super.init(name: author, target: target, selector: selector)
    }
}
