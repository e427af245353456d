import Foundation

/// The heights and side margins of rows, headers and footers.
extension UITableView {
    /// Requests the rows' heights from the delegate; automatic heights stay estimates.
    func requestRowHeights(_ section: Int) {
        let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : 44
        for row in 0..<rows.count(in: section) {
            let indexPath = IndexPath(row: row, section: section)
            let height = tableDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
            if height >= 0 {
                rows.fix(height, at: indexPath)
            } else {
                let known = tableDelegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
                rows.estimate(known > 0 ? known : estimate, at: indexPath)
            }
        }
    }

    func requestSectionHeights(_ section: Int) {
        rows.setHeader(edgeHeight(section, isFooter: false), section)
        rows.setFooter(edgeHeight(section, isFooter: true), section)
    }

    private func edgeHeight(_ section: Int, isFooter: Bool) -> CGFloat {
        let requested =
            isFooter
            ? tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
            : tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        // A plain table does not ask for the view of a header without a height, nor pads it.
        if requested == 0, style == .plain { return 0 }
        if let view = edgeView(section, isFooter: isFooter) {
            let height = requested >= 0 ? requested : fittingHeight(of: view)
            return height + (isFooter ? 0 : topPadding)
        }
        // Grouped tables treat a height of 0 as “not given” (Suites.md, groupedTop); for no space, apps return the least positive number.
        guard style != .plain else { return max(requested, 0) }
        if requested > 0 { return requested }
        // Sections of grouped tables are 35 points apart and below the top (Controls.md, sectionHeader: 18 and 18, rounded to the pixel).
        if isFooter { return ceilToPixel(17.5) }
        return section == 0 && !hasTallTableHeader ? 35 : ceilToPixel(17.5)
    }

    /// Whether the table's header view has a height. One without does not change the space above the first section (Suites.md, groupedTop).
    var hasTallTableHeader: Bool {
        guard let tableHeaderView else { return false }
        return tableHeaderView.bounds.height > 0 || !tableHeaderView.translatesAutoresizingMaskIntoConstraints
            || !tableHeaderView.constraints.isEmpty
    }

    /// The padding above the headers of plain tables in points (Controls.md, sectionHeaderTopPadding, iOS 15 and later).
    var topPadding: CGFloat {
        guard style == .plain, resolvedTraits.systemGeneration >= .classic else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        let width = sectionWidth
        if let view = view as? UITableViewHeaderFooterView { return view.fittingHeight(width: width) ?? 28 }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : view.bounds.height > 0 ? view.bounds.height : 28
    }

    /// Returns the delegate's view, or a standard one with the data source's title.
    func edgeView(_ section: Int, isFooter: Bool) -> UIView? {
        if let known = isFooter ? footers[section] : headers[section] { return known }
        let view =
            isFooter
            ? tableDelegate?.tableView(self, viewForFooterInSection: section)
            : tableDelegate?.tableView(self, viewForHeaderInSection: section)
        guard let made = view ?? titleView(section, isFooter: isFooter) else { return nil }
        if let standard = made as? UITableViewHeaderFooterView {
            standard.kind = .init(isGrouped: style != .plain, isFooter: isFooter, isFirst: section == 0 && tableHeaderView == nil)
        }
        made.translatesAutoresizingMaskIntoConstraints = true
        setMargins(of: made)
        addSubview(made)
        if isFooter { footers[section] = made } else { headers[section] = made }
        if isFooter {
            tableDelegate?.tableView(self, willDisplayFooterView: made, forSection: section)
        } else {
            tableDelegate?.tableView(self, willDisplayHeaderView: made, forSection: section)
        }
        return made
    }

    private func titleView(_ section: Int, isFooter: Bool) -> UIView? {
        let title =
            isFooter
            ? dataSource?.tableView(self, titleForFooterInSection: section) : dataSource?.tableView(self, titleForHeaderInSection: section)
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        // Headers of grouped tables are uppercased until iOS 18.
        let isUppercase = style != .plain && !isFooter && systemMetrics.groupedHeaderIsUppercase
        view.textLabel?.text = isUppercase ? title.uppercased() : title
        return view
    }

    // MARK: Side margins

    /// The margin at the sides: 16 points, 20 in tables from 414 points on (Margins.md, systemMinimum). Inset grouped rows are inset by it.
    var sideMargin: CGFloat {
        if cellLayoutMarginsFollowReadableWidth { return max((bounds.width - readableWidth) / 2, bounds.width < 414 ? 16 : 20) }
        return bounds.width < 414 ? 16 : 20
    }

    /// The margin of the content of rows, headers and footers: 20 points from 393 points on, in a card those of its generation
    /// (Generations.md, tableText and cardText).
    var rowMargin: CGFloat {
        if style == .insetGrouped { return systemMetrics.cardTextMargin }
        return cellLayoutMarginsFollowReadableWidth || bounds.width < 393 ? sideMargin : 20
    }

    /// What a separator adds to the height of a row that measures itself (Generations.md, row); rows in cards include it.
    var rowSeparatorHeight: CGFloat { separatorStyle == .none || style == .insetGrouped ? 0 : separatorHeight }

    var sectionInset: CGFloat { style == .insetGrouped ? ownSectionInset ?? sideMargin : 0 }

    var sectionWidth: CGFloat { max(bounds.width - 2 * sectionInset, 0) }

    func setMargins(of view: UIView) {
        let margin = rowMargin, vertical = systemMetrics.rowTextMargin
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: margin, bottom: vertical, trailing: margin)
    }
}
