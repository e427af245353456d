extension UIViewController {
    nonisolated static let viewControllerProperties = PropertyTable(
        UIViewController.self, parent: UIResponder.responderProperties,
        [.unrecorded("title", \.title), .unrecorded("preferredContentSize", \.preferredContentSize)])
}
