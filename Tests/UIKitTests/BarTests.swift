import Foundation
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct BarTests {
    private func window(_ root: UIViewController, _ change: (inout DisplayEnvironment) -> Void = { _ in }) -> UIWindow {
        let window = LabelTests.window {
            $0.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            change(&$0)
        }
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func `a tab shows the item of the stack's root controller, unless the stack has its own`() {
        let root = UIViewController(), stack = UINavigationController(rootViewController: root), tabs = UITabBarController()
        root.tabBarItem = UITabBarItem(title: "Trips", image: nil, tag: 7)
        let other = UINavigationController(rootViewController: UIViewController())
        other.tabBarItem = UITabBarItem(title: "Maps", image: nil, tag: 8)
        other.viewControllers[0].title = "Root"
        tabs.viewControllers = [stack, other]
        #expect(tabs.tabBar.items?.map(\.title) == ["Trips", "Maps"] && tabs.tabBar.items?.map(\.tag) == [7, 8])
        root.title = "Journeys"
        #expect(tabs.tabBar.items?.first?.title == "Journeys")
    }

    @Test func `a navigation bar takes 44 points of the child's safe area, 96 with a large title`() {
        let child = UIViewController()
        child.title = "Title"
        let navigation = UINavigationController(rootViewController: child)
        let first = window(navigation)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 47 + 44, left: 0, bottom: 34, right: 0))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        navigation.navigationBar.prefersLargeTitles = true
        first.layoutIfNeeded()
        #expect(child.view.safeAreaInsets.top == 143)
        navigation.setNavigationBarHidden(true, animated: false)
        first.layoutIfNeeded()
        #expect(child.view.safeAreaInsets.top == 47)
    }

    @Test func `a large title scrolls away with the content, and is in the row then`() throws {
        let child = UIViewController(), content = UIScrollView()
        (child.title, child.view) = ("Title", content)
        content.contentSize = CGSize(width: 390, height: 2000)
        let navigation = UINavigationController(rootViewController: child), bar = navigation.navigationBar
        bar.prefersLargeTitles = true
        let shown = window(navigation)
        func state(_ distance: CGFloat) -> (height: CGFloat, inset: CGFloat, titles: [CGFloat]) {
            content.contentOffset.y = -143 + distance
            shown.layoutIfNeeded()
            let titles = bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden && $0.text == "Title" }.map(\.font.pointSize)
            return (bar.frame.height, content.adjustedContentInset.top, titles)
        }
        #expect(content.contentOffset.y == -143 && state(0) == (96, 143, [34]))
        let title = try #require(bar.subviews.first { ($0 as? UILabel)?.font.pointSize == 34 }), top = title.frame.minY
        #expect(state(20) == (76, 123, [34]) && title.frame.minY == top - 20, "it moves with the content")
        #expect(title.layer.mask?.frame.minY == 44 - title.frame.minY, "and what is behind the row is cut")
        #expect(state(300) == (44, 91, [17]))
        #expect(state(10) == (86, 133, [34]) && state(-30) == (96, 143, [34]) && title.layer.mask == nil)
        // A list that was left scrolled is found again as it was.
        _ = state(300)
        navigation.pushViewController(UIViewController(), animated: false)
        shown.layoutIfNeeded()
        navigation.popViewController(animated: false)
        shown.layoutIfNeeded()
        #expect(bar.frame.height == 44 && content.contentOffset.y == 157)
    }

    @Test func `in compact height a navigation bar is 32 points tall`() {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let shown = window(navigation) {
            $0.size = CGSize(width: 844, height: 390)
            $0.verticalSizeClass = .compact
            $0.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        }
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
        withExtendedLifetime(shown) {}
    }

    @Test func `a tab bar takes 49 points, 83 with the home indicator`() {
        let child = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: child), UIViewController()]
        let shown = window(tabs)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 47 + 44, left: 0, bottom: 34 + 49, right: 0))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
        tabs.selectedIndex = 1
        shown.layoutIfNeeded()
        #expect(tabs.viewControllers?[1].view.safeAreaInsets.bottom == 83)
        #expect(child.view.window == nil)
    }

    @Test func `pushing and popping call the appearance methods in order`() {
        var log: [String] = []
        let root = Recording("root") { log.append($0) }, pushed = Recording("pushed") { log.append($0) }
        let navigation = UINavigationController(rootViewController: root)
        let shown = window(navigation)
        navigation.pushViewController(pushed, animated: false)
        shown.layoutIfNeeded()
        #expect(log == ["root will", "root did", "root gone", "pushed will", "pushed did"])
        #expect(navigation.topViewController === pushed)
        #expect(pushed.navigationController === navigation)
        #expect(navigation.popViewController(animated: false) === pushed)
        #expect(root.view.window === shown)
    }

    @Test func `a toolbar is 49 points tall on devices without a home button, 44 on others`() {
        let toolbar = UIToolbar()
        let with = LabelTests.window { $0.safeAreaInsets.bottom = 34 }, without = LabelTests.window()
        with.addSubview(toolbar)
        #expect(toolbar.intrinsicContentSize.height == 49)
        without.addSubview(toolbar)
        #expect(toolbar.intrinsicContentSize.height == 44)
    }

    @Test func `bars in a window have the values of their appearance proxy`() {
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        UINavigationBar.appearance().tintColor = .systemGreen
        defer {
            UINavigationBar.appearance().titleTextAttributes = nil
            UINavigationBar.appearance().tintColor = nil
        }
        let navigation = UINavigationController(rootViewController: UIViewController()), shown = window(navigation)
        let bar = navigation.navigationBar
        withExtendedLifetime(shown) {}
        #expect(bar.tintColor == .systemGreen)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemRed)
    }

    @Test func `bar buttons are in reading order`() throws {
        for rightToLeft in [false, true] {
            let child = UIViewController()
            child.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            child.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            let navigation = UINavigationController(rootViewController: child)
            let shown = window(navigation) { $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight }
            let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
            let edit = try #require(buttons.first { $0.currentTitle == "Edit" }),
                add = try #require(buttons.first { $0.currentImage != nil })
            #expect((edit.frame.minX < add.frame.minX) == !rightToLeft)
            withExtendedLifetime(shown) {}
        }
    }

    @Test func `hidden tabs load the views of their navigation controllers, but not of those controllers' roots`() {
        let roots = [UIViewController(), UIViewController()]
        let stacks = roots.map(UINavigationController.init(rootViewController:))
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        #expect(stacks.map(\.isViewLoaded) == [true, true])
        #expect(roots.map(\.isViewLoaded) == [true, false])
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        #expect(roots[1].viewIfLoaded?.window === window)
    }

    @Test func `a navigation controller outside any window loads its top controller at layout`() {
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        stack.loadViewIfNeeded()
        #expect(!root.isViewLoaded)
        let next = UIViewController()
        stack.pushViewController(next, animated: false)
        stack.view.layoutIfNeeded()
        #expect(next.viewIfLoaded?.superview === stack.view && !root.isViewLoaded)
    }
}

private final class Recording: UIViewController {
    let name: String
    let log: (String) -> Void
    init(_ name: String, log: @escaping (String) -> Void) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewWillAppear(_ animated: Bool) { log("\(name) will") }
    override func viewDidAppear(_ animated: Bool) { log("\(name) did") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name) gone") }
}
