import Foundation

extension UISplitViewController {
    /// What a split view knows while its columns are on top of each other.
    struct OneColumn {
        /// The column that is shown, once the delegate was asked; nil while the columns are beside each other.
        var top: Column?
        /// The column that was asked for before.
        var requested: Column?
        /// The secondary controller that is in the primary column's navigation stack, because it has none of its own.
        weak var pushed: UIViewController?

        var isCollapsed: Bool { top != nil }
    }

    static var order: [Column] { [.primary, .supplementary, .secondary] }

    /// The columns in one column, from the bottom to the one that is shown. UIKit puts their navigation controllers into that of the
    /// primary column; here each stays by itself, and the bar has a back button to the one below.
    var stackedColumns: [Column] {
        if columns[.compact] != nil { return [.compact] }
        let order = Self.order.filter { columns[$0] != nil && ($0 != .supplementary || style == .tripleColumn) }
        let top = oneColumn.top.flatMap(order.firstIndex) ?? 0
        return Array(order.prefix(top + 1))
    }

    /// Asks the delegate for the column on top when the columns become one, and tells it when they are beside each other again.
    func collapseOrExpand() {
        guard isCollapsed != oneColumn.isCollapsed else { return }
        guard isCollapsed else {
            if let pushed = oneColumn.pushed, let stack = columns[.primary] as? UINavigationController {
                stack.setViewControllers(stack.viewControllers.filter { $0 !== pushed }, animated: false)
                viewControllers = [stack, pushed]
            }
            oneColumn = OneColumn()
            delegate?.splitViewControllerDidExpand(self)
            return
        }
        guard let first = stackedColumns.first else { return }
        oneColumn.top = style == .unspecified ? collapseSecondary() : proposedTop(first)
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// By default the secondary column is on top.
    private func proposedTop(_ first: Column) -> Column {
        let last = first == .compact ? first : Self.order.last { columns[$0] != nil } ?? first
        let proposed = oneColumn.requested ?? last
        return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }

    /// In the older style a primary navigation controller takes the secondary controller onto its stack, unless the delegate did; other
    /// controllers stay alone.
    private func collapseSecondary() -> Column {
        guard let primary = columns[.primary], let secondary = columns[.secondary] else { return .primary }
        if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return .primary }
        guard let stack = primary as? UINavigationController, oneColumn.requested != .primary else { return .primary }
        if secondary is UINavigationController { return .secondary }
        viewControllers = [primary]
        stack.pushViewController(secondary, animated: false)
        oneColumn.pushed = secondary
        return .primary
    }

    // MARK: From column to column

    func showInOneColumn(_ column: Column) {
        guard columns[column] != nil, columns[.compact] == nil, column != .inspector, column != oneColumn.top else { return }
        let isBack = stackedColumns.contains(column)
        let old = visibleColumns.first?.controller
        oneColumn.top = column
        guard isViewLoaded else { return }
        guard let old, old.canAnimate(true), let new = columns[column] else { return view.setNeedsLayout() }
        var before = old.view.layer.picture()
        before.position = CGPoint(x: old.view.frame.minX - view.bounds.minX, y: old.view.frame.minY - view.bounds.minY)
        showColumns()
        view.layoutIfNeeded()
        let edge: LayerTransition.Edge = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        new.view.layer.begin(isBack ? .uncover(edge) : .cover(edge), from: before, timing: Self.systemTransition)
        (new as? UINavigationController)?.tellShown()
    }

    func hideInOneColumn(_ column: Column) {
        if column == stackedColumns.last { showColumnBelow() }
    }

    func showColumnBelow() {
        if let below = stackedColumns.dropLast().last { showInOneColumn(below) }
    }

    /// Gives the bar of the shown column a button back to the column below.
    func placeBackButtons() {
        let stacked = isCollapsed ? stackedColumns : []
        for (column, controller) in columns {
            guard let stack = controller as? UINavigationController else { continue }
            let below = stacked.last == column ? stacked.dropLast().last : nil
            let item = below.flatMap { columns[$0] as? UINavigationController }?.topViewController?.navigationItem
            guard stack.navigationBar.itemBelow !== item else { continue }
            stack.navigationBar.itemBelow = item
        }
    }
}
