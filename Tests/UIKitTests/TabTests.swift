import Foundation
import Graphics
import Testing
import UIKitInteraction

@testable import UIKit

/// Tabs of iOS 18: at the bottom of a phone, at the top of an iPad, and in a sidebar.
@MainActor struct TabTests {
    private final class Held {
        var windows: [UIWindow] = []
        var delegates: [Noting] = []
    }
    private let held = Held()

    private final class Noting: NSObject, UITabBarControllerDelegate {
        var notes: [String] = []
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { tab.identifier != "locked" }
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
            notes.append("\(previousTab?.identifier ?? "-") to \(selectedTab.identifier)")
        }
    }

    private static func tab(_ name: String) -> UITab {
        UITab(title: name.capitalized, image: UIImage(systemName: "star"), identifier: name) { tab in
            let controller = UIViewController()
            controller.title = tab.title
            return controller
        }
    }

    private func show(_ width: CGFloat, _ height: CGFloat, isPad: Bool, mode: UITabBarController.Mode = .automatic) -> UITabBarController {
        var environment = DisplayEnvironment(
            size: CGSize(width: width, height: height), scale: 2, safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        if isPad { (environment.idiom, environment.horizontalSizeClass) = (.pad, .regular) }
        let window = UIWindow(environment: environment), controller = UITabBarController(), delegate = Noting()
        controller.tabs = [
            Self.tab("home"),
            UITabGroup(title: "Library", image: nil, identifier: "library", children: [Self.tab("books"), Self.tab("films")]),
            Self.tab("locked"), UISearchTab { _ in UIViewController() },
        ]
        controller.mode = mode
        controller.delegate = delegate
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
        held.windows.append(window)
        held.delegates.append(delegate)
        return controller
    }

    /// A store picture of an app with four tabs and one for search (Generations.md, tabPlatter).
    @Test func `a tab for search has a circle of its own`() {
        let controller = show(402, 874, isPad: false)
        #expect(controller.tabBar.items?.map(\.isSearch) == [false, false, false, true])
    }

    @Test func `a phone shows tabs at the bottom, and a group as one tab`() {
        let controller = show(402, 874, isPad: false)
        #expect(controller.tabBar.items?.map(\.title) == ["Home", "Library", "Locked", "Search"])
        #expect(controller.selectedTab?.identifier == "home" && controller.selectedViewController?.title == "Home")
        Person.tap(controller.tabBar, at: CGPoint(x: 150, y: 20))
        #expect(controller.selectedTab?.identifier == "books" && controller.selectedViewController?.title == "Books")
        Person.tap(controller.tabBar, at: CGPoint(x: 250, y: 20))
        #expect(controller.selectedTab?.identifier == "books" && held.delegates[0].notes == ["home to books"])
    }

    @Test func `tabsAtTop: an iPad shows tabs in a row of the safe area`() {
        let controller = show(834, 1194, isPad: true)
        #expect(controller.tabBar.isHidden && !controller.topTabs.isHidden && controller.tabSidebar.isHidden)
        #expect(controller.topTabs.frame == CGRect(x: 0, y: 24, width: 834, height: 50))
        #expect(controller.selectedViewController?.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
    }

    @Test func `a sidebar is beside the content, lists the tabs of groups and can be hidden`() {
        let controller = show(1194, 834, isPad: true, mode: .tabSidebar)
        #expect(controller.tabSidebar.summary == "Home Library Books Films Locked Search")
        #expect(controller.selectedViewController?.view.frame == CGRect(x: 320, y: 0, width: 874, height: 834))
        controller.selectedTab = controller.tab(forIdentifier: "films")
        controller.view.layoutIfNeeded()
        #expect(controller.selectedViewController?.title == "Films" && controller.selectedViewController?.view.frame.minX == 320)
        controller.sidebar.isHidden = true
        controller.view.layoutIfNeeded()
        #expect(controller.selectedViewController?.view.frame.minX == 0 && controller.topTabs.showsSidebarButton)
    }

    @Test func `tabs that are hidden or changed are shown at once`() {
        let controller = show(402, 874, isPad: false)
        controller.tab(forIdentifier: "locked")?.isHidden = true
        controller.tab(forIdentifier: "home")?.badgeValue = "3"
        #expect(controller.tabBar.items?.map(\.title) == ["Home", "Library", "Search"] && controller.tabBar.items?[0].badgeValue == "3")
    }
}
