import Foundation
import Snapshots
import UIKit

/// A screen that changes everything it can reach, and leaves it so.
final class HostileController: UIViewController {
    enum Mischief: String, CaseIterable, Sendable {
        case animationsOff, appearance, transaction, notifications, pasteboard, icon, traits, timer, deferredBlock, delayedBlock, drawing
        case keyboard, window, associatedObject, actions, methods, defaults, device, missingAssets, endlessAnimation, randomNumbers
        case observation, observer, gesture, loop, menus
    }

    private static var kept: [Any] = []
    private let mischief: [Mischief]

    init(_ mischief: [Mischief]) {
        self.mischief = mischief
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns a job that shows the screen in a cell.
    static func job(_ mischief: [Mischief], in cell: Cell) -> Renderer.Job {
        let screen = Screen("Hostile") { HostileController(mischief) }
        return Renderer.Job(Case(name: "Hostile", source: .screen(screen)), in: cell)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for kind in mischief { run(kind) }
    }

    private func run(_ kind: Mischief) {
        switch kind {
        case .animationsOff: UIView.setAnimationsEnabled(false)
        case .appearance: Self.paintEverything()
        case .transaction:
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setAnimationDuration(30)
        case .notifications: postEverything()
        case .pasteboard: UIPasteboard.general.string = "left behind"
        case .icon:
            UIApplication.shared.setAlternateIconName("Dark")
            UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "left", localizedTitle: "Left")]
            UIApplication.shared.isIdleTimerDisabled = true
        case .traits:
            UITraitCollection.current = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(layoutDirection: .rightToLeft),
            ])
            view.window?.overrideUserInterfaceStyle = .dark
        case .timer:
            Timer.scheduledTimer(
                timeInterval: 0.01, target: self, selector: Selector("tick", HostileController.tick), userInfo: nil, repeats: true)
            perform(Selector("tick", HostileController.tick), with: nil, afterDelay: 0)
        case .deferredBlock: DispatchQueue.main.async { MainActor.assumeIsolated(Self.paintEverything) }
        case .delayedBlock:
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { MainActor.assumeIsolated(Self.paintEverything) }
        case .drawing:
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 5), true, 1)
            UIColor.red.setFill()
        case .keyboard:
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            view.addSubview(field)
            field.becomeFirstResponder()
            Self.kept.append(field)
        default: leave(kind)
        }
    }

    private func leave(_ kind: Mischief) {
        switch kind {
        case .window:
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.windowLevel = .alert
            window.overrideUserInterfaceStyle = .dark
            window.makeKeyAndVisible()
            Self.kept.append(window)
        case .associatedObject:
            guard let key = unsafe UnsafeRawPointer(bitPattern: 99) else { return }
            unsafe objc_setAssociatedObject(UIColor.systemBackground, key, "left", .OBJC_ASSOCIATION_RETAIN)
            unsafe objc_setAssociatedObject(UIApplication.shared, key, self, .OBJC_ASSOCIATION_RETAIN)
        case .actions: for _ in 0..<5 { Self.kept.append(UIAction { _ in }) }
        case .methods:
            let name = Selector("tick", HostileController.tick)
            if let one = class_getInstanceMethod(UIView.self, name), let two = class_getInstanceMethod(UILabel.self, name) {
                method_exchangeImplementations(one, two)
            }
        case .defaults:
            NSUbiquitousKeyValueStore.default.set("left", forKey: "name")
            UserDefaults.standard.set(true, forKey: "left")
        case .device:
            UIScreen.main.brightness = 0.1
            UIDevice.current.isBatteryMonitoringEnabled = true
        case .missingAssets: _ = (UIImage(named: "nobody has this"), UIFont(name: "Nobody-Bold", size: 9), UIColor(named: "nowhere"))
        case .endlessAnimation:
            UIView.animate(withDuration: 9, delay: 0, options: [.repeat, .autoreverse]) { self.view.alpha = 0.5 }
        case .randomNumbers: for _ in 0..<7 { _ = (Int.random(in: 0...9, using: &SimulatedRun.generator), SimulatedRun.uuid()) }
        case .observation:
            Self.kept.append(view.observe(\.alpha) { _, _ in Self.paintEverything() })
        case .observer:
            let names = [
                UIWindow.didBecomeKeyNotification, UIResponder.keyboardWillShowNotification, UIWindow.didBecomeVisibleNotification,
            ]
            for name in names {
                let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated(Self.paintEverything)
                }
                Self.kept.append(token)
            }
        case .gesture:
            view.addGestureRecognizer(UITapGestureRecognizer())
            UIApplication.shared.sendEvent(UIEvent(touches: [UITouch(at: CGPoint(x: 5, y: 5), in: view, tapCount: 1)]))
            Self.kept.append(view as Any)
        case .loop: view.addSubview(LoopingView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        default: UIMenuController.shared.setMenuVisible(true, animated: false)
        }
    }

    private func tick() { UIView.setAnimationsEnabled(false) }

    private func postEverything() {
        let center = NotificationCenter.default
        center.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        center.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        center.post(name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    }

    /// Styles whatever is made from now on.
    private static func paintEverything() {
        UIView.setAnimationsEnabled(false)
        UINavigationBar.appearance().barTintColor = .red
        UINavigationBar.appearance().tintColor = .green
        UINavigationBar.appearance().standardAppearance.backgroundColor = .red
        UINavigationBar.appearance().prefersLargeTitles = true
        UITabBar.appearance().barTintColor = .red
        UIToolbar.appearance().tintColor = .purple
        CATransaction.begin()
    }
}

/// A view that keeps asking for layout.
private final class LoopingView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
    }
}
