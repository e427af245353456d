import TestSupport
import Testing
import UIKit

@MainActor @Suite(.ownEnvironment) struct DeviceBarTests {
    private func heights(on environment: DisplayEnvironment, overriding traits: UITraitCollection) -> [CGFloat] {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        let root = UIViewController()
        root.addChild(tabs)
        root.setOverrideTraitCollection(traits, forChild: tabs)
        root.view.addSubview(tabs.view)
        tabs.view.frame = CGRect(origin: .zero, size: environment.size)
        let window = UIWindow(environment: environment)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return [navigation.navigationBar.bounds.height, tabs.tabBar.bounds.height]
    }

    @Test func `bars have the device's heights, whatever a child's traits are`() {
        let upright = DisplayEnvironment(size: CGSize(width: 375, height: 667), scale: 2)
        #expect(heights(on: upright, overriding: UITraitCollection(verticalSizeClass: .compact)) == [44, 49])
        #expect(heights(on: upright, overriding: UITraitCollection(userInterfaceIdiom: .pad)) == [44, 49])
        let turned = DisplayEnvironment(size: CGSize(width: 667, height: 375), scale: 2, verticalSizeClass: .compact)
        #expect(heights(on: turned, overriding: UITraitCollection(verticalSizeClass: .regular)) == [32, 32])
    }
}
