import Foundation
import Synchronization
import Testing

@testable import UIKit

/// What a screen changes is gone in the next one.
@MainActor struct EnvironmentTests {
    private func inNewScreen<Result>(_ body: () throws -> Result) rethrows -> Result {
        try ScreenEnvironment(run: .standard, text: .standard).perform(body)
    }

    private func inTwoScreens(_ body: () -> String) -> [String] { [inNewScreen(body), inNewScreen(body)] }

    @Test func `two screens run in turn see the same`() {
        let seen = inTwoScreens {
            let line = [
                "\(UIView.areAnimationsEnabled)", UIAction { _ in }.identifier.rawValue, "\(CATransaction.disableActions())",
                UIApplication.shared.alternateIconName ?? "nil",
            ]
            UIView.setAnimationsEnabled(false)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            UIApplication.shared.setAlternateIconName("Dark")
            return line.joined(separator: " ")
        }
        #expect(seen == ["true Plumb.action.1 false nil", "true Plumb.action.1 false nil"])
    }

    @Test func `what a screen stores in the system's objects is gone in the next one`() {
        let seen = inTwoScreens {
            let app = UIApplication.shared, screen = UIScreen.main, menu = UIMenuController.shared
            let line: [Any?] = [
                UIPasteboard.general.string, app.shortcutItems?.count, app.isIdleTimerDisabled, app.applicationIconBadgeNumber,
                UIDevice.current.isBatteryMonitoringEnabled, screen.brightness, menu.menuItems?.count,
                UIPrintInteractionController.shared.printingItem, NSUbiquitousKeyValueStore.default.string(forKey: "name"),
                UITraitCollection.current.userInterfaceStyle, UIGraphicsGetCurrentContext() == nil,
                objc_getAssociatedObject(UIView.self, Self.key), Selector("onlyBySelector").isKnown(to: Recipient()),
            ]
            UIPasteboard.general.string = "secret"
            app.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
            app.isIdleTimerDisabled = true
            app.applicationIconBadgeNumber = 7
            UIDevice.current.isBatteryMonitoringEnabled = true
            screen.brightness = 0
            menu.menuItems = []
            UIPrintInteractionController.shared.printingItem = "page"
            NSUbiquitousKeyValueStore.default.set("Ada", forKey: "name")
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
            UIGraphicsBeginImageContext(CGSize(width: 8, height: 8))
            objc_setAssociatedObject(UIView.self, Self.key, "left", .OBJC_ASSOCIATION_RETAIN)
            _ = Selector("onlyBySelector", Recipient.onlyBySelector)
            return line.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " ")
        }
        #expect(seen[0] == seen[1])
        #expect(seen[0].hasPrefix("nil nil false 0 false 1.0 nil nil nil"))
    }

    @Test func `a screen's appearance proxies do not style the next one, and the app's style both`() {
        let launch = ScreenEnvironment()
        launch.perform {
            UINavigationBar.appearance().tintColor = .systemGreen
            UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
            let seen = inTwoScreens {
                let window = LabelTests.window(), bar = UINavigationBar(), next = UINavigationBar()
                window.addSubview(bar)
                let line = "\(bar.tintColor == .systemGreen) \(bar.barTintColor == nil) \(bar.standardAppearance.backgroundColor == nil)"
                bar.standardAppearance.backgroundColor = .red
                UINavigationBar.appearance().standardAppearance.backgroundColor = .red
                UINavigationBar.appearance().barTintColor = .red
                UINavigationBar.appearance().tintColor = .red
                window.addSubview(next)
                return line + " \(next.tintColor == .red)"
            }
            #expect(seen == ["true true true true", "true true true true"])
            #expect(UINavigationBar.appearance().tintColor == .systemGreen)
        }
    }

    @Test func `a field that a screen leaves with the keyboard has no keyboard in the next one`() {
        let field = Field()
        let seen = inTwoScreens {
            let line = "\(UIResponder.current == nil)"
            field.becomeFirstResponder()
            return line
        }
        #expect(seen == ["true", "true"])
    }

    @Test func `an action that outlives a screen has a name of its own in the next one`() {
        let shared = inNewScreen { UIAction { _ in } }
        let names = inNewScreen { [UIAction { _ in }.identifier, shared.identifier, UIAction { _ in }.identifier, shared.identifier] }
        #expect(names.map(\.rawValue) == ["Plumb.action.1", "Plumb.action.2", "Plumb.action.3", "Plumb.action.2"])
    }

    @Test func `an observer that a screen leaves is not called in the next one, and the app's own in both`() {
        let launch = ScreenEnvironment(), name = Notification.Name("news"), calls = Calls()
        launch.perform {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in calls.note("app") }
            for screen in ["first", "second"] {
                inNewScreen {
                    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in calls.note(screen) }
                    NotificationCenter.default.post(name: name, object: nil)
                }
            }
        }
        #expect(calls.names.sorted() == ["app", "app", "first", "second"])
    }

    @Test func `user defaults begin with the app's and end with the screen`() {
        ScreenEnvironment().perform {
            UserDefaults.standard.register(defaults: ["unit": "km", "limit": 3])
            let seen = inTwoScreens {
                let defaults = UserDefaults.standard
                let line =
                    "\(defaults.string(forKey: "unit") ?? "nil") \(defaults.integer(forKey: "limit")) \(defaults.bool(forKey: "isOn"))"
                defaults.set("mi", forKey: "unit")
                defaults.set(true, forKey: "isOn")
                defaults.removeObject(forKey: "limit")
                return line + " \(defaults.string(forKey: "unit") ?? "nil") \(defaults.bool(forKey: "isOn"))"
            }
            #expect(seen == ["km 3 false mi true", "km 3 false mi true"])
        }
    }

    @Test func `a block that a screen leaves on a queue runs in that screen's environment`() async {
        inNewScreen {
            DispatchQueue.main.async { MainActor.assumeIsolated { UIView.setAnimationsEnabled(false) } }
            DispatchQueue.global().async {
                DispatchQueue.main.async { MainActor.assumeIsolated { UIView.setAnimationsEnabled(false) } }
            }
        }
        let next = ScreenEnvironment(run: .standard, text: .standard)
        let isEnabled = await next.performWithQueues {
            await MainQueue.settle(pools: true)
            return UIView.areAnimationsEnabled
        }
        #expect(isEnabled)
    }

    @Test func `long work on another queue is waited for, and work that waits for the screen is not`() async {
        let done = Calls(), gate = DispatchSemaphore(value: 0)
        await ScreenEnvironment(run: .standard, text: .standard).performWithQueues {
            DispatchQueue.global(qos: .background).async {
                usleep(50_000)
                DispatchQueue.main.async { done.note("long") }
            }
            DispatchQueue(label: "waits").async { gate.wait() }
            await MainQueue.settle(pools: true)
        }
        gate.signal()
        #expect(done.names == ["long"])
    }

    @Test func `a gesture that a screen leaves half done is not waited for in the next one`() {
        let seen = inTwoScreens {
            let line = "\(TouchDelivery.watchers(except: UITapGestureRecognizer()).count)"
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            view.addGestureRecognizer(UITapGestureRecognizer())
            UIApplication.shared.sendEvent(UIEvent(touches: [UITouch(at: CGPoint(x: 20, y: 20), in: view, tapCount: 1)]))
            return line
        }
        #expect(seen == ["0", "0"])
    }

    private static let key = unsafe UnsafeRawPointer(bitPattern: 77)!

    private final class Calls: Sendable {
        private let noted = Mutex<[String]>([])
        var names: [String] { noted.withLock { $0 } }
        func note(_ name: String) { noted.withLock { $0.append(name) } }
    }

    private final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
    private final class Recipient: NSObject { func onlyBySelector() {} }
}
