import UIKit

/// Builds the tabs below a screen from the spec's `tabBar:`.
@MainActor enum TabBarBuilder {
    nonisolated static let fields: [ValueType.Field] = [
        ValueType.Field("items", .list(item, 1...8), "The tabs, from the start.", required: true),
        ValueType.Field("selectedIndex", .integer(0...7), "The index of this screen's tab, from 0; defaults to 0."),
    ]

    nonisolated static let item = ValueType.named(
        "tabBarItem", summary: "A tab.",
        .object(
            "tab",
            [
                ValueType.Field("title", .text, "The text."), ValueType.Field("image", .image, "The symbol or image."),
                ValueType.Field("selectedImage", .image, "The image while the tab is selected."),
                ValueType.Field("badge", .text, "A text on a red background at the image."),
                ValueType.Field("accessibilityLabel", .text, "The text for screen readers."),
            ]))

    static func items(_ value: Value?, _ context: BuildContext) -> [UITabBarItem] {
        (value?.list ?? []).map { value in
            let parts = value.object
            let item = UITabBarItem(
                title: context.text(parts?["title"]), image: parts?["image"].flatMap { context.image($0) },
                selectedImage: parts?["selectedImage"].flatMap { context.image($0) })
            item.badgeValue = context.text(parts?["badge"])
            item.accessibilityLabel = context.text(parts?["accessibilityLabel"])
            return item
        }
    }

    /// Returns the controller inside a tab bar controller with otherwise empty tabs.
    static func wrap(_ controller: UIViewController, _ parts: ObjectValue, _ context: BuildContext) -> UIViewController {
        let items = items(parts["items"], context)
        let selected = min(parts["selectedIndex"]?.integer ?? 0, items.count - 1)
        let tabs = UITabBarController()
        tabs.viewControllers = items.enumerated().map { index, item in
            let screen = index == selected ? controller : UIViewController()
            screen.tabBarItem = item
            return screen
        }
        tabs.selectedIndex = selected
        return tabs
    }
}
