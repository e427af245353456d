import Graphics

/// A row of a list whose sections are cards.
@MainActor protocol CardRow: UIView {
    /// Whether the row has the corners of a card. They are not the app's, and no outline for readers.
    var isRowOfCard: Bool { get set }
}

extension CardRow {
    /// Rounds the corners that the row shares with its card.
    func takePlaceInCard(isFirst: Bool, isLast: Bool) {
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : systemMetrics.sectionCornerRadius
        layer.cornerCurve = .continuous
        layer.maskedCorners = corners
        clipsToBounds = true
        isRowOfCard = true
    }
}
