extension UIRefreshControl {
    nonisolated static let refreshControlProperties = PropertyTable(
        UIRefreshControl.self, parent: UIControl.controlProperties,
        [
            .value("attributedTitle", \.attributedTitle)
        ])
}
