import UIKit

/// Builds the bar above a screen from the spec's `navigation:`.
@MainActor enum NavigationBuilder {
    nonisolated static let fields: [ValueType.Field] = [
        ValueType.Field("title", .text, "The screen's title."),
        ValueType.Field("prefersLargeTitles", .flag, "Whether a large title is shown below the bar."),
        ValueType.Field("backTitle", .text, "The title of the previous screen; shows the back button."),
        ValueType.Field("leftItems", .list(barItem, 1...4), "Buttons at the start."),
        ValueType.Field("rightItems", .list(barItem, 1...4), "Buttons at the end, the outermost first."),
        ValueType.Field("search", search, "A search field below the title."),
    ]

    private nonisolated static let search = ValueType.object(
        "search",
        [
            ValueType.Field("placeholder", .text, "Shown while the field is empty."),
            ValueType.Field("text", .text, "The text that has been typed."),
            ValueType.Field("scopes", .list(.text, 2...8), "The search scopes; the first one is selected."),
        ])

    private nonisolated static let barItem = ValueType.named(
        "barItem", summary: "A button of a bar.",
        .object(
            "bar item",
            [
                ValueType.Field("title", .text, "The text."), ValueType.Field("image", .image, "A symbol or image instead of a title."),
                ValueType.Field("style", .choice("a style", ["plain", "done"]), "done is heavier; defaults to plain."),
                ValueType.Field("isEnabled", .flag, "Disabled buttons are dimmed."),
                ValueType.Field("accessibilityLabel", .text, "The text for screen readers."),
            ]))

    /// Returns the controller inside a navigation controller.
    static func wrap(_ controller: UIViewController, _ parts: ObjectValue, _ context: BuildContext) -> UIViewController {
        let item = controller.navigationItem
        item.title = context.text(parts["title"])
        if let items = parts["leftItems"]?.list { item.leftBarButtonItems = items.map { button($0, context) } }
        if let items = parts["rightItems"]?.list { item.rightBarButtonItems = items.map { button($0, context) } }
        if let search = parts["search"]?.object {
            let bar = UISearchController(searchResultsController: nil)
            bar.searchBar.placeholder = context.text(search["placeholder"]) ?? bar.searchBar.placeholder
            bar.searchBar.text = context.text(search["text"])
            if let scopes = search["scopes"]?.list {
                bar.searchBar.scopeButtonTitles = scopes.map { context.text($0) ?? "" }
                bar.searchBar.showsScopeBar = true
            }
            item.searchController = bar
            item.hidesSearchBarWhenScrolling = false
        }
        let navigation = UINavigationController(rootViewController: controller)
        if let title = context.text(parts["backTitle"]) {
            let previous = UIViewController()
            previous.navigationItem.title = title
            navigation.setViewControllers([previous, controller], animated: false)
        }
        navigation.navigationBar.prefersLargeTitles = parts["prefersLargeTitles"]?.flag ?? false
        return navigation
    }

    private static func button(_ value: Value, _ context: BuildContext) -> UIBarButtonItem {
        guard let parts = value.object else { return UIBarButtonItem() }
        let style: UIBarButtonItem.Style = parts["style"]?.choice == "done" ? .done : .plain
        let item =
            parts["image"].map { UIBarButtonItem(image: context.image($0), style: style, target: nil, action: nil) }
            ?? UIBarButtonItem(title: context.text(parts["title"]), style: style, target: nil, action: nil)
        item.isEnabled = parts["isEnabled"]?.flag ?? true
        item.accessibilityLabel = context.text(parts["accessibilityLabel"])
        return item
    }
}
