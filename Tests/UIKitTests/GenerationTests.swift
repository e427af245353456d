import Foundation
import Graphics
import Testing

@testable import UIKit

/// The rows of the page Generations in docs/sources, each by its key.
@MainActor struct GenerationTests {
    private final class Held { var windows: [UIWindow] = [] }
    private let held = Held()

    /// Shows a controller on a phone of the release and returns its view.
    @discardableResult private func shown(
        _ controller: UIViewController, _ generation: SystemGeneration, size: CGSize = CGSize(width: 402, height: 874), scale: CGFloat = 3,
        safe: UIEdgeInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    ) -> UIWindow {
        var environment = DisplayEnvironment(size: size, scale: scale, safeAreaInsets: safe)
        environment.systemGeneration = generation
        let window = UIWindow(environment: environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        held.windows.append(window)
        return window
    }

    private func placed<View: UIView>(_ generation: SystemGeneration, _ make: () -> View) -> View {
        let controller = UIViewController()
        shown(controller, generation)
        var made: View?
        controller.traitCollection.performAsCurrent { made = make() }
        let view = made ?? make()
        controller.view.addSubview(view)
        controller.view.layoutIfNeeded()
        return view
    }

    @Test(arguments: [(SystemGeneration.classic, 51.0, 31.0), (.ios26, 63, 28)] as [(SystemGeneration, CGFloat, CGFloat)])
    func `switch: its frame`(generation: SystemGeneration, width: CGFloat, height: CGFloat) {
        let control = placed(generation) { UISwitch() }
        #expect(control.frame.size == CGSize(width: width, height: height))
        #expect(control.intrinsicContentSize == CGSize(width: width - 2, height: height))
    }

    @Test(arguments: [(SystemGeneration.classic, 263.0), (.ios26, 260.0 + 1.0 / 3)] as [(SystemGeneration, CGFloat)])
    func `segments: three titles`(generation: SystemGeneration, width: CGFloat) {
        let control = placed(generation) { UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"]) }
        #expect(abs(control.sizeThatFits(.zero).width - width) < 0.01 && control.sizeThatFits(.zero).height == 32)
    }

    @Test(arguments: [(SystemGeneration.classic, 4.0), (.ios26, 6)] as [(SystemGeneration, CGFloat)])
    func `slider: its track, and 34 points to fit`(generation: SystemGeneration, track: CGFloat) {
        let slider = placed(generation) { UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34)) }
        #expect(slider.trackRect(forBounds: slider.bounds).height == track)
        #expect(slider.sizeThatFits(CGSize(width: 200, height: 0)).height == 34)
    }

    @Test(arguments: [(SystemGeneration.classic, 56.0 + 1.0 / 3, 44.0), (.ios26, 62, 54)] as [(SystemGeneration, CGFloat, CGFloat)])
    func `navigationBar: its frame beside an island`(generation: SystemGeneration, top: CGFloat, height: CGFloat) {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        shown(navigation, generation)
        let bar = navigation.navigationBar.frame
        #expect(abs(bar.minY - top) < 0.01 && bar.height == height)
        #expect(abs(content.view.safeAreaInsets.top - top - height) < 0.01)
    }

    @Test(arguments: [(SystemGeneration.classic, 0.0, 44.0), (.ios26, 10, 54)] as [(SystemGeneration, CGFloat, CGFloat)])
    func `navigationTop: the bar without a safe area`(generation: SystemGeneration, top: CGFloat, height: CGFloat) {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        shown(navigation, generation, size: CGSize(width: 320, height: 400), safe: .zero)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: top, width: 320, height: height))
        #expect(content.view.safeAreaInsets.top == top + height)
    }

    /// At two pixels a point, as `swiftuiweb` measured, and at one, where the rows of `revenuecat` begin half a point lower.
    @Test(
        arguments: [(SystemGeneration.classic, 2, 96, 148), (.ios26, 2, 106.5, 166.5), (.ios26, 1, 107, 167)]
            as [(SystemGeneration, CGFloat, CGFloat, CGFloat)])
    func `largeTitle and search: the bar's height`(generation: SystemGeneration, scale: CGFloat, large: CGFloat, search: CGFloat) {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        content.title = "Titles"
        navigation.navigationBar.prefersLargeTitles = true
        shown(navigation, generation, scale: scale)
        #expect(navigation.navigationBar.frame.height == large)
        UITraitCollection(systemGeneration: generation).performAsCurrent {
            content.navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
        navigation.view.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == search)
    }

    @Test func `backButton: in iOS 26 a chevron of 44 points at 16, in the middle of the upper row`() throws {
        let first = UIViewController(), second = UIViewController()
        first.title = "First"
        second.title = "Second"
        let navigation = UINavigationController(rootViewController: first)
        navigation.viewControllers = [first, second]
        shown(navigation, .ios26)
        let bar = navigation.navigationBar
        let back = try #require(bar.subviews.first { $0.accessibilityIdentifier == "BackButton" } as? UIButton)
        #expect(back.convert(back.bounds, to: nil) == CGRect(x: 16, y: 62, width: 44, height: 44))
        #expect(back.accessibilityLabel == "First" && back.configuration?.title == nil)
        let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Second" })
        #expect(abs(title.convert(title.bounds, to: nil).midY - 84) < 0.5)
    }

    @Test func `barButton and barGroups: symbols of a group are 50 wide, a single one 44, groups 12 apart`() {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        let symbol = UIImage(systemName: "plus")
        func item(_ style: UIBarButtonItem.Style = .plain) -> UIBarButtonItem {
            UIBarButtonItem(image: symbol, style: style, target: nil, action: nil)
        }
        content.navigationItem.rightBarButtonItems = [item(.done), item(), item()]
        shown(navigation, .ios26)
        let capsules = navigation.navigationBar.subviews.filter { $0 is BarCapsule }.map(\.frame).sorted { $0.minX < $1.minX }
        #expect(capsules.map(\.width) == [100, 44])
        #expect(capsules.last?.maxX == 386 && capsules.first?.maxX == 330)
        #expect(capsules.allSatisfy { $0.height == 44 && $0.minY == 0 })
    }

    @Test(arguments: [(34.0, 874.0), (0, 667)] as [(CGFloat, CGFloat)])
    func `tabBar: 83 points with or without a home indicator`(bottom: CGFloat, height: CGFloat) {
        let tabs = UITabBarController(), first = UIViewController()
        first.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
        tabs.viewControllers = [first]
        let safe = UIEdgeInsets(top: 20, left: 0, bottom: bottom, right: 0)
        shown(tabs, .ios26, size: CGSize(width: 402, height: height), safe: safe)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: height - 83, width: 402, height: 83))
        #expect(first.view.safeAreaInsets.bottom == 83)
    }

    @Test(arguments: [(SystemGeneration.classic, 49.0), (.ios26, 48)] as [(SystemGeneration, CGFloat)])
    func `toolbar: its height`(generation: SystemGeneration, height: CGFloat) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        shown(navigation, generation)
        #expect(navigation.toolbar.frame.height == height)
        if generation == .ios26 { #expect(navigation.toolbar.frame.maxY == 846) }
    }

    @Test(
        arguments: [(SystemGeneration.classic, 44.0 + 1.0 / 3, 1.0 / 3, 402.0), (.ios26, 53, 1, 382)]
            as [(SystemGeneration, CGFloat, CGFloat, CGFloat)])
    func `row, separator and tableText: a plain table of configured rows`(
        generation: SystemGeneration, pitch: CGFloat, line: CGFloat, end: CGFloat
    ) throws {
        let table = Rows(style: .plain)
        shown(table, generation)
        let cells = table.tableView.visibleCells
        #expect(abs(cells[1].frame.minY - cells[0].frame.minY - pitch) < 0.01)
        let separator = try #require(
            cells[0].subviews.last { !$0.isHidden && abs($0.frame.height - line) < 0.01 && abs($0.frame.maxY - pitch) < 0.01 })
        #expect(separator.frame.minX == 20 && abs(separator.frame.maxX - end) < 0.01)
    }

    @Test(arguments: [(SystemGeneration.classic, 10.0), (.ios26, 26)] as [(SystemGeneration, CGFloat)])
    func `sectionCorner: the corners of a card`(generation: SystemGeneration, radius: CGFloat) throws {
        let table = Rows(style: .insetGrouped)
        shown(table, generation)
        let cell = try #require(table.tableView.visibleCells.first)
        #expect(cell.layer.cornerRadius == radius && cell.frame.minX == 16)
    }

    @Test func `tableHeader: 55.5 above the first row and 68 between sections in iOS 26`() {
        let table = Rows(style: .insetGrouped)
        shown(table, .ios26, size: CGSize(width: 320, height: 568), safe: .zero)
        let first = table.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        let last = table.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
        let next = table.tableView.rectForRow(at: IndexPath(row: 0, section: 1))
        #expect(abs(first.minY - 55.5) < 0.34 && abs(next.minY - last.maxY - 68) < 0.34)
        #expect((table.tableView.headerView(forSection: 0)?.textLabel?.text) == "Section 0")
    }

    @Test(arguments: [(402.0, 320.0), (320, 300)] as [(CGFloat, CGFloat)])
    func `alert: its width, and buttons of 48 points`(screen: CGFloat, width: CGFloat) throws {
        let presenter = UIViewController()
        shown(presenter, .ios26, size: CGSize(width: screen, height: 874), safe: .zero)
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        presenter.traitCollection.performAsCurrent { presenter.present(alert, animated: false) }
        let card = try #require(alert.view.subviews.first as? UIVisualEffectView)
        alert.view.layoutIfNeeded()
        #expect(card.frame.width == width && card.layer.cornerRadius == 35)
        #expect(abs(card.frame.height - 152) < 1)
        let button = try #require(card.contentView.subviews.compactMap { $0 as? UILabel }.first { $0.text == "OK" })
        #expect(button.frame.height == 48 && abs(button.frame.maxX - (width - 16)) < 0.01)
    }

    @Test func `layerPictures: a layer's picture contains no glass, a picture of the hierarchy does`() throws {
        let view = placed(.ios26) { UISwitch() }
        view.isOn = true
        func white(_ draw: (UIView) -> Void) throws -> Int {
            let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in draw(view) }
            let bitmap = try #require(image.bitmap)
            return (0..<bitmap.width).count { x in
                let pixel = bitmap[x, bitmap.height / 2]
                return pixel.red > 250 && pixel.green > 250 && pixel.blue > 250 && pixel.alpha > 250
            }
        }
        let layer = try white { view in UIGraphicsGetCurrentContext().map { view.layer.render(in: $0) } }
        let screen = try white { $0.drawHierarchy(in: $0.bounds, afterScreenUpdates: true) }
        #expect(layer == 0 && screen > 60)
    }
}

/// Two sections of three configured rows.
@MainActor private final class Rows: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.style == .plain ? nil : "Section \(section)"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Hello World"
        cell.contentConfiguration = content
        return cell
    }
}
