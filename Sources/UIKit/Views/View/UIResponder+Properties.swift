extension UIResponder: PropertyDescribed {
    nonisolated static let responderProperties = PropertyTable(
        UIResponder.self, parent: nil,
        [
            .unrecorded("accessibilityIdentifier", \.accessibilityIdentifier), .unrecorded("accessibilityLabel", \.accessibilityLabel),
            .unrecorded("accessibilityCustomContent", \.details),
        ])
}
