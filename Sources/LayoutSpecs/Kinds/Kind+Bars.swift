import UIKit

extension Kind {
    static let searchBar = Kind(
        "UISearchBar", "A search field.", make: { _ in UISearchBar(frame: .zero) },
        first: [
            .value("scopeButtonTitles", .list(.text, 2...8), "The search scopes, shown below the field.") {
                bar, value, context in
                bar.scopeButtonTitles = (value.list ?? []).map { context.text($0) ?? "" }
                bar.showsScopeBar = true
            }
        ], table: UISearchBar.table)

    static let tabBar = Kind(
        "UITabBar", "A tab bar on its own; `tabBar:` at the top of a spec shows the screen in one.", make: { _ in UITabBar(frame: .zero) },
        table: UITabBar.table,
        properties: [
            .value("items", .list(TabBarBuilder.item, 1...8), "The tabs, from the start.") { bar, value, context in
                bar.items = TabBarBuilder.items(value, context)
                bar.selectedItem = bar.items?.first
            },
            .integer("selectedIndex", 0...7, "The index of the selected tab, from 0.") { bar, index in
                guard let items = bar.items else { return }
                bar.selectedItem = items.indices.contains(index) ? items[index] : nil
            },
        ])
}
