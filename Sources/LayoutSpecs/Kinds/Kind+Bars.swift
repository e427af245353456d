import UIKit

extension Kind {
    static let searchBar = Kind(
        "UISearchBar", "A search field.", make: { _ in UISearchBar(frame: .zero) },
        properties: [
            .text("placeholder", "Shown while the field is empty.") { $0.placeholder = $1 },
            .text("text", "The text that has been typed.") { $0.text = $1 },
            .choice(
                "searchBarStyle", "a search bar style", ["default": .default, "prominent": .prominent, "minimal": .minimal],
                "Whether the bar has a background; defaults to default."
            ) { $0.searchBarStyle = $1 },
            .color("barTintColor", "The bar behind the field.") { $0.barTintColor = $1 },
            .flag("showsCancelButton", "Whether the cancel button is shown.") { $0.showsCancelButton = $1 },
            .value("scopeButtonTitles", .list(.text, 2...8), "The search scopes, shown below the field.") {
                bar, value, context in
                bar.scopeButtonTitles = (value.list ?? []).map { context.text($0) ?? "" }
                bar.showsScopeBar = true
            },
            .integer("selectedScopeButtonIndex", 0...7, "The index of the selected scope, from 0.") { $0.selectedScopeButtonIndex = $1 },
        ])

    static let tabBar = Kind(
        "UITabBar", "A tab bar on its own; `tabBar:` at the top of a spec shows the screen in one.", make: { _ in UITabBar(frame: .zero) },
        properties: [
            .value("items", .list(TabBarBuilder.item, 1...8), "The tabs, from the start.") { bar, value, context in
                bar.items = TabBarBuilder.items(value, context)
                bar.selectedItem = bar.items?.first
            },
            .integer("selectedIndex", 0...7, "The index of the selected tab, from 0.") { bar, index in
                guard let items = bar.items else { return }
                bar.selectedItem = items.indices.contains(index) ? items[index] : nil
            },
            .color("barTintColor", "The bar behind the tabs.") { $0.barTintColor = $1 },
            .color("unselectedItemTintColor", "The tabs that are not selected.") { $0.unselectedItemTintColor = $1 },
        ])
}
