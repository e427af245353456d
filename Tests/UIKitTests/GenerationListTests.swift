import Foundation
import Graphics
import Testing

@testable import UIKit

/// Rows of the page Generations in docs/sources about lists and controls, each by its key.
@MainActor struct GenerationListTests {
    private final class Held { var windows: [UIWindow] = [] }
    private let held = Held()

    private func shown(_ controller: UIViewController, _ generation: SystemGeneration, width: CGFloat = 402) {
        let safe = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
        var environment = DisplayEnvironment(size: CGSize(width: width, height: 874), scale: 3, safeAreaInsets: safe)
        environment.systemGeneration = generation
        let window = UIWindow(environment: environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        held.windows.append(window)
    }

    private func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.34 }

    @Test func `row: rows of cards are 52 apart in iOS 26`() {
        let table = UITableViewController(style: .insetGrouped), source = Samples()
        table.tableView.dataSource = source
        shown(table, .ios26)
        let rows = (0..<2).map { table.tableView.rectForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(near(rows[1].minY - rows[0].minY, 52))
        withExtendedLifetime(source) {}
    }

    @Test(arguments: [(SystemGeneration.ios18, 42.33 + 1.0 / 3), (.ios26, 50.33 + 1)] as [(SystemGeneration, CGFloat)])
    func `rowText: a label at the margins of a plain row's content view`(generation: SystemGeneration, height: CGFloat) throws {
        let table = UITableViewController(style: .plain), source = Samples()
        source.makesOwnLabels = true
        table.tableView.dataSource = source
        table.tableView.estimatedRowHeight = 44
        shown(table, generation)
        let first = table.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(abs(first.height - height) < 0.67)
        withExtendedLifetime(source) {}
    }

    @Test(arguments: [(402.0, 16.0), (440, 20)] as [(CGFloat, CGFloat)])
    func `sectionCorner: the card's margin depends on the width`(width: CGFloat, margin: CGFloat) throws {
        let table = UITableViewController(style: .insetGrouped), source = Samples()
        table.tableView.dataSource = source
        shown(table, .ios26, width: width)
        let cell = try #require(table.tableView.visibleCells.first)
        let frame = cell.convert(cell.bounds, to: nil)
        #expect(frame.minX == margin && frame.maxX == width - margin && cell.layer.cornerRadius == 26)
        withExtendedLifetime(source) {}
    }

    @Test(arguments: [(SystemGeneration.ios18, "GENERAL", 13.0), (.ios26, "General", 17)] as [(SystemGeneration, String, CGFloat)])
    func `groupedHeader: its words and size`(generation: SystemGeneration, text: String, size: CGFloat) throws {
        let table = UITableViewController(style: .insetGrouped), source = Samples()
        table.tableView.dataSource = source
        shown(table, generation)
        let header = try #require(table.tableView.headerView(forSection: 0))
        let labels = labels(in: header)
        #expect(labels.contains { ($0.text == text || $0.attributedText?.string == text) && $0.font.pointSize == size })
        withExtendedLifetime(source) {}
    }

    private func labels(in view: UIView) -> [UILabel] { view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) } }

    @Test(arguments: [(SystemGeneration.ios18, 16.0), (.ios26, 20)] as [(SystemGeneration, CGFloat)])
    func `cardText: the texts of a card are this far from its side`(generation: SystemGeneration, inset: CGFloat) throws {
        let table = UITableViewController(style: .insetGrouped), source = Samples()
        table.tableView.dataSource = source
        shown(table, generation)
        let cell = try #require(table.tableView.visibleCells.first),
            label = try #require(labels(in: cell).first { $0.text == "Hello World" })
        #expect(label.convert(label.bounds, to: cell).minX == inset)
        withExtendedLifetime(source) {}
    }

    @Test func `separator: a list's handler shows, hides and insets the separators of each row`() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.itemSeparatorHandler = { path, given in
            var own = given
            own.bottomSeparatorVisibility = .hidden
            own.topSeparatorVisibility = path.item == 0 ? .hidden : .visible
            own.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0)
            own.color = .red
            return own
        }
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let source = Source(), list = try #require(controller.collectionView)
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        shown(controller, .ios26, width: 440)
        for item in 0..<3 {
            let cell = try #require(list.cellForItem(at: IndexPath(item: item, section: 0)))
            let lines = cell.subviews.filter { !$0.isHidden && $0.frame.height == 1 && $0.backgroundColor == .red }
            #expect(lines.map(\.frame) == (item == 0 ? [] : [CGRect(x: 48, y: 0, width: 352, height: 1)]))
        }
        withExtendedLifetime(source) {}
    }

    // MARK: Controls

    private func control<View: UIView>(_ generation: SystemGeneration, _ make: () -> View) -> View {
        let controller = UIViewController()
        shown(controller, generation)
        var made: View?
        controller.traitCollection.performAsCurrent { made = make() }
        let view = made ?? make()
        controller.view.addSubview(view)
        return view
    }

    @Test func `buttons: a filled button with three letters is a capsule of 50 by 34 and a third`() {
        for generation in [SystemGeneration.ios18, .ios26] {
            let button = control(generation) { UIButton(configuration: .filled()) }
            button.setTitle("Btn", for: .normal)
            button.sizeToFit()
            #expect(near(button.frame.width, 50) && near(button.frame.height, 34.33))
            let radius = button.configuration?.cornerRadius(height: 34, button.systemMetrics)
            #expect(radius == (generation == .ios26 ? 17 : 5.95))
        }
    }

    @Test func `stepper: its size in all releases`() {
        for generation in [SystemGeneration.classic, .ios18, .ios26] {
            #expect(control(generation) { UIStepper() }.intrinsicContentSize == CGSize(width: 94, height: 32))
        }
    }

    @Test func `slider: the knob of iOS 26`() {
        let slider = control(.ios26) { UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34)) }
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        #expect(track == CGRect(x: 0, y: 14, width: 200, height: 6) && thumb == CGRect(x: 163, y: 5, width: 37, height: 24))
    }

    @Test func `tabBar: a bar on its own in a screen with a home indicator has room for its platter`() {
        let bar = UITabBar(), root = UIViewController()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
            bar.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 200),
        ])
        shown(root, .ios26)
        #expect(bar.frame == CGRect(x: 0, y: 200, width: 402, height: 83))
    }

    @Test func `tabPlatter: 62 high and 21 from the sides and the bottom, with a circle for the search tab`() {
        let bounds = CGRect(x: 0, y: 0, width: 402, height: 83)
        let platter = TabPlatter(
            in: bounds, safeArea: .zero, titleWidths: [30, 30, 30, 30, 0], search: 4, shown: nil, metrics: .ios26)
        #expect(platter.capsule == CGRect(x: 21, y: 0, width: 290, height: 62))
        #expect(platter.circle == CGRect(x: 319, y: 0, width: 62, height: 62))
        #expect(platter.items.allSatisfy { $0.minY == 4 && $0.height == 54 })
        let small = TabPlatter(
            in: bounds, safeArea: .zero, titleWidths: [30, 30, 0], search: 2, shown: 1, metrics: .ios26)
        #expect(small.capsule == CGRect(x: 21, y: 0, width: 62, height: 62) && small.circle == platter.circle)
        #expect(small.items[0].isEmpty && !small.items[1].isEmpty)
    }

    @Test func `search: the field's image and its half circles`() {
        let field = control(.ios26) { UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44)) }
        field.layoutIfNeeded()
        #expect(field.leftView?.frame.width == 42 && field.layer.cornerRadius == 22)
        field.frame.size.height = 60
        field.layoutIfNeeded()
        #expect(field.layer.cornerRadius == 30)
    }
}

@MainActor private final class Samples: NSObject, UITableViewDataSource {
    var makesOwnLabels = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.style == .plain ? nil : "General"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        guard makesOwnLabels else {
            var content = cell.defaultContentConfiguration()
            content.text = "Hello World"
            cell.contentConfiguration = content
            return cell
        }
        let label = UILabel()
        label.text = "Hello World"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor), label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        ])
        return cell
    }
}
