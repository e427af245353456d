import UIKit

/// Bars without controllers, edge to edge.
public final class BarsPage: UIViewController {
    private let column = UIStackView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        for bar in [titled(), inner(), prompting(), large(), coloured(), tabs(), manyTabs(), tools(), moreTools()] {
            column.addArrangedSubview(bar)
        }
    }

    private func item(_ title: String) -> UINavigationItem { UINavigationItem(title: title) }

    private func opaque() -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        look.configureWithDefaultBackground()
        return look
    }

    private func bar(_ items: [UINavigationItem]) -> UINavigationBar {
        let bar = UINavigationBar()
        bar.standardAppearance = opaque()
        bar.scrollEdgeAppearance = opaque()
        bar.setItems(items, animated: false)
        return bar
    }

    private func titled() -> UINavigationBar {
        let item = item("Title")
        item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        return bar([item])
    }

    private func inner() -> UINavigationBar {
        let item = item("Messages")
        let trash = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
        trash.isEnabled = false
        item.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil), trash,
        ]
        return bar([self.item("Mailboxes"), item])
    }

    private func prompting() -> UINavigationBar {
        let item = item("Photos")
        item.prompt = "Choose three pictures"
        item.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        return bar([item])
    }

    private func large() -> UINavigationBar {
        let item = item("Large Title")
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let bar = bar([item])
        bar.prefersLargeTitles = true
        return bar
    }

    private func coloured() -> UINavigationBar {
        let bar = inner()
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .systemIndigo
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look
        bar.tintColor = .white
        return bar
    }

    private func tabItem(_ title: String, _ image: String, badge: String? = nil) -> UITabBarItem {
        let item = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
        item.badgeValue = badge
        return item
    }

    private func tabBar() -> UITabBar {
        let look = UITabBarAppearance()
        look.configureWithDefaultBackground()
        let bar = UITabBar()
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look
        return bar
    }

    private func tabs() -> UITabBar {
        let bar = tabBar()
        bar.items = [
            tabItem("Home", "house.fill"), tabItem("Search", "magnifyingglass"), tabItem("Inbox", "tray.fill", badge: "3"),
            tabItem("Profile", "person.crop.circle", badge: "99+"),
        ]
        bar.selectedItem = bar.items?[0]
        return bar
    }

    private func manyTabs() -> UITabBar {
        let bar = tabBar()
        let disabled = tabItem("Archive", "archivebox.fill")
        disabled.isEnabled = false
        bar.items = [
            UITabBarItem(tabBarSystemItem: .favorites, tag: 0), tabItem("Map", "map.fill", badge: "new"), tabItem("Camera", "camera.fill"),
            disabled,
            UITabBarItem(tabBarSystemItem: .more, tag: 4),
        ]
        bar.selectedItem = bar.items?[1]
        return bar
    }

    private func tools() -> UIToolbar {
        let bar = UIToolbar()
        let symbols: [UIBarButtonItem.SystemItem] = [.reply, .organize, .trash, .action, .compose]
        bar.items = symbols.flatMap { [UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil), .flexibleSpace()] }.dropLast()
        return bar
    }

    private func moreTools() -> UIToolbar {
        let bar = UIToolbar()
        let off = UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil)
        off.isEnabled = false
        bar.items = [
            UIBarButtonItem(title: "Mark", style: .plain, target: nil, action: nil), .fixedSpace(24), off, .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
        ]
        return bar
    }
}
