import Foundation
import Graphics

/// The appearance of the rows of list layouts.
extension UICollectionView {
    func styleBackground() {
        guard let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list else { return }
        setDefaults { backgroundColor = list.backgroundColor ?? (list.isGrouped ? .systemGroupedBackground : .systemBackground) }
    }

    func setMargins(_ view: UICollectionReusableView, _ section: Int) {
        let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(section)?.list
        view.isInList = list != nil
        guard let list else { return }
        let metrics = systemMetrics, vertical = metrics.rowTextMargin
        let margin = list.appearance == .insetGrouped ? metrics.cardTextMargin : bounds.width < 393 ? 16 : 20
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: margin, bottom: vertical, trailing: margin)
    }

    private func list(of section: Int) -> UICollectionLayoutListConfiguration? {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(section)?.list
    }

    /// Tells a list's cell whether it is a row, a header or a footer, before its content is set.
    func setRole(of view: UICollectionReusableView, _ kind: String?, _ indexPath: IndexPath) {
        guard let cell = view as? UICollectionViewListCell, let list = list(of: indexPath.section) else { return }
        let isHeader = kind == Self.elementKindSectionHeader || (kind == nil && isHeaderItem(indexPath, list))
        cell.role = .init(
            appearance: list.appearance, part: isHeader ? .header : kind == Self.elementKindSectionFooter ? .footer : .row)
    }

    private func isHeaderItem(_ indexPath: IndexPath, _ list: UICollectionLayoutListConfiguration) -> Bool {
        list.headerMode == .firstItemInSection && indexPath.item == 0
    }

    /// Sets the background, corners and separator of a list's row by its position in the section. Headers and rows of sidebars have none.
    func dress(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
        guard let list = list(of: indexPath.section) else { return }
        setMargins(cell, indexPath.section)
        guard !isHeaderItem(indexPath, list), list.appearance != .sidebar, list.appearance != .sidebarPlain else { return }
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        let last = numberOfItems(inSection: indexPath.section) - 1
        if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
            cell.backgroundColor = list.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
        }
        if let cell = cell as? UICollectionViewListCell {
            cell.showsSeparator = list.showsSeparators && (indexPath.item < last || !list.isGrouped)
            let own = list.separatorConfiguration
            cell.separatorConfiguration = list.showsSeparators ? list.itemSeparatorHandler?(indexPath, own) ?? own : nil
        }
        guard list.appearance == .insetGrouped else { return }
        cell.takePlaceInCard(isFirst: indexPath.item == first, isLast: indexPath.item == last)
    }
}
