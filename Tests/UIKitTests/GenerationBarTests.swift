import Foundation
import Graphics
import Testing

@testable import UIKit

/// Rows of the page Generations in docs/sources about bars, tabs, sliders and corners, each by its key.
@MainActor struct GenerationBarTests {
    private final class Held { var windows: [UIWindow] = [] }
    private let held = Held()

    private func shown(
        _ controller: UIViewController, _ generation: SystemGeneration, size: CGSize = CGSize(width: 402, height: 874),
        safe: UIEdgeInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0), corners: CGFloat = 0, scale: CGFloat = 3
    ) {
        var environment = DisplayEnvironment(size: size, scale: scale, safeAreaInsets: safe, displayCornerRadius: corners)
        environment.systemGeneration = generation
        let window = UIWindow(environment: environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        held.windows.append(window)
    }

    // MARK: Navigation bars

    @Test(
        arguments: [(SystemGeneration.classic, 393.0, 59.0, 28.0 + 2.0 / 3, 65.0 + 2.0 / 3), (.ios18, 402, 62, 30, 68 + 1.0 / 3)]
            as [(SystemGeneration, CGFloat, CGFloat, CGFloat, CGFloat)])
    func `backTitle: the title after the chevron`(
        generation: SystemGeneration, width: CGFloat, safe: CGFloat, left: CGFloat, top: CGFloat
    ) throws {
        let first = UIViewController(), second = UIViewController()
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        navigation.viewControllers = [first, second]
        shown(
            navigation, generation, size: CGSize(width: width, height: 852), safe: UIEdgeInsets(top: safe, left: 0, bottom: 34, right: 0))
        let back = try #require(navigation.navigationBar.subviews.first { $0.accessibilityIdentifier == "BackButton" } as? UIButton)
        let label = try #require(back.titleLabel), frame = label.convert(label.bounds, to: nil)
        #expect(abs(frame.minX - left) < 0.01 && abs(frame.minY - top) < 0.01)
        let title = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Second" })
        #expect(abs(title.convert(title.bounds, to: nil).minY - top) < 0.01)
    }

    @Test(arguments: [(SystemGeneration.classic, [String]()), (.ios18, ["First", "Back"]), (.ios26, ["First", "Back"])])
    func `backNames: a voice command knows the back button by its title from iOS 18 on`(
        generation: SystemGeneration, names: [String]
    ) throws {
        let first = UIViewController(), second = UIViewController()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        navigation.viewControllers = [first, second]
        shown(navigation, generation)
        let back = try #require(navigation.navigationBar.subviews.first { $0.accessibilityIdentifier == "BackButton" })
        #expect(back.accessibilityUserInputLabels == names)
        // Suites.md, backFrame.
        let frame = back.accessibilityFrame, bar = navigation.navigationBar
        #expect(abs(frame.height - 44) < 0.01 && abs(frame.minY - bar.convert(bar.bounds, to: nil).minY) < 0.34)
        #expect(generation == .ios26 ? frame.minX > 0 : frame.minX == 0)
    }

    @Test func `subtitle: both lines are in the middle of the row, in iOS 26 only`() throws {
        for generation in [SystemGeneration.ios18, .ios26] {
            let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
            content.navigationItem.title = "Home"
            content.navigationItem.subtitle = "mastodon.online"
            shown(navigation, generation)
            let labels = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.filter {
                !$0.isHidden && $0.text?.isEmpty == false
            }
            guard generation == .ios26 else { #expect(labels.map(\.text) == ["Home"]); continue }
            let title = try #require(labels.first { $0.text == "Home" }), line = try #require(labels.first { $0.text != "Home" })
            #expect(abs(line.frame.minY - title.frame.maxY) < 0.01 && abs(title.frame.minY + line.frame.maxY - 44) < 0.7)
            #expect(abs(title.frame.midX - line.frame.midX) < 0.4 && line.textColor == .secondaryLabel)
        }
    }

    @Test func `subtitle: a large title has its own words, and the line makes the bar higher`() throws {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = true
        content.navigationItem.title = "Small"
        content.navigationItem.largeTitle = "Large"
        shown(navigation, .ios26, scale: 2)
        let before = navigation.navigationBar.frame.height
        content.navigationItem.largeSubtitle = "3 keys"
        navigation.view.layoutIfNeeded()
        let labels = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        let title = try #require(labels.first { $0.text == "Large" }), line = try #require(labels.first { $0.text == "3 keys" })
        #expect(abs(line.frame.minY - title.frame.maxY) < 0.01 && abs(line.frame.minX - title.frame.minX) < 0.01)
        #expect(before == 106.5 && abs(navigation.navigationBar.frame.height - before - line.frame.height) < 0.01)
    }

    @Test func `barSystemItem: Done and Cancel are symbols in iOS 26`() throws {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        shown(navigation, .ios26)
        let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
        #expect(
            Set(buttons.map(\.accessibilityLabel)) == ["Done", "Cancel"]
                && buttons.allSatisfy { $0.frame.size == CGSize(width: 44, height: 44) })
        #expect(buttons.allSatisfy { $0.image(for: .normal) != nil && $0.title(for: .normal) == nil })
    }

    @Test func `barDisabled: a disabled prominent button is white on grey`() throws {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        let item = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
        item.isEnabled = false
        content.navigationItem.rightBarButtonItem = item
        shown(navigation, .ios26)
        let views = navigation.navigationBar.subviews
        let button = try #require(views.compactMap { $0 as? UIButton }.first)
        let capsule = try #require(views.compactMap { $0 as? BarCapsule }.first)
        #expect(button.currentTitleColor == .white)
        #expect(capsule.tint?.cgColor.components?.map { ($0 * 255).rounded() } == [120, 120, 128, 64])
        item.isEnabled = true
        navigation.navigationBar.layoutIfNeeded()
        #expect(navigation.navigationBar.subviews.compactMap { $0 as? BarCapsule }.first?.tint == .tintColor)
    }

    @Test func `barTitle: a titled button's capsule is 32 wider than its title`() throws {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reset", style: .plain, target: nil, action: nil)
        shown(navigation, .ios26)
        let views = navigation.navigationBar.subviews
        let button = try #require(views.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Reset" })
        let title = try #require(button.titleLabel), capsule = try #require(views.compactMap { $0 as? BarCapsule }.first)
        #expect(abs(capsule.frame.width - title.frame.width - 32) < 1)
    }

    @Test func `bars follow the scroll view that is set for their edge, through containers`() {
        let top = UIScrollView(), bottom = UIScrollView(), content = UIViewController()
        content.view.addSubview(UIView())
        content.setContentScrollView(top)
        content.setContentScrollView(bottom, for: .bottom)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: content)]
        shown(tabs, .classic)
        #expect(content.contentScrollView(for: .top) === top)
        #expect(tabs.contentScrollView(for: .bottom) === bottom)
        content.setContentScrollView(nil)
        #expect(tabs.contentScrollView(for: .bottom) == nil)
    }

    // MARK: Tabs

    @Test func `tabWidth: recorded tabs`() {
        func frames(_ titles: [CGFloat], search: Int? = nil) -> [[CGFloat]] {
            let platter = TabPlatter(
                in: CGRect(x: 0, y: 0, width: 402, height: 83), safeArea: .zero, titleWidths: titles, search: search, shown: nil,
                metrics: .ios26)
            return platter.items.map { [($0.minX * 3).rounded() / 3, ($0.maxX * 3).rounded() / 3] }
        }
        let third: CGFloat = 1 / 3
        // testTabBars of 26.2: four tabs and six tabs with titles of about 30 points.
        #expect(
            near(frames([30, 30, 30, 30]), [[25, 123], [109 + 2 * third, 207 + 2 * third], [194 + third, 292 + third], [279, 377]]))
        #expect(
            near(
                frames([30, 30, 0, 0, 30, 0]),
                [
                    [25, 99], [80 + 2 * third, 154 + third], [136 + third, 210], [192, 265 + 2 * third], [247 + 2 * third, 321 + third],
                    [303, 377],
                ]))
        // A store picture with a search tab: the second tab is as wide as its title needs.
        let mixed = frames([41, 63 + third, 45, 49, 30], search: 4)
        #expect(near([mixed[0], mixed[1], mixed[4]], [[25, 99], [91 + third, 174 + 2 * third], [323, 377]]))
    }

    private func near(_ one: [[CGFloat]], _ other: [[CGFloat]]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 0.7 } }
    }

    @Test(arguments: [(SystemGeneration.ios18, 49.0), (.ios26, 83)] as [(SystemGeneration, CGFloat)])
    func `tabBar: its size to fit away from the bottom of the screen`(generation: SystemGeneration, height: CGFloat) {
        let controller = UIViewController(), bar = UITabBar()
        controller.view.addSubview(bar)
        shown(controller, generation)
        #expect(bar.sizeThatFits(CGSize(width: 402, height: 874)) == CGSize(width: 402, height: height))
    }

    @Test func `tabMinimized: only while content is scrolled down, and only if asked for`() {
        let list = UITableViewController(style: .plain), tabs = UITabBarController()
        list.tableView.rowHeight = 100
        let source = Rows()
        list.tableView.dataSource = source
        list.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        tabs.viewControllers = [list, other]
        shown(tabs, .ios26)
        tabs.tabBarMinimizeBehavior = .onScrollDown
        #expect(!tabs.tabBar.isMinimized)
        list.tableView.contentOffset.y = 200
        #expect(tabs.tabBar.isMinimized)
        tabs.tabBarMinimizeBehavior = .never
        #expect(!tabs.tabBar.isMinimized)
        withExtendedLifetime(source) {}
    }

    // MARK: Toolbars

    @Test func `toolbarSearch: the field takes the free width, and leaves the navigation bar`() throws {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        content.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let item = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
        content.toolbarItems = [content.navigationItem.searchBarPlacementBarButtonItem, .flexibleSpace(), item]
        navigation.isToolbarHidden = false
        shown(navigation, .ios26)
        #expect(navigation.navigationBar.frame.height == 54)
        let field = try #require(navigation.toolbar.subviews.first { $0 is ToolbarSearchField })
        #expect(field.frame == CGRect(x: 28, y: 0, width: 402 - 56 - 48 - 12, height: 48) || field.frame.width > 230)
        content.toolbarItems = [item]
        navigation.view.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 114)
    }

    // MARK: Scroll edges

    @Test func `scrollEdge: content under the bar fades, except in a layer's picture and if hidden`() throws {
        func middle(_ change: (UIScrollView) -> Void, layer: Bool = false) throws -> Int {
            let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
            scroll.backgroundColor = .white
            scroll.contentSize = CGSize(width: 402, height: 4000)
            let black = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 4000))
            black.backgroundColor = .black
            scroll.addSubview(black)
            content.view = scroll
            change(scroll)
            shown(navigation, .ios26)
            scroll.contentOffset.y = 500
            let view = try #require(navigation.view)
            let image = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 402, height: 120)).image { context in
                if layer { view.layer.render(in: context.cgContext) } else { view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
            }
            let bitmap = try #require(image.bitmap)
            return Int(bitmap[bitmap.width / 2, bitmap.height * 20 / 120].red)
        }
        #expect(try middle { _ in } > 200)
        #expect(try middle { $0.topEdgeEffect.style = .hard } > 180)
        #expect(try middle { $0.topEdgeEffect.isHidden = true } == 0)
        #expect(try middle({ _ in }, layer: true) == 0)
    }

    // MARK: Sliders

    @Test func `slider: the thumb of iOS 18 is above the track's middle`() {
        let controller = UIViewController()
        shown(controller, .ios18)
        let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 382, height: 34))
        slider.value = 0.75
        controller.view.addSubview(slider)
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.75)
        #expect(thumb.size == CGSize(width: 31, height: 31) && abs(thumb.minY - 1.0 / 3) < 0.01)
        // The recorded knob is from 275 to 302.
        #expect(abs(slider.frame.minX + thumb.midX - 288.5) < 0.5)
    }

    @Test func `sliderTicks: a person chooses ticks`() {
        let ticks = UISlider.TrackConfiguration(numberOfTicks: 5)
        #expect(ticks.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1] && ticks.allowed(0.6) == 0.5)
        let free = UISlider.TrackConfiguration(allowsTickValuesOnly: false, enabledRange: 0.2...0.8, numberOfTicks: 5)
        #expect(free.allowed(0.6) == 0.6 && free.allowed(0.9) == 0.8)
    }

    // MARK: Corners

    @Test func `corners: fixed, capsule and concentric radii`() {
        let controller = UIViewController()
        shown(controller, .ios26, corners: 62)
        let card = UIView(frame: CGRect(x: 16, y: 600, width: 370, height: 258)),
            inner = UIView(frame: CGRect(x: 10, y: 10, width: 350, height: 50))
        controller.view.addSubview(card)
        card.addSubview(inner)
        #expect(card.effectiveRadius(corner: .allCorners) == 0)
        card.cornerConfiguration = .corners(radius: .containerConcentric())
        #expect(card.effectiveRadius(corner: .bottomLeft) == 46 && card.effectiveRadius(corner: .topLeft) == 0)
        card.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 12))
        #expect(card.effectiveRadius(corner: .topLeft) == 46)
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
        #expect(inner.effectiveRadius(corner: .topRight) == 25 && inner.effectiveRadius(corner: .bottomRight) == 8)
        inner.cornerConfiguration = .capsule()
        #expect(inner.effectiveRadius(corner: .topLeft) == 25)
        inner.cornerConfiguration = .capsule(maximumRadius: 20)
        #expect(inner.effectiveRadius(corner: .topLeft) == 20)
        inner.cornerConfiguration = .uniformTopRadius(.fixed(12))
        #expect(inner.effectiveRadius(corner: .topLeft) == 12 && inner.effectiveRadius(corner: .bottomLeft) == 0)
    }

    @Test func `corners: radii that differ are drawn`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .red
        view.cornerConfiguration = .corners(
            topLeftRadius: .fixed(20), topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: .fixed(6))
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        let bitmap = try #require(image.bitmap), last = bitmap.width - 1, unit = bitmap.width / 40
        #expect(bitmap[2 * unit, 2 * unit].alpha == 0 && bitmap[last, 0].alpha == 255 && bitmap[0, last].alpha == 255)
        #expect(bitmap[last, last].alpha == 0 && bitmap[last - 3 * unit, last - 3 * unit].alpha == 255)
    }

    // MARK: Cells

    @Test(
        arguments: [(SystemGeneration.classic, 393.0, 322.0), (.ios18, 402, 331), (.ios26, 402, 319)]
            as [(SystemGeneration, CGFloat, CGFloat)])
    func `accessoryView: the content view ends where it begins`(generation: SystemGeneration, width: CGFloat, end: CGFloat) throws {
        let table = UITableViewController(style: .plain), source = Rows()
        table.tableView.dataSource = source
        shown(table, generation, size: CGSize(width: width, height: 852))
        let cell = try #require(table.tableView.visibleCells.first)
        #expect(cell.contentView.frame.maxX == end && cell.accessoryView?.frame.minX == end)
        withExtendedLifetime(source) {}
    }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Hello World"
        cell.contentConfiguration = content
        cell.accessoryView = UISwitch()
        return cell
    }
}
