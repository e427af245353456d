@testable import UIKit

/// A cell that is sized by its label and counts the cells made.
final class TextCell: UITableViewCell {
    static var made = 0
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
        label.fill(contentView, insetBy: CGSize(width: 16, height: 10))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension UILabel {
    /// Adds the label to `view`, with as many lines as needed, inset from its edges.
    func fill(_ view: UIView, insetBy inset: CGSize) {
        numberOfLines = 0
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor, constant: inset.height),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset.height),
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset.width),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset.width),
        ])
    }
}
