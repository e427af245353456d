import Foundation
import SwiftUI
import Testing
import UIKit

@testable import SourceCompatibility

/// Checks that the ordinary code not only compiles, but is shown, laid out, drawn, animated and removed without a trap.
@MainActor @Suite(.serialized, .inEnvironmentOfItsOwn) struct RunningTests {
    private func show(_ controller: UIViewController, width: CGFloat = 393) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 852))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    /// Otherwise the protocol's own initialiser calls the button's, which calls the protocol's.
    @Test func `a button fulfils a protocol's plain action in Swift 5`() {
        let button = makeActionView(Button<Text>.self, label: Text("Go")) {}
        let window = show(UIHostingController(rootView: button))
        #expect(window.rootViewController != nil)
    }

    @Test func `every controller is shown`() {
        let controllers: [UIViewController] = [
            UINavigationController(rootViewController: ArticleListViewController()), PhotoGridViewController(), TagsViewController(),
            ModernListViewController(), PlainCellsViewController(), LoginViewController(), RootTabBarController(),
            OnboardingPageController(), SplitController(style: .doubleColumn), PickersViewController(),
            UINavigationController(rootViewController: SettingsViewController()), DiffableTableController(),
        ]
        for controller in controllers {
            let window = show(controller)
            #expect(controller.view.window === window)
            #expect(controller.view.bounds.width == 393)
            #expect(window.drawHierarchy(in: .zero, afterScreenUpdates: true) == false, "there is no context to draw into")
            let image = UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }
            #expect(image.size == window.bounds.size)
            window.rootViewController = nil
        }
    }

    @Test func `cells of a table size themselves and are filled`() throws {
        let list = ArticleListViewController()
        let window = show(UINavigationController(rootViewController: list))
        defer { window.rootViewController = nil }
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? ArticleCell)
        #expect(cell.bounds.height >= 88)
        #expect(cell.accessibilityLabel == "Article 1, Ada")
        list.articleCellDidTapBookmark(cell)
        list.articleCell(cell, didSelectAuthor: "Ada")
        #expect(list.presentedViewController is UIAlertController)
    }

    @Test func `views draw and animate`() {
        let window = show(UIViewController())
        defer { window.rootViewController = nil }
        let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        let ring = ProgressRing(frame: frame), card = CardView(frame: frame), player = PlayerView(frame: frame)
        let controls = ControlsView(frame: frame)
        let views: [UIView] = [
            ring, card, player, controls, TriangleView(frame: frame), BadgeButton(frame: frame), Knob(frame: frame),
            IconLabel(frame: frame),
            BlurCard(), ChatInputBar(frame: frame), PaddedLabel(frame: frame), InsetTextField(frame: frame), TraitAwareView(frame: frame),
            PlaceholderTextView(frame: frame, textContainer: nil), KeyboardToolbar(),
        ]
        for view in views { window.addSubview(view) }
        window.layoutIfNeeded()
        ring.setProgress(0.5, animated: true)
        ring.spin()
        ring.shake()
        ring.pulse()
        card.toggle(animated: true)
        card.flourish()
        player.start()
        player.bounce()
        controls.flip()
        #expect(controls.log == ["switch true"] || controls.log == ["switch false"])
        let image = UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }
        #expect(image.pngData()?.isEmpty == false)
    }

    @Test func `containers, sheets and popovers appear and disappear`() throws {
        let container = ContainerViewController()
        let window = show(container)
        defer { window.rootViewController = nil }
        container.transition(to: OnboardingPage(text: "One"))
        container.transition(to: OnboardingPage(text: "Two"))
        #expect(container.children.count == 1)
        container.showSheet()
        #expect(container.presentedViewController != nil, "it is on its way")
        Timeline.current.finish()
        #expect(container.presentedViewController == nil, "its completion dismisses it")
        container.showPopover(from: UIBarButtonItem())
        #expect(container.presentedViewController != nil)
        container.dismiss(animated: false)
        container.ask()
        let alert = try #require(container.presentedViewController as? UIAlertController)
        #expect(alert.textFields?.count == 1)
        container.dismiss(animated: false)
        container.share(["text"])
        container.dismiss(animated: false)

        let card = OnboardingPage(text: "Card"), transition = CardTransition()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = transition
        container.present(card, animated: true)
        #expect(card.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
        #expect(card.view.layer.cornerRadius == 16)
        container.dismiss(animated: true)
    }

    @Test func `text is styled and measured`() {
        let label = UILabel()
        RichText.apply(to: label)
        #expect(label.bounds.height > 0)
        let lines = RichText.height(of: "Many words that need more than one line", font: .systemFont(ofSize: 17), width: 100)
        #expect(lines > 40)
        #expect(RichText.textKit(RichText.styled("One two", highlighting: "two"), size: CGSize(width: 100, height: 100)).size.width == 100)
    }

    @Test func `an app's delegate and its use of the system run`() {
        #expect(AppDelegate().application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
        #expect(Environment.isActive)
        #expect(Environment.screenWidth > 0)
        Environment.copy("text")
        #expect(UIPasteboard.general.string == "text")
        Environment.openSettings()
        #expect(Environment.observe().count == 14)
    }
}

/// Gives each test its own environment, because whole apps style their bars and set the traits of their process.
private struct OwnEnvironment: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        guard testCase != nil else { return try await function() }
        try await ScreenEnvironment().perform { try await function() }
    }
}

extension Trait where Self == OwnEnvironment {
    fileprivate static var inEnvironmentOfItsOwn: Self { Self() }
}
