import Foundation
import Graphics
import Testing
import UIKitInteraction

@testable import UIKit

/// Open menus: what they show, where, and what choosing does.
@MainActor struct MenuTests {
    private final class Held {
        var windows: [UIWindow] = []
        var delegates: [AnyObject] = []
    }
    private let held = Held()

    private func window(_ generation: SystemGeneration = .classic, _ contentSize: UIContentSizeCategory = .large) -> UIView {
        var environment = DisplayEnvironment(size: CGSize(width: 393, height: 852), scale: 3)
        environment.contentSizeCategory = contentSize
        environment.systemGeneration = generation
        let window = UIWindow(environment: environment)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        held.windows.append(window)
        return window.rootViewController?.view ?? window
    }

    private func button(_ menu: UIMenu, at origin: CGPoint = CGPoint(x: 20, y: 100), _ generation: SystemGeneration = .classic) -> UIButton
    {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(origin: origin, size: CGSize(width: 100, height: 34))
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        window(generation).addSubview(button)
        button.window?.layoutIfNeeded()
        return button
    }

    private func cards(over view: UIView) -> [MenuCard] {
        view.window?.layoutIfNeeded()
        var found: [MenuCard] = []
        view.window?.forEachView { if let card = $0 as? MenuCard { found.append(card) } }
        return found
    }

    private func rows(over view: UIView) -> [String] {
        var found: [String] = []
        cards(over: view).last?.forEachView { if let row = $0 as? MenuRow { found.append(row.row.title) } }
        return found
    }

    private static func actions(_ titles: String...) -> [UIAction] { titles.map { UIAction(title: $0) { _ in } } }

    @Test func `a tap opens a button's menu below it, and a second tap beside it closes it`() throws {
        let button = button(UIMenu(children: Self.actions("One", "Two")))
        Person.tap(button)
        let card = try #require(cards(over: button).first)
        #expect(rows(over: button) == ["One", "Two"] && button.isHeld)
        #expect(card.frame.minX == 20 && card.frame.minY == 142 && card.frame.width == 250)
        #expect(abs(card.frame.height - 88.5) < 0.34)
        Person.tap(try #require(button.window), at: CGPoint(x: 350, y: 700))
        #expect(cards(over: button).isEmpty && !button.isHeld)
    }

    @Test func `menu: rows of 42, 10 above and below, and 21.5 between groups in iOS 26`() throws {
        let menu = UIMenu(children: Self.actions("One", "Two") + [UIMenu(options: .displayInline, children: Self.actions("Three"))])
        let button = button(menu, .ios26)
        Person.tap(button)
        let card = try #require(cards(over: button).first)
        #expect(abs(card.frame.minY - 100) < 0.01 && card.frame.minX == 20 && card.frame.width == 250)
        #expect(abs(card.frame.height - (10 + 3 * 42 + 21.5 + 10)) < 0.34)
        #expect(button.layer.opacity == 0)
    }

    @Test func `a row has two lines of a subtitle, and at accessibility sizes all`() throws {
        func height(_ contentSize: UIContentSizeCategory) -> (row: CGFloat, lines: CGFloat) {
            let row = MenuContent.Row(
                element: UIAction(title: "Lock") { _ in }, subtitle: "Nobody can change it any more, however often they try it")
            let view = MenuRow(row, .item, MenuContent(UIMenu(children: [])))
            window(.ios26, contentSize).addSubview(view)
            let line = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: view.traitCollection).lineHeight
            let title = UIFont.preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection).lineHeight
            let high = view.height(250)
            return (high, (high - 20 - title) / line)
        }
        #expect(abs(height(.large).lines - 2) < 0.1)
        #expect(height(.accessibilityExtraExtraExtraLarge).lines > 3.9)
    }

    @Test func `a menu above its button has its first element closest to the button, unless the order is fixed`() {
        let button = button(UIMenu(children: Self.actions("One", "Two", "Three")), at: CGPoint(x: 20, y: 800))
        Person.tap(button)
        #expect(rows(over: button) == ["Three", "Two", "One"])
        button.isMenuOpen = false
        button.preferredMenuElementOrder = .fixed
        button.isMenuOpen = true
        #expect(rows(over: button) == ["One", "Two", "Three"])
    }

    @Test func `choosing closes the menu and runs the action, and a disabled element does nothing`() {
        var chosen: [String] = []
        let button = button(
            UIMenu(children: [
                UIAction(title: "Run") { chosen.append($0.title) },
                UIAction(title: "Stay", attributes: .keepsMenuPresented) { chosen.append($0.title) },
                UIAction(title: "Never", attributes: .disabled) { chosen.append($0.title) },
                UIAction(title: "Hidden", attributes: .hidden) { _ in },
                UIDeferredMenuElement { $0([UIAction(title: "Later") { chosen.append($0.title) }]) },
            ]))
        Person.tap(button)
        #expect(rows(over: button) == ["Run", "Stay", "Never", "Later"])
        Person.choose("Never", inMenuOver: button)
        Person.choose("Stay", inMenuOver: button)
        #expect(button.isHeld)
        Person.choose("Run", inMenuOver: button)
        #expect(chosen == ["Stay", "Run"] && cards(over: button).isEmpty)
    }

    @Test func `a submenu opens over its row, under its title`() throws {
        let inner = UIMenu(title: "More", children: Self.actions("Deep"))
        let button = button(UIMenu(children: Self.actions("One") + [inner]))
        Person.tap(button)
        Person.choose("More", inMenuOver: button)
        #expect(cards(over: button).count == 2 && rows(over: button) == ["More", "Deep"])
        Person.choose("More", inMenuOver: button)
        #expect(cards(over: button).count == 1)
    }

    @Test func `a pop-up button shows what is chosen, with two chevrons`() {
        var chosen = ""
        let menu = UIMenu(children: ["Name", "Date"].map { title in UIAction(title: title) { chosen = $0.title } })
        let button = button(menu)
        let plain = button.intrinsicContentSize.width
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Name" && button.intrinsicContentSize.width > plain + 10)
        Person.tap(button)
        Person.choose("Date", inMenuOver: button)
        #expect(button.currentTitle == "Date" && chosen == "Date" && button.menu?.selectedElements.map(\.title) == ["Date"])
        button.configuration?.indicator = UIButton.Configuration.Indicator.none
        let bare = button.intrinsicContentSize.width
        button.configuration?.indicator = .popup
        #expect(button.intrinsicContentSize.width > bare + 10)
    }

    @Test func `an inline menu of medium elements is a row, and a palette too`() throws {
        let menu = UIMenu(children: [
            UIMenu(options: .displayInline, preferredElementSize: .medium, children: Self.actions("Cut", "Copy", "Paste"))
        ])
        let button = button(menu)
        Person.tap(button)
        let card = try #require(cards(over: button).first)
        var frames: [CGRect] = []
        card.forEachView { if $0 is MenuRow { frames.append($0.frame) } }
        #expect(
            frames.count == 3 && Set(frames.map(\.minY)).count == 1 && abs(frames[0].maxX - frames[1].minX) < 0.01
                && card.frame.height == 64)
    }

    private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
        var notes: [String] = []
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
            -> UIContextMenuConfiguration?
        {
            notes.append("asked at \(Int(location.x))")
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Open") { [weak self] _ in self?.notes.append("open") }])
            })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { notes.append("shown") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { notes.append("ended") }
    }

    @Test func `a long press lifts the view and opens its menu below`() throws {
        let view = UIView(frame: CGRect(x: 40, y: 100, width: 120, height: 80)), delegate = Delegate()
        held.delegates.append(delegate)
        window().addSubview(view)
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        #expect(interaction.view === view)
        Person.press(view)
        let card = try #require(cards(over: view).first)
        #expect(card.frame.minY == 196 && card.frame.minX == 40 && interaction.menuAppearance == .rich)
        Person.choose("Open", inMenuOver: view)
        #expect(delegate.notes == ["asked at 60", "shown", "ended", "open"])
        view.removeInteraction(interaction)
        #expect(interaction.view == nil && view.gestureRecognizers?.isEmpty == true)
    }

    // MARK: Rows and items

    private final class List: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
        var notes: [String] = []

        private var configuration: UIContextMenuConfiguration {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.notes.append("share") }])
            })
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { notes.append("selected \(indexPath.row)") }
        func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
            -> UIContextMenuConfiguration?
        { indexPath.row == 2 ? nil : configuration }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { notes.append("shown") }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { notes.append("ended") }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
            -> UIContextMenuConfiguration?
        { configuration }
    }

    @Test func `a long press on a row opens its menu and does not select the row; a row without a menu is selected`() throws {
        let list = List(), table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        held.delegates.append(list)
        (table.dataSource, table.delegate, table.rowHeight) = (list, list, 50)
        window().addSubview(table)
        table.window?.commit()
        Person.press(table, at: CGPoint(x: 100, y: 75))
        #expect(rows(over: table) == ["Share"] && list.notes == ["shown"])
        let card = try #require(cards(over: table).first)
        #expect(abs(card.frame.minY - 216) < 0.34, "16 below the second row")
        Person.choose("Share", inMenuOver: table)
        #expect(list.notes == ["shown", "ended", "share"])
        Person.press(table, at: CGPoint(x: 100, y: 125))
        #expect(cards(over: table).isEmpty && list.notes.last == "selected 2")
        table.showMenu(at: IndexPath(row: 0, section: 0))
        #expect(rows(over: table) == ["Share"], "as a state")
    }

    @Test func `a long press on an item of a collection opens its menu`() {
        let list = List(), layout = UICollectionViewFlowLayout()
        held.delegates.append(list)
        layout.itemSize = CGSize(width: 100, height: 100)
        let collection = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 600), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (collection.dataSource, collection.delegate) = (list, list)
        window().addSubview(collection)
        collection.window?.commit()
        Person.press(collection, at: CGPoint(x: 50, y: 50))
        #expect(rows(over: collection) == ["Share"])
        Person.choose("Share", inMenuOver: collection)
        #expect(list.notes == ["share"])
    }

    @Test func `a menu that is taller than the screen scrolls, and its rows can be chosen where they are then`() throws {
        var chosen = ""
        let menu = UIMenu(children: (1...40).map { number in UIAction(title: "Row \(number)") { chosen = $0.title } })
        let button = button(menu, at: CGPoint(x: 20, y: 100))
        Person.tap(button)
        let card = try #require(cards(over: button).first)
        #expect(card.frame.maxY <= 844.01 && card.isScrollable)
        Person.drag(card, by: CGVector(dx: 0, dy: -400))
        let rows = card.rowFrames
        #expect(rows[0].minY < -300)
        let seen = try #require(rows.firstIndex { $0.minY > 100 })
        Person.tap(card, at: CGPoint(x: 60, y: rows[seen].midY))
        #expect(chosen == "Row \(seen + 1)")
    }

    @Test func `a menu grows out of its button and fades when it closes`() throws {
        Timeline.current = Timeline()
        defer { Timeline.current = Timeline() }
        let button = button(UIMenu(children: Self.actions("One", "Two")))
        button.isMenuOpen = true
        let card = try #require(cards(over: button).first), open = try #require(card.superview)
        func shown() -> Layer { open.layerTree().root }
        let small = shown()
        #expect(small.opacity < 0.01)
        Timeline.current.advance(to: 0.1)
        let middle = shown()
        #expect(middle.opacity > 0.1 && middle.sublayers.contains { $0.transform.a > 0.3 && $0.transform.a < 1 })
        Timeline.current.finish()
        #expect(shown().opacity == 1 && card.transform == .identity)
        button.isMenuOpen = false
        #expect(Timeline.current.remaining > 0.1)
    }
}
