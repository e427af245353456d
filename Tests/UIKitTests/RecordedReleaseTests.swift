import Foundation
import Graphics
import Testing

@testable import UIKit

/// The same screens as AccessibilitySnapshot records on iOS 17.5, 18.5 and 26.2 (`accessibility-snapshot`): the rectangles that its pictures
/// mark, in pixels of a third of a point, against the frames here. Each test prints a line of the table in docs/Generations.md.
@MainActor struct RecordedReleaseTests {
    /// A release with the device on which it was recorded.
    enum Release: String, CaseIterable, Sendable {
        case ios17 = "17.5"
        case ios18 = "18.5"
        case ios26 = "26.2"

        var generation: SystemGeneration { self == .ios17 ? .classic : self == .ios18 ? .ios18 : .ios26 }
        var size: CGSize { self == .ios17 ? CGSize(width: 393, height: 852) : CGSize(width: 402, height: 874) }
        var top: CGFloat { self == .ios17 ? 59 : 62 }
        /// The value of this release.
        func of<Value>(_ ios17: Value, _ ios18: Value, _ ios26: Value) -> Value {
            self == .ios17 ? ios17 : self == .ios18 ? ios18 : ios26
        }
    }

    private final class Held {
        var windows: [UIWindow] = []
        var objects: [AnyObject] = []
    }
    private let held = Held()

    private func show(_ controller: UIViewController, _ release: Release) {
        let safe = UIEdgeInsets(top: release.top, left: 0, bottom: 34, right: 0)
        var environment = DisplayEnvironment(size: release.size, scale: 3, safeAreaInsets: safe)
        environment.systemGeneration = release.generation
        let window = UIWindow(environment: environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.commit()
        held.windows.append(window)
    }

    /// A white screen with views that are made for the release.
    private func screen(_ release: Release, _ make: () -> [UIView]) -> [UIView] {
        let controller = UIViewController()
        show(controller, release)
        var views: [UIView] = []
        controller.traitCollection.performAsCurrent { views = make() }
        views.forEach(controller.view.addSubview)
        return views
    }

    /// Distributes views of some heights from the status bar to the end of the screen, with the same space above, between and below.
    private func distribute(_ views: [UIView], _ release: Release) {
        let statusBar: CGFloat = 54, heights = views.reduce(0) { $0 + $1.bounds.height }
        let space = (release.size.height - statusBar - heights) / CGFloat(views.count + 1)
        var y = statusBar + space
        for view in views {
            let x = (release.size.width - view.bounds.width) / 2
            view.frame = CGRect(
                x: (x * 3).rounded() / 3, y: (y * 3).rounded() / 3, width: view.bounds.width, height: view.bounds.height)
            y += view.bounds.height + space
        }
    }

    private func onScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Compares rectangles, none of which may differ by a point, and prints the largest difference.
    private func compare(_ name: String, _ release: Release, _ pairs: [(CGRect, CGRect)]) {
        var largest: CGFloat = 0
        for (actual, recorded) in pairs {
            let edges = [
                (actual.minX, recorded.minX), (actual.minY, recorded.minY), (actual.maxX, recorded.maxX), (actual.maxY, recorded.maxY),
            ]
            let distance = edges.map { abs($0 - $1) }.max() ?? 0
            largest = max(largest, distance)
            #expect(distance < 1, "\(name), \(release.rawValue): \(actual) is not \(recorded)")
        }
        print("recorded \(release.rawValue) \(name): \(pairs.count) rectangles, \(String(format: "%.2f", Double(largest)))")
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    // MARK: Screens

    @Test(arguments: Release.allCases) func `recorded: titles, a back button and a label`(release: Release) throws {
        final class Child: UIViewController {
            let label = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = "Back Button Accessibility Traits - With Titles"
                view.addSubview(label)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                label.sizeToFit()
                let size = label.frame.size
                label.frame.origin = CGPoint(x: (view.bounds.width - size.width) / 2, y: (view.bounds.height - size.height) / 2)
            }
        }
        let children = ["First", "Second"].map { title in
            let child = Child()
            child.title = title
            return child
        }
        let navigation = UINavigationController()
        navigation.viewControllers = children
        show(navigation, release)
        let bar = navigation.navigationBar
        let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Second" && !$0.isHidden })
        var pairs = [
            (
                onScreen(title),
                release.of(rect(166.33, 65.33, 60.33, 20.33), rect(171, 68, 60.33, 20.33), rect(170.67, 73.67, 60.33, 20.67))
            ),
            (onScreen(children[1].label), release.of(rect(29, 416, 335, 20), rect(33.67, 427, 334.67, 20), rect(33.67, 427, 334.67, 20))),
        ]
        if release == .ios26 {
            let back = try #require(bar.subviews.first { $0.accessibilityIdentifier == "BackButton" })
            pairs.append((onScreen(back), rect(16, 62, 44, 44)))
        }
        compare("navigation bar", release, pairs)
    }

    @Test(arguments: Release.allCases) func `recorded: nine switches`(release: Release) {
        let views = screen(release) {
            (0..<15).map { index -> UIView in
                guard index < 9 else { return UIView(frame: CGRect(x: 0, y: 0, width: 48, height: 32)) }
                let control = UISwitch()
                control.sizeToFit()
                return control
            }
        }
        distribute(views, release)
        let tops: [CGFloat] = release.of(
            [74.33, 126, 177.33, 228.67, 280.33, 331.67, 383, 434.67, 486],
            [75.67, 128.67, 181.33, 234.33, 287, 340, 392.67, 445.67, 498.33],
            [77.67, 129, 180.67, 232, 283.67, 335, 386.67, 438, 489.67])
        let left: CGFloat = release.of(171, 175.67, 169.67)
        let size = release.of(CGSize(width: 51, height: 31), CGSize(width: 51, height: 31), CGSize(width: 63, height: 28))
        compare("switches", release, zip(views, tops).map { (onScreen($0), CGRect(origin: CGPoint(x: left, y: $1), size: size)) })
    }

    @Test(arguments: Release.allCases) func `recorded: tab bars`(release: Release) {
        let views = screen(release) {
            [4, 6].map { count -> UIView in
                let bar = UITabBar()
                bar.items = (0..<count).map { UITabBarItem(title: "Item \($0)", image: nil, selectedImage: nil) }
                return bar
            } + (0..<2).map { _ -> UIView in UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40)) }
        }
        for view in views {
            view.bounds.size = CGSize(
                width: release.size.width, height: view is UITabBar ? view.sizeThatFits(release.size).height : view.bounds.height)
        }
        distribute(views, release)
        // Items are 1 below the top of a bar and 48 high, 4 below the platter's and 54 high in iOS 26.
        let tops: [CGFloat] = release.of([178, 351, 524, 688], [182.33, 359.67, 537.33, 705.67], [168.67, 366.67, 564.33, 719.33])
        let heights: [CGFloat] = release.of([49, 49, 40, 40], [49, 49, 40, 40], [83, 83, 40, 40])
        compare(
            "tab bars, and views below them", release,
            views.indices.map { (onScreen(views[$0]), rect(0, tops[$0], release.size.width, heights[$0])) })
    }

    @Test(arguments: Release.allCases) func `recorded: rows with switches`(release: Release) {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                var content = cell.defaultContentConfiguration()
                content.text = "Hello World"
                cell.contentConfiguration = content
                cell.accessoryView = UISwitch()
                return cell
            }
        }
        let table = UITableViewController(style: .plain), source = Source()
        held.objects.append(source)
        table.tableView.dataSource = source
        show(table, release)
        let cells = table.tableView.visibleCells
        #expect(cells.count == 3)
        let tops: [CGFloat] = release.of([59, 103.33, 147.67], [62, 106.33, 150.67], [62, 115, 168])
        let height: CGFloat = release.of(44.33, 44.33, 53), end: CGFloat = release.of(322, 331, 319)
        compare(
            "rows, and content views beside switches", release,
            zip(cells, tops).flatMap { cell, top in
                [
                    (onScreen(cell), rect(0, top, release.size.width, height)),
                    (onScreen(cell.contentView), rect(0, top, end, height)),
                ]
            })
    }

    @Test(arguments: Release.allCases) func `recorded: controls`(release: Release) {
        let width = release.size.width
        let views = screen(release) {
            let pages = UIPageControl(), segments = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
            pages.numberOfPages = 3
            segments.selectedSegmentIndex = 1
            return [pages, segments, UISlider(), UIStepper()]
        }
        for view in views {
            // A view of the screen's width that is 20 points higher than the control, which is in its middle.
            let height = view.sizeThatFits(release.size).height + 20
            view.bounds.size = view.sizeThatFits(CGSize(width: width - 20, height: height - 20))
            let x = (width - view.bounds.width) / 2, y = (height - view.bounds.height) / 2
            view.frame.origin = CGPoint(x: (x * 3).rounded() / 3, y: (y * 3).rounded() / 3)
        }
        compare(
            "segmented control, slider, stepper", release,
            [
                (onScreen(views[1]), release.of(rect(65, 10, 263, 32), rect(69.67, 10, 263, 32), rect(70.67, 10, 261, 32))),
                (onScreen(views[2]), rect(10, 10, width - 20, 34)),
                (onScreen(views[3]), rect(release.of(149.67, 154, 154), 10, 94, 32)),
            ])
        // A ring of two points is around the recorded page control.
        let pages = onScreen(views[0])
        compare(
            "page control, height", release, [(rect(0, pages.minY, 1, pages.height), rect(0, 10, 1, 25.67))])
    }
}
