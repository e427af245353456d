extension UIVisualEffectView {
    nonisolated static let visualEffectViewProperties = PropertyTable(
        UIVisualEffectView.self, parent: UIView.viewProperties,
        [
            .value("effect", \.effect)
        ])
}
