import Foundation
import Graphics
import Testing
import UIKitInteraction

@testable import UIKit

/// Sheets, popovers and what covers the screen: frames as recorded (rows of the page Generations in docs/sources), and callbacks.
@MainActor struct PresentationTests {
    private final class Held { var windows: [UIWindow] = [] }
    private let held = Held()

    struct Phone: Sendable {
        var generation = SystemGeneration.ios26
        var size = CGSize(width: 393, height: 852)
        var safe = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

        static let pro = Phone()
        static let classicPro = Phone(generation: .classic)
        static let small = Phone(size: CGSize(width: 320, height: 500), safe: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        static let classicSE = Phone(
            generation: .classic, size: CGSize(width: 375, height: 667), safe: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    private func presenter(on phone: Phone = .pro, change: (inout DisplayEnvironment) -> Void = { _ in }) -> UIViewController {
        var environment = DisplayEnvironment(size: phone.size, scale: 3, safeAreaInsets: phone.safe)
        environment.systemGeneration = phone.generation
        change(&environment)
        let window = UIWindow(environment: environment)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.commit()
        held.windows.append(window)
        return root
    }

    private func pad(_ generation: SystemGeneration = .classic, keyboard: CGFloat? = nil) -> UIViewController {
        presenter(
            on: Phone(
                generation: generation, size: CGSize(width: 1194, height: 834), safe: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        ) {
            $0.idiom = .pad
            ($0.horizontalSizeClass, $0.verticalSizeClass) = (.regular, .regular)
            $0.keyboardHeight = keyboard
            $0.scale = 2
        }
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        controller.view.window?.commit()
        return controller.view.convert(controller.view.bounds, to: nil)
    }

    private func sheet(_ root: UIViewController, _ set: (UISheetPresentationController) -> Void) throws -> UIViewController {
        let presented = UIViewController()
        set(try #require(presented.sheetPresentationController))
        root.present(presented, animated: false)
        return presented
    }

    private func expect(_ actual: CGRect, _ expected: CGRect, within tolerance: CGFloat = 0.5) {
        let pairs = [
            (actual.minX, expected.minX), (actual.minY, expected.minY), (actual.width, expected.width), (actual.height, expected.height),
        ]
        #expect(pairs.allSatisfy { abs($0.0 - $0.1) <= tolerance }, "\(actual) is not \(expected)")
    }

    // MARK: Recorded frames

    @Test(
        arguments: [
            (nil, CGRect(x: 8, y: 403.687, width: 377, height: 440.313), 34),
            (100, CGRect(x: 21.514, y: 741.435, width: 349.973, height: 89.052), 11),
            (144, CGRect(x: 9.622, y: 705.429, width: 373.757, height: 136.949), 31.333),
            (200, CGRect(x: 8, y: 619.527, width: 377, height: 224.473), 34),
            (288, CGRect(x: 8, y: 535.109, width: 377, height: 308.891), 34),
            (300, CGRect(x: 8, y: 523.598, width: 377, height: 320.402), 34),
            (400, CGRect(x: 8, y: 427.669, width: 377, height: 416.331), 34),
            (500, CGRect(x: 8, y: 331.74, width: 377, height: 512.26), 34),
            (600, CGRect(x: 8, y: 235.812, width: 377, height: 608.188), 34),
            (700, CGRect(x: 8, y: 139.883, width: 377, height: 704.117), 34), (10_000, CGRect(x: 0, y: 59, width: 393, height: 793), 34),
            (10, CGRect(x: 28, y: 815.425, width: 337, height: 8.575), 0),
        ] as [(CGFloat?, CGRect, CGFloat)])
    func `sheetFloating: a detent's frame and safe area on a phone of 393 by 852`(height: CGFloat?, recorded: CGRect, bottom: CGFloat)
        throws
    {
        let presented = try sheet(presenter()) { sheet in
            sheet.detents = [height.map { value in .custom { _ in value } } ?? .medium()]
        }
        expect(frame(presented), recorded, within: 0.01)
        let safe = presented.view.safeAreaInsets
        #expect(safe.top == 0 && abs(safe.bottom - bottom) < 0.01)
    }

    @Test func `sheetFloating: a sheet of 296 points on a phone of 320 by 500 without a home indicator`() throws {
        let presented = try sheet(presenter(on: .small)) { $0.detents = [.custom { _ in 296 }] }
        expect(frame(presented), CGRect(x: 4.589, y: 207.911, width: 310.822, height: 287.51))
    }

    @Test func `sheetTop: a page sheet of iOS 26 begins at the safe area, or 10 points below a status bar`() throws {
        expect(frame(try sheet(presenter()) { _ in }), CGRect(x: 0, y: 59, width: 393, height: 793))
        expect(frame(try sheet(presenter(on: .small)) { _ in }), CGRect(x: 0, y: 29.869, width: 320, height: 470))
    }

    @Test(arguments: [(Phone.classicPro, 749.0), (.classicSE, 627), (.pro, 759)] as [(Phone, CGFloat)])
    func `sheetTop: the largest value of a detent`(phone: Phone, value: CGFloat) throws {
        var largest: CGFloat = 0
        let presented = try sheet(presenter(on: phone)) { sheet in
            sheet.detents = [
                .custom { context in
                    largest = context.maximumDetentValue
                    return largest
                }
            ]
        }
        #expect(largest == value && abs(frame(presented).minY - (phone.size.height - phone.safe.bottom - value)) < 0.01)
    }

    @Test func `popover: it points at its source with 13 points of arrow, in its frame and outside its safe area`() throws {
        final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
                -> UIModalPresentationStyle
            { .none }
        }
        let root = presenter(on: .small), source = UIView(frame: CGRect(x: 110, y: 300, width: 100, height: 44)), delegate = Delegate()
        root.view.addSubview(source)
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 240, height: 120)
        presented.popoverPresentationController?.sourceView = source
        presented.popoverPresentationController?.delegate = delegate
        root.present(presented, animated: false)
        expect(frame(presented), CGRect(x: 40, y: 167, width: 240, height: 133))
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 13, right: 0))
        #expect(presented.popoverPresentationController?.arrowDirection == .down)
    }

    @Test func `popover: in compact width it becomes a page sheet`() {
        let root = presenter(on: .small), presented = UIViewController()
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 240, height: 120)
        presented.popoverPresentationController?.sourceView = root.view
        root.present(presented, animated: false)
        expect(frame(presented), CGRect(x: 0, y: 29.869, width: 320, height: 470))
    }

    // MARK: Sheets

    @Test func `before iOS 26 a medium sheet reaches sides and bottom, and a large one makes its presenter smaller`() throws {
        let root = presenter(on: .classicPro)
        let presented = try sheet(root) { $0.detents = [.medium(), .large()] }
        let medium = frame(presented)
        #expect(medium.minX == 0 && medium.width == 393 && abs(medium.maxY - 852) < 0.01)
        #expect(root.view.transform == .identity)
        presented.sheetPresentationController?.selectedDetentIdentifier = .large
        expect(frame(presented), CGRect(x: 0, y: 69, width: 393, height: 783), within: 0.01)
        expect(frame(root), CGRect(x: 16, y: 59, width: 361, height: 852 * (361 / 393 as CGFloat)), within: 0.01)
        #expect(root.view.safeAreaInsets.top == 59)
        root.dismiss(animated: false)
        #expect(root.view.transform == .identity && frame(root) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(root.view.window?.subviews.count == 1)
    }

    @Test func `the smallest detent is shown if none is selected, and an inactive one is left out`() throws {
        let presented = try sheet(presenter()) { sheet in
            sheet.detents = [.large(), .custom(identifier: .init("low")) { _ in 200 }, .custom { _ in nil }]
        }
        #expect(abs(frame(presented).height - 224.47) < 0.01)
    }

    @Test func `a sheet covers the screen in compact height, unless it prefers to stay at the bottom`() throws {
        let phone = Phone(
            generation: .classic, size: CGSize(width: 852, height: 393), safe: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        let root = presenter(on: phone) { $0.verticalSizeClass = .compact }
        let presented = try sheet(root) { $0.detents = [.medium(), .large()] }
        #expect(frame(presented) == CGRect(x: 0, y: 0, width: 852, height: 393))
        presented.preferredContentSize = CGSize(width: 400, height: 0)
        presented.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
        #expect(frame(presented) == CGRect(x: 0, y: 8, width: 852, height: 385))
        presented.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        #expect(frame(presented) == CGRect(x: 226, y: 8, width: 400, height: 385))
    }

    @Test func `an undimmed sheet lets touches through, a dimmed one is dismissed by a tap beside it`() throws {
        let root = presenter()
        let presented = try sheet(root) { sheet in
            sheet.detents = [.medium()]
            sheet.largestUndimmedDetentIdentifier = .medium
        }
        let window = try #require(root.view.window)
        window.commit()
        #expect(window.hitTest(CGPoint(x: 200, y: 100), with: nil) === root.view)
        presented.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
        let hit = try #require(window.hitTest(CGPoint(x: 200, y: 100), with: nil))
        hit.touchesEnded([], with: nil)
        #expect(root.presentedViewController == nil)
    }

    @Test func `the keyboard lifts a sheet`() throws {
        let root = presenter(on: .classicPro) { $0.keyboardHeight = 336 }
        let presented = try sheet(root) { $0.detents = [.custom { _ in 200 }] }
        expect(frame(presented), CGRect(x: 0, y: 852 - 336 - 200, width: 393, height: 536), within: 0.01)
    }

    @Test func `preferred corners, a grabber and other heights are taken up while the sheet is shown`() throws {
        var height: CGFloat = 300
        let presented = try sheet(presenter()) { $0.detents = [.custom { _ in height }] }
        let card = try #require(presented.view.superview?.superview)
        #expect(card.subviews[0].layer.cornerRadius == 38 && card.subviews[1].isHidden)
        presented.sheetPresentationController?.preferredCornerRadius = 20
        presented.sheetPresentationController?.prefersGrabberVisible = true
        #expect(card.subviews[0].layer.cornerRadius == 20 && !card.subviews[1].isHidden && card.subviews[1].frame.size.width == 36)
        height = 400
        presented.sheetPresentationController?.animateChanges { presented.sheetPresentationController?.invalidateDetents() }
        #expect(abs(frame(presented).height - 416.33) < 0.01)
    }

    // MARK: iPad

    @Test func `a form sheet is 540 by 620 or as large as preferred, in the middle above the keyboard, with compact width`() {
        let root = pad(), presented = UIViewController()
        presented.modalPresentationStyle = .formSheet
        root.present(presented, animated: false)
        #expect(frame(presented) == CGRect(x: 327, y: 107, width: 540, height: 620))
        #expect(presented.traitCollection.horizontalSizeClass == .compact && presented.traitCollection.userInterfaceLevel == .elevated)
        presented.preferredContentSize = CGSize(width: 400, height: 300)
        #expect(frame(presented) == CGRect(x: 397, y: 267, width: 400, height: 300))
        let typing = pad(keyboard: 420), form = UIViewController()
        form.modalPresentationStyle = .formSheet
        form.preferredContentSize = CGSize(width: 400, height: 300)
        typing.present(form, animated: false)
        #expect(frame(form) == CGRect(x: 397, y: 57, width: 400, height: 300))
    }

    @Test(
        arguments: [
            (
                CGRect(x: 500, y: 40, width: 100, height: 44), UIPopoverArrowDirection.any, UIPopoverArrowDirection.up,
                CGPoint(x: 400, y: 84)
            ),
            (CGRect(x: 500, y: 780, width: 100, height: 44), .any, .down, CGPoint(x: 400, y: 367)),
            (CGRect(x: 1100, y: 400, width: 60, height: 44), [.left, .right], .right, CGPoint(x: 787, y: 222)),
            (CGRect(x: 10, y: 40, width: 60, height: 44), .any, .up, CGPoint(x: 10, y: 84)),
            (CGRect(x: 500, y: 400, width: 100, height: 44), [], .unknown, CGPoint(x: 400, y: 222)),
        ] as [(CGRect, UIPopoverArrowDirection, UIPopoverArrowDirection, CGPoint)])
    func `a popover chooses a side with room and keeps its margins`(
        source: CGRect, permitted: UIPopoverArrowDirection, direction: UIPopoverArrowDirection, origin: CGPoint
    ) {
        let root = pad(), presented = UIViewController()
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 300, height: 400)
        presented.popoverPresentationController?.sourceView = root.view
        presented.popoverPresentationController?.sourceRect = source
        presented.popoverPresentationController?.permittedArrowDirections = permitted
        root.present(presented, animated: false)
        #expect(frame(presented).origin == origin)
        #expect(presented.popoverPresentationController?.arrowDirection == direction)
    }

    @Test func `a popover points at a bar's button`() throws {
        let root = pad(), content = UIViewController()
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let navigation = UINavigationController(rootViewController: content)
        root.view.window?.rootViewController = navigation
        navigation.view.window?.commit()
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 300, height: 200)
        presented.popoverPresentationController?.barButtonItem = content.navigationItem.rightBarButtonItem
        content.present(presented, animated: false)
        let button = try #require(content.navigationItem.rightBarButtonItem?.shownView)
        let edge = button.convert(button.bounds, to: nil).maxY
        #expect(abs(frame(presented).minY - edge) < 0.51 && frame(presented).maxX == 1184)
    }

    // MARK: Adaptation

    private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
        var style = UIModalPresentationStyle.fullScreen
        var announced: UIModalPresentationStyle?
        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
        { style }
        func presentationController(
            _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }
        func presentationController(
            _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { announced = style }
    }

    @Test func `a delegate shows a popover full screen in a navigation controller, which dismisses it`() {
        let root = presenter(), presented = UIViewController(), delegate = Adapting()
        presented.modalPresentationStyle = .popover
        presented.popoverPresentationController?.sourceView = root.view
        presented.presentationController?.delegate = delegate
        root.present(presented, animated: false)
        #expect(presented.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(delegate.announced == .fullScreen && root.view.window == nil)
        presented.dismiss(animated: false)
        #expect(root.presentedViewController == nil && presented.view.window == nil && root.view.window != nil)
    }

    // MARK: Full screen and contexts

    private final class Noting: UIViewController {
        var notes: [String] = []
        override func viewWillAppear(_ animated: Bool) { notes.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { notes.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { notes.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { notes.append("did disappear") }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func `only a full-screen presentation makes its presenter disappear`(style: UIModalPresentationStyle) {
        let root = Noting(), presented = UIViewController()
        presenter().view.window?.rootViewController = root
        root.notes = []
        presented.modalPresentationStyle = style
        root.present(presented, animated: false)
        #expect(root.notes == (style == .fullScreen ? ["will disappear", "did disappear"] : []))
        #expect((root.view.window == nil) == (style == .fullScreen))
        root.notes = []
        root.dismiss(animated: false)
        #expect(root.notes == (style == .fullScreen ? ["will appear", "did appear"] : []) && root.view.window != nil)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func `a presentation over the current context covers the controller that defines it`() {
        let root = presenter(), tabs = UITabBarController(), content = UIViewController(), presented = UIViewController()
        tabs.viewControllers = [content]
        root.view.window?.rootViewController = tabs
        tabs.view.window?.commit()
        content.definesPresentationContext = true
        presented.modalPresentationStyle = .overCurrentContext
        content.present(presented, animated: false)
        #expect(presented.view.superview === content.view.superview && presented.view.frame == content.view.frame)
    }

    @Test func `a shown popover becomes a sheet when its window becomes narrow, and a popover again when it is wide`() throws {
        let root = pad(), presented = UIViewController(), window = try #require(root.view.window)
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 300, height: 200)
        presented.popoverPresentationController?.sourceView = root.view
        presented.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 300, width: 10, height: 10)
        root.present(presented, animated: false)
        #expect(frame(presented).width == 300)
        window.traitOverrides.horizontalSizeClass = .compact
        window.commit()
        #expect(frame(presented).width > 600 && presented.view.window === window)
        window.traitOverrides.horizontalSizeClass = .regular
        window.commit()
        #expect(frame(presented).width == 300)
        root.dismiss(animated: false)
        #expect(presented.view.window == nil && root.presentedViewController == nil)
    }

    @Test(arguments: [true, false]) func `scrolling content at its top makes a sheet larger, if it prefers that`(expands: Bool) throws {
        let root = presenter(), presented = UIViewController(), scroll = UIScrollView()
        presented.view.addSubview(scroll)
        scroll.contentSize = CGSize(width: 300, height: 2000)
        let sheet = try #require(presented.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
        root.present(presented, animated: false)
        root.view.window?.commit()
        scroll.frame = presented.view.bounds
        Person.drag(scroll, by: CGVector(dx: 0, dy: -300))
        #expect((sheet.selectedDetentIdentifier == .large) == expands && (scroll.contentOffset.y > 100) != expands)
        Person.drag(scroll, by: CGVector(dx: 0, dy: -200))
        #expect(scroll.contentOffset.y > 100)
    }

    @Test func `a second sheet pushes the first one back`() throws {
        let root = presenter(on: .classicPro)
        let first = try sheet(root) { _ in }, second = try sheet(first) { _ in }
        expect(frame(second), CGRect(x: 0, y: 69, width: 393, height: 783), within: 0.01)
        expect(frame(first), CGRect(x: 16, y: 59, width: 361, height: 783 * (361 / 393 as CGFloat)), within: 0.01)
        root.dismiss(animated: false)
        #expect(root.view.window?.subviews.count == 1 && first.view.window == nil && second.view.window == nil)
    }

    @Test(arguments: [Phone.pro, .classicPro]) func `a tap on an alert's button closes it and then calls its handler`(phone: Phone) throws {
        let root = presenter(on: phone)
        var log: [String] = []
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log.append("delete") })
        let disabled = UIAlertAction(title: "Never", style: .default) { _ in log.append("never") }
        disabled.isEnabled = false
        alert.addAction(disabled)
        root.present(alert, animated: false)
        root.view.window?.commit()
        #expect(Set(alert.choices.map(\.title)) == ["Cancel", "Delete"])
        Person.tap(try #require(alert.choices.first { $0.title == "Delete" }).view)
        Timeline.current.finish()
        #expect(log == ["delete"] && root.presentedViewController == nil)
    }
}
