import Foundation
import Graphics

/// The appearance of the rows of list layouts.
extension UICollectionView {
    func styleBackground() {
        guard let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list else { return }
        setDefaults { backgroundColor = list.backgroundColor ?? (list.isGrouped ? .systemGroupedBackground : .systemBackground) }
    }

    func setMargins(_ view: UIView, _ section: Int) {
        guard let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(section)?.list else { return }
        let metrics = systemMetrics, vertical = metrics.rowTextMargin
        let margin = list.appearance == .insetGrouped ? metrics.cardTextMargin : bounds.width < 393 ? 16 : 20
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: margin, bottom: vertical, trailing: margin)
    }

    /// Sets the background, corners and separator of a list's row by its position in the section.
    func dress(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
        guard let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(indexPath.section)?.list else { return }
        setMargins(cell, indexPath.section)
        let last = numberOfItems(inSection: indexPath.section) - 1
        if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
            cell.backgroundColor = list.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
        }
        (cell as? UICollectionViewListCell)?.showsSeparator = list.showsSeparators && (indexPath.item < last || !list.isGrouped)
        guard list.appearance == .insetGrouped else { return }
        var corners: CACornerMask = []
        if indexPath.item == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if indexPath.item == last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : systemMetrics.sectionCornerRadius
        cell.layer.cornerCurve = .continuous
        cell.layer.maskedCorners = corners
        cell.clipsToBounds = true
    }
}
