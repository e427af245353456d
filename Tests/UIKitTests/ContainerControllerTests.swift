import Foundation
import Testing
import UIKitInteraction
import UIKit

/// Split and page view controllers, and custom presentations: which views are shown, and where.
@MainActor struct ContainerControllerTests {
    private final class Held { var windows: [UIWindow] = [] }
    private let held = Held()

    /// Shows the controller on the device and lays it out.
    private func show(_ controller: UIViewController, on device: String = "iPad Pro 11-inch (M4)", landscape: Bool = true) throws {
        let environment = try #require(SimulatedDevice.named(device)).environment(in: landscape ? .landscape : .portrait)
        let window = UIWindow(environment: environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
        held.windows.append(window)
    }

    private func split(_ style: UISplitViewController.Style = .doubleColumn) -> (UISplitViewController, [UIViewController]) {
        let split = UISplitViewController(style: style), columns = (0..<3).map { _ in UIViewController() }
        split.setViewController(columns[0], for: .primary)
        if style == .tripleColumn { split.setViewController(columns[1], for: .supplementary) }
        split.setViewController(columns[2], for: .secondary)
        return (split, columns)
    }

    /// The frame of a controller's view in the window, or nil if it is not shown.
    private func place(_ controller: UIViewController) -> CGRect? {
        guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    // MARK: Split view controllers

    @Test func `a split view shows its columns side by side on a tablet`() throws {
        let (split, columns) = split()
        try show(split)
        #expect(!split.isCollapsed)
        #expect(place(columns[0]) == CGRect(x: 0, y: 0, width: 320, height: 834))
        #expect(place(columns[2]) == CGRect(x: 320.5, y: 0, width: 889.5, height: 834))
    }

    @Test func `a split view with three columns gives the last one the rest`() throws {
        let (split, columns) = split(.tripleColumn)
        try show(split)
        #expect(columns.compactMap { place($0)?.width } == [320, 375, 514])
    }

    @Test func `a split view shows its secondary column on a phone, and another one when asked to`() throws {
        let (split, columns) = split()
        try show(split, on: "iPhone 16 Pro", landscape: false)
        #expect(split.isCollapsed)
        #expect(place(columns[0]) == nil && place(columns[2])?.width == 402)
        #expect(columns[0].splitViewController === split)
        split.show(.primary)
        split.view.layoutIfNeeded()
        #expect(place(columns[0])?.width == 402 && place(columns[2]) == nil && backButton(columns[0]) == nil)
    }

    private func backButton(_ controller: UIViewController) -> UIButton? {
        let bar = controller.navigationController?.navigationBar
        bar?.layoutIfNeeded()
        return bar?.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.accessibilityIdentifier == "BackButton" }
    }

    @Test func `in one column a button leads back to the column below`() throws {
        let (split, columns) = split(.tripleColumn), stack = DidShow()
        for (column, title) in zip(columns, ["Feeds", "Articles", "Article"]) { column.title = title }
        columns[1].navigationController?.delegate = stack
        try show(split, on: "iPhone 16 Pro", landscape: false)
        #expect(place(columns[2]) != nil && backButton(columns[2])?.accessibilityLabel == "Articles")
        backButton(columns[2])?.sendActions(for: .touchUpInside)
        split.view.window?.commit()
        #expect(place(columns[1]) != nil && place(columns[2]) == nil && stack.shown.last === columns[1])
        backButton(columns[1])?.sendActions(for: .touchUpInside)
        split.view.window?.commit()
        #expect(place(columns[0]) != nil && backButton(columns[0]) == nil)
        split.show(.secondary)
        split.view.window?.commit()
        #expect(backButton(columns[2])?.accessibilityLabel == "Articles")
        let more = UIViewController()
        columns[2].navigationController?.pushViewController(more, animated: false)
        backButton(more)?.sendActions(for: .touchUpInside)
        split.view.window?.commit()
        #expect(place(columns[2]) != nil && backButton(columns[2]) != nil)
    }

    private final class DidShow: UINavigationControllerDelegate {
        var shown: [UIViewController] = []
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        {
            shown.append(viewController)
        }
    }

    @Test func `the older style pushes the detail onto the primary stack, and leaves other controllers alone`() throws {
        let split = UISplitViewController(), list = UIViewController(), detail = UIViewController()
        let stack = UINavigationController(rootViewController: list)
        split.viewControllers = [stack, detail]
        try show(split, on: "iPhone 16 Pro", landscape: false)
        #expect(place(detail) != nil && place(list) == nil && stack.viewControllers == [list, detail])
        let plain = UISplitViewController(), (one, two) = (UIViewController(), UIViewController())
        plain.viewControllers = [one, two]
        try show(plain, on: "iPhone 16 Pro", landscape: false)
        #expect(place(one) != nil && place(two) == nil)
    }

    private func sidebarButton(_ controller: UIViewController) -> UIButton? {
        let bar = controller.navigationController?.navigationBar
        return bar?.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == "Toggle Sidebar" }
    }

    @Test func `splitButton: the leading column's bar has a button that hides and shows the sidebar`() throws {
        let (split, columns) = split()
        try show(split)
        #expect(split.displayMode == .oneBesideSecondary && sidebarButton(columns[2]) == nil)
        Person.tap(try #require(sidebarButton(columns[0])))
        split.view.window?.commit()
        #expect(place(columns[0]) == nil && place(columns[2])?.width == 1210 && split.displayMode == .secondaryOnly)
        Person.tap(try #require(sidebarButton(columns[2])))
        split.view.window?.commit()
        #expect(place(columns[0])?.width == 320 && split.isShowing(.primary))
        split.displayModeButtonVisibility = .never
        split.view.window?.commit()
        #expect(sidebarButton(columns[0]) == nil)
    }

    private final class SplitDelegate: UISplitViewControllerDelegate {
        var discards = true

        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { discards }

        func splitViewController(
            _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { discards ? .primary : proposedTopColumn }
    }

    @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn], [true, false])
    func `the delegate says which column one column shows`(style: UISplitViewController.Style, discards: Bool) throws {
        let (split, columns) = split(style), delegate = SplitDelegate()
        if style == .unspecified { split.viewControllers = [UINavigationController(rootViewController: columns[0]), columns[2]] }
        delegate.discards = discards
        split.delegate = delegate
        try show(split, on: "iPhone 16 Pro", landscape: false)
        #expect((place(columns[0]) != nil) == discards && (place(columns[2]) != nil) == !discards)
    }

    @Test func `a detail takes the secondary column, or is pushed in one column`() throws {
        let (wide, columns) = split(), detail = UIViewController()
        try show(wide)
        columns[0].showDetailViewController(detail, sender: nil)
        wide.view.window?.commit()
        #expect(wide.viewController(for: .secondary) === detail && place(detail) != nil && place(columns[2]) == nil)
        let (narrow, rows) = split(), pushed = UIViewController()
        try show(narrow, on: "iPhone 16 Pro", landscape: false)
        narrow.show(.primary)
        rows[0].showDetailViewController(UINavigationController(rootViewController: pushed), sender: nil)
        #expect(rows[0].navigationController?.viewControllers.last === pushed)
    }

    @Test func `a split view shows an inspector at its trailing edge when asked to`() throws {
        let (split, columns) = split()
        let inspector = UIViewController()
        split.setViewController(inspector, for: .inspector)
        try show(split)
        #expect(place(inspector) == nil)
        split.show(.inspector)
        split.view.window?.commit()
        #expect(place(inspector)?.maxX == 1210 && place(inspector)?.width == 280 && (place(columns[2])?.width ?? 0) < 620)
        split.hide(.inspector)
        split.view.window?.commit()
        #expect(place(inspector) == nil)
    }

    @Test func `a split view hides its primary column in the mode secondaryOnly`() throws {
        let (split, columns) = split()
        split.preferredDisplayMode = .secondaryOnly
        try show(split)
        #expect(place(columns[0]) == nil && place(columns[2])?.width == 1210)
    }

    @Test func `a split view puts its primary column where the layout direction and its edge say`() throws {
        for (isRightToLeft, edge, x) in [(false, .leading, 0.0), (false, .trailing, 890), (true, .leading, 890), (true, .trailing, 0)]
            as [(Bool, UISplitViewController.PrimaryEdge, CGFloat)]
        {
            let (split, columns) = split()
            split.primaryEdge = edge
            if isRightToLeft { split.view.semanticContentAttribute = .forceRightToLeft }
            try show(split)
            #expect(place(columns[0])?.minX == x, "right to left: \(isRightToLeft), edge: \(edge)")
        }
    }

    @Test func `a primary column has a preferred width within its limits`() throws {
        let (split, columns) = split()
        split.preferredPrimaryColumnWidthFraction = 0.5
        split.maximumPrimaryColumnWidth = 400
        try show(split)
        #expect(place(columns[0])?.width == 400)
    }

    @Test func `a column is wrapped in a navigation controller and found without it`() throws {
        let (split, columns) = split()
        try show(split)
        #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
        #expect(split.viewController(for: .primary) === columns[0] && split.viewController(for: .secondary) === columns[2])
        #expect(columns[0].splitViewController === split)
    }

    // MARK: Page view controllers

    private final class Pages: NSObject, UIPageViewControllerDataSource {
        func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? { nil }
        func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? { nil }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    }

    @Test func `a page fills the page view controller and is replaced by the next one`() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second) = (UIViewController(), UIViewController())
        pages.setViewControllers([first], direction: .forward, animated: false)
        try show(pages, on: "iPhone 16 Pro", landscape: false)
        #expect(place(first) == CGRect(x: 0, y: 0, width: 402, height: 874) && first.parent === pages)
        var isComplete = false
        pages.setViewControllers([second], direction: .forward, animated: false) { isComplete = $0 }
        #expect(isComplete && place(first) == nil && first.parent == nil)
        #expect(place(second)?.size == CGSize(width: 402, height: 874) && pages.viewControllers?.first === second)
    }

    @Test func `a counted page leaves room for a page control above the home indicator`() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), source = Pages()
        let page = UIViewController()
        pages.dataSource = source
        pages.setViewControllers([page], direction: .forward, animated: false)
        try show(pages, on: "iPhone 16 Pro", landscape: false)
        let control = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(control.numberOfPages == 3 && control.currentPage == 1)
        #expect(control.frame == CGRect(x: 0, y: 874 - 34 - 37, width: 402, height: 37))
        #expect(place(page) == CGRect(x: 0, y: 0, width: 402, height: 874 - 34 - 37))
    }

    // MARK: Custom presentations

    private final class HalfPresentation: UIPresentationController {
        var events: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() { events.append("begins in \(containerView == nil ? "nothing" : "a container")") }
        override func presentationTransitionDidEnd(_ completed: Bool) { events.append("presented") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { events.append("dismissed") }
    }

    private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
        var presentation: HalfPresentation?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            presentation = HalfPresentation(presentedViewController: presented, presenting: presenting)
            return presentation
        }
    }

    @Test func `a custom presentation controller places the presented view and is told how the presentation goes`() throws {
        let root = UIViewController(), presented = UIViewController(), delegate = Transitioning()
        try show(root, on: "iPhone 16 Pro", landscape: false)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        root.present(presented, animated: false)
        held.windows[0].commit()
        #expect(place(presented) == CGRect(x: 0, y: 437, width: 402, height: 437))
        #expect(root.view.window != nil)
        #expect(delegate.presentation?.events == ["begins in a container", "presented"])
        root.dismiss(animated: false)
        #expect(delegate.presentation?.events.last == "dismissed" && place(presented) == nil)
    }
}
