import UIKit

/// Tabs of iOS 18, with a group and a search tab.
public final class TabsPage: UITabBarController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        mode = .tabSidebar
        tabs = [
            Self.tab("Home", "house", .systemTeal),
            UITabGroup(
                title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "Library",
                children: [Self.tab("Books", "book", .systemIndigo), Self.tab("Films", "film", .systemOrange)]),
            UISearchTab { _ in UIViewController() },
        ]
        tabs.first?.badgeValue = "2"
    }

    private static func tab(_ title: String, _ symbol: String, _ color: UIColor) -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { tab in
            let controller = UIViewController()
            controller.view.backgroundColor = color
            controller.navigationItem.title = tab.title
            return UINavigationController(rootViewController: controller)
        }
    }
}
