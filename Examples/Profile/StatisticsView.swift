import UIKit

/// Three numbers side by side; one below the other at accessibility sizes.
final class StatisticsView: UIStackView {
    init(statistics: [(value: String, title: String)]) {
        super.init(frame: .zero)
        accessibilityIdentifier = "statistics"
        distribution = .fillEqually
        spacing = 8
        for statistic in statistics {
            addArrangedSubview(Self.column(statistic.value, statistic.title))
        }
        updateAxis()
    }

    required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateAxis()
    }

    private func updateAxis() {
        axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    }

    private static func column(_ value: String, _ title: String) -> UIView {
        let valueLabel = UILabel(), titleLabel = UILabel()
        valueLabel.text = value
        valueLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.textColor = .secondaryLabel
        for label in [valueLabel, titleLabel] {
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
        }
        let column = UIStackView(arrangedSubviews: [valueLabel, titleLabel])
        column.axis = .vertical
        column.spacing = 2
        return column
    }
}
