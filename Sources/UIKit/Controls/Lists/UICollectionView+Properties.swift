extension UICollectionView {
    nonisolated static let collectionViewProperties = PropertyTable(
        UICollectionView.self, parent: UIScrollView.scrollViewProperties,
        [
            .flag("isPrefetchingEnabled", \.isPrefetchingEnabled),
            .flag("allowsSelection", \.allowsSelection),
            .flag("allowsMultipleSelection", \.allowsMultipleSelection),
            .flag("isEditing", \.isEditing),
            .flag("allowsFocus", \.allowsFocus),
            .flag("allowsFocusDuringEditing", \.allowsFocusDuringEditing),
            .flag("selectionFollowsFocus", \.selectionFollowsFocus),
            .flag("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
            .flag("isSpringLoaded", \.isSpringLoaded),
            .value("reorderingCadence", \.reorderingCadence),
            .flag("dragInteractionEnabled", \.dragInteractionEnabled),
            .flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
            .flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
            .value("selfSizingInvalidation", \.selfSizingInvalidation),
        ])
}
