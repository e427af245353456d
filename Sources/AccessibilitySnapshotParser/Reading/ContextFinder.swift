import UIKit

/// Finds what is told of an element because of its surroundings. A view whose elements contradict what it tells of them gives no context.
@MainActor final class ContextFinder {
    typealias Context = AccessibilityHierarchyParser.Context

    private let order: ReadingOrder
    private var tabs: [ObjectIdentifier: [NSObject]] = [:]

    init(order: ReadingOrder) { self.order = order }

    func context(of element: NSObject, in surroundings: ElementNode.Surroundings?) -> Context? {
        switch surroundings {
        case nil: nil
        case .superview(let view): tab(of: element, among: view)
        case .container(let container): context(of: element, in: container)
        case .dataTable(let table): (element as? any UIAccessibilityContainerDataTableCell).map { cell(of: $0, in: table) }
        }
    }

    // MARK: Containers

    private func context(of element: NSObject, in container: NSObject) -> Context? {
        let index = container.index(ofAccessibilityElement: element), count = container.accessibilityElementCount()
        guard index != NSNotFound else { return nil }
        if container is UISegmentedControl { return .series(index: index + 1, count: count) }
        if let items = (container as? UITabBar)?.items, items.indices.contains(index) {
            return .tabBarItem(index: index + 1, count: count, item: items[index])
        }
        if container.accessibilityTraits.contains(.tabBar) { return .tab(index: index + 1, count: count) }
        switch container.accessibilityContainerType {
        case .list: return index == 0 ? .listStart : index == count - 1 ? .listEnd : nil
        case .landmark: return index == 0 ? .landmarkStart : index == count - 1 ? .landmarkEnd : nil
        default: return nil
        }
    }

    /// All elements below a view with the trait `.tabBar` are tabs of it, in the order in which they are read. Those of a `UITabBar` are its
    /// items.
    private func tab(of element: NSObject, among view: UIView) -> Context? {
        guard view.accessibilityTraits.contains(.tabBar), !(view is UITabBar), element is UIView else { return nil }
        let all =
            tabs[ObjectIdentifier(view)]
            ?? ReadingOrder(root: view, direction: order.direction, idiom: order.idiom)
            .elements(of: ElementNode.nodes(of: view, in: nil)).map(\.object)
        tabs[ObjectIdentifier(view)] = all
        return all.firstIndex { $0 === element }.map { .tab(index: $0 + 1, count: all.count) }
    }

    // MARK: Tables

    private func cell(of cell: any UIAccessibilityContainerDataTableCell, in table: any UIAccessibilityContainerDataTable) -> Context {
        let rows = cell.accessibilityRowRange(), columns = cell.accessibilityColumnRange()
        let (row, column) = (rows.location, columns.location)
        let isFirst =
            row != NSNotFound && column != NSNotFound
            && (0..<column).allSatisfy { table.accessibilityDataTableCellElement(forRow: row, column: $0) == nil }
        return .dataTableCell(
            row: row, column: column, width: columns.length, height: rows.length, isFirstInRow: isFirst,
            rowHeaders: isFirst ? rowHeaders(of: cell, row, table) : [],
            columnHeaders: columnHeaders(of: cell, row: row, column: column, isFirstInRow: isFirst, table))
    }

    /// A cell is no header of itself, and a header is read only if it is a cell of the table.
    private func rowHeaders(
        of cell: any UIAccessibilityContainerDataTableCell, _ row: Int, _ table: any UIAccessibilityContainerDataTable
    ) -> [NSObject] {
        (table.accessibilityHeaderElements(forRow: row) ?? []).filter { header in
            let (row, column) = (header.accessibilityRowRange().location, header.accessibilityColumnRange().location)
            return header !== cell && table.accessibilityDataTableCellElement(forRow: row, column: column) === header
        }.compactMap { $0 as? NSObject }
    }

    /// The header directly above the first cell of a row was read just before, so it is not read again.
    private func columnHeaders(
        of cell: any UIAccessibilityContainerDataTableCell, row: Int, column: Int, isFirstInRow: Bool,
        _ table: any UIAccessibilityContainerDataTable
    ) -> [NSObject] {
        (table.accessibilityHeaderElements(forColumn: column) ?? []).filter { header in
            guard header !== cell else { return false }
            guard row != NSNotFound, isFirstInRow else { return true }
            return header.accessibilityRowRange().location != row - 1 || header.accessibilityColumnRange().location != column
        }.compactMap { $0 as? NSObject }
    }
}
