import UIKit

/// All controls and bars and the common symbols, one page each, by the name of the page.
public enum ControlSheet {
    public typealias Page = (name: String, make: @MainActor @Sendable () -> UIViewController)

    public static let pages = controls + presentations + symbols

    private static let controls: [Page] = [
        ("Layers", { LayersPage() }), ("Type", { TypePage() }), ("Buttons", { ButtonsPage() }), ("Values", { ValuesPage() }),
        ("Text", { TextPage() }), ("Pickers", { PickersPage() }),
        ("Bars", { BarsPage() }), ("Table", { tabbed(TablePage(style: .plain)) }), ("GroupedTable", { tabbed(TablePage(style: .grouped)) }),
        ("InsetTable", { tabbed(TablePage(style: .insetGrouped)) }), ("Alert", { AlertPage(AlertPage.alert) }),
        ("Question", { AlertPage(AlertPage.question) }), ("ActionSheet", { AlertPage(AlertPage.sheet) }),
    ]

    private static let presentations: [Page] = [
        ("MediumSheet", { PresentationPage.inNavigation(.mediumSheet) }), ("LargeSheet", { PresentationPage.inNavigation(.largeSheet) }),
        ("StackedSheets", { PresentationPage.inNavigation(.stackedSheets) }), ("FormSheet", { PresentationPage.inNavigation(.formSheet) }),
        ("Popover", { PresentationPage.inNavigation(.popover) }),
        ("Menu", { MenuPage(.button) }), ("Submenu", { MenuPage(.submenu) }), ("PopUpMenu", { MenuPage(.popUp) }),
        ("ContextMenu", { MenuPage(.context) }), ("Editing", { EditingPage(.editing) }), ("Selecting", { EditingPage(.selecting) }),
        ("SectionIndex", { EditingPage(.index) }), ("Swipe", { EditingPage(.swipe) }), ("Calendar", { CalendarPage() }),
        ("Tabs", { TabsPage() }),
    ]

    private static let symbols = SymbolNames.pages.enumerated().map { symbolPage($0.offset + 1, $0.element) }

    private static func symbolPage(_ number: Int, _ names: [String]) -> Page { ("Symbols\(number)", { SymbolsPage(names) }) }

    /// Returns the page in a navigation controller with a large title, in a tab bar controller.
    @MainActor private static func tabbed(_ page: UIViewController) -> UIViewController {
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: "Tables", image: UIImage(systemName: "list.bullet"), tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray.fill"), tag: 1)
        other.tabBarItem.badgeValue = "2"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        return tabs
    }
}
