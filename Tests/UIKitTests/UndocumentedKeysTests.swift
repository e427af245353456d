import Testing
import UIKit

/// Keys that Apple does not document, as public apps use them.
@MainActor struct UndocumentedKeysTests {
    private final class OwnBar: UITabBar {}
    private final class OwnNavigationBar: UINavigationBar {}

    @Test func `a tab bar controller gets a bar of the app's own class`() {
        let tabs = UITabBarController(), home = UIViewController()
        home.tabBarItem.title = "Home"
        tabs.viewControllers = [home]
        tabs.loadViewIfNeeded()
        let bar = OwnBar()
        tabs.setValue(bar, forKey: "tabBar")
        #expect(tabs.tabBar === bar && bar.superview === tabs.view && bar.items?.first?.title == "Home")
        #expect(tabs.view.subviews.filter { $0 is UITabBar }.count == 1 && bar.delegate === tabs)
    }

    @Test func `a navigation controller has bars of the classes that it is made with`() {
        let stack = UINavigationController(navigationBarClass: OwnNavigationBar.self, toolbarClass: nil)
        stack.viewControllers = [UIViewController()]
        stack.topViewController?.title = "Top"
        #expect(stack.navigationBar is OwnNavigationBar && stack.navigationBar.topItem?.title == "Top")
    }

    @Test func `a search bar's field and the word of its button are found`() throws {
        let bar = UISearchBar()
        let field = try #require(bar.value(forKey: "searchField") as? UITextField)
        #expect(field === bar.searchTextField && bar.value(forKey: "_searchField") as? UITextField === field)
        bar.setValue("Abbrechen", forKey: "cancelButtonText")
        #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Abbrechen")
    }

    @Test func `a placeholder gets the colour of its label`() {
        let field = UITextField()
        field.placeholder = "Name"
        field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
        #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(field.placeholder == "Name")
    }

    @Test func `an item of a bar has its view`() throws {
        let controller = UIViewController(), item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        let view = try #require(item.value(forKey: "view") as? UIView)
        #expect(view.isDescendant(of: window))
    }
}
