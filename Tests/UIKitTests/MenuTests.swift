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

    private func window(_ generation: SystemGeneration = .classic) -> UIView {
        var environment = DisplayEnvironment(size: CGSize(width: 393, height: 852), scale: 3)
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
}
