extension UITableViewHeaderFooterView {
    nonisolated static let tableViewHeaderFooterViewProperties = PropertyTable(
        UITableViewHeaderFooterView.self, parent: UIView.viewProperties,
        [
            .value("backgroundConfiguration", \.backgroundConfiguration)
        ])
}
