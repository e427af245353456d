import UIKit

/// Rows of facts on a rounded card, with hairlines between them.
final class CardView: UIView {
    init(rows: [Person.Fact]) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous

        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        for (index, fact) in rows.enumerated() {
            if index > 0 { stack.addArrangedSubview(SeparatorView()) }
            stack.addArrangedSubview(FactRow(fact: fact))
        }
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// One fact: a symbol, a title, and its value at the far end, or below at accessibility sizes.
final class FactRow: UIStackView {
    init(fact: Person.Fact) {
        super.init(frame: .zero)
        let icon = UIImageView(image: UIImage(systemName: fact.symbol))
        icon.contentMode = .center
        icon.tintColor = .systemIndigo
        icon.widthAnchor.constraint(equalToConstant: 24).isActive = true

        let title = UILabel(), value = UILabel()
        (title.text, value.text) = (fact.title, fact.value)
        value.textColor = .secondaryLabel
        title.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        for label in [title, value] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }

        let texts = UIStackView(arrangedSubviews: [title, value])
        texts.spacing = 8
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            texts.axis = .vertical
            texts.spacing = 2
        } else {
            value.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        }

        addArrangedSubview(icon)
        addArrangedSubview(texts)
        alignment = .center
        spacing = 12
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    }

    required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A hairline that begins where the text begins.
final class SeparatorView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let line = UIView()
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(line)
        NSLayoutConstraint.activate([
            line.heightAnchor.constraint(equalToConstant: 1 / traitCollection.displayScale),
            line.topAnchor.constraint(equalTo: topAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 52),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
