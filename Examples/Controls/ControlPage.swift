import UIKit

/// A column of samples in groups, each under a small heading.
public class ControlPage: UIViewController {
    let column = UIStackView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.alignment = .fill
        column.spacing = 14
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        build()
    }

    /// Adds the page's groups.
    func build() {}

    /// Adds rows under a heading. A row that is wider than the page is cut off.
    func group(_ title: String, _ rows: [UIView]) {
        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .caption1)
        heading.adjustsFontForContentSizeCategory = true
        heading.textColor = .secondaryLabel
        heading.numberOfLines = 0
        column.addArrangedSubview(heading)
        column.setCustomSpacing(6, after: heading)
        for row in rows { column.addArrangedSubview(row) }
    }

    func group(_ title: String, _ row: UIView) { group(title, [row]) }

    /// Returns views side by side at their own sizes, or below one another for large text.
    func row(_ views: [UIView], spacing: CGFloat = 12) -> UIView {
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            let column = UIStackView(arrangedSubviews: views)
            column.axis = .vertical
            column.alignment = .leading
            column.spacing = spacing
            return column
        }
        let space = UIView()
        space.setContentHuggingPriority(.init(1), for: .horizontal)
        let row = UIStackView(arrangedSubviews: views + [space])
        row.alignment = .center
        row.spacing = spacing
        return row
    }
}
