import UIKit

/// The screens that are timed. Texts repeat, so that from the second screen on they are already measured, as in an app.
@MainActor enum BenchScreen: CaseIterable {
    /// Rows of five views (container, picture, two labels, a mark), with all constraints created by hand.
    case rows
    /// The same rows as stack views: each row is a stack view with a stack view in it, and all are in one stack view.
    case stacks
    /// Rows of labels that wrap to the width available.
    case text

    static let viewsInRow = 5

    var name: String {
        switch self {
        case .rows: "rows of constraints"
        case .stacks: "stacks, three deep"
        case .text: "rows of wrapping text"
        }
    }

    /// - Returns: The controller of a screen with about that many views.
    func controller(views: Int) -> UIViewController {
        let controller = UIViewController()
        let root: UIView = controller.view
        let rows = views / Self.viewsInRow
        switch self {
        case .rows, .text: addRows(rows, to: root)
        case .stacks: addStacks(rows, to: root)
        }
        return controller
    }

    // MARK: Constraints by hand

    private func addRows(_ count: Int, to root: UIView) {
        var previous: UIView?
        for index in 0..<count {
            let row = plain(in: root)
            addContents(index, to: row)
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
                row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.safeAreaLayoutGuide.topAnchor, constant: 8),
            ])
            previous = row
        }
    }

    private func addContents(_ index: Int, to row: UIView) {
        let picture = plain(in: row), title = label(Self.titles[index % Self.titles.count], in: row)
        let detail = label(Self.details[index % Self.details.count], in: row), mark = plain(in: row)
        if self == .text { detail.numberOfLines = 0 }
        title.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            picture.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: row.topAnchor, constant: 10),
            title.trailingAnchor.constraint(lessThanOrEqualTo: mark.leadingAnchor, constant: -8),
            detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            detail.trailingAnchor.constraint(lessThanOrEqualTo: mark.leadingAnchor, constant: -8),
            detail.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -10),
            mark.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            mark.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            mark.widthAnchor.constraint(equalToConstant: 12),
            mark.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    // MARK: Stacks

    private func addStacks(_ count: Int, to root: UIView) {
        let column = stack(.vertical, 8)
        root.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        ])
        for index in 0..<count {
            let row = stack(.horizontal, 12), texts = stack(.vertical, 4), picture = UIView()
            picture.widthAnchor.constraint(equalToConstant: 40).isActive = true
            row.alignment = .center
            let (title, detail) = (UILabel(), UILabel())
            (title.text, detail.text) = (Self.titles[index % Self.titles.count], Self.details[index % Self.details.count])
            texts.addArrangedSubview(title)
            texts.addArrangedSubview(detail)
            row.addArrangedSubview(picture)
            row.addArrangedSubview(texts)
            column.addArrangedSubview(row)
        }
    }

    private func stack(_ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat) -> UIStackView {
        let stack = UIStackView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        (stack.axis, stack.spacing) = (axis, spacing)
        return stack
    }

    // MARK: Views

    private func plain(in parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private func label(_ text: String, in parent: UIView) -> UILabel {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(label)
        return label
    }

    private static let titles = ["Morning light", "Tide tables", "Weekly notes", "Long way round", "Ferry times"]
    private static let details = [
        "Half past six, the harbour is still asleep and the gulls are not",
        "High water at noon", "Bread, ink, a new lamp, three stamps for abroad and whatever else the list says",
        "Over the bridge and back along the river", "Every forty minutes until dusk",
    ]
}
