extension UICollectionViewCell {
    nonisolated static let collectionViewCellProperties = PropertyTable(
        UICollectionViewCell.self, parent: UIView.viewProperties,
        [
            .flag("isSelected", \.isSelected, "Whether the cell is selected."),
            .flag("isHighlighted", \.isHighlighted),
            .value("backgroundConfiguration", \.backgroundConfiguration),
            .flag("automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration),
            .flag("automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration),
        ])
}

extension UICollectionViewListCell {
    nonisolated static let collectionViewListCellProperties = PropertyTable(
        UICollectionViewListCell.self, parent: UICollectionViewCell.collectionViewCellProperties,
        [
            .flag("isSelected", \.isSelected, "Whether the row is selected."), .integer("indentationLevel", \.indentationLevel),
            .number("indentationWidth", \.indentationWidth),
        ])
}
